use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rules::GameId;
use search::{Knowledge, Level, Limits, Memory, Request, ThinkError, think};

use crate::asking::{MEMORY, ask, ask_full, ask_with, depth, new_game, nodes, position};
use crate::players::{chance, opened};

#[test]
fn no_more_positions_are_visited_than_allowed() {
    for id in GameId::ALL {
        for most in [1, 2, 100, 5000] {
            let thought = ask_full(&new_game(id), nodes(most));
            assert!(thought.nodes <= most, "{id}: {} of {most}", thought.nodes);
        }
    }
}

#[test]
fn one_position_is_enough_for_a_legal_turn() {
    for id in GameId::ALL {
        for level in [None, Some(Level::Hard), Some(Level::Insane)] {
            let game = opened(id, 7, &mut chance(1));
            let thought = ask(&game, level, nodes(1), 3);
            assert!(game.read_turn(&thought.turn).is_ok_and(|path| path == thought.path));
        }
    }
}

#[test]
fn a_search_cut_short_tells_no_loss_that_is_not_proven() {
    // In each the first turns tried lose a man and the game, and others do not.
    for (id, text) in [(GameId::EgaraGuti, "S:S15,18:N9,20:0"), (GameId::SholoGuti, "S:S21,23:N11:0")] {
        for most in 1..=20 {
            let thought = ask_full(&position(id, text), nodes(most));
            assert!(thought.proven || thought.score.abs() < 10_000, "{text} within {most}: {thought:?}");
        }
    }
}

#[test]
fn nothing_is_proven_by_a_turn_that_was_only_looked_at() {
    // A empties South's row and ends the game at once, but F is not looked at before the deadline.
    let past = Limits { deadline: Some(Instant::now()), ..Limits::default() };
    let game = position(GameId::Kalah, "1-0-0-0-0-1-0-0-0-0-0-1-22-23-S");
    assert!(!ask(&game, None, past, 0).proven);
}

#[test]
fn no_iteration_is_deeper_than_allowed() {
    for id in GameId::ALL {
        for most in 1..=4 {
            assert_eq!(ask_full(&new_game(id), depth(most)).depth, most, "{id}");
        }
    }
}

#[test]
fn a_depth_of_nothing_counts_as_one_ply() {
    for id in GameId::ALL {
        assert_eq!(ask_full(&new_game(id), depth(0)).depth, 1);
    }
}

#[test]
fn a_deadline_already_past_still_gives_a_legal_turn() {
    let past = Limits { deadline: Some(Instant::now()), ..Limits::default() };
    for id in GameId::ALL {
        for level in [None].into_iter().chain(Level::ALL.map(Some)) {
            let game = opened(id, 5, &mut chance(2));
            let thought = ask(&game, level, past, 1);
            assert!(game.read_turn(&thought.turn).is_ok(), "{id} {level:?}");
        }
    }
}

#[test]
fn a_deadline_ends_a_search_that_nothing_else_would_end() {
    for id in GameId::ALL {
        let soon = Limits { deadline: Some(Instant::now() + Duration::from_millis(30)), ..Limits::default() };
        let thought = ask_full(&new_game(id), soon);
        assert!(new_game(id).read_turn(&thought.turn).is_ok(), "{id}");
    }
}

#[test]
fn a_cancelled_search_stops_without_an_answer() {
    for id in GameId::ALL {
        let cancel = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                // Nothing but the flag ends this one.
                let request = Request {
                    level: None,
                    limits: Limits::default(),
                    seed: 0,
                    knowledge: &Knowledge::NONE,
                    threads: 1,
                    cancel: &cancel,
                };
                think(&new_game(id), &request, &mut Memory::with_bytes(MEMORY))
            });
            cancel.store(true, Ordering::Relaxed);
            assert_eq!(thinking.join().ok(), Some(Err(ThinkError::Cancelled)), "{id}");
        });
    }
}

#[test]
fn several_threads_are_cancelled_as_one_is_and_none_is_left() {
    // The threads borrow the position: that this compiles and returns is that all of them have ended.
    for id in GameId::ALL {
        let cancel = AtomicBool::new(false);
        let answer = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let far = Instant::now() + Duration::from_secs(86_400);
                let request = Request {
                    level: None,
                    limits: Limits { deadline: Some(far), ..Limits::default() },
                    seed: 0,
                    knowledge: &Knowledge::NONE,
                    threads: 3,
                    cancel: &cancel,
                };
                think(&new_game(id), &request, &mut Memory::with_bytes(MEMORY))
            });
            cancel.store(true, Ordering::Relaxed);
            thinking.join().unwrap_or_else(|_| panic!("{id}"))
        });
        assert_eq!(answer, Err(ThinkError::Cancelled), "{id}");
    }
}

