use thiserror::Error;

use super::{MOST_OUTPUT, Net, ONE};

/// The first bytes of every file.
const MAGIC: &[u8; 4] = b"LSN1";

/// The size of a game's network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Inputs, each on or off.
    pub inputs: usize,
    /// Neurons in the hidden layer.
    pub neurons: usize,
    /// Sets of output weights.
    pub phases: usize,
}

impl Shape {
    /// How many numbers the network has: rows of the inputs, biases, rows of the phases, biases of the phases.
    pub const fn weights(self) -> usize {
        self.hidden() + self.phases * (self.neurons + 1)
    }

    /// How many of them, from the first on, make the hidden layer: rows of the inputs and biases.
    pub const fn hidden(self) -> usize {
        (self.inputs + 1) * self.neurons
    }
}

/// Why bytes are no network of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum ParseError {
    #[error("it does not begin as a network does")]
    Magic,
    #[error("it is not of the game's shape")]
    Length,
    #[error("a weight is so large that a sum could overflow")]
    TooLarge,
}

/// A network's bytes from its numbers as they are used, in the order of [`Shape::weights`]. A number that does
/// not fit 16 bits becomes the nearest that does.
pub fn write(numbers: impl IntoIterator<Item = i32>) -> Vec<u8> {
    let numbers = numbers.into_iter().map(|number| number.clamp(i16::MIN.into(), i16::MAX.into()) as i16);
    MAGIC.iter().copied().chain(numbers.flat_map(i16::to_le_bytes)).collect()
}

impl<const NEURONS: usize> Net<NEURONS> {
    pub(crate) fn parse(bytes: &[u8], shape: Shape) -> Result<Self, ParseError> {
        let bytes = bytes.strip_prefix(MAGIC).ok_or(ParseError::Magic)?;
        let numbers: Vec<i16> =
            bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        if shape.neurons != NEURONS || bytes.len() != 2 * shape.weights() {
            return Err(ParseError::Length);
        }
        let (rows, numbers) = numbers.split_at(shape.inputs * NEURONS);
        let (biases, numbers) = numbers.split_at(NEURONS);
        let (outputs, output_biases) = numbers.split_at(shape.phases * NEURONS);
        let net = Self {
            rows: rows_of(rows),
            biases: rows_of(biases)[0],
            outputs: rows_of(outputs),
            output_biases: output_biases.iter().map(|bias| i32::from(*bias) * ONE).collect(),
        };
        if net.may_overflow() { Err(ParseError::TooLarge) } else { Ok(net) }
    }

    /// Neurons are sums of 16 bits, of at most 32 inputs at once on every board; answers are sums of 32 bits.
    fn may_overflow(&self) -> bool {
        const MOST_ON: usize = 32;
        let neuron = |neuron: usize| {
            let mut sizes: Vec<i32> = self.rows.iter().map(|row| i32::from(row[neuron]).abs()).collect();
            sizes.sort_unstable_by(|a, b| b.cmp(a));
            sizes.iter().take(MOST_ON).sum::<i32>() + i32::from(self.biases[neuron]).abs()
        };
        let answer = |weights: &[i16; NEURONS]| {
            weights.iter().map(|weight| i64::from(weight.unsigned_abs()) * i64::from(ONE * ONE)).sum::<i64>()
        };
        (0..NEURONS).any(|at| neuron(at) > i32::from(i16::MAX))
            || self.outputs.iter().flatten().any(|weight| i32::from(*weight).abs() > MOST_OUTPUT)
            || self.outputs.iter().any(|weights| answer(weights) > i64::from(i32::MAX))
    }
}

fn rows_of<const NEURONS: usize>(numbers: &[i16]) -> Vec<[i16; NEURONS]> {
    numbers.as_chunks().0.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEURONS: usize = 32;
    const SHAPE: Shape = Shape { inputs: 3, neurons: NEURONS, phases: 2 };

    #[test]
    fn a_network_is_read_as_it_was_written() {
        let numbers = (0..SHAPE.weights() as i32).map(|number| number % 100);
        let net = Net::<NEURONS>::parse(&write(numbers), SHAPE);
        let net = net.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(net.rows[1][0], NEURONS as i16 % 100);
        assert_eq!((net.rows.len(), net.outputs.len(), net.output_biases.len()), (3, 2, 2));
        let last = (SHAPE.weights() as i32 - 1) % 100;
        assert_eq!(net.output_biases[1], last * ONE);
    }

    #[test]
    fn other_bytes_are_refused() {
        let good = write((0..SHAPE.weights()).map(|_| 1));
        let refusal = |bytes: &[u8]| Net::<NEURONS>::parse(bytes, SHAPE).err();
        assert_eq!(refusal(&good), None);
        assert_eq!(refusal(b""), Some(ParseError::Magic));
        assert_eq!(refusal(&good[1..]), Some(ParseError::Magic));
        assert_eq!(refusal(&good[..good.len() - 1]), Some(ParseError::Length));
        assert_eq!(Net::<64>::parse(&good, SHAPE).err(), Some(ParseError::Length), "of another width");
        assert_eq!(refusal(&write((0..SHAPE.weights()).map(|_| i32::MAX))), Some(ParseError::TooLarge));
    }
}
