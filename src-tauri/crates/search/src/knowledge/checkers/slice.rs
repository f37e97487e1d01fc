//! Positions by how many men and kings either side has, and their places among those alike.

use std::collections::HashMap;
use std::fmt;

use rules::checkers::Checkers;
use rules::{Game as _, Side};

use super::Result;

/// How many men and kings the side to move and the other side have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Pieces {
    pub(super) own: [u8; 2],
    pub(super) enemy: [u8; 2],
}

/// Squares that a side's men can stand on: all but the row where they are crowned.
const MENS_SQUARES: usize = 28;

const SQUARES: usize = 32;

/// `C(n, k)` for as many squares and pieces as there are.
static CHOOSE: [[u32; 8]; SQUARES + 1] = {
    let mut table = [[0; 8]; SQUARES + 1];
    let mut n = 0;
    while n <= SQUARES {
        table[n][0] = 1;
        let mut k = 1;
        while k < 8 && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

fn choose(n: usize, k: u8) -> u64 {
    u64::from(CHOOSE[n][usize::from(k)])
}

impl Pieces {
    /// All there are with at most so many pieces and at least one a side, in the order in which they are written.
    pub(super) fn all(most: u8) -> Vec<Self> {
        let counts = || (0..=most).flat_map(move |men| (0..=most).map(move |kings| [men, kings]));
        let both = counts().flat_map(|own| counts().map(move |enemy| Self { own, enemy }));
        let mut all: Vec<Self> = both
            .filter(|pieces| pieces.total() <= most)
            .filter(|pieces| pieces.own != [0, 0] && pieces.enemy != [0, 0])
            .collect();
        all.sort_by_key(|pieces| (pieces.total(), pieces.men()));
        all
    }

    /// One of each pair that turns lead to and fro between, in the order in which they can be solved: captures leave
    /// fewer pieces, crownings fewer men.
    pub(super) fn pairs(most: u8) -> Vec<Self> {
        Self::all(most).into_iter().filter(|pieces| pieces.own >= pieces.enemy).collect()
    }

    fn total(self) -> u8 {
        self.own.iter().chain(&self.enemy).sum()
    }

    fn men(self) -> u8 {
        self.own[0] + self.enemy[0]
    }

    /// With the sides exchanged.
    pub(super) fn turned(self) -> Self {
        Self { own: self.enemy, enemy: self.own }
    }

    /// The pieces of a position.
    pub(super) fn of(position: &Checkers) -> Self {
        let count = |side| [position.men(side), position.kings(side)].map(|set| set.count_ones() as u8);
        let side = position.side();
        Self { own: count(side), enemy: count(!side) }
    }

    /// How many positions each group of pieces can take beside the others.
    fn blocks(self) -> [u64; 4] {
        let ([own_men, own_kings], [men, kings]) = (self.own, self.enemy);
        let free = SQUARES - usize::from(self.men());
        [
            choose(MENS_SQUARES, own_men),
            choose(MENS_SQUARES, men),
            choose(free, own_kings),
            choose(free - usize::from(own_kings), kings),
        ]
    }

    /// How many places there are. Those where men of both sides would share a square stand for nothing.
    pub(super) fn places(self) -> u64 {
        self.blocks().iter().product()
    }

    /// The place of a position with these pieces, seen with South to move.
    pub(super) fn place(self, position: &Checkers) -> usize {
        let (own, enemy) = (Side::South, Side::North);
        let [_, men, own_kings, kings] = self.blocks();
        let all_men = position.men(own) | position.men(enemy);
        let mut place = rank(position.men(own));
        // North's men never stand on South's back row.
        place = place * men + rank(position.men(enemy) >> (SQUARES - MENS_SQUARES));
        place = place * own_kings + rank(gather(position.kings(own), all_men));
        place = place * kings + rank(gather(position.kings(enemy), all_men | position.kings(own)));
        place as usize
    }

    /// The position at a place, South to move, if it stands for one.
    pub(super) fn position_at(self, place: usize) -> Option<Checkers> {
        let [_, men, own_kings, kings] = self.blocks();
        let place = place as u64;
        let own_men = set(place / kings / own_kings / men, self.own[0]);
        let enemy_men = set(place / kings / own_kings % men, self.enemy[0]) << (SQUARES - MENS_SQUARES);
        if own_men & enemy_men != 0 {
            return None;
        }
        let taken = own_men | enemy_men;
        let own = scatter(set(place / kings % own_kings, self.own[1]), taken);
        let enemy = scatter(set(place % kings, self.enemy[1]), taken | own);
        Checkers::of_pieces([own_men, enemy_men], [own, enemy], Side::South)
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([own_men, own_kings], [men, kings]) = (self.own, self.enemy);
        write!(f, "{own_men}+{own_kings}K-{men}+{kings}K")
    }
}

/// The rank of a set among those of its size.
fn rank(mut set: u32) -> u64 {
    let (mut rank, mut nth) = (0, 0);
    while set != 0 {
        nth += 1;
        rank += choose(set.trailing_zeros() as usize, nth);
        set &= set - 1;
    }
    rank
}

/// The set of this size with this rank.
fn set(mut rank: u64, size: u8) -> u32 {
    let mut set = 0;
    let mut square = SQUARES;
    for left in (1..=size).rev() {
        square -= 1;
        while choose(square, left) > rank {
            square -= 1;
        }
        rank -= choose(square, left);
        set |= 1 << square;
    }
    set
}

/// The set with the squares numbered anew, those taken left out.
fn gather(mut set: u32, taken: u32) -> u32 {
    let mut gathered = 0;
    while set != 0 {
        let square = set.trailing_zeros();
        gathered |= 1 << (square - (taken & ((1 << square) - 1)).count_ones());
        set &= set - 1;
    }
    gathered
}

/// The inverse of [`gather`].
fn scatter(gathered: u32, taken: u32) -> u32 {
    let free = (0..SQUARES).filter(|square| taken >> square & 1 == 0);
    free.enumerate().filter(|(nth, _)| gathered >> nth & 1 == 1).map(|(_, square)| 1 << square).sum()
}

/// Solved slices: all positions with the same pieces, one byte each.
#[derive(Default)]
pub(super) struct Slices {
    slices: HashMap<Pieces, Vec<u8>>,
}

impl Slices {
    pub(super) fn new() -> Self {
        Self::default()
    }

    pub(super) fn put(&mut self, pieces: Pieces, bytes: Vec<u8>) {
        self.slices.insert(pieces, bytes);
    }

    pub(super) fn bytes(&self, pieces: Pieces) -> Option<&[u8]> {
        Some(self.slices.get(&pieces)?)
    }

    pub(super) fn get(&self, pieces: Pieces, place: usize) -> Result {
        let byte = self.slices.get(&pieces).and_then(|bytes| bytes.get(place));
        Result::from_byte(byte.copied().unwrap_or_default())
    }

    /// The result of a position that is not over, whoever is to move.
    pub(super) fn look_up(&self, position: &Checkers) -> Result {
        let position = match position.side() {
            Side::South => *position,
            Side::North => position.turned(),
        };
        let pieces = Pieces::of(&position);
        self.get(pieces, pieces.place(&position))
    }
}
