//! What a board shows, and that its steps lead from one to the next.

use rules::{Board, Game, Side, Step, sow};

use crate::playouts::{after, listed, playouts, positions};

pub(crate) fn a_board_with_its_steps_applied_is_the_board_after<G: Game>() {
    for (position, paths) in listed::<G>(3) {
        for path in &paths {
            let mut board = position.board();
            position.steps(path).into_iter().for_each(|step| board.apply(step));
            let turn = position.write_turn(path);
            assert_eq!(board, after(&position, path).board(), "{turn} in {}", position.text(0));
        }
    }
}

pub(crate) fn the_final_sweep_leads_to_the_shown_board<G: Game>() {
    for playout in playouts::<G>().filter(|playout| playout.line.ply() > 0) {
        let line = &playout.line;
        let last = line.ply() - 1;
        let mut board = line.before(last).unwrap().board();
        line.steps(last).into_iter().for_each(|step| board.apply(step));
        assert_eq!(board, line.shown().board());

        let reason = line.outcome().unwrap().ending.reason;
        let mut swept = line.position().board();
        for step in line.position().sweeps(reason) {
            assert!(matches!(step, Step::Sweep { .. }));
            swept.apply(step);
        }
        assert_eq!(swept, line.shown().board());
    }
}

pub(crate) fn pieces_only_leave_and_seeds_stay_forty_eight<G: Game>() {
    for (position, paths) in listed::<G>(3) {
        let before = position.board();
        for path in &paths {
            let next = after(&position, path).board();
            let takes = position.steps(path).iter().filter(|step| matches!(step, Step::Take { .. })).count();
            for side in Side::BOTH {
                let lost = if side == position.side() { 0 } else { takes };
                assert_eq!(pieces(&next, side) + lost, pieces(&before, side), "{}", position.text(0));
            }
            assert_eq!(seeds(&next), seeds(&before));
        }
        assert!(matches!(seeds(&before), None | Some(48)));
    }
}

fn pieces(board: &Board, side: Side) -> usize {
    match board {
        Board::Leap(pieces) => pieces.iter().filter(|piece| piece.side == side).count(),
        Board::Sow(_) => 0,
    }
}

fn seeds(board: &Board) -> Option<u32> {
    match board {
        Board::Leap(_) => None,
        Board::Sow(places) => Some(places.iter().map(|seeds| u32::from(*seeds)).sum()),
    }
}

pub(crate) fn the_score_is_what_the_board_shows<G: Game>() {
    for position in positions::<G>(1) {
        let board = position.board();
        let shown = Side::BOTH.map(|side| match &board {
            Board::Leap(_) => pieces(&board, side) as u8,
            Board::Sow(places) => places[usize::from(sow::store_of(side))],
        });
        assert_eq!(position.score(), shown);
        if let Board::Leap(pieces) = board {
            assert!(pieces.windows(2).all(|pair| pair[0].at < pair[1].at), "ascending by place");
        }
    }
}
