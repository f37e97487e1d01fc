//! What tables and books leave to choose from at the root.

use rules::Line;

use crate::found::{DECISIVE, Found};
use crate::judge::Judge;
use crate::knowledge::{Knowledge, Outlook};
use crate::turns::Child;

/// The turns that keep what the position is worth, where that is known.
pub(crate) struct Narrowed<G: Judge> {
    pub(crate) turns: Vec<G::Turn>,
    /// What they all come to.
    pub(crate) found: Found,
}

/// Leaves out the turns that are known to be worse than others. `None` where too little is known, and where all
/// turns lose alike.
///
/// Either all turns are known, or the position itself and some turn that comes to as much.
pub(crate) fn narrow<G: Judge>(
    line: &Line<G>,
    turns: &[G::Turn],
    knowledge: &Knowledge,
) -> Option<Narrowed<G>> {
    let position = line.position();
    let known: Vec<Option<Outlook>> =
        turns.iter().map(|turn| after(position, *turn, line.quiet(), knowledge)).collect();
    let all: Option<Vec<Outlook>> = known.iter().copied().collect();
    let (score, at_most) = if let Some(all) = all {
        let score = all.iter().map(|outlook| outlook.score).max()?;
        (score, all.iter().all(|outlook| outlook.most <= score))
    } else {
        let outlook = position.outlook(knowledge, line.quiet())?;
        (outlook.score, outlook.most <= outlook.score)
    };
    let mut at_least = true;
    let mut kept = Vec::new();
    for (turn, outlook) in turns.iter().zip(known) {
        if let Some(outlook) = outlook.filter(|outlook| outlook.score == score) {
            at_least &= outlook.least >= score;
            kept.push(*turn);
        }
    }
    let is_lost = !G::MARGIN && score <= -DECISIVE;
    let found = Found { score, at_least, at_most };
    (!is_lost && !kept.is_empty()).then_some(Narrowed { turns: kept, found })
}

/// What is known of a turn, seen by the side that makes it.
fn after<G: Judge>(position: &G, turn: G::Turn, quiet: u16, knowledge: &Knowledge) -> Option<Outlook> {
    let child = Child::new(position, turn);
    let quiet = if child.reversible { quiet.saturating_add(1) } else { 0 };
    let outlook = match child.position.ending() {
        Some(ending) if G::MARGIN => Outlook::exactly(child.position.settled(ending, 0)),
        // However soon: it is told apart by search.
        Some(ending) => Outlook::exactly(child.position.settled(ending, 0).clamp(-DECISIVE, DECISIVE)),
        None => child.position.outlook(knowledge, quiet)?,
    };
    Some(if child.same_side { outlook } else { outlook.turned() })
}

/// The play expected where every turn is known, beginning with this one.
pub(crate) fn known_line<G: Judge>(position: &G, first: G::Turn, knowledge: &Knowledge) -> Vec<G::Turn> {
    let mut line = vec![first];
    let mut at = position.play_unchecked(first);
    let mut turns = Vec::new();
    while at.ending().is_none() && line.len() < MOST_SHOWN {
        turns.clear();
        at.turns(&mut turns);
        let known = |turn: &G::Turn| after(&at, *turn, 0, knowledge).map(|found| (found.score, *turn));
        let known: Option<Vec<(i32, G::Turn)>> = turns.iter().map(known).collect();
        let Some((_, best)) = known.into_iter().flatten().max_by_key(|(score, _)| *score) else { break };
        line.push(best);
        at = at.play_unchecked(best);
    }
    line
}

/// Turns of an expected play.
const MOST_SHOWN: usize = 40;
