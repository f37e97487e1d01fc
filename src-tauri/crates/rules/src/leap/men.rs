use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use super::chains::{self, Flight};
use super::{Shape, continuing, notation};
use crate::mix::mix;
use crate::{
    Board, Continuations, Ending, Game, GameId, HistoryRules, Path, Piece, PositionError, Reason, Side, Step,
    TurnError,
};

/// What one line game lays down for the family to follow.
pub trait LineRules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which game.
    const ID: GameId;
    /// Its board.
    const SHAPE: &'static Shape;
    /// Men a side at the start, on the lowest points for South and the highest for North.
    const MEN: u8;
    /// Whether a side that can jump must, and must go on while the jumping man can.
    const CAPTURE_IS_COMPULSORY: bool;
    /// Its endings by history. All of them give the win to the side with more men.
    const HISTORY: HistoryRules;
}

/// A position of a line game: two sets of points, one bit each, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men<R> {
    stand: [u64; 2],
    side: Side,
    rules: PhantomData<R>,
}

/// A turn of a line game as search sees it: it leads to one position, however many paths write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leap {
    /// Origin, counted from 0.
    pub from: u8,
    /// Last landing, counted from 0.
    pub to: u8,
    /// The jumped men, one bit a point; empty for a step.
    pub taken: u64,
}

impl<R: LineRules> Men<R> {
    pub(super) fn from_bits(south: u64, north: u64, side: Side) -> Self {
        Self { stand: [south, north], side, rules: PhantomData }
    }

    /// A side's men, bit `n` for point `n + 1`.
    #[inline]
    pub fn men(&self, side: Side) -> u64 {
        self.stand[side.index()]
    }

    /// The points where nobody stands.
    #[inline]
    pub fn empty(&self) -> u64 {
        R::SHAPE.all() & !(self.stand[0] | self.stand[1])
    }

    /// A man of the side to move as it lifts off for a chain of jumps.
    #[inline]
    pub(super) fn lift(&self, from: u8) -> Flight {
        let own = self.men(self.side) & !(1 << from);
        Flight { at: from, own, enemy: self.men(!self.side), taken: 0 }
    }

    /// The position after a chain.
    #[inline]
    pub(super) fn land(&self, flight: &Flight) -> Self {
        let mut next = *self;
        next.stand[self.side.index()] = flight.own | 1 << flight.at;
        next.stand[self.side.other().index()] = flight.enemy;
        next.side = !self.side;
        next
    }

    #[inline]
    fn step(&self, from: u8, to: u8) -> Self {
        let mut next = *self;
        next.stand[self.side.index()] ^= 1 << from | 1 << to;
        next.side = !self.side;
        next
    }

    /// Where a man may step, were nobody forced to capture.
    #[inline]
    pub(super) fn steps_from(&self, from: u8) -> u64 {
        R::SHAPE.neighbours(from) & self.empty()
    }

    /// Whether some man of the side to move can jump.
    pub fn can_capture(&self) -> bool {
        bits(self.men(self.side)).any(|from| self.lift(from).can_jump::<R>())
    }

    /// Whether steps are legal here: always, unless captures are compulsory and there is one.
    #[inline]
    pub(super) fn may_step(&self) -> bool {
        !(R::CAPTURE_IS_COMPULSORY && self.can_capture())
    }

    fn has_turn(&self) -> bool {
        bits(self.men(self.side)).any(|from| self.steps_from(from) != 0 || self.lift(from).can_jump::<R>())
    }

    #[inline]
    fn over_by_men(&self) -> bool {
        self.stand[0] == 0 || self.stand[1] == 0
    }
}

/// The set bits of a word, ascending.
#[inline]
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(bit as u8)
    })
}

impl<R: LineRules> Game for Men<R> {
    const ID: GameId = R::ID;
    const HISTORY: HistoryRules = R::HISTORY;
    type Turn = Leap;

    fn start(first: Side) -> Self {
        let south = (1 << R::MEN) - 1;
        Self::from_bits(south, south << (R::SHAPE.points() - R::MEN), first)
    }

    fn parse(text: &str) -> Result<(Self, u16), PositionError> {
        notation::read_position(text)
    }

