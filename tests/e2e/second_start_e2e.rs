//! One window, however often the app is started.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use leapsow_tests::{Outcome, close_button, eventually};
use zbus::blocking::{Connection, MessageIterator, connection, fdo::DBusProxy};

/// What the app is called on the session's bus while it runs.
const NAME: &str = "app.leapandsow.SingleInstance";

/// A session's bus of the test's own: other tests do without any.
struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    fn start() -> Outcome<Self> {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--nopidfile", "--print-address=1"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().ok_or("the bus is silent")?).read_line(&mut address)?;
        Ok(Self { daemon, address: address.trim().to_owned() })
    }

    fn connect(&self) -> zbus::Result<connection::Builder<'_>> {
        connection::Builder::address(self.address.as_str())
    }

    /// Starts the app on it, for a person who has this home and nothing else.
    fn start_app(&self, home: &Path) -> Outcome<Child> {
        let app = std::env::var_os("LEAPSOW_APP").ok_or("LEAPSOW_APP names no app")?;
        let started = Command::new(app)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.address)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join(".local/share"))
            .env("XDG_CONFIG_HOME", home.join(".config"))
            .env("XDG_CACHE_HOME", home.join(".cache"))
            .env_remove("LEAPSOW_DATA_DIR")
            .spawn()?;
        Ok(started)
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// Closes this start's window as soon as it has one, and waits for the process to end.
async fn close(mut app: Child) -> Outcome {
    eventually("a window", async || Ok(close_button::press_of(&[app.id()]).ok())).await?;
    app.wait()?;
    Ok(())
}

#[tokio::test]
async fn a_start_while_the_app_is_still_closing_opens_a_window_all_the_same() -> Outcome {
    let home = tempfile::tempdir()?;
    let bus = Bus::start()?;
    // The first one as it is when it closes: still on the bus, but gone before it has answered.
    let leaving: Connection = bus.connect()?.name(NAME)?.build()?;
    let started = bus.start_app(home.path())?;
    let asked = tokio::task::spawn_blocking(move || {
        let mut calls = MessageIterator::from(&leaving);
        let is_call = |message: &zbus::Message| {
            message.header().member().is_some_and(|member| member == "ExecuteCallback")
        };
        calls.any(|message| message.as_ref().is_ok_and(is_call))
    });
    assert!(asked.await?, "the second start asks the first one to come forward");
    close(started).await
}

#[tokio::test]
async fn a_second_start_ends_by_itself_and_leaves_the_first_window_open() -> Outcome {
    let home = tempfile::tempdir()?;
    let bus = Bus::start()?;
    let mut first = bus.start_app(home.path())?;
    let names = bus.connect()?.build()?;
    let names = DBusProxy::new(&names)?;
    let is_there = || names.name_has_owner(NAME.try_into()?).map_err(zbus::Error::from);
    eventually("the app on the bus", async || Ok(is_there()?.then_some(()))).await?;
    let second = bus.start_app(home.path())?.wait()?;
    assert!(second.success(), "{second}");
    assert!(first.try_wait()?.is_none(), "the first one goes on");
    close(first).await
}
