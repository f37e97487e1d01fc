//! Kalah, one stone at a time.

use super::{End, Oracle, Table};

pub(crate) struct Kalah;

/// Where a stone falls.
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    House(usize, usize),
    Store(usize),
}

/// The next spot on the mover's way round, which leaves out the opponent's store.
fn next(spot: Spot, mover: usize) -> Spot {
    let enemy = 1 - mover;
    match spot {
        Spot::House(side, 5) if side == mover => Spot::Store(mover),
        Spot::House(_, 5) => Spot::House(mover, 0),
        Spot::House(side, house) => Spot::House(side, house + 1),
        Spot::Store(_) => Spot::House(enemy, 0),
    }
}

impl Oracle for Kalah {
    fn is_position(_table: &Table) -> bool {
        true
    }

    fn legal(table: &Table) -> Vec<usize> {
        (0..6).filter(|house| table.houses[table.to_move][*house] > 0).collect()
    }

    fn play(table: &Table, house: usize) -> Table {
        let mut table = table.clone();
        let mover = table.to_move;
        let enemy = 1 - mover;
        let mut hand = table.houses[mover][house];
        table.houses[mover][house] = 0;
        let mut spot = Spot::House(mover, house);
        let mut was_empty = false;
        while hand > 0 {
            spot = next(spot, mover);
            let place = match spot {
                Spot::House(side, house) => &mut table.houses[side][house],
                Spot::Store(side) => &mut table.stores[side],
            };
            was_empty = *place == 0;
            *place += 1;
            hand -= 1;
        }
        if let Spot::House(side, house) = spot {
            let opposite = 5 - house;
            if side == mover && was_empty && table.houses[enemy][opposite] > 0 {
                table.stores[mover] += table.houses[enemy][opposite] + 1;
                table.houses[enemy][opposite] = 0;
                table.houses[mover][house] = 0;
            }
        }
        if spot != Spot::Store(mover) {
            table.to_move = enemy;
        }
        table
    }

    fn end(boards: &[Table]) -> Option<End> {
        let mut table = boards.last()?.clone();
        if table.row_sum(0) > 0 && table.row_sum(1) > 0 {
            return None;
        }
        table.sweep_row(0);
        table.sweep_row(1);
        Some(End { reason: "houses_empty", table })
    }
}