#[test]
fn several_threads_prove_what_one_proves() {
    let far = Limits { deadline: Instant::now().checked_add(Duration::from_secs(600)), ..Limits::default() };
    let known = [
        (GameId::Kalah, "0-0-0-0-2-1-0-0-0-0-0-5-20-20-S"),
        (GameId::Kalah, "0-1-0-2-2-1-0-3-1-1-0-2-17-18-S"),
    ];
    for (id, text) in known {
        let cancel = AtomicBool::new(false);
        let asked = |threads| {
            let request = Request {
                level: None,
                limits: far,
                seed: 0,
                knowledge: &Knowledge::NONE,
                threads,
                cancel: &cancel,
            };
            think(&position(id, text), &request, &mut Memory::with_bytes(MEMORY))
        };
        let [one, three] =
            [1, 3].map(|threads| asked(threads).map(|thought| (thought.score, thought.proven)));
        assert_eq!(one, three, "{text}");
        assert!(one.is_ok_and(|(_, proven)| proven), "{text}");
    }
}

#[test]
fn threads_change_nothing_where_nodes_are_the_limit() {
    for id in GameId::ALL {
        let cancel = AtomicBool::new(false);
        let asked = |threads| {
            let limits = nodes(5000);
            let request = Request {
                level: None,
                limits,
                seed: 0,
                knowledge: &Knowledge::NONE,
                threads,
                cancel: &cancel,
            };
            think(&new_game(id), &request, &mut Memory::with_bytes(MEMORY))
        };
        assert_eq!(asked(1), asked(4), "{id}");
    }
}

#[test]
fn a_request_cancelled_beforehand_is_not_answered_on_any_level() {
    let cancel = AtomicBool::new(true);
    for id in GameId::ALL {
        for level in [None].into_iter().chain(Level::ALL.map(Some)) {
            let request = Request {
                level,
                limits: nodes(10),
                seed: 0,
                knowledge: &Knowledge::NONE,
                threads: 1,
                cancel: &cancel,
            };
            let answer = think(&new_game(id), &request, &mut Memory::with_bytes(MEMORY));
            assert_eq!(answer, Err(ThinkError::Cancelled), "{id} {level:?}");
        }
    }
}

#[test]
fn a_finished_game_has_no_turn_to_choose() {
    let over = [
        (GameId::SholoGuti, "S:S:N1:0"),
        (GameId::Checkers, "B:W32:B"),
        (GameId::Kalah, "0-0-0-0-0-0-0-0-0-0-0-1-30-17-N"),
        (GameId::Oware, "4-0-0-0-0-0-4-0-0-0-0-0-25-15-S"),
        (GameId::EgaraGuti, "N:S1:N:0"),
    ];
    for (id, text) in over {
        let cancel = AtomicBool::new(false);
        let request = Request {
            level: None,
            limits: nodes(10),
            seed: 0,
            knowledge: &Knowledge::NONE,
            threads: 1,
            cancel: &cancel,
        };
        let answer = think(&position(id, text), &request, &mut Memory::with_bytes(MEMORY));
        assert_eq!(answer, Err(ThinkError::GameOver), "{id}");
    }
}

#[test]
fn the_same_request_gives_the_same_thought_whatever_was_thought_before() {
    for id in GameId::ALL {
        let game = opened(id, 6, &mut chance(3));
        for level in [None, Some(Level::Easy), Some(Level::Medium), Some(Level::Hard)] {
            let first = ask(&game, level, nodes(20_000), 5);
            let mut memory = Memory::with_bytes(MEMORY);
            let timed = Limits { deadline: Some(Instant::now() + Duration::from_millis(5)), ..nodes(50_000) };
            ask_with(&opened(id, 5, &mut chance(3)), None, timed, 5, &mut memory);
            ask_with(&game, None, timed, 5, &mut memory);
            let again = ask_with(&game, level, nodes(20_000), 5, &mut memory);
            assert_eq!(first, again, "{id} {level:?}");
        }
    }
}

#[test]
fn a_timed_search_goes_on_from_what_is_remembered() {
    let later = || Limits { deadline: Some(Instant::now() + Duration::from_secs(3600)), ..depth(8) };
    for id in GameId::ALL {
        let mut memory = Memory::with_bytes(MEMORY);
        let game = opened(id, 6, &mut chance(4));
        let first = ask_with(&game, None, later(), 0, &mut memory);
        let again = ask_with(&game, None, later(), 0, &mut memory);
        assert!(again.nodes < first.nodes / 2, "{id}: {} after {}", again.nodes, first.nodes);
        memory.clear();
        assert_eq!(ask_with(&game, None, later(), 0, &mut memory), first, "{id}");
    }
}

#[test]
fn one_memory_serves_all_games() {
    // Kalah and Oware pack their seeds alike: the same board must not be taken for the other game's.
    let mut memory = Memory::with_bytes(MEMORY);
    let later = || Limits { deadline: Some(Instant::now() + Duration::from_secs(3600)), ..depth(6) };
    for id in [GameId::Kalah, GameId::Oware, GameId::Kalah] {
        let alone = ask(&new_game(id), None, later(), 0);
        let shared = ask_with(&new_game(id), None, later(), 0, &mut memory);
        assert_eq!((alone.turn, alone.score), (shared.turn, shared.score), "{id}");
    }
}

#[test]
fn the_smallest_memory_suffices() {
    for id in GameId::ALL {
        let mut memory = Memory::with_bytes(0);
        let thought = ask_with(&new_game(id), None, nodes(2000), 0, &mut memory);
        assert!(new_game(id).read_turn(&thought.turn).is_ok());
    }
}
