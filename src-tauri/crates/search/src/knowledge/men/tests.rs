//! Solved layers against the rules played out ply by ply.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use rules::leap::{LineRules, Men};
use rules::{AnyGame, Game as _, Side};

use super::*;
use crate::eval::Guti;
use crate::{Knowledge, Limits, Memory, Request, Table, think};

/// What every position with South to move is worth by the number of quiet plies still allowed, worked out turn by
/// turn from the game's own rules.
struct Plainly<R> {
    /// By both sides' men; the worth with no quiet ply left comes first.
    known: HashMap<(u64, u64), Vec<Worth>>,
    rules: std::marker::PhantomData<R>,
}

fn position<R: LineRules>(own: u64, enemy: u64) -> Men<R> {
    let list = |men: u64| {
        let numbers: Vec<String> = sets::each(men).map(|point| (point + 1).to_string()).collect();
        numbers.join(",")
    };
    let text = format!("S:S{}:N{}:0", list(own), list(enemy));
    Men::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}")).0
}

impl<R: LineRules> Plainly<R> {
    fn best(&self, at: &Men<R>, quiet: usize) -> Worth {
        if at.ending().is_some() {
            return Worth::Lost;
        }
        if quiet == 0 {
            let [own, enemy] = at.score().map(usize::from);
            return Worth::of_men(own, enemy);
        }
        let mut turns = Vec::new();
        at.turns(&mut turns);
        let worths = turns.into_iter().map(|turn| {
            let after = at.play_unchecked(turn).turned();
            let left = if turn.taken == 0 { quiet - 1 } else { usize::from(quiet_plies::<R>()) };
            match self.known.get(&(after.men(Side::South), after.men(Side::North))) {
                _ if after.ending().is_some() => Worth::Won,
                Some(worths) => worths[left].turned(),
                None => panic!("{after:?} comes too early"),
            }
        });
        worths.max().unwrap_or(Worth::Lost)
    }

    fn solve(&mut self, own: usize, enemy: usize) {
        let counts = if own == enemy { vec![(own, enemy)] } else { vec![(own, enemy), (enemy, own)] };
        let all: Vec<Men<R>> = counts.into_iter().flat_map(|(own, enemy)| stands::<R>(own, enemy)).collect();
        for quiet in 0..=usize::from(quiet_plies::<R>()) {
            let worths: Vec<Worth> = all.iter().map(|at| self.best(at, quiet)).collect();
            for (at, worth) in all.iter().zip(worths) {
                self.known.entry((at.men(Side::South), at.men(Side::North))).or_default().push(worth);
            }
        }
    }
}

fn quiet_plies<R: LineRules>() -> u16 {
    R::HISTORY.quiet.map_or(0, |(plies, _)| plies)
}

/// Every position with so many men.
fn stands<R: LineRules>(own: usize, enemy: usize) -> Vec<Men<R>> {
    let mut all = Vec::new();
    for men in subsets(own, R::SHAPE.points()) {
        let others = subsets(enemy, R::SHAPE.points()).into_iter().filter(|others| men & others == 0);
        all.extend(others.map(|others| position(men, others)));
    }
    all
}

fn subsets(size: usize, points: u8) -> Vec<u64> {
    if size == 0 {
        return vec![0];
    }
    // The last point first: the others lie before it.
    let with = |point: u8| subsets(size - 1, point).into_iter().map(move |set| set | 1 << point);
    (0..points).flat_map(with).collect()
}

/// Few men, solved both ways.
fn solved<R: Guti>(most: usize) -> (Few, Plainly<R>) {
    let few = Few::solve::<R>(most as u8, &mut crate::knowledge::NoShelf, &mut |_| ControlFlow::Continue(()))
        .continue_value();
    let mut plainly = Plainly::<R> { known: HashMap::new(), rules: std::marker::PhantomData };
    for men in 2..=most {
        (men.div_ceil(2)..men).for_each(|own| plainly.solve(own, men - own));
    }
    (few.unwrap_or_else(|| panic!("nobody broke it off")), plainly)
}

/// Compares every position with the table, and what a search with the table calls proven, at any count of quiet
/// plies, with the rules.
fn compare<R: Guti>(most: usize) {
    let (few, plainly) = solved::<R>(most);
    let knowledge = Knowledge::NONE.with(Table::of_men(R::ID, few));
    let mut proven = 0;
    for (nth, ((own, enemy), worths)) in plainly.known.iter().enumerate() {
        let at = position::<R>(*own, *enemy);
        let known = knowledge.few_men(R::ID).and_then(|few| few.worth(*own, *enemy));
        assert_eq!(known, worths.last().copied(), "{}", at.text(0));
        // The map's order is as good as chance.
        if nth % 97 == 0 && at.ending().is_none() {
            let quiet = (nth / 97) as u16 % quiet_plies::<R>();
            let game = AnyGame::parse(R::ID, &at.text(quiet)).unwrap_or_else(|error| panic!("{error}"));
            let cancel = AtomicBool::new(false);
            let limits = Limits { nodes: Some(1000), ..Limits::default() };
            let request = Request::at_full_strength(limits, &knowledge, &cancel);
            let thought = think(&game, &request, &mut Memory::with_bytes(1 << 20));
            let thought = thought.unwrap_or_else(|error| panic!("{error}"));
            let claimed = match thought.score {
                10_000.. => Worth::Won,
                ..=-10_000 => Worth::Lost,
                _ => Worth::Drawn,
            };
            let worth = worths[usize::from(quiet_plies::<R>() - quiet)];
            if thought.proven {
                proven += 1;
                assert_eq!(claimed, worth, "{}: {thought:?}", at.text(quiet));
            } else {
                assert_eq!(claimed, Worth::Drawn, "{}: {thought:?}", at.text(quiet));
            }
        }
    }
    assert!(proven > 100, "{proven}");
}

#[test]
fn with_few_men_egara_guti_is_worth_what_the_rules_make_of_it() {
    compare::<rules::egara_guti::EgaraGutiRules>(4);
}

#[test]
fn with_few_men_sholo_guti_is_worth_what_the_rules_make_of_it() {
    compare::<rules::sholo_guti::SholoGutiRules>(3);
}
