use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;
use rules::GameId;
use search::learning;

use super::games::chance_of;
use super::network::Network;
use super::samples::Sample;

/// Samples between two steps.
const BATCH: usize = 1024;

/// One sample in so many is kept to check by.
const CHECK_ONE_IN: usize = 20;

/// The length of the first step and of the last.
const STEPS: [f32; 2] = [2e-3, 2e-5];

/// Learns a game's network: gradient descent with Adam (Kingma and Ba 2015, <https://arxiv.org/abs/1412.6980>)
/// on the cross entropy between the chance of winning that the network sees and the one that search and
/// result together give.
pub(super) fn learn(
    game: GameId,
    mut samples: Vec<Sample>,
    epochs: u32,
    trust: f32,
) -> Result<Network, String> {
    let shape = learning::shape(game);
    let fits = |sample: &Sample| {
        usize::from(sample.phase) < shape.phases
            && sample.inputs.iter().all(|input| usize::from(*input) < shape.inputs)
    };
    if samples.is_empty() || !samples.iter().all(fits) {
        return Err("these are no positions of this game".into());
    }
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    samples.shuffle(&mut chance);
    let checks = samples.split_off(samples.len() - samples.len() / CHECK_ONE_IN);
    let mut network = Network::random(shape, &mut chance);
    let mut adam = Adam::new(shape.weights());
    let mut slope = vec![0.0; shape.weights()];
    let all_steps = epochs as usize * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=epochs {
        samples.shuffle(&mut chance);
        let mut loss = 0.0;
        for batch in samples.chunks(BATCH) {
            slope.fill(0.0);
            for sample in batch {
                let pass = network.pass(sample);
                let target = target(sample, trust);
                let seen = chance_of(sample.base + pass.said);
                loss += f64::from(cross_entropy(seen, target));
                network.blame(sample, &pass, (seen - target) / batch.len() as f32, &mut slope);
            }
            let done = step as f32 / all_steps as f32;
            let length = STEPS[1] + (STEPS[0] - STEPS[1]) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            adam.step(&mut network.weights, &slope, length);
            network.keep_within_bounds();
            step += 1;
        }
        let check: f64 = checks
            .iter()
            .map(|sample| {
                let seen = chance_of(sample.base + network.pass(sample).said);
                f64::from(cross_entropy(seen, target(sample, trust)))
            })
            .sum();
        eprintln!(
            "epoch {epoch} of {epochs}: loss {:.5}, of positions kept apart {:.5}",
            loss / samples.len() as f64,
            check / checks.len().max(1) as f64
        );
    }
    Ok(network)
}

fn target(sample: &Sample, trust: f32) -> f32 {
    trust * chance_of(sample.said) + (1.0 - trust) * sample.ended
}

fn cross_entropy(seen: f32, target: f32) -> f32 {
    let seen = seen.clamp(1e-6, 1.0 - 1e-6);
    -(target * seen.ln() + (1.0 - target) * (1.0 - seen).ln())
}

struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Self {
        Self { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slope: &[f32], length: f32) {
        const KEEP_MEAN: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_of_all = 1.0 - KEEP_MEAN.powi(self.steps);
        let square_of_all = 1.0 - KEEP_SQUARE.powi(self.steps);
        for (at, weight) in weights.iter_mut().enumerate() {
            let mean = &mut self.mean[at];
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope[at];
            let square = &mut self.square[at];
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope[at] * slope[at];
            *weight -= length * (*mean / mean_of_all) / ((*square / square_of_all).sqrt() + 1e-8);
        }
    }
}
