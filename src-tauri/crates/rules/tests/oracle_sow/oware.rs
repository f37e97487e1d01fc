//! Oware, one seed at a time.

use super::{End, Oracle, Table};

pub(crate) struct Oware;

/// Every turn that holds a seed, feeding or not, and the board after it.
fn sow(table: &Table, house: usize) -> Table {
    let mut table = table.clone();
    let mover = table.to_move;
    let enemy = 1 - mover;
    let mut hand = table.houses[mover][house];
    table.houses[mover][house] = 0;
    let origin = (mover, house);
    let mut at = origin;
    while hand > 0 {
        at = if at.1 < 5 { (at.0, at.1 + 1) } else { (1 - at.0, 0) };
        if at != origin {
            table.houses[at.0][at.1] += 1;
            hand -= 1;
        }
    }
    let mut captured = Vec::new();
    if at.0 == enemy {
        for house in (0..=at.1).rev() {
            if table.houses[enemy][house] != 2 && table.houses[enemy][house] != 3 {
                break;
            }
            captured.push(house);
        }
    }
    let taken: u32 = captured.iter().map(|house| table.houses[enemy][*house]).sum();
    if taken < table.row_sum(enemy) {
        for house in captured {
            table.houses[enemy][house] = 0;
        }
        table.stores[mover] += taken;
    }
    table.to_move = enemy;
    table
}

fn decided_by_stores(table: &Table) -> Option<&'static str> {
    match table.stores {
        [24, 24] => Some("all_captured_even"),
        [south, north] if south > 24 || north > 24 => Some("majority"),
        _ => None,
    }
}

impl Oracle for Oware {
    fn is_position(table: &Table) -> bool {
        table.row_sum(table.to_move) > 0 || decided_by_stores(table).is_some()
    }

    fn legal(table: &Table) -> Vec<usize> {
        let enemy = 1 - table.to_move;
        (0..6)
            .filter(|house| table.houses[table.to_move][*house] > 0)
            .filter(|house| table.row_sum(enemy) > 0 || sow(table, *house).row_sum(enemy) > 0)
            .collect()
    }

    fn play(table: &Table, house: usize) -> Table {
        sow(table, house)
    }

    fn end(boards: &[Table]) -> Option<End> {
        let mut table = boards.last()?.clone();
        if let Some(reason) = decided_by_stores(&table) {
            return Some(End { reason, table });
        }
        if Self::legal(&table).is_empty() {
            let mover = table.to_move;
            table.sweep_row(mover);
            return Some(End { reason: "cannot_feed", table });
        }
        let stood = boards.iter().filter(|board| **board == table).count();
        let in_stores = table.stores;
        let since_capture = boards.iter().rev().take_while(|board| board.stores == in_stores).count() - 1;
        let reason = if stood >= 2 {
            "repetition"
        } else if since_capture >= 100 {
            "quiet"
        } else {
            return None;
        };
        table.sweep_row(0);
        table.sweep_row(1);
        Some(End { reason, table })
    }
}
