use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use rules::kalah::Kalah;
use rules::sow::SowingRules as _;
use rules::{AnyGame, Game as _, GameId, Side};
use search::{KalahBook, KalahProver, Knowledge, Limits, Memory, Request, think};

use super::judge::{Court, Judge};
use crate::tables;

/// A book is saved each time so many positions have come to it.
const BETWEEN_SAVES: usize = 20;

/// Positions that an estimate may visit.
const ESTIMATE: u64 = 20_000;

/// What to solve, with what.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The book; else the search's own.
    #[arg(long)]
    book: Option<PathBuf>,
    /// How many plies from the start the book goes.
    #[arg(long, default_value_t = 6)]
    plies: u32,
    /// All positions that any play leads to in so many plies are in it too.
    #[arg(long, default_value_t = 2)]
    all_plies: u32,
    /// Positions that a search with the first tables proves within so many nodes are left out.
    #[arg(long, default_value_t = 2_000_000)]
    easy: u64,
    /// Stones in the houses up to which positions are solved beforehand: each three more halve a proof's time
    /// or better. 18 take 86 MB and some ten seconds, 23 take 834 MB and minutes.
    #[arg(long, default_value_t = 20)]
    stones: u8,
    /// Memory for proofs in MiB.
    #[arg(long, default_value_t = 1024)]
    hash: usize,
    #[command(flatten)]
    judge: Judge,
}

struct Writer<'a> {
    arguments: &'a Arguments,
    path: PathBuf,
    book: KalahBook,
    prover: KalahProver<'a>,
    usual: &'a Knowledge,
    /// Whether a position is easy, by its rows: each walk comes to most of the earlier ones again.
    easy: HashMap<[u64; 2], bool>,
    unsaved: usize,
    start: Instant,
}

