//! Home, set-up, and one game following another.

use desk::wire::{Ask, GameName, LevelName, Names, Opponent, Paint, Seat, SetUp, Verdict};
use rules::GameId;
use session::Name;

use crate::nearly::nearly;
use crate::table::{GAMES, Table, against, two_players};

use GameName::{EgaraGuti, Kalah, Oware};

#[tokio::test]
async fn home_shows_the_five_games_with_their_boards_and_usual_set_ups() {
    let table = Table::new();
    let home = table.desk().home().await.unwrap();
    assert_eq!(home.games.iter().map(|card| card.game).collect::<Vec<_>>(), GAMES);
    for card in &home.games {
        assert_eq!(card.saved, None);
        assert_eq!(card.set_up, against(card.game, LevelName::Easy));
        assert_eq!(card.levels.len(), 4);
        assert_eq!(card.chooses_first, card.game == EgaraGuti);
        assert_eq!(table.start(card.game, card.set_up).await.board, card.start);
    }
    assert!(home.notices.is_empty());
}

#[tokio::test]
async fn home_offers_to_continue_an_unfinished_game_and_the_last_set_up_again() {
    let table = Table::new();
    let set_up = SetUp { first: Seat::North, paint: Paint::Dark, ..two_players(EgaraGuti) };
    let view = table.start(EgaraGuti, set_up).await;
    let view = table.play(&view, &view.origins[0].then.next[0].turn.clone().unwrap()).await;
    let home = table.desk().home().await.unwrap();
    let card = home.games.iter().find(|card| card.game == EgaraGuti).unwrap();
    assert_eq!(card.set_up, set_up);
    let saved = card.saved.as_ref().unwrap();
    assert_eq!((&saved.board, saved.turns, saved.to_move), (&view.board, 1, Some(Seat::South)));
    assert_eq!((saved.set_up, saved.resigns), (set_up, true));
}

#[tokio::test]
async fn the_names_of_two_players_are_remembered_also_over_a_game_against_the_computer() {
    let table = Table::new();
    let names = Names { south: Name::new("Anna"), north: Name::new(" Борис ") };
    let view = table.start(Oware, SetUp { names, ..two_players(Oware) }).await;
    assert_eq!(view.set_up.names.north.as_str(), "Борис");
    table.start(Oware, SetUp { names, ..against(Oware, LevelName::Easy) }).await;
    let home = table.reopened().desk().home().await.unwrap();
    let card = home.games.iter().find(|card| card.game == Oware).unwrap();
    assert_eq!(card.set_up.names, names);
}

#[tokio::test]
async fn a_finished_game_can_be_opened_until_the_next_but_not_continued() {
    let nearly = nearly(GameId::Kalah, session::Verdict::Won);
    let table = Table::with_saved(&[&nearly.session]);
    let over = table.play(&table.open(Kalah).await, &nearly.last).await;
    assert_eq!(over.result.as_ref().unwrap().verdict, Verdict::Won);
    let table = table.reopened();
    let home = table.desk().home().await.unwrap();
    assert!(home.games.iter().all(|card| card.saved.is_none()));
    let opened = table.open(Kalah).await;
    assert_eq!((opened.result, opened.steps.len()), (over.result, 0));

    let next = table.desk().start(Kalah, over.set_up, false).await.unwrap();
    assert_eq!((next.result, next.turns.len()), (None, 0));
}

#[tokio::test]
async fn before_the_persons_first_turn_a_game_is_replaced_without_asking_and_without_counting() {
    let table = Table::new();
    let set_up = SetUp { first: Seat::North, ..against(EgaraGuti, LevelName::Easy) };
    let view = table.start(EgaraGuti, set_up).await;
    let view = table.think(&view).await;
    assert!(!view.resigns);
    table.desk().start(EgaraGuti, set_up, false).await.unwrap();
    assert!(table.desk().statistics().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_that_is_given_up_is_lost() {
    let table = Table::new();
    let view = table.start(Oware, against(Oware, LevelName::Hard)).await;
    let view = table.play(&view, "A").await;
    assert!(view.resigns);
    let next = table.desk().start(Oware, against(Oware, LevelName::Easy), true).await.unwrap();
    assert_eq!((next.turns.len(), next.ask, next.undo_used), (0, Ask::Move, false));
    let [oware] = &table.desk().statistics().await.unwrap()[..] else { panic!("one game is counted") };
    let [hard] = oware.levels[..] else { panic!("one level is counted") };
    assert_eq!((hard.game, hard.level, hard.losses, hard.wins), (Oware, LevelName::Hard, 1, 0));
}

#[tokio::test]
async fn between_two_players_a_game_is_given_up_only_when_asked_and_changes_no_statistics() {
    let table = Table::new();
    let view = table.start(Oware, two_players(Oware)).await;
    let view = table.play(&view, "A").await;
    assert!(view.resigns);
    assert!(table.desk().start(Oware, two_players(Oware), false).await.is_err());
    let next = table.desk().start(Oware, two_players(Oware), true).await.unwrap();
    assert_eq!(next.set_up.opponent, Opponent::TwoPlayers);
    assert!(table.desk().statistics().await.unwrap().is_empty());
}

#[tokio::test]
async fn revisions_go_on_from_game_to_game_and_differ_from_run_to_run() {
    let table = Table::new();
    let first = table.start(Kalah, two_players(Kalah)).await;
    let second = table.start(Kalah, two_players(Kalah)).await;
    assert!(second.revision > first.revision);
    let table = table.reopened();
    // Of 2^31 first revisions, a run is not given one that the run before has used.
    let late = table.desk().play(Kalah, second.revision, "A".to_owned()).await;
    assert_eq!(crate::table::code(late), desk::wire::ErrorCode::StaleRevision);
}
