//! How a level chooses a turn.

use rand::RngExt as _;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand_chacha::ChaCha8Rng;
use rules::{Line, Path, Side};

use crate::clock::{Clock, Stop};
use crate::judge::Judge;
use crate::levels::{LevelData, Manner};
use crate::root::{Answer, Plan, Root, glance};
use crate::table::Memory;

/// Chooses as a level does. `turns` are all legal turns of the line's current position; `None` where there are
/// none.
pub(crate) fn choose<G: Judge>(
    line: &Line<G>,
    mut turns: Vec<G::Turn>,
    level: &LevelData,
    plan: Plan,
    chance: &mut ChaCha8Rng,
    clock: Clock<'_>,
    memory: &mut Memory,
) -> Result<Option<Answer<G>>, Stop> {
    let position = line.position();
    let alone = |turn| unsearched(position, turn, level);
    if let [only] = turns[..] {
        return Ok(Some(alone(only)));
    }
    if level.random.happens(chance) {
        return Ok(at_random(position, &turns, level, chance).map(alone));
    }
    // Turns of equal worth are played equally often.
    turns.shuffle(chance);
    let answer = match level.manner {
        Manner::Greedy => greediest(position, &turns).map(alone),
        Manner::Search if level.noise > 0 => {
            let spare = turns.first().copied();
            let root = Root::new(line, turns, plan, clock, memory);
            noisily(root, level.noise, chance)?.or(spare.map(alone))
        }
        Manner::Search => Root::new(line, turns, plan, clock, memory).deepen()?,
    };
    let broken = answer.as_ref().and_then(|answer| first_jump(position, *answer.line.first()?));
    match broken {
        Some(jump) if level.breaks_chain.happens(chance) => Ok(Some(alone(jump))),
        _ => Ok(answer),
    }
}

/// A turn chosen without search.
fn unsearched<G: Judge>(position: &G, turn: G::Turn, level: &LevelData) -> Answer<G> {
    Answer { line: vec![turn], found: glance(position, turn, level.weighing), depth: 0, nodes: 0 }
}

/// Any turn; where nothing is to be given away, any of those after which the opponent has no jump.
fn at_random<G: Judge>(
    position: &G,
    turns: &[G::Turn],
    level: &LevelData,
    chance: &mut ChaCha8Rng,
) -> Option<G::Turn> {
    if level.random_gives_nothing {
        let is_harmless = |turn: &G::Turn| !position.play_unchecked(*turn).can_gain();
        let harmless: Vec<G::Turn> = turns.iter().copied().filter(is_harmless).collect();
        if let Some(turn) = harmless.choose(chance) {
            return Some(*turn);
        }
    }
    turns.choose(chance).copied()
}

/// One of the turns that bring most into the own store, or take most men.
fn greediest<G: Judge>(position: &G, turns: &[G::Turn]) -> Option<G::Turn> {
    let side = position.side();
    turns.iter().copied().max_by_key(|turn| {
        let [south, north] = position.play_unchecked(*turn).score().map(i32::from);
        if side == Side::South { south - north } else { north - south }
    })
}

/// The best turn by a search whose results are each off by chance.
fn noisily<G: Judge>(
    root: Root<'_, G>,
    noise: i32,
    chance: &mut ChaCha8Rng,
) -> Result<Option<Answer<G>>, Stop> {
    let answers = root.answer_each()?;
    let heard =
        answers.into_iter().map(|answer| (answer.found.score + chance.random_range(-noise..=noise), answer));
    Ok(heard.max_by_key(|(score, _)| *score).map(|(_, answer)| answer))
}

/// The turn that ends a chain after its first jump, where the rules let it.
fn first_jump<G: Judge>(position: &G, turn: G::Turn) -> Option<G::Turn> {
    let path = position.path_of(turn);
    let is_chain = path.places().len() > 2;
    let jump = Path::new(path.places().get(..2)?).filter(|_| is_chain)?;
    position.turn_of(&jump).ok()
}