    fn text(&self, quiet: u16) -> String {
        notation::write_position(self, quiet)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn score(&self) -> [u8; 2] {
        self.stand.map(|men| men.count_ones() as u8)
    }

    fn board(&self) -> Board {
        let owned = |side| bits(self.men(side)).map(move |at| Piece { at: at + 1, side, king: false });
        let mut pieces: Vec<Piece> = Side::BOTH.into_iter().flat_map(owned).collect();
        pieces.sort_unstable();
        Board::Leap(pieces)
    }

    fn turned(&self) -> Self {
        let turn = |men: u64| men.reverse_bits() >> (64 - R::SHAPE.points());
        Self::from_bits(turn(self.stand[1]), turn(self.stand[0]), !self.side)
    }

    fn turned_place(place: u8) -> u8 {
        R::SHAPE.points() + 1 - place
    }

    fn key(&self) -> u64 {
        mix(self.stand[0], self.stand[1] << 1 | self.side as u64)
    }

    fn ending(&self) -> Option<Ending> {
        let beaten = if self.over_by_men() {
            let beaten = if self.stand[0] == 0 { Side::South } else { Side::North };
            Some((beaten, Reason::NoMen))
        } else if self.has_turn() {
            None
        } else {
            Some((self.side, Reason::NoTurn))
        };
        beaten.map(|(beaten, reason)| Ending { winner: Some(!beaten), reason })
    }

    fn ending_by_history(&self, reason: Reason) -> Ending {
        let [south, north] = self.score();
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        Ending { winner, reason }
    }

    fn sweeps(&self, _: Reason) -> Vec<Step> {
        Vec::new()
    }

    fn swept(&self, _: Reason) -> Self {
        *self
    }

    fn turns(&self, out: &mut Vec<Leap>) {
        if self.over_by_men() {
            return;
        }
        for from in bits(self.men(self.side)) {
            chains::distinct::<R>(self.lift(from), from, out);
        }
        if self.may_step() {
            for from in bits(self.men(self.side)) {
                out.extend(bits(self.steps_from(from)).map(|to| Leap { from, to, taken: 0 }));
            }
        }
    }

    #[inline]
    fn play_unchecked(&self, turn: Leap) -> Self {
        let mut next = *self;
        // Origin and landing may be one point at the end of a round trip.
        next.stand[self.side.index()] = self.men(self.side) & !(1 << turn.from) | 1 << turn.to;
        next.stand[self.side.other().index()] &= !turn.taken;
        next.side = !self.side;
        next
    }

    fn is_irreversible(&self, turn: Leap) -> bool {
        turn.taken != 0
    }

    fn for_each_result(&self, visit: &mut impl FnMut(&Self)) {
        if self.over_by_men() {
            return;
        }
        let may_step = self.may_step();
        for from in bits(self.men(self.side)) {
            chains::each::<R>(self.lift(from), &mut |flight| visit(&self.land(flight)));
            if may_step {
                bits(self.steps_from(from)).for_each(|to| visit(&self.step(from, to)));
            }
        }
    }

    fn count_written(&self) -> u64 {
        if self.over_by_men() {
            return 0;
        }
        let chains: u64 = bits(self.men(self.side)).map(|from| chains::count::<R>(self.lift(from))).sum();
        if R::CAPTURE_IS_COMPULSORY && chains > 0 {
            return chains;
        }
        chains
            + bits(self.men(self.side)).map(|from| u64::from(self.steps_from(from).count_ones())).sum::<u64>()
    }

    fn written(&self, cap: usize) -> (Vec<Path>, bool) {
        let mut paths = Vec::new();
        if self.over_by_men() {
            return (paths, false);
        }
        // One more than asked for tells whether any is left out.
        let most = cap.saturating_add(1);
        for from in bits(self.men(self.side)) {
            chains::written::<R>(self.lift(from), &mut Path::from_origin(from + 1), most, &mut paths);
        }
        if self.may_step() {
            for from in bits(self.men(self.side)) {
                for to in bits(self.steps_from(from)) {
                    let mut path = Path::from_origin(from + 1);
                    path.push(to + 1);
                    paths.push(path);
                }
            }
        }
        let cut = paths.len() > cap;
        paths.truncate(cap);
        (paths, cut)
    }

    fn path_of(&self, turn: Leap) -> Path {
        if turn.taken == 0 {
            let mut path = Path::from_origin(turn.from + 1);
            path.push(turn.to + 1);
            return path;
        }
        chains::path_to::<R>(self.lift(turn.from), turn)
    }

    fn turn_of(&self, path: &Path) -> Result<Leap, TurnError> {
        continuing::turn_of(self, path)
    }

    fn write_turn(&self, path: &Path) -> String {
        notation::write_turn::<R>(path)
    }

    fn read_turn(&self, text: &str) -> Result<Path, TurnError> {
        let path = notation::read_path::<R>(text)?;
        self.turn_of(&path)?;
        Ok(path)
    }

    fn continuations(&self, chosen: &[u8]) -> Result<Continuations, TurnError> {
        continuing::continuations(self, chosen)
    }

    fn steps(&self, path: &Path) -> Vec<Step> {
        let mut steps = Vec::new();
        for (landing, pair) in path.places().windows(2).enumerate() {
            let (from, to, landing) = (pair[0], pair[1], landing as u8);
            steps.push(Step::Move { from, to, landing });
            let jump = R::SHAPE.jumps(from.wrapping_sub(1)).iter().find(|jump| jump.to + 1 == to);
            if let Some(jump) = jump.filter(|_| !notation::is_step::<R>(path)) {
                steps.push(Step::Take { at: jump.over + 1, landing });
            }
        }
        steps
    }
}
