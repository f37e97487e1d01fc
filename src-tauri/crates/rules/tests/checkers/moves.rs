//! How pieces move and capture.

use std::collections::HashSet;

use rules::checkers::Checkers;
use rules::{Board, Game, Piece, Side};

use crate::{after, legal, position};

#[test]
fn twelve_men_a_side_start_on_the_three_lower_rows_and_black_moves_first() {
    let start = Checkers::start(Side::South);
    assert_eq!(start, position("B:W21-32:B1-12"));
    assert_eq!(start.side(), Side::South);
    assert_eq!(legal(&start), ["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]);
}

#[test]
fn white_may_be_set_to_begin() {
    let start = Checkers::start(Side::North);
    assert_eq!(start, position("W:W21-32:B1-12"));
    assert_eq!(legal(&start), ["21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"]);
}

#[test]
fn a_man_steps_forward_only() {
    assert_eq!(legal(&position("B:W32:B14")), ["14-17", "14-18"]);
    assert_eq!(legal(&position("W:W14:B1")), ["14-10", "14-9"]);
}

#[test]
fn a_man_steps_to_empty_squares_only() {
    assert_eq!(legal(&position("B:W32:B14,17,22")), ["14-18", "17-21", "22-25", "22-26"]);
    assert_eq!(legal(&position("B:W17,21:B14")), ["14-18"]);
}

#[test]
fn at_the_edge_there_is_one_way_on() {
    assert_eq!(legal(&position("B:W32:B4,5")), ["4-8", "5-9"]);
    assert_eq!(legal(&position("W:W28,29:B1")), ["28-24", "29-25"]);
}

#[test]
fn a_king_steps_one_square_any_way() {
    assert_eq!(legal(&position("B:W32:BK14")), ["14-10", "14-17", "14-18", "14-9"]);
    assert_eq!(legal(&position("W:WK29:B1")), ["29-25"]);
}

#[test]
fn a_man_captures_forward_only() {
    assert_eq!(legal(&position("B:W17:B14")), ["14x21"]);
    assert_eq!(legal(&position("B:W9,10:B14")), ["14-17", "14-18"]);
    assert_eq!(legal(&position("W:W14:B18")), ["14-10", "14-9"]);
}

#[test]
fn a_man_does_not_capture_backward_within_a_chain_either() {
    // After 14x23 a king could go on over 19.
    assert_eq!(legal(&position("B:W18,19:B14")), ["14x23"]);
    assert_eq!(legal(&position("B:W18,19:BK14")), ["14x23x16"]);
}

#[test]
fn a_king_captures_any_way_but_only_its_neighbour() {
    assert_eq!(legal(&position("B:W9,10,17,18:BK14")), ["14x21", "14x23", "14x5", "14x7"]);
    assert_eq!(legal(&position("B:W23:BK14")), ["14-10", "14-17", "14-18", "14-9"]);
}

#[test]
fn a_piece_at_the_edge_or_with_another_behind_it_cannot_be_captured() {
    assert_eq!(legal(&position("B:W13:B9")), ["9-14"]);
    assert_eq!(legal(&position("B:W18,23:B14")), ["14-17"]);
    assert_eq!(legal(&position("B:W18:B14,23")), ["14-17", "23-26", "23-27"]);
}

#[test]
fn capturing_is_compulsory() {
    let board = position("B:W18,32:B1,14");
    assert_eq!(legal(&board), ["14x23"]);
    for turn in ["14-17", "1-5"] {
        let error = board.read_turn(turn).unwrap_err().to_string();
        assert!(error.contains("capturing is compulsory"), "{error}");
    }
}

#[test]
fn any_capture_may_be_chosen_the_longest_is_not_required() {
    // 11x18x25 takes two men, 11x20 and 6x13 one each.
    let board = position("B:W9,15,16,22:B6,11");
    assert_eq!(legal(&board), ["11x18x25", "11x20", "6x13"]);
}

#[test]
fn a_capture_goes_on_to_its_end() {
    let board = position("B:W15,22:B11");
    assert_eq!(legal(&board), ["11x18x25"]);
    let error = board.read_turn("11x18").unwrap_err().to_string();
    assert!(error.contains("can jump on, so it must"), "{error}");
}

#[test]
fn the_way_is_free_where_a_capture_branches() {
    assert_eq!(legal(&position("B:W15,22,23:B11")), ["11x18x25", "11x18x27"]);
}

#[test]
fn only_the_piece_that_captures_goes_on() {
    let board = position("B:W15,23:B11,19");
    assert_eq!(legal(&board), ["11x18x27", "19x26"]);
    assert_eq!(after(&board, "19x26"), position("W:W15:B11,26"));
}

#[test]
fn a_jumped_piece_cannot_be_jumped_twice() {
    // Back over 18 the king would come home to 22, which counts as empty.
    assert_eq!(legal(&position("B:W18:BK22")), ["22x15"]);
}

#[test]
fn the_origin_of_the_capturing_piece_counts_as_empty() {
    let board = position("W:WK31:B18,19,26,27");
    assert_eq!(legal(&board), ["31x22x15x24x31", "31x24x15x22x31"]);
    assert_eq!(after(&board, "31x22x15x24x31"), position("B:WK31:B"));
}

#[test]
fn a_king_may_pass_its_origin_and_go_on() {
    // Home on 15 after the ring, it can still jump over 10; or do so at once.
    let board = position("B:W10,18,19,26,27:BK15");
    assert_eq!(legal(&board), ["15x22x31x24x15x6", "15x24x31x22x15x6", "15x6"]);
}

#[test]
fn a_man_that_reaches_the_far_row_is_crowned() {
    assert_eq!(after(&position("B:W5:B25"), "25-29"), position("W:W5:BK29"));
    assert_eq!(after(&position("W:W7:B12"), "7-2"), position("B:WK2:B12"));
    assert_eq!(after(&position("B:W5,26:B22"), "22x31"), position("W:W5:BK31"));
}

#[test]
fn crowning_ends_the_turn() {
    // From 31 a king could go on over 27; a king that was one before does.
    assert_eq!(legal(&position("B:W26,27:B22")), ["22x31"]);
    assert_eq!(legal(&position("B:W26,27:BK22")), ["22x31x24"]);
    assert_eq!(legal(&position("W:W11:B6,7")), ["11x2"]);
}

#[test]
fn a_king_keeps_its_crown_wherever_it_goes() {
    assert_eq!(after(&position("B:W5:BK29"), "29-25"), position("W:W5:BK25"));
    assert_eq!(after(&position("B:W5,18:BK14"), "14x23"), position("W:W5:BK23"));
}

#[test]
fn captured_kings_lose_their_crown_with_the_board() {
    let board = after(&position("B:W5,K18:B14"), "14x23");
    assert_eq!(board, position("W:W5:B23"));
    assert_eq!((board.kings(Side::South), board.kings(Side::North)), (0, 0));
}

#[test]
fn the_score_counts_men_and_kings_alike() {
    assert_eq!(position("B:W5,K18:B14,20,K1").score(), [3, 2]);
}

#[test]
fn the_board_shows_every_piece_by_square() {
    let piece = |at, side, king| Piece { at, side, king };
    let shown = position("B:WK3,9:B2,K31").board();
    let expected = [
        piece(2, Side::South, false),
        piece(3, Side::North, true),
        piece(9, Side::North, false),
        piece(31, Side::South, true),
    ];
    assert_eq!(shown, Board::Leap(expected.to_vec()));
}

#[test]
fn a_position_turned_shows_it_from_the_other_side() {
    assert_eq!(position("B:WK3,9,10:B2,K31").turned(), position("W:W31,K2:BK30,24,23"));
    assert_eq!(Checkers::turned_place(1), 32);
    assert_eq!(Checkers::turned_place(18), 15);
}

#[test]
fn paths_with_one_result_are_one_turn_to_search() {
    let board = position("W:WK31:B18,19,26,27");
    let mut turns = Vec::new();
    board.turns(&mut turns);
    assert_eq!((board.count_written(), turns.len()), (2, 1));
    assert_eq!((turns[0].from, turns[0].to, turns[0].taken.count_ones()), (31, 31, 4));
    assert!(legal(&board).contains(&board.write_turn(&board.path_of(turns[0]))));
}

/// A circle back to its origin leaves a king where it was, so two kings that both circled over the same
/// pieces would make one result of two turns. The rules leave no room for that: every set of pieces to jump
/// inside the board, with two kings anywhere among the squares they could be jumped from.
#[test]
fn no_two_kings_can_circle_over_the_same_pieces() {
    let inside = |row: u8, column: u8| 4 * row + column + 1;
    // Jumped pieces lie on rows of one parity, the squares jumped from on the other.
    for parity in 0..2u8 {
        let prey: Vec<u8> = (1..=6u8)
            .filter(|row| row % 2 == parity)
            .flat_map(|row| (0..3u8).map(move |column| inside(row, column + row % 2)))
            .collect();
        let stands: Vec<u8> = (0..8u8)
            .filter(|row| row % 2 != parity)
            .flat_map(|row| (0..4u8).map(move |column| inside(row, column)))
            .collect();
        for set in 1..1u32 << prey.len() {
            let white = (0..prey.len()).filter(|n| set >> n & 1 == 1).map(|n| format!("K{}", prey[n]));
            let white = white.collect::<Vec<_>>().join(",");
            for (n, one) in stands.iter().enumerate() {
                for other in &stands[n + 1..] {
                    assert_results_differ(&position(&format!("B:W{white}:BK{one},K{other}")));
                }
            }
        }
    }
}

fn assert_results_differ(board: &Checkers) {
    let mut turns = Vec::new();
    board.turns(&mut turns);
    let results: HashSet<Checkers> = turns.iter().map(|turn| board.play_unchecked(*turn)).collect();
    assert_eq!(results.len(), turns.len(), "{board:?}");
}

#[test]
fn the_longest_chains_are_few() {
    // The most written captures and one of the longest chains that a search by random changes found.
    let most = position("B:WK4,K9,K10,K11,K17,K18,K19,K25,K26,K27:BK1,K3,K5,K8,K21,K24,K28");
    assert_eq!(most.count_written(), 34);
    let longest = position("B:WK9,K10,K11,K17,K18,K19,K25,K26,K27:BK1");
    assert!(longest.written(usize::MAX).0.iter().all(|path| path.places().len() <= 13));
}
