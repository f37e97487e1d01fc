use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(["engine", "--hash", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    pub(crate) fn send(&mut self, line: &[u8]) {
        self.input.write_all(line).expect("the engine reads on");
        self.input.write_all(b"\n").expect("the engine reads on");
    }

    pub(crate) fn receive(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("UTF-8");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line:?}"))
    }

    pub(crate) fn ask(&mut self, line: &str) -> Value {
        self.send(line.as_bytes());
        self.receive()
    }

    /// The code of a refusal.
    pub(crate) fn refusal(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert_eq!(answer["ok"], false, "{line} was answered by {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()));
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    /// Closes the input and gives the exit status; nothing more may have been printed.
    pub(crate) fn end(mut self) -> Option<i32> {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_line(&mut rest).expect("UTF-8");
        assert_eq!(rest, "");
        self.child.wait().expect("it ends").code()
    }
}
