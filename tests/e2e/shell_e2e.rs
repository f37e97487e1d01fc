//! The window itself, before any game.

use std::net::{Ipv4Addr, TcpListener};

use leapsow_tests::{Outcome, scenario};
use serde_json::json;

#[tokio::test]
async fn the_app_opens_on_the_home_screen_also_at_the_size_of_a_phone() -> Outcome {
    scenario("home", async |window| {
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        window.resize(360, 640).await?;
        window.see("main[data-screen=home]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_app_starts_again_after_being_killed() -> Outcome {
    scenario("start again", async |window| {
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        window.kill().await?;
        window.start().await?;
        window.see("main[data-screen=home]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_cannot_reach_the_network() -> Outcome {
    scenario("no network", async |window| {
        let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        server.set_nonblocking(true)?;
        window.start().await?;
        let script = "const [url, done] = arguments; fetch(url, { mode: 'no-cors' }).then(() => done('reached'), () => done('refused'));";
        let url = format!("http://{}/", server.local_addr()?);
        let answer = window.client()?.execute_async(script, vec![url.into()]).await?;
        assert_eq!(answer, json!("refused"));
        assert!(server.accept().is_err(), "nothing may even try to connect");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_page_may_call_none_of_tauris_own_commands() -> Outcome {
    scenario("no Tauri commands", async |window| {
        window.start().await?;
        let answer = window.invoke("plugin:window|close", &json!({ "label": "main" })).await?;
        let refusal = answer.err().map(|refusal| refusal.to_string()).unwrap_or_default();
        assert!(refusal.contains("not allowed"), "{refusal}");
        Ok(())
    })
    .await
}
