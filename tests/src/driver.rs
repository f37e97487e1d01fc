//! The program that drives a browser or the app, and what it starts.

use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::{Outcome, eventually, processes};

/// A running driver. When it is let go, what it started is killed with it.
pub struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a driver's program on a port of its own and waits until it answers.
    ///
    /// # Errors
    /// Where it is not installed or doesn't answer.
    pub async fn start(program: &mut Command) -> Outcome<Self> {
        let port = free_port()?;
        let process =
            program.arg(format!("--port={port}")).stdin(Stdio::null()).spawn().map_err(|error| {
                format!("{} can't be started: {error}", program.get_program().to_string_lossy())
            })?;
        let mut driver = Self { process, port };
        eventually("the driver to answer", async || Ok(answers(port).await?.then_some(()))).await?;
        if let Some(end) = driver.process.try_wait()? {
            return Err(
                format!("the driver ended ({end}), and another program listens on port {port}").into()
            );
        }
        Ok(driver)
    }

    /// Has it start what it drives, and waits until its page can be driven.
    ///
    /// # Errors
    /// Where that doesn't start.
    pub async fn open(&self, capabilities: Map<String, Value>) -> Outcome<Client> {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        let client = builder.connect(&format!("http://127.0.0.1:{}", self.port)).await?;
        // The session ends with the processes; asking a dead driver to end it would only make noise.
        client.persist().await?;
        Ok(client)
    }

    /// Whether it has ended by itself.
    pub(crate) fn has_ended(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(Some(_)))
    }

    /// Ends what it started at once, then the driver.
    ///
    /// # Errors
    /// Where a process won't go.
    pub async fn kill(self) -> Outcome {
        let started = self.started();
        drop(self);
        for process in started {
            processes::gone(process).await?;
        }
        Ok(())
    }

    /// How much memory all that it started takes, in thousands of bytes.
    pub fn memory(&self) -> u64 {
        self.processes().into_iter().filter_map(processes::memory).sum()
    }

    /// All that it started, and what that started in turn.
    pub(crate) fn processes(&self) -> Vec<u32> {
        processes::descendants(self.process.id())
    }

    fn started(&self) -> Vec<u32> {
        processes::children(self.process.id())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(Some(end)) = self.process.try_wait() {
            eprintln!("the driver on port {} had ended by itself: {end}", self.port);
        }
        self.started().into_iter().for_each(processes::kill_now);
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whether a driver listens on this port and answers. It is asked properly: one that is only knocked at has to cope
/// with a connection that ends before anything was said. Its answer is read no further than the status: not every
/// driver hangs up afterwards.
async fn answers(port: u16) -> Outcome<bool> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await?;
    stream.write_all(b"GET /status HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").await?;
    let mut answer = *b"HTTP/1.1 ...";
    stream.read_exact(&mut answer).await?;
    Ok(answer == *b"HTTP/1.1 200")
}

/// The ports that drivers are given. Below those that systems hand out by themselves: a program that asks
/// for any port, or connects from one, takes none of these between our look at it and the driver's start.
const PORTS: Range<u16> = 20_000..30_000;

/// A port that nobody listens on and that no other driver of these tests is given. Drivers of another run of
/// tests begin elsewhere.
fn free_port() -> Outcome<u16> {
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let first = std::process::id().wrapping_mul(137);
    let count = u32::from(PORTS.end - PORTS.start);
    for _ in PORTS {
        let next = first.wrapping_add(u32::from(GIVEN.fetch_add(1, Ordering::Relaxed)));
        let port = PORTS.start + u16::try_from(next % count)?;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(port);
        }
    }
    Err(format!("every port from {} to {} is taken", PORTS.start, PORTS.end - 1).into())
}
