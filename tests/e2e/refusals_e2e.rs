//! What the page asks wrongly is refused with a code, and changes nothing.

use std::fs::File;

use fs4::FileExt;
use leapsow_tests::{Outcome, Picker, scenario};
use serde_json::{Value, json};

#[tokio::test]
async fn every_wrong_command_has_its_code_and_changes_nothing() -> Outcome {
    scenario("refusals", async |window| {
        window.start().await?;
        window.start_game("kalah", "easy").await?;
        window.play_turn(&mut Picker::default()).await?;
        window.persons_turn().await?;
        let before = window.game_as_told("kalah").await?;
        let revision = before["revision"].clone();

        let at = |game: &str| json!({ "game": game, "revision": revision });
        let play = |turn: Value| json!({ "game": "kalah", "revision": revision, "turn": turn });
        let set_up = json!({ "opponent": { "kind": "two-players" }, "first": "south", "paint": "light" });
        let start = |game: &str| json!({ "game": game, "setUp": set_up, "abandon": false });
        for (command, arguments, code) in [
            ("play", play(json!("f")), "illegal_turn"),
            ("play", play(json!("no turn at all")), "illegal_turn"),
            ("play", play(json!(7)), "bad_request"),
            ("play", json!({ "game": "kalah", "turn": "A" }), "bad_request"),
            ("play", json!({ "game": "kalah", "revision": -1, "turn": "A" }), "bad_request"),
            ("play", json!({ "game": "kalah", "revision": 0, "turn": "A" }), "stale_revision"),
            ("play", json!({ "game": "chess", "revision": revision, "turn": "A" }), "unknown_game"),
            ("think", at("kalah"), "not_your_turn"),
            ("undo", at("oware"), "no_game"),
            ("open", json!({ "game": "oware" }), "no_game"),
            ("open", json!([]), "bad_request"),
            ("start", start("kalah"), "unfinished_game"),
            (
                "continuations",
                json!({ "game": "kalah", "revision": revision, "places": [300] }),
                "bad_request",
            ),
            ("no_such_command", json!({}), "bad_request"),
        ] {
            let answer = window.invoke(command, &arguments).await?;
            let refused_with = answer.as_ref().err().map(|refusal| &refusal["code"]);
            assert_eq!(refused_with, Some(&json!(code)), "{command} {arguments}: {answer:?}");
            assert_eq!(window.game_as_told("kalah").await?, before, "{command} {arguments}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_folder_in_use_is_told_and_trying_again_opens_it_once_it_is_free() -> Outcome {
    scenario("folder in use", async |window| {
        std::fs::create_dir_all(window.saves())?;
        let lock = File::create(window.saves().join("store.lock"))?;
        FileExt::try_lock(&lock)?;
        window.start().await?;
        window.see("main[data-screen=error] [data-error=storage]").await?;

        drop(lock);
        window.click("[data-action=try-again]").await?;
        window.see("main[data-screen=home]").await?;
        Ok(())
    })
    .await
}
