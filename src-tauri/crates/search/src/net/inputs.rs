use std::sync::LazyLock;

use rules::checkers::Checkers;
use rules::egara_guti::EgaraGutiRules;
use rules::kalah::Kalah;
use rules::leap::{LineRules, Men};
use rules::oware::Oware;
use rules::sholo_guti::SholoGutiRules;
use rules::sow::{HOUSES, SEEDS, Seeds, SowingRules as _};
use rules::{Game, Side};

use super::{Net, Shape};
use crate::eval::sowing;

/// What a network sees of a game. Everything is seen by the side to move: turned so that it is South, so a
/// position is worth the same from either side.
pub(crate) trait Inputs: Game {
    /// How much it sees.
    const SHAPE: Shape;

    /// Internal points to the network's unit, that is to one unit of the logistic curve on which a result is
    /// expected.
    const SCALE: i32;

    /// What is won already, in internal points; the network speaks of the rest.
    fn base(&self) -> i32;

    /// Calls `on` with each input that is on, at most 32 of them.
    fn each_input(&self, on: impl FnMut(usize));

    /// Which output weights count, less than the shape's phases.
    fn phase(&self) -> usize;

    /// What the game's network says, in internal points; `None` only where it cannot be read.
    fn look(&self) -> Option<i32>;
}

/// Looks at a position with a network that was built in and is read once.
macro_rules! look {
    ($name:literal, $shape:expr, $position:expr) => {{
        static NET: LazyLock<Option<Net<{ $shape.neurons }>>> = LazyLock::new(|| {
            Net::parse(include_bytes!(concat!("../eval/weights/", $name, ".net")), $shape).ok()
        });
        NET.as_ref().map(|net| net.look($position))
    }};
}

/// Calls `on` with the set bits of a word, counted from `first`.
#[inline]
fn each_bit(mut word: u64, first: usize, on: &mut impl FnMut(usize)) {
    while word != 0 {
        on(first + word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

/// Phases of four by how much of all there was at the start is left.
#[inline]
fn quarter(left: u8, most: u8) -> usize {
    usize::from((left.clamp(1, most) - 1) / most.div_ceil(PHASES as u8))
}

const PHASES: usize = 4;

/// Hundredths of a man: a man ahead is worth e to 1 of a win.
const LEAPING_SCALE: i32 = 100;

/// Six seeds ahead at the end of such games are worth e to 1 of a win before it.
const SOWING_SCALE: i32 = 600;

impl Inputs for Checkers {
    /// Own men, the other's men, own kings, the other's kings.
    const SHAPE: Shape = Shape { inputs: 4 * 32, neurons: 32, phases: PHASES };
    const SCALE: i32 = LEAPING_SCALE;

    fn base(&self) -> i32 {
        0
    }

    #[inline]
    fn each_input(&self, mut on: impl FnMut(usize)) {
        let side = self.side();
        let kinds = [self.men(side), self.men(!side), self.kings(side), self.kings(!side)];
        for (kind, squares) in kinds.into_iter().enumerate() {
            let seen = if side == Side::South { squares } else { squares.reverse_bits() };
            each_bit(seen.into(), kind * 32, &mut on);
        }
    }

    #[inline]
    fn phase(&self) -> usize {
        let [south, north] = self.score();
        quarter(south + north, 24)
    }

    #[inline]
    fn look(&self) -> Option<i32> {
        look!("checkers", Checkers::SHAPE, self)
    }
}

/// A line game that has a network.
pub(crate) trait LineNet: LineRules {
    /// How many neurons the game's network has.
    const NEURONS: usize;

    /// What the game's network says, in internal points; `None` only where it cannot be read.
    fn look(men: &Men<Self>) -> Option<i32>;
}

impl LineNet for SholoGutiRules {
    const NEURONS: usize = 32;

    #[inline]
    fn look(men: &Men<Self>) -> Option<i32> {
        look!("sholo-guti", Men::<SholoGutiRules>::SHAPE, men)
    }
}

impl LineNet for EgaraGutiRules {
    const NEURONS: usize = 32;

    #[inline]
    fn look(men: &Men<Self>) -> Option<i32> {
        look!("egara-guti", Men::<EgaraGutiRules>::SHAPE, men)
    }
}

impl<R: LineNet> Inputs for Men<R> {
    /// Own men, the other's men.
    const SHAPE: Shape =
        Shape { inputs: 2 * R::SHAPE.points() as usize, neurons: R::NEURONS, phases: PHASES };
    const SCALE: i32 = LEAPING_SCALE;

    fn base(&self) -> i32 {
        0
    }

    #[inline]
    fn each_input(&self, mut on: impl FnMut(usize)) {
        let side = self.side();
        let points = R::SHAPE.points();
        for (kind, men) in [self.men(side), self.men(!side)].into_iter().enumerate() {
            let seen = if side == Side::South { men } else { men.reverse_bits() >> (64 - points) };
            each_bit(seen, kind * usize::from(points), &mut on);
        }
    }

    #[inline]
    fn phase(&self) -> usize {
        let [south, north] = self.score();
        quarter(south + north, 2 * R::MEN)
    }

    #[inline]
    fn look(&self) -> Option<i32> {
        R::look(self)
    }
}

/// Houses are told apart by seeds up to so many; more are seen as this many. Emptiness is no input.
const MOST_SEEDS: u8 = 15;

const fn sowing_shape(neurons: usize) -> Shape {
    Shape { inputs: 2 * HOUSES * MOST_SEEDS as usize, neurons, phases: PHASES }
}

/// What is on of the houses of the side to move and then of the other's.
#[inline]
fn each_house(seeds: &Seeds, mut on: impl FnMut(usize)) {
    for (row, first) in [(seeds.own(), 0), (seeds.other(), HOUSES)] {
        for (house, &seeds) in row.places()[..HOUSES].iter().enumerate() {
            if seeds != 0 {
                let seen = seeds.min(MOST_SEEDS) - 1;
                on((first + house) * usize::from(MOST_SEEDS) + usize::from(seen));
            }
        }
    }
}

/// Phases by the seeds still in the houses.
fn sowing_phase(seeds: &Seeds) -> usize {
    quarter(seeds.own().in_houses() + seeds.other().in_houses(), SEEDS)
}

impl Inputs for Kalah {
    const SHAPE: Shape = sowing_shape(32);
    const SCALE: i32 = SOWING_SCALE;

    fn base(&self) -> i32 {
        sowing::margin(self.seeds())
    }

    #[inline]
    fn each_input(&self, on: impl FnMut(usize)) {
        each_house(self.seeds(), on);
    }

    fn phase(&self) -> usize {
        sowing_phase(self.seeds())
    }

    #[inline]
    fn look(&self) -> Option<i32> {
        look!("kalah", Kalah::SHAPE, self)
    }
}

impl Inputs for Oware {
    const SHAPE: Shape = sowing_shape(128);
    const SCALE: i32 = SOWING_SCALE;

    fn base(&self) -> i32 {
        sowing::margin(self.seeds())
    }

    #[inline]
    fn each_input(&self, on: impl FnMut(usize)) {
        each_house(self.seeds(), on);
    }

    fn phase(&self) -> usize {
        sowing_phase(self.seeds())
    }

    #[inline]
    fn look(&self) -> Option<i32> {
        look!("oware", Oware::SHAPE, self)
    }
}
