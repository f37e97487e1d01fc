use std::fs;
use std::path::PathBuf;

use rules::{AnyGame, GameId, Side};
use search::{Shelf, Table};

use super::judge::{Court, Judge};
use crate::tables;

/// Where what lies.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The book; else the search's own.
    #[arg(long)]
    book: Option<PathBuf>,
    /// How many plies from the start the book goes.
    #[arg(long, default_value_t = 13)]
    plies: u8,
    /// A folder for the solution's layers (5.4 GB), so that what was solved need not be again.
    #[arg(long)]
    layers: Option<PathBuf>,
    #[command(flatten)]
    judge: Judge,
    /// Judge it also in so many positions of each number of men from 6 to 20 that random turns lead to.
    #[arg(long, default_value_t = 200)]
    positions: u32,
}

/// A folder of layers.
struct Folder(Option<PathBuf>);

impl Shelf for Folder {
    fn take(&mut self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.0.as_ref()?.join(format!("{name}.bin"))).ok()
    }

    fn put(&mut self, name: &str, bytes: &[u8]) {
        let Some(folder) = &self.0 else { return };
        let (draft, file) = (folder.join(format!("{name}.tmp")), folder.join(format!("{name}.bin")));
        if let Err(error) = fs::write(&draft, bytes).and_then(|()| fs::rename(&draft, &file)) {
            eprintln!("{}: {error}", file.display());
        }
    }
}

pub(crate) fn solve(arguments: &Arguments) -> Result<(), String> {
    if let Some(folder) = &arguments.layers {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let mut folder = Folder(arguments.layers.clone());
    let mut look = tables::progress("egara-guti");
    let solution = Table::build_with(GameId::EgaraGuti, 22, &mut folder, &mut look)
        .ok_or("the solution was broken off")?;
    if let Some(games) = arguments.judge.games {
        return judge(arguments, games, &solution);
    }
    let start = AnyGame::new(GameId::EgaraGuti, Side::South);
    println!("the start is {}", tables::said(solution.worth(&start)));
    for turn in start.legal(10).0 {
        let mut after = start.clone();
        after.play_text(&turn).map_err(|error| error.to_string())?;
        println!("{turn} is {}", tables::said(solution.worth(&after).map(|worth| -worth)));
    }
    let book = solution.book(arguments.plies).ok_or("the solution has gaps")?;
    let path = arguments.book.clone().unwrap_or_else(|| super::book(GameId::EgaraGuti.name()));
    fs::write(&path, &book).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{} plies are {} bytes in {}", arguments.plies, book.len(), path.display());
    Ok(())
}

/// Lets the strongest level play from the start against turns of which all, half or a tenth are random, then in
/// positions of few men and many.
fn judge(arguments: &Arguments, games: u32, solution: &Table) -> Result<(), String> {
    let usual = tables::whole_of_devices(GameId::EgaraGuti)?;
    let worth = |game: &AnyGame, side: Side| {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome.ending.winner.map_or(0, |winner| if winner == side { 1 } else { -1 }));
        }
        let worth = solution.worth(game).map(i32::from).ok_or("the solution has gaps")?;
        Ok(if game.to_move() == Some(side) { worth } else { -worth })
    };
    let start = AnyGame::new(GameId::EgaraGuti, Side::South);
    let mut court = Court::new(arguments.judge, &usual, worth);
    for nth in 0..games {
        court.play(&start, Side::BOTH[nth as usize % 2], [1, 2, 10][nth as usize / 2 % 3])?;
    }
    court.print("ply");
    let mut court = Court::new(arguments.judge, &usual, worth);
    for men in 6..=20 {
        for _ in 0..arguments.positions {
            let has_as_many =
                |game: &AnyGame| game.to_move().is_some() && game.score().iter().sum::<u8>() == men;
            let strayed = court.stray(&start, has_as_many);
            // With no quiet ply played, for that is what the solution is of.
            let text = strayed.position();
            let (board, _) = text.rsplit_once(':').ok_or("a position without a count")?;
            let fresh = AnyGame::parse(GameId::EgaraGuti, &format!("{board}:0"));
            court.judge(&fresh.map_err(|error| error.to_string())?, u32::from(men))?;
        }
    }
    court.print("men");
    Ok(())
}
