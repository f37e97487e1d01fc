use crate::Side;

/// One visible happening of a turn, in the order it happens. A board before the turn with all its steps
/// applied ([`crate::Board::apply`]) is the board after it.
///
/// `landing` counts the landings of a chain from 0; steps of landings that a player already showed by
/// touching them need not be shown again. Places are numbered as in [`crate::Path`], stores as
/// [`crate::sow::SOUTH_STORE`] and [`crate::sow::NORTH_STORE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A piece goes from one point to another, by a step or a jump.
    Move {
        /// Where it stood.
        from: u8,
        /// Where it lands.
        to: u8,
        /// Which landing of the chain this is, from 0.
        landing: u8,
    },
    /// A jumped piece leaves the board.
    Take {
        /// Where it stood.
        at: u8,
        /// The landing after which it leaves: its own jump, or the last one where pieces stay until the turn's end.
        landing: u8,
    },
    /// A man becomes a king.
    Crown {
        /// Where it stands.
        at: u8,
        /// The landing that crowned it.
        landing: u8,
    },
    /// All seeds of a house go to the sower's hand.
    Lift {
        /// The house.
        from: u8,
        /// How many seeds.
        count: u8,
    },
    /// One seed falls from the hand.
    Sow {
        /// The house or store it falls into.
        to: u8,
    },
    /// Captured seeds go from a house to the capturing side's store.
    Capture {
        /// The house.
        from: u8,
        /// Whose store receives them.
        to: Side,
        /// How many seeds.
        count: u8,
    },
    /// At the game's end a house's seeds go to a store.
    Sweep {
        /// The house.
        from: u8,
        /// Whose store receives them.
        to: Side,
        /// How many seeds.
        count: u8,
    },
}
