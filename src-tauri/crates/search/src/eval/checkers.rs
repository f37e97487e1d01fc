use rules::checkers::{Checkers, Turn};
use rules::{Ending, Game as _, Side};

use super::leaping;
use crate::found::Found;
use crate::judge::{Judge, Weighing};
use crate::knowledge::{Asked, Knowledge, Outlook};

use super::leaping::MOST_LEARNED;

const MAN: i32 = 100;
const KING: i32 = 160;
/// For each row a man has advanced.
const ROW: i32 = 3;
/// For each man on its own back row: there nothing is crowned.
const BACK_ROW_MAN: i32 = 8;
/// For each king on one of the eight central squares.
const CENTRAL_KING: i32 = 6;

/// Ahead: for each piece that has left the board. The fewer there are, the more one more of them weighs.
const TRADED: i32 = 2;
/// Ahead: against each king, for each row or column between it and the nearest enemy.
const KING_AWAY: i32 = 2;

/// Squares 10, 11, 14, 15, 18, 19, 22 and 23.
const CENTRE: u32 = squares(&[10, 11, 14, 15, 18, 19, 22, 23]);

const SOUTHS_BACK_ROW: u32 = 0x0000_000f;
const NORTHS_BACK_ROW: u32 = 0xf000_0000;

/// Rows are counted from 0 at South's back row. A row's number is the sum of the powers of two whose squares
/// hold it: the odd rows, rows 2, 3, 6 and 7, and the upper four.
const ROWS: [(u32, i32); 3] = [(0xf0f0_f0f0, 1), (0xff00_ff00, 2), (0xffff_0000, 4)];

const fn squares(numbers: &[u8]) -> u32 {
    let mut set = 0;
    let mut at = 0;
    while at < numbers.len() {
        set |= 1 << (numbers[at] - 1);
        at += 1;
    }
    set
}

impl Judge for Checkers {
    const UNIT: i32 = 1;
    const MUST_CAPTURE: bool = true;
    const MARGIN: bool = false;
    const SLOTS: usize = 32 * 32;

    #[inline]
    fn slot(turn: Turn) -> usize {
        usize::from(turn.from.wrapping_sub(1) & 31) * 32 + usize::from(turn.to.wrapping_sub(1) & 31)
    }

    #[inline]
    fn gain(&self, turn: Turn) -> i32 {
        turn.taken.count_ones() as i32
    }

    #[inline]
    fn can_gain(&self) -> bool {
        self.can_capture()
    }

    fn evaluate(&self, weighing: Weighing) -> i32 {
        if weighing == Weighing::Learned
            && let Some(score) = super::learned(self)
        {
            return score.clamp(-MOST_LEARNED, MOST_LEARNED);
        }
        let [south, north] = Side::BOTH.map(|side| material(self, side));
        let mut score = south - north;
        if weighing != Weighing::Material {
            score += standing(self, Side::South) - standing(self, Side::North);
            score += match south.cmp(&north) {
                std::cmp::Ordering::Greater => pressed_home(self, Side::South),
                std::cmp::Ordering::Less => -pressed_home(self, Side::North),
                std::cmp::Ordering::Equal => 0,
            };
        }
        if self.side() == Side::South { score } else { -score }
    }

    fn settled(&self, ending: Ending, ply: usize) -> i32 {
        leaping::settled(self, ending, ply)
    }

    fn broken_off(&self, ending: Ending, ply: usize) -> i32 {
        leaping::broken_off(self, ending, ply)
    }

    fn bounds(&self) -> (i32, i32) {
        leaping::BOUNDS
    }

    fn outlook(&self, knowledge: &Knowledge, quiet: u16) -> Option<Outlook> {
        knowledge.checkers()?.outlook(self, quiet)
    }

    #[inline]
    fn known(&self, knowledge: &Knowledge, asked: Asked) -> Option<Found> {
        knowledge.checkers()?.found(self, asked)
    }
}

fn count(squares: u32) -> i32 {
    squares.count_ones() as i32
}

fn material(position: &Checkers, side: Side) -> i32 {
    MAN * count(position.men(side)) + KING * count(position.kings(side))
}

/// How a side's pieces stand.
fn standing(position: &Checkers, side: Side) -> i32 {
    let men = position.men(side);
    let (advanced, back_row) = match side {
        Side::South => (men, SOUTHS_BACK_ROW),
        Side::North => (men.reverse_bits(), NORTHS_BACK_ROW),
    };
    let rows: i32 = ROWS.iter().map(|(squares, rows)| rows * count(advanced & squares)).sum();
    ROW * rows + BACK_ROW_MAN * count(men & back_row) + CENTRAL_KING * count(position.kings(side) & CENTRE)
}

/// Ahead, a side trades and walks its kings to the enemy.
fn pressed_home(position: &Checkers, side: Side) -> i32 {
    let enemies = position.men(!side) | position.kings(!side);
    let own = position.men(side) | position.kings(side);
    let traded = 24 - count(own) - count(enemies);
    let away: i32 = each(position.kings(side)).map(|king| to_nearest(king, enemies)).sum();
    TRADED * traded - KING_AWAY * away
}

/// The distance of a square to the nearest of the enemies, in king's moves.
fn to_nearest(square: u32, enemies: u32) -> i32 {
    each(enemies).map(|enemy| distance(square, enemy)).min().unwrap_or(0)
}

/// Moves a king needs between two squares on an empty board. Squares and columns count from 0 here.
fn distance(a: u32, b: u32) -> i32 {
    let row = |square: u32| square as i32 / 4;
    // Odd rows lie half a square, that is one column, off.
    let column = |square: u32| 2 * (square as i32 % 4) + 1 - row(square) % 2;
    (row(a) - row(b)).abs().max((column(a) - column(b)).abs())
}

/// The squares of a set, counted from 0.
fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (square < 32).then_some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(position: &str) -> i32 {
        Checkers::parse(position).map_or(i32::MIN, |(position, _)| position.evaluate(Weighing::Whole))
    }

    #[test]
    fn the_start_is_even() {
        assert_eq!(Checkers::start(Side::South).evaluate(Weighing::Whole), 0);
    }

    #[test]
    fn a_row_advanced_is_worth_three_and_the_back_row_eight() {
        // Both on the second row; then South's goes on one row, or back to its own.
        assert_eq!(worth("B:W25:B8"), 0);
        assert_eq!(worth("B:W25:B12"), 3);
        assert_eq!(worth("B:W25:B4"), 8 - 3);
        assert_eq!(worth("W:W25:B12"), -3);
    }

    #[test]
    fn a_king_in_the_centre_is_worth_six_more() {
        assert_eq!(worth("B:WK1:BK18"), 6);
        assert_eq!(worth("B:WK1:BK17"), 0);
    }

    #[test]
    fn ahead_a_king_is_worth_sixty_more_than_a_man_and_walks_to_the_enemy() {
        // 22 pieces are traded, and the king is two moves from the man on the second row.
        assert_eq!(worth("B:W25:BK17"), 160 - 100 - 3 + TRADED * 22 - KING_AWAY * 2);
        assert!(worth("B:W25:BK17") > worth("B:W25:BK3"));
    }

    #[test]
    fn ahead_fewer_pieces_are_better() {
        assert!(worth("B:WK29,K30:BK1,K2,K3") < worth("B:WK29:BK1,K2"));
    }

    #[test]
    fn a_kings_way_is_counted_along_the_diagonals() {
        // Squares count from 0 here.
        assert_eq!([distance(0, 4), distance(0, 5), distance(0, 31), distance(3, 28)], [1, 1, 7, 7]);
        assert_eq!(distance(14, 14), 0);
    }
}
