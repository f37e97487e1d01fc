use super::scatter::Scatters;
use super::{HOUSES, House, PLACES, Row, SEEDS, notation};
use crate::mix::mix;
use crate::{PositionError, Side};

/// All 48 seeds and the side to move: the whole position of a sowing game.
///
/// The rows are the mover's and the other's, not South's and North's: the rules then speak of one side only,
/// and a position turned round differs in its side alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seeds {
    /// The row of the side to move.
    pub(super) own: Row,
    /// The row of the side that waits.
    pub(super) other: Row,
    side: Side,
}

impl Seeds {
    /// Four seeds in every house.
    pub(super) fn start(first: Side) -> Self {
        let row = Row::new([4, 4, 4, 4, 4, 4, 0]);
        Self { own: row, other: row, side: first }
    }

    /// The seeds by place on the ring.
    ///
    /// # Errors
    /// [`PositionError::Impossible`] where they are not 48.
    pub fn new(places: [u8; PLACES], side: Side) -> Result<Self, PositionError> {
        let total: u32 = places.iter().map(|seeds| u32::from(*seeds)).sum();
        if total != u32::from(SEEDS) {
            return Err(PositionError::Impossible(format!("the seeds add up to {total}, not to {SEEDS}")));
        }
        let row_of = |side: Side| {
            let first = (HOUSES + 1) * side.index();
            Row::new(std::array::from_fn(|index| places[first + index]))
        };
        Ok(Self { own: row_of(side), other: row_of(!side), side })
    }

    /// Reads a position's text.
    ///
    /// # Errors
    /// [`PositionError`] where it breaks the notation or the seeds are not 48.
    pub fn parse(text: &str) -> Result<Self, PositionError> {
        let (places, side) = notation::read_position(text)?;
        Self::new(places, side)
    }

    /// Writes the position.
    pub fn text(&self) -> String {
        notation::write_position(&self.places(), self.side)
    }

    /// The seeds by place on the ring.
    pub fn places(&self) -> [u8; PLACES] {
        let [south, north] = self.rows().map(Row::places);
        std::array::from_fn(|place| if place <= HOUSES { south[place] } else { north[place - HOUSES - 1] })
    }

    /// The side to move.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The row of the side to move.
    pub const fn own(&self) -> Row {
        self.own
    }

    /// The row of the side that waits.
    pub const fn other(&self) -> Row {
        self.other
    }

    /// `[south, north]`.
    pub const fn rows(&self) -> [Row; 2] {
        match self.side {
            Side::South => [self.own, self.other],
            Side::North => [self.other, self.own],
        }
    }

    /// `[south, north]`: seeds in the stores.
    pub fn stores(&self) -> [u8; 2] {
        self.rows().map(Row::store)
    }

    /// Lifts a house's seeds and sows them, and tells where the last one fell as the mover numbers the ring.
    #[inline]
    pub(super) const fn sown(&self, scatters: &Scatters, house: House) -> (Self, u8) {
        let scatter = &scatters[house.index() as usize][self.own.seeds(house) as usize];
        let after =
            Self { own: self.own.plus(scatter.own), other: self.other.plus(scatter.other), side: self.side };
        (after, scatter.last)
    }

    /// The same seeds with the other side to move.
    #[inline]
    pub(super) const fn passed(self) -> Self {
        Self { own: self.other, other: self.own, side: self.side.other() }
    }

    /// The position seen from the other side.
    pub(super) const fn turned(self) -> Self {
        Self { side: self.side.other(), ..self }
    }

    /// Each side's row in its own store.
    pub(super) const fn swept(self) -> Self {
        Self { own: self.own.swept(), other: self.other.swept(), side: self.side }
    }

    /// A well mixed key of it all.
    #[inline]
    pub(super) const fn key(&self) -> u64 {
        mix(self.own.bits() | (self.side as u64) << 56, self.other.bits())
    }
}
