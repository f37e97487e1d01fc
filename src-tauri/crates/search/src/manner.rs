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
    plan: Plan<'_>,
    chance: &mut ChaCha8Rng,
    clock: Clock<'_>,
    memory: &Memory,
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::levels::{Chance, level_budget};
    use crate::{Knowledge, Level, random};
    use rules::egara_guti::EgaraGuti;
    use rules::oware::Oware;
    use rules::sholo_guti::SholoGuti;
    use rules::{Game as _, GameId};

    fn line<G: Judge>(text: &str) -> Line<G> {
        Line::parse(text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The turns that a level chooses with some seeds, written.
    fn chosen<G: Judge>(line: &Line<G>, level: &LevelData) -> Vec<String> {
        let cancel = AtomicBool::new(false);
        let plan = Plan {
            depth: level.depth,
            weighing: level.weighing,
            follows_captures: level.follows_captures,
            knowledge: &Knowledge::NONE,
        };
        let choose_with = |seed| {
            let mut turns = Vec::new();
            line.position().turns(&mut turns);
            let clock = Clock::new(&cancel, Some(500), None);
            let memory = Memory::with_bytes(1 << 16);
            let answer =
                choose(line, turns, level, plan, &mut random::at_ply(seed, 0), clock, &memory).ok().flatten();
            let turn = answer.and_then(|answer| answer.line.first().copied());
            turn.map(|turn| line.position().write_turn(&line.position().path_of(turn))).unwrap_or_default()
        };
        (0..100).map(choose_with).collect()
    }

    fn always_random(id: GameId, level: Level) -> LevelData {
        LevelData { random: Chance(1, 1), ..*level_budget(id, level) }
    }

    #[test]
    fn easy_never_just_gives_a_man_away_at_random() {
        // 14-19 would put the man before the enemy on 24 with room behind it.
        let line: Line<SholoGuti> = line("S:S1,14:N24,37:0");
        assert!(line.position().read_turn("14-19").is_ok());
        let turns = chosen(&line, &always_random(GameId::SholoGuti, Level::Easy));
        assert!(turns.iter().all(|turn| turn != "14-19"), "{turns:?}");
        assert!(turns.iter().any(|turn| *turn != turns[0]));
    }

    #[test]
    fn where_every_turn_gives_a_man_away_a_random_one_is_played_all_the_same() {
        let line: Line<EgaraGuti> = Line::new(Side::South);
        let turns = chosen(&line, &always_random(GameId::EgaraGuti, Level::Easy));
        assert!(["9-12", "10-12", "11-12"].iter().all(|turn| turns.iter().any(|chosen| chosen == turn)));
    }

    #[test]
    fn greed_takes_the_largest_capture_and_nothing_else() {
        // D and E and F capture, E most.
        let line: Line<Oware> = line("1-1-0-0-4-1-1-2-1-0-9-9-10-9-S");
        let level = LevelData { random: Chance::NEVER, ..*level_budget(GameId::Oware, Level::Easy) };
        assert!(chosen(&line, &level).iter().all(|turn| turn == "E"));
    }

    #[test]
    fn a_chain_is_broken_only_where_it_may_end() {
        let may: Line<SholoGuti> = line("S:S1,14:N19,23,36,37:0");
        let level = LevelData {
            random: Chance::NEVER,
            breaks_chain: Chance(1, 1),
            ..*level_budget(GameId::SholoGuti, Level::Hard)
        };
        assert!(chosen(&may, &level).iter().all(|turn| turn == "14x24"));
        let must: Line<EgaraGuti> = line("S:S1,11:N12,14,23:0");
        assert!(chosen(&must, &level).iter().all(|turn| must.position().read_turn(turn).is_ok()));
    }
}
