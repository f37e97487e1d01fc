use rules::{AnyGame, Game, Path, Sowing, Step, with_line};

use crate::wire::LastTurn;

/// The last turn, with what it brought about.
pub(super) fn last_turn(line: &AnyGame) -> Option<LastTurn> {
    let ply = line.ply().checked_sub(1)?;
    let path = with_line!(line, line => line.paths().next_back().cloned())?;
    let sowing = sowing(line, ply, &path);
    Some(LastTurn {
        side: line.mover(ply)?.into(),
        text: line.turn_text(ply)?,
        places: path.places().to_vec(),
        captured: line.steps(ply).into_iter().map(captured).sum(),
        another_turn: sowing.as_ref().is_some_and(|sowing| sowing.another_turn),
        grand_slam: sowing.is_some_and(|sowing| sowing.grand_slam),
    })
}

/// What the rules foretold of the ply, where it was a sowing.
fn sowing(line: &AnyGame, ply: usize, path: &Path) -> Option<Sowing> {
    let &[house] = path.places() else { return None };
    let choices = with_line!(line, line => line.before(ply)?.continuations(&[])).ok()?;
    choices.next.into_iter().find(|choice| choice.to == house)?.sowing
}

fn captured(step: Step) -> u8 {
    match step {
        Step::Take { .. } => 1,
        Step::Capture { count, .. } => count,
        Step::Move { .. }
        | Step::Crown { .. }
        | Step::Lift { .. }
        | Step::Sow { .. }
        | Step::Sweep { .. } => 0,
    }
}
