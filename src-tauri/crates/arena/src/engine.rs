//! The engine's loop: one JSON object a line in, one out. Nothing a line holds ends or unsettles it.

use std::io::{self, BufRead, Read, Write};

use library::Library;
use serde::Serialize;

mod answers;
mod requests;
mod table;

use answers::Refusal;
use requests::Request;
use table::Table;

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 64 * 1024;

/// Answers requests until the input ends or `quit`; `memory` is the transposition table's size in bytes, and
/// `threads` how many a search against time may use; `library` is what builds the games' tables.
///
/// # Errors
/// Only those of reading and writing themselves.
pub(crate) fn run(
    mut input: impl BufRead,
    mut output: impl Write,
    memory: usize,
    threads: usize,
    library: Library,
) -> io::Result<()> {
    let mut table = Table::new(memory, threads, library);
    while let Some(line) = read_line(&mut input)? {
        let request = line.and_then(|line| Request::parse(&line));
        let quits = matches!(request, Ok(Request::Quit));
        match request.and_then(|request| table.answer(request)) {
            Ok(answer) => write_line(&mut output, &answer)?,
            Err(refusal) => write_line(&mut output, &refusal.answer())?,
        }
        if quits {
            break;
        }
    }
    Ok(())
}

fn write_line(output: &mut impl Write, answer: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *output, answer)?;
    output.write_all(b"\n")?;
    output.flush()
}

/// The next line without its end, `None` at the end of input. A longer line than [`LONGEST_LINE`] is read to
/// its end but not kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<Vec<u8>, Refusal>>> {
    let mut line = Vec::new();
    // One byte more for the line's end, one more to tell that the line is too long.
    let limit = LONGEST_LINE as u64 + 2;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let ended = line.last() == Some(&b'\n');
    if ended {
        line.pop();
    }
    if line.len() <= LONGEST_LINE {
        return Ok(Some(Ok(line)));
    }
    if !ended {
        input.skip_until(b'\n')?;
    }
    Ok(Some(Err(Refusal::BadRequest(format!("a line is longer than {LONGEST_LINE} bytes")))))
}
