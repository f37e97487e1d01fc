//! What the page asks is answered as in the app's own window.

use std::net::{Ipv4Addr, TcpListener};

use leapsow_tests::{Outcome, Page};
use serde_json::{Value, json};

use crate::phone::on_a_phone;

#[tokio::test]
async fn what_is_asked_wrongly_is_refused_with_the_desks_own_code() -> Outcome {
    on_a_phone("wrong commands", async |page| {
        for (command, arguments, code) in [
            ("open", json!({ "game": "kalah" }), "no_game"),
            ("open", json!({ "game": "chess" }), "unknown_game"),
            ("play", json!({ "game": "kalah", "turn": "A" }), "bad_request"),
            ("no_such_command", json!({}), "bad_request"),
        ] {
            assert_eq!(refusal(page, command, arguments).await?["code"], code, "{command}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_may_call_none_of_tauris_own_commands() -> Outcome {
    on_a_phone("no Tauri commands", async |page| {
        let refusal = refusal(page, "plugin:window|close", json!({ "label": "main" })).await?;
        assert!(refusal.to_string().contains("not allowed"), "{refusal}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_can_reach_nothing_but_the_app() -> Outcome {
    const FETCH: &str = "const [url, done] = arguments; \
        fetch(url, { mode: 'no-cors' }).then(() => done('reached'), () => done('refused'));";
    on_a_phone("no network", async |page| {
        let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        server.set_nonblocking(true)?;
        let url = format!("http://{}/", server.local_addr()?);
        assert_eq!(page.client()?.execute_async(FETCH, vec![url.into()]).await?, json!("refused"));
        assert!(server.accept().is_err(), "nothing may even try to connect");
        Ok(())
    })
    .await
}

async fn refusal(page: &Page, command: &str, arguments: Value) -> Outcome<Value> {
    Ok(page.invoke(command, &arguments).await?.err().unwrap_or_default())
}
