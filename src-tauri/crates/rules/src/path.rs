use arrayvec::ArrayVec;

/// The most places one turn can name: an origin and a landing for each of at most 16 jumped men.
pub const MAX_PLACES: usize = 17;

/// A written turn as places: what the player touched, in order.
///
/// On leaping boards the origin and every landing, as point or square numbers; on sowing boards the one
/// house, as its index in sowing order (A..F are 0..=5, a..f are 7..=12). Two turns that differ in path are different turns,
/// even where they lead to the same position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(ArrayVec<u8, MAX_PLACES>);

impl Path {
    /// The path that only names its first place.
    pub fn from_origin(origin: u8) -> Self {
        let mut places = ArrayVec::new();
        places.push(origin);
        Self(places)
    }

    /// The path with these places, or `None` where there are more than a turn can have.
    pub fn new(places: &[u8]) -> Option<Self> {
        ArrayVec::try_from(places).ok().map(Self)
    }

    /// All places in order.
    pub fn places(&self) -> &[u8] {
        &self.0
    }

    /// Adds a landing. Paths hold every chain a board allows, so a full path can only come from a caller that
    /// did not follow the rules; the landing is then dropped.
    pub fn push(&mut self, place: u8) {
        let _ = self.0.try_push(place);
    }

    /// Takes the last place back.
    pub fn pop(&mut self) {
        self.0.pop();
    }
}
