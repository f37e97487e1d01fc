//! Thousands of messages, most of them nonsense, leave the desk standing: what is refused has changed nothing.

use desk::wire::{ErrorCode, GameView};
use serde_json::{Value, json};

use crate::table::{GAMES, Table, json_of, two_players};
use crate::walk::Chance;

const COMMANDS: [&str; 15] = [
    "home",
    "open",
    "start",
    "play",
    "think",
    "stop",
    "undo",
    "continuations",
    "settings",
    "set_settings",
    "statistics",
    "reset_statistics",
    "dismiss_notice",
    "Play",
    "",
];

const WORDS: [&str; 22] = [
    "kalah",
    "oware",
    "sholo-guti",
    "checkers",
    "egara-guti",
    "chess",
    "south",
    "north",
    "light",
    "dark",
    "computer",
    "two-players",
    "easy",
    "12-17",
    "11-15",
    "A",
    "f",
    "9-12",
    "",
    "\u{0}",
    "💥",
    "12x22x24x12x22x24",
];

const FIELDS: [&str; 12] = [
    "game", "revision", "turn", "places", "setUp", "settings", "abandon", "opponent", "kind", "level",
    "first", "paint",
];

fn pick<'a>(from: &[&'a str], chance: &mut Chance) -> &'a str {
    from[chance.below(from.len())]
}

/// Any value, not too deep.
fn any_value(chance: &mut Chance, depth: u32) -> Value {
    match chance.below(if depth == 0 { 7 } else { 9 }) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => json!(chance.below(40)),
        3 => json!(-(chance.below(1000) as i64)),
        4 => json!(u64::MAX - chance.below(3) as u64),
        5 => json!(0.5),
        6 => json!(pick(&WORDS, chance)),
        7 => (0..chance.below(4)).map(|_| any_value(chance, depth - 1)).collect(),
        _ => (0..chance.below(5))
            .map(|_| (pick(&FIELDS, chance).to_owned(), any_value(chance, depth - 1)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
    }
}

/// A message that might be right, with one field spoilt at times.
fn likely(view: &GameView, chance: &mut Chance) -> Value {
    let mut arguments = json!({
        "game": view.game,
        "revision": if chance.below(3) == 0 { chance.below(9) as u32 } else { view.revision },
    });
    let turn = view.origins.first().and_then(|origin| {
        origin.turn.clone().or_else(|| origin.then.next.first().and_then(|next| next.turn.clone()))
    });
    let turn = turn.filter(|_| chance.below(3) > 0).unwrap_or_else(|| pick(&WORDS, chance).to_owned());
    match chance.below(6) {
        0 => arguments["turn"] = json!(turn),
        1 => arguments["places"] = json!([chance.below(40), chance.below(40)]),
        2 => {
            let set_up = json_of(&two_players(view.game));
            arguments = json!({ "game": view.game, "setUp": set_up, "abandon": chance.below(2) == 0 });
        }
        3 => arguments = json!({ "game": view.game }),
        _ => {}
    }
    if chance.below(4) == 0 {
        arguments[pick(&FIELDS, chance)] = any_value(chance, 2);
    }
    arguments
}

#[tokio::test]
async fn whatever_is_sent_the_desk_stands_and_refusals_change_nothing() {
    let table = Table::new();
    for game in GAMES {
        table.start(game, two_players(game)).await;
    }
    let mut chance = Chance(6);
    let mut before = table.everything().await;
    let (mut refused, mut done) = (Vec::<ErrorCode>::new(), 0);
    for _ in 0..4000 {
        let command = pick(&COMMANDS, &mut chance);
        let arguments = if chance.below(2) == 0 {
            any_value(&mut chance, 3)
        } else {
            let game = GAMES[chance.below(GAMES.len())];
            likely(&table.open(game).await, &mut chance)
        };
        match table.desk().call(command, arguments.clone()).await {
            Ok(_) => {
                done += 1;
                before = table.everything().await;
            }
            Err(error) => {
                if refused.len() % 20 == 0 {
                    assert_eq!(table.everything().await, before, "{command} {arguments}");
                }
                assert!(error.message.len() < 1000 && !error.message.is_empty());
                refused.push(error.code);
            }
        }
    }
    assert_eq!(table.everything().await, before);
    assert!(done > 100 && refused.len() > 1000, "{done} done, {} refused", refused.len());
    for code in [
        ErrorCode::BadRequest,
        ErrorCode::UnknownGame,
        ErrorCode::IllegalTurn,
        ErrorCode::StaleRevision,
        ErrorCode::NotYourTurn,
        ErrorCode::UnfinishedGame,
    ] {
        assert!(refused.contains(&code), "{code:?} never came about");
    }
}

#[tokio::test]
async fn hundreds_of_thousands_of_shapeless_messages_change_nothing() {
    let table = Table::new();
    for game in GAMES {
        table.start(game, two_players(game)).await;
    }
    let mut chance = Chance(7);
    let mut before = table.everything().await;
    let mut refused = 0;
    for _ in 0..200_000 {
        let command = pick(&COMMANDS, &mut chance);
        match table.desk().call(command, any_value(&mut chance, 2)).await {
            Ok(_) if ["home", "settings", "statistics"].contains(&command) => {}
            // Chance may hit upon a message that is right.
            Ok(_) => before = table.everything().await,
            Err(_) => refused += 1,
        }
    }
    assert_eq!(table.everything().await, before);
    assert!(refused > 100_000, "{refused} refused");
}

#[tokio::test]
async fn long_messages_are_refused_like_short_ones() {
    let table = Table::new();
    let view = table.start(GAMES[0], two_players(GAMES[0])).await;
    let long = "12x".repeat(100_000);
    for arguments in [
        json!({ "game": view.game, "revision": view.revision, "turn": long }),
        json!({ "game": long, "revision": view.revision, "turn": "12-17" }),
        json!({ "game": view.game, "revision": long, "turn": "12-17" }),
        json!({ "game": view.game, "revision": view.revision, "turn": vec![0; 100_000] }),
    ] {
        let refused = table.desk().call("play", arguments).await.unwrap_err();
        assert!(refused.message.len() < 1000, "{}", refused.message.len());
        assert!(refused.detail.is_none_or(|detail| detail.len() < 1000));
    }
    let refused = table.desk().call(&long, json!({})).await.unwrap_err();
    assert!(refused.message.len() < 1000);
    let deep = json!({ "game": view.game, "revision": view.revision, "places": vec![12; 100_000] });
    let refused = table.desk().call("continuations", deep).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::IllegalTurn);
    assert!(refused.message.len() < 1000 && refused.detail.is_none_or(|detail| detail.len() < 1000));
    assert_eq!(table.open(view.game).await.turns.len(), 0);
}