pub(crate) fn solve(arguments: &Arguments) -> Result<(), String> {
    if let Some(games) = arguments.judge.games {
        return judge(arguments, games);
    }
    let path = arguments.book.clone().unwrap_or_else(|| super::book(GameId::Kalah.name()));
    let book = fs::read(&path).map_or_else(|_| KalahBook::default(), |bytes| KalahBook::read(&bytes));
    eprintln!("{} positions in {}", book.len(), path.display());
    let large = Knowledge::NONE.with(tables::build(GameId::Kalah, arguments.stones)?);
    let usual = tables::first_of_devices(GameId::Kalah)?;
    let mut writer = Writer {
        arguments,
        path,
        book,
        prover: KalahProver::new(&large, arguments.hash << 20),
        usual: &usual,
        easy: HashMap::new(),
        unsaved: 0,
        start: Instant::now(),
    };
    let start = Kalah::start(Side::South);
    // A little deeper each time, so that the book is of use whenever this is broken off.
    for plies in 1..=arguments.plies.max(arguments.all_plies) {
        for us in Side::BOTH {
            writer.walk(&start, None, us, 0, plies.min(arguments.plies))?;
        }
        writer.save()?;
        eprintln!(
            "{plies} plies: {} positions, {:.0} s",
            writer.book.len(),
            writer.start.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

/// Lets the strongest level play against turns half of which are random, and proves what each of its own comes to.
fn judge(arguments: &Arguments, games: u32) -> Result<(), String> {
    let large = Knowledge::NONE.with(tables::build(GameId::Kalah, arguments.stones)?);
    let usual = tables::whole_of_devices(GameId::Kalah)?;
    let mut prover = KalahProver::new(&large, arguments.hash << 20);
    let worth = |game: &AnyGame, side: Side| {
        let AnyGame::Kalah(line) = game else { return Err("this is no Kalah".to_owned()) };
        let at = line.position();
        let [south, north] = game.score().map(i32::from);
        let sign = |of: Side| if of == Side::South { 1 } else { -1 };
        let mut margin = sign(side) * (south - north);
        if game.to_move().is_some() {
            let found = prover.solve(at, 0, u64::MAX, &AtomicBool::new(false));
            let (to_come, _) = found.ok_or("a position cannot be solved")?;
            margin += sign(side) * sign(at.side()) * i32::from(to_come);
        }
        Ok(margin)
    };
    let mut court = Court::new(arguments.judge, &usual, worth);
    for nth in 0..games {
        court.play(&AnyGame::new(GameId::Kalah, Side::South), Side::BOTH[nth as usize % 2], 2)?;
    }
    court.print("ply");
    Ok(())
}

impl Writer<'_> {
    /// Goes on from a position: with the best turn where it is ours, with all where it is not.
    fn walk(&mut self, at: &Kalah, guess: Option<i8>, us: Side, ply: u32, plies: u32) -> Result<(), String> {
        if at.ending().is_some() || ply >= plies {
            return Ok(());
        }
        let is_ours = at.side() == us;
        if is_ours && ply > self.arguments.all_plies && self.is_easy(at) {
            return Ok(());
        }
        let mut best = None;
        if is_ours || ply <= self.arguments.all_plies {
            let (margin, house) = self.settle(at, guess)?;
            best = Some((margin, house));
            self.put(&at.sow(house), after(at, house, margin))?;
        }
        for house in at.open_houses().iter() {
            let next = at.sow(house);
            let guess = best.and_then(|(margin, best)| (best == house).then(|| after(at, house, margin)));
            if !is_ours || ply < self.arguments.all_plies || best.is_some_and(|(_, best)| best == house) {
                self.walk(&next, guess, us, ply + 1, plies)?;
            }
        }
        Ok(())
    }

    /// What a position is worth and a house that comes to it, from the book or by a proof.
    fn settle(&mut self, at: &Kalah, guess: Option<i8>) -> Result<(i8, rules::sow::House), String> {
        if let Some(margin) = self.book.margin(at) {
            let known = |house: &rules::sow::House| {
                self.book.margin(&at.sow(*house)) == Some(after(at, *house, margin))
            };
            if let Some(house) = at.open_houses().iter().find(known) {
                return Ok((margin, house));
            }
        }
        let guess = guess.map_or_else(|| self.estimate(at), Ok)?;
        let found = self.prover.solve(at, guess, u64::MAX, &AtomicBool::new(false));
        let (margin, house) = found.ok_or_else(|| format!("{} cannot be solved", at.text(0)))?;
        self.put(at, margin)?;
        eprintln!(
            "{:>6} {:>7.0} s  {}  {margin:+}",
            self.book.len(),
            self.start.elapsed().as_secs_f64(),
            at.text(0)
        );
        Ok((margin, house))
    }

    /// What a short search expects, so that the proof begins with questions near the answer.
    fn estimate(&self, at: &Kalah) -> Result<i8, String> {
        let line = AnyGame::parse(GameId::Kalah, &at.text(0)).map_err(|error| error.to_string())?;
        let limits = Limits { nodes: Some(ESTIMATE), ..Limits::default() };
        let cancel = AtomicBool::new(false);
        let request = Request::at_full_strength(limits, self.usual, &cancel);
        let thought =
            think(&line, &request, &mut Memory::with_bytes(1 << 20)).map_err(|error| error.to_string())?;
        let [south, north] = at.score().map(i32::from);
        let stores = if at.side() == Side::South { south - north } else { north - south };
        Ok((thought.score - stores) as i8)
    }

    fn put(&mut self, at: &Kalah, margin: i8) -> Result<(), String> {
        if at.ending().is_none() && self.book.margin(at).is_none() {
            self.book.insert(at, margin);
            self.unsaved += 1;
            if self.unsaved >= BETWEEN_SAVES {
                self.save()?;
            }
        }
        Ok(())
    }

    fn save(&mut self) -> Result<(), String> {
        self.unsaved = 0;
        fs::write(&self.path, self.book.write()).map_err(|error| format!("{}: {error}", self.path.display()))
    }

    /// Whether a search with the usual tables finds the position's value by itself.
    fn is_easy(&mut self, at: &Kalah) -> bool {
        let rows = [at.seeds().own().bits(), at.seeds().other().bits()];
        *self.easy.entry(rows).or_insert_with(|| {
            let mut prover = KalahProver::new(self.usual, 32 << 20);
            prover.solve(at, 0, self.arguments.easy, &AtomicBool::new(false)).is_some()
        })
    }
}

/// What is still to come after a sowing, where `margin` is what it comes to for who sows.
fn after(at: &Kalah, house: rules::sow::House, margin: i8) -> i8 {
    let next = at.sow(house);
    let store = |position: &Kalah, side: Side| position.score()[side.index()] as i8;
    let gain = store(&next, at.side()) - store(at, at.side());
    if next.side() == at.side() { margin - gain } else { gain - margin }
}
