//! After a restart all is as it was.

use desk::wire::{GameName, GameView, Language, LevelName, Settings, Speed, Theme};
use rules::GameId;

use crate::nearly::play_out;
use crate::table::{GAMES, Table, against, id, json_of, two_players};

/// What must come back: all but the revision and what was just shown.
fn lasting(view: &GameView) -> serde_json::Value {
    json_of(&GameView { revision: 0, steps: Vec::new(), ..view.clone() })
}

#[tokio::test]
async fn position_set_up_level_undo_history_its_mark_counters_and_repetitions_come_back() {
    let mut table = Table::new();
    for (game, turns) in [
        (GameName::SholoGuti, "12-17 26-21 17-12 21-26 12-17 26-21 17-12 21-26 12-17 26-21 17-12"),
        (GameName::Checkers, "11-15 22-18 15x22 25x18 8-11"),
        (GameName::Kalah, "C A b B"),
        (GameName::Oware, "A a B b C"),
        (GameName::EgaraGuti, "9-12"),
    ] {
        let view = table.start(game, two_players(game)).await;
        let mut view = table.play_all(view, turns).await;
        view = table.desk().undo(game, view.revision).await.unwrap();
        while view.can_undo {
            table = table.reopened();
            let opened = table.open(game).await;
            assert_eq!(lasting(&opened), lasting(&view), "{game:?}");
            view = table.desk().undo(game, opened.revision).await.unwrap();
        }
        assert!(view.undo_used);
    }
}

#[tokio::test]
async fn the_level_and_the_computers_turn_that_was_cut_short_come_back() {
    for level in [LevelName::Easy, LevelName::Insane] {
        let table = Table::new();
        let view = table.start(GameName::Oware, against(GameName::Oware, level)).await;
        let view = table.play(&view, "A").await;
        let table = table.reopened();
        let opened = table.open(GameName::Oware).await;
        assert_eq!(lasting(&opened), lasting(&view));
        if level == LevelName::Easy {
            assert_eq!(table.think(&opened).await.turns.len(), 2);
        }
    }
}

#[tokio::test]
async fn every_game_goes_on_to_the_same_end_with_a_restart_before_every_turn() {
    for game in GAMES {
        let set_up =
            session::SetUp { opponent: session::Opponent::TwoPlayers, ..session::SetUp::usual(id(game)) };
        let mut session = session::Session::new(session::SessionId(3), 4, id(game), set_up).unwrap();
        play_out(&mut session, 1);
        let mut table = Table::new();
        let mut view = table.start(game, two_players(game)).await;
        for turn in session.save().turns {
            table = table.reopened();
            view = table.play(&table.open(game).await, &turn).await;
        }
        assert!(view.result.is_some(), "{game:?}");
        assert_eq!(lasting(&table.reopened().open(game).await), lasting(&view));
    }
}

#[tokio::test]
async fn settings_come_back() {
    let table = Table::new();
    assert_eq!(table.desk().settings().await, Settings::default());
    let settings = Settings {
        language: Language::Ru,
        theme: Theme::Dark,
        speed: Speed::Fast,
        turn_board: true,
        sound: false,
        haptics: false,
    };
    assert_eq!(table.desk().set_settings(settings).await, Ok(settings));
    let table = table.reopened();
    assert_eq!(table.desk().settings().await, settings);
    assert_eq!(table.desk().home().await.unwrap().settings, settings);
}

#[tokio::test]
async fn the_folder_belongs_to_one_desk_at_a_time() {
    let table = Table::new();
    let second = desk::Desk::open(table.folder.path());
    assert!(matches!(second, Err(desk::OpenError::Folder(_))));
    assert_eq!(GameId::ALL.len(), table.desk().home().await.unwrap().games.len());
}
