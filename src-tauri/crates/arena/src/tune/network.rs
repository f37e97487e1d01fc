use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use search::learning::{self, MOST_OUTPUT, ONE, OUTPUT_ONE, Shape};

use super::samples::Sample;

/// No input weight grows larger, so that no sum of them overflows where they are whole numbers.
const MOST_INPUT: f32 = 3.9;

/// A network in real numbers: input rows, hidden biases, output rows and output biases, one behind the other.
pub(super) struct Network {
    shape: Shape,
    pub(super) weights: Vec<f32>,
}

/// What a network makes of one sample on the way to its answer.
pub(super) struct Pass {
    /// The neurons after clipping.
    neurons: Vec<f32>,
    /// Whether a neuron was within bounds, and so learns.
    is_alive: Vec<bool>,
    /// What it says beyond the sample's base, on the logistic curve.
    pub(super) said: f32,
}

impl Network {
    pub(super) fn random(shape: Shape, chance: &mut ChaCha8Rng) -> Self {
        let mut weights = vec![0.0; shape.weights()];
        let hidden = shape.hidden();
        for weight in &mut weights[..shape.inputs * shape.neurons] {
            *weight = chance.random_range(-0.1..0.1);
        }
        for bias in &mut weights[shape.inputs * shape.neurons..hidden] {
            *bias = chance.random_range(0.0..0.5);
        }
        for weight in &mut weights[hidden..hidden + shape.phases * shape.neurons] {
            *weight = chance.random_range(-0.3..0.3);
        }
        Self { shape, weights }
    }

    /// Those of the inputs, then the hidden biases, then the outputs of each phase.
    fn row(&self, number: usize) -> &[f32] {
        &self.weights[number * self.shape.neurons..][..self.shape.neurons]
    }

    fn outputs_row(&self, phase: u8) -> usize {
        self.shape.inputs + 1 + usize::from(phase)
    }

    fn output_bias_at(&self, phase: u8) -> usize {
        (self.shape.inputs + 1 + self.shape.phases) * self.shape.neurons + usize::from(phase)
    }

    pub(super) fn pass(&self, sample: &Sample) -> Pass {
        let mut neurons = self.row(self.shape.inputs).to_vec();
        for &input in &sample.inputs {
            let row = self.row(usize::from(input));
            neurons.iter_mut().zip(row).for_each(|(neuron, weight)| *neuron += weight);
        }
        let is_alive = neurons.iter().map(|&neuron| neuron > 0.0 && neuron < 1.0).collect();
        for neuron in &mut neurons {
            *neuron = neuron.clamp(0.0, 1.0);
        }
        let outputs = self.row(self.outputs_row(sample.phase));
        let sum: f32 = neurons.iter().zip(outputs).map(|(neuron, weight)| neuron * neuron * weight).sum();
        Pass { neurons, is_alive, said: sum + self.weights[self.output_bias_at(sample.phase)] }
    }

    /// Adds to the slope what the sample asks for, `error` being how much too large the answer is.
    pub(super) fn blame(&self, sample: &Sample, pass: &Pass, error: f32, slope: &mut [f32]) {
        let width = self.shape.neurons;
        let at = self.outputs_row(sample.phase) * width;
        let mut to_hidden = vec![0.0; width];
        for neuron in 0..width {
            let value = pass.neurons[neuron];
            slope[at + neuron] += error * value * value;
            if pass.is_alive[neuron] {
                to_hidden[neuron] = error * self.weights[at + neuron] * 2.0 * value;
            }
        }
        slope[self.output_bias_at(sample.phase)] += error;
        let biases = self.shape.inputs;
        for input in sample.inputs.iter().map(|input| usize::from(*input)).chain([biases]) {
            let row = &mut slope[input * width..(input + 1) * width];
            row.iter_mut().zip(&to_hidden).for_each(|(slope, part)| *slope += part);
        }
    }

    /// Keeps all weights where they can be written as whole numbers.
    pub(super) fn keep_within_bounds(&mut self) {
        let hidden = self.shape.hidden();
        let most_output = MOST_OUTPUT as f32 / OUTPUT_ONE as f32;
        let (inputs, outputs) = self.weights.split_at_mut(hidden);
        for weight in inputs {
            *weight = weight.clamp(-MOST_INPUT, MOST_INPUT);
        }
        let rows = self.shape.phases * self.shape.neurons;
        for weight in &mut outputs[..rows] {
            *weight = weight.clamp(-most_output, most_output);
        }
    }

    /// The network as search reads it.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let hidden = self.shape.hidden();
        learning::write(self.weights.iter().enumerate().map(|(at, weight)| {
            let one = if at < hidden { ONE } else { OUTPUT_ONE };
            (weight * one as f32).round() as i32
        }))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;

    #[test]
    fn the_slope_is_how_the_answer_changes_with_each_weight() {
        let shape = Shape { inputs: 5, neurons: 8, phases: 2 };
        let mut network = Network::random(shape, &mut ChaCha8Rng::seed_from_u64(7));
        let sample = Sample { inputs: vec![0, 3], phase: 1, base: 0.0, said: 0.0, ended: 0.0 };
        let mut slope = vec![0.0; shape.weights()];
        network.blame(&sample, &network.pass(&sample), 1.0, &mut slope);
        for (at, slope) in slope.into_iter().enumerate() {
            let before = network.weights[at];
            let mut said_with = |weight| {
                network.weights[at] = weight;
                network.pass(&sample).said
            };
            let measured = (said_with(before + 1e-2) - said_with(before - 1e-2)) / 2e-2;
            network.weights[at] = before;
            assert!((measured - slope).abs() < 2e-2, "{at}: {measured} {slope}");
        }
    }
}
