use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

/// One position to learn from, seen by the side to move.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    /// The network's inputs that are on.
    pub(super) inputs: Vec<u16>,
    /// Which output weights count.
    pub(super) phase: u8,
    /// What is won already, on the logistic curve.
    pub(super) base: f32,
    /// What the search said, on the logistic curve.
    pub(super) said: f32,
    /// How the game ended, from 0, a loss, to 1, a win.
    pub(super) ended: f32,
}

/// Writes samples down, to be read on the same machine.
pub(super) fn write(path: &Path, samples: &[Sample]) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    for sample in samples {
        file.write_all(&[sample.phase, sample.inputs.len() as u8])?;
        for input in &sample.inputs {
            file.write_all(&input.to_le_bytes())?;
        }
        for number in [sample.base, sample.said, sample.ended] {
            file.write_all(&number.to_le_bytes())?;
        }
    }
    file.flush()
}

/// Reads what [`write`] wrote.
pub(super) fn read(path: &Path) -> io::Result<Vec<Sample>> {
    let mut file = BufReader::new(File::open(path)?);
    let mut samples = Vec::new();
    let mut head = [0; 2];
    while file.read(&mut head[..1])? == 1 {
        file.read_exact(&mut head[1..])?;
        let mut inputs = Vec::with_capacity(head[1].into());
        for _ in 0..head[1] {
            let mut input = [0; 2];
            file.read_exact(&mut input)?;
            inputs.push(u16::from_le_bytes(input));
        }
        let mut number = || {
            let mut bytes = [0; 4];
            file.read_exact(&mut bytes).map(|()| f32::from_le_bytes(bytes))
        };
        let [base, said, ended] = [number()?, number()?, number()?];
        samples.push(Sample { inputs, phase: head[0], base, said, ended });
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read_as_they_were_written() {
        let path = std::env::temp_dir().join(format!("samples-{}", std::process::id()));
        let sample =
            |inputs: &[u16]| Sample { inputs: inputs.to_vec(), phase: 3, base: -1.5, said: 0.25, ended: 1.0 };
        let samples = [sample(&[1, 300]), sample(&[])];
        assert!(write(&path, &samples).is_ok());
        assert_eq!(read(&path).ok().as_deref(), Some(&samples[..]));
        assert!(std::fs::write(&path, [1, 2, 3]).is_ok());
        assert!(read(&path).is_err(), "a file cut short");
        let _ = std::fs::remove_file(path);
    }
}
