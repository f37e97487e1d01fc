use std::fmt::Write as _;

use super::lists::{List, Reader, write_list};
use super::{LineRules, Men};
use crate::{Game, HistoryRules, Path, PositionError, Side, TurnError};

/// Reads `S:S1-16:N22-37:0`: side to move, South's men, North's men, plies since the last capture.
pub(super) fn read_position<R: LineRules>(text: &str) -> Result<(Men<R>, u16), PositionError> {
    let mut reader = Reader::new(text);
    let side = read_side(&mut reader)?;
    reader.expect(b':')?;
    let mut men = [0; 2];
    for owner in Side::BOTH {
        reader.expect(owner.letter() as u8)?;
        men[owner.index()] = reader.list(R::SHAPE.points(), false)?.men;
        reader.expect(b':')?;
    }
    let quiet = reader.number(quiet_limit(R::HISTORY))?;
    reader.end()?;
    let [south, north] = men;
    check_men::<R>(south, north)?;
    Ok((Men::from_bits(south, north, side), quiet))
}

fn quiet_limit(history: HistoryRules) -> u16 {
    history.quiet.map_or(u16::MAX, |(limit, _)| limit)
}

fn read_side(reader: &mut Reader) -> Result<Side, PositionError> {
    Side::BOTH
        .into_iter()
        .find(|side| reader.take(side.letter() as u8))
        .ok_or_else(|| reader.error("expected 'S' or 'N'"))
}

fn check_men<R: LineRules>(south: u64, north: u64) -> Result<(), PositionError> {
    if south & north != 0 {
        let point = (south & north).trailing_zeros() + 1;
        return Err(PositionError::Impossible(format!("both sides stand on point {point}")));
    }
    if south | north == 0 {
        return Err(PositionError::Impossible("no man stands on the board".to_owned()));
    }
    for (side, men) in [("South", south), ("North", north)] {
        if men.count_ones() > u32::from(R::MEN) {
            return Err(PositionError::Impossible(format!("{side} has more than {} men", R::MEN)));
        }
    }
    Ok(())
}

/// Writes a position as [`read_position`] reads it.
pub(super) fn write_position<R: LineRules>(position: &Men<R>, quiet: u16) -> String {
    let mut text = format!("{}:S", position.side());
    write_list(&mut text, List { men: position.men(Side::South), kings: 0 });
    text.push_str(":N");
    write_list(&mut text, List { men: position.men(Side::North), kings: 0 });
    let _ = write!(text, ":{quiet}");
    text
}

/// Writes `12-17` for a step, `12x22x24` for jumps: no jump of these boards lands on a neighbour.
pub(super) fn write_turn<R: LineRules>(path: &Path) -> String {
    let separator = if is_step::<R>(path) { '-' } else { 'x' };
    let mut text = String::new();
    for (i, place) in path.places().iter().enumerate() {
        if i > 0 {
            text.push(separator);
        }
        let _ = write!(text, "{place}");
    }
    text
}

/// Whether a path of two places is a step rather than a jump.
pub(super) fn is_step<R: LineRules>(path: &Path) -> bool {
    matches!(*path.places(), [a, b] if a > 0 && b > 0 && R::SHAPE.adjacent(a - 1, b - 1))
}

/// Reads a turn's text as places, without asking whether it is legal.
pub(super) fn read_path<R: LineRules>(text: &str) -> Result<Path, TurnError> {
    let wrong = |what| TurnError::syntax(text, what);
    let separator = match (text.contains('-'), text.contains('x')) {
        (true, false) => '-',
        (false, true) => 'x',
        _ => return Err(wrong("a step is written 12-17, jumps 12x22x24")),
    };
    let mut path = Path::default();
    let mut count = 0;
    for part in text.split(separator) {
        let canonical = matches!(part.as_bytes(), [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        let point = part.parse::<u8>().ok().filter(|point| canonical && *point <= R::SHAPE.points());
        path.push(point.ok_or_else(|| wrong("a place that is no point of the board"))?);
        count += 1;
    }
    if count != path.places().len() {
        return Err(wrong("more landings than there are men to jump"));
    }
    if (separator == '-') != is_step::<R>(&path) {
        return Err(TurnError::illegal(text, "'-' is for a step to a neighbour, 'x' for jumps"));
    }
    Ok(path)
}
