//! Solved layers, two bits a position.

use rules::leap::Shape;

use super::Worth;
use super::board::Stand;
use super::sets::Sets;

/// Positions in a byte.
const IN_BYTE: usize = 4;

/// All positions with so many men on either side.
pub(crate) struct Layer {
    pub(super) bytes: Vec<u8>,
}

/// The layers of a game as far as they are known.
pub(crate) struct Layers {
    pub(crate) sets: Sets,
    /// By own men, then by enemy men, at `own * 32 + enemy`.
    layers: Vec<Option<Layer>>,
}

/// Counts of positions by worth, in the order of [`Worth`].
pub(crate) type Counts = [u64; 3];

impl Layer {
    pub(super) fn with_places(places: u64) -> Self {
        Self { bytes: vec![0; (places as usize).div_ceil(IN_BYTE)] }
    }

    #[inline]
    pub(super) fn get(&self, place: usize) -> Worth {
        Worth::from_bits(self.bytes[place / IN_BYTE] >> (place % IN_BYTE * 2))
    }

    #[inline]
    pub(super) fn set(&mut self, place: usize, worth: Worth) {
        let shift = place % IN_BYTE * 2;
        let byte = &mut self.bytes[place / IN_BYTE];
        *byte = *byte & !(3 << shift) | (worth as u8) << shift;
    }
}

impl Layers {
    /// No layer yet, of a board on which no side has more than `most` men.
    pub(crate) fn new(shape: &Shape, most: usize) -> Self {
        Self { sets: Sets::new(shape, most), layers: (0..32 * 32).map(|_| None).collect() }
    }

    /// How many places a layer has.
    pub(crate) fn places(&self, own: usize, enemy: usize) -> u64 {
        self.sets.pairs(own.max(enemy), own.min(enemy))
    }

    /// Where a stand lies in its layer: ordered by the side with more men, so that a capture, which most often is
    /// followed from the same men, stays near.
    #[inline]
    pub(super) fn place(&self, stand: Stand) -> usize {
        if stand.own.count_ones() >= stand.enemy.count_ones() {
            self.sets.place(stand.own, stand.enemy)
        } else {
            self.sets.place(stand.enemy, stand.own)
        }
    }

    /// A stand that lies there.
    pub(super) fn stand_at(&self, place: usize, own: usize, enemy: usize) -> Stand {
        if own >= enemy {
            let (own, enemy) = self.sets.pair_at(place, own, enemy);
            Stand { own, enemy }
        } else {
            let (enemy, own) = self.sets.pair_at(place, enemy, own);
            Stand { own, enemy }
        }
    }

    pub(super) fn put(&mut self, own: usize, enemy: usize, layer: Layer) {
        self.layers[own * 32 + enemy] = Some(layer);
    }

    /// A solved layer.
    pub(super) fn layer(&self, own: usize, enemy: usize) -> Option<&Layer> {
        self.layers.get(own * 32 + enemy)?.as_ref()
    }

    /// What a stand is worth to the side to move, if its layer is solved.
    #[inline]
    pub(crate) fn worth(&self, stand: Stand) -> Option<Worth> {
        let layer = self.layer(stand.own.count_ones() as usize, stand.enemy.count_ones() as usize)?;
        Some(layer.get(self.place(stand)))
    }

    /// The bytes of a solved layer.
    pub(crate) fn bytes(&self, own: usize, enemy: usize) -> Option<&[u8]> {
        Some(&self.layer(own, enemy)?.bytes)
    }

    /// How many bytes a layer has.
    pub(crate) fn size(&self, own: usize, enemy: usize) -> usize {
        self.places(own, enemy).div_ceil(IN_BYTE as u64) as usize
    }

    /// Takes a layer's bytes in, which are as many as it has.
    pub(crate) fn put_bytes(&mut self, own: usize, enemy: usize, bytes: Vec<u8>) {
        self.put(own, enemy, Layer { bytes });
    }

    /// How many places of a solved layer have each worth.
    pub(crate) fn counts(&self, own: usize, enemy: usize) -> Counts {
        let mut counts = Counts::default();
        if let Some(layer) = self.layer(own, enemy) {
            (0..self.places(own, enemy)).for_each(|place| counts[layer.get(place as usize) as usize] += 1);
        }
        counts
    }
}
