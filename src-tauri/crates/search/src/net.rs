//! Evaluation by a small network, one a game, learned from games of this search against itself.
//!
//! One hidden layer over what stands where, seen by the side to move; its neurons are clipped and squared, and
//! the output is read with weights of the game's phase
//! (<https://www.chessprogramming.org/NNUE>, <https://www.chessprogramming.org/Neural_Networks>). Few of the
//! inputs are on, at most one a man, so the hidden layer is a sum of some rows of weights, made anew for each
//! position: with so few rows that costs no more than keeping it along the line would.
//!
//! `arena tune` makes the weights. They are whole numbers, so every device thinks alike.

mod file;
mod inputs;

pub use file::{Shape, write};
pub(crate) use inputs::{Inputs, LineNet};

/// What a neuron's 1 is written as.
pub const ONE: i32 = 255;

/// What an output weight's 1 is written as. Such a weight times a whole neuron still fits 16 bits.
pub const OUTPUT_ONE: i32 = 64;

/// The largest output weight as it is written.
pub const MOST_OUTPUT: i32 = 127;

/// A network of one game, with so many neurons in the hidden layer.
pub(crate) struct Net<const NEURONS: usize> {
    /// For each input what it adds to the neurons.
    rows: Vec<[i16; NEURONS]>,
    biases: [i16; NEURONS],
    /// For each phase how much each neuron counts.
    outputs: Vec<[i16; NEURONS]>,
    output_biases: Vec<i32>,
}

impl<const NEURONS: usize> Net<NEURONS> {
    /// What the network says, in units of which [`Inputs::SCALE`] internal points are one.
    #[inline]
    pub(crate) fn look<G: Inputs>(&self, position: &G) -> i32 {
        let mut neurons = self.biases;
        position.each_input(|input| {
            let row = &self.rows[input];
            for (neuron, weight) in neurons.iter_mut().zip(row) {
                *neuron += *weight;
            }
        });
        let phase = position.phase();
        let mut sum = 0;
        for (neuron, weight) in neurons.iter().zip(&self.outputs[phase]) {
            let clipped = (*neuron).clamp(0, ONE as i16);
            sum += i32::from(clipped * *weight) * i32::from(clipped);
        }
        let whole = i64::from(sum / ONE + self.output_biases[phase]) * i64::from(G::SCALE);
        (whole / i64::from(ONE * OUTPUT_ONE)) as i32
    }
}
