use std::fmt;
use std::str::FromStr;

/// Twice the standard normal deviate's 97.5 % quantile bounds a 95 % interval.
const DEVIATE: f64 = 1.96;

/// ln((1 - 5 %) / 5 %): the log-likelihood ratio at which a sequential test with errors of 5 % ends.
const DECISIVE_RATIO: f64 = 2.944;

/// Fewer pairs say nothing of their variance.
const FEWEST_PAIRS: u32 = 50;

/// The results of pairs of games, from engine a's side. Both games of a pair begin from one opening and so hang
/// together; pairs do not, so that statistics are theirs
/// (<https://www.chessprogramming.org/Match_Statistics>, <https://www.chessprogramming.org/Sequential_Probability_Ratio_Test>).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Pairs by their half points, 0 to 4.
    pairs: [u32; 5],
    /// Games lost, drawn and won.
    games: [u32; 3],
}

/// Two strengths to tell apart, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hypotheses {
    low: f64,
    high: f64,
}

impl FromStr for Hypotheses {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers: Vec<f64> = text.split(',').filter_map(|part| part.trim().parse().ok()).collect();
        match numbers[..] {
            [low, high] if low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0 => {
                Ok(Self { low, high })
            }
            _ => Err("two strengths in Elo, the smaller first, such as 0,10".to_owned()),
        }
    }
}

/// How a sequential test ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Decision {
    /// Engine a is not as strong as the higher hypothesis says.
    Lower(Hypotheses),
    /// Engine a is stronger than the lower hypothesis says.
    Higher(Hypotheses),
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lower(hypotheses) => write!(f, "decided: less than {:+.0} Elo", hypotheses.high),
            Self::Higher(hypotheses) => write!(f, "decided: more than {:+.0} Elo", hypotheses.low),
        }
    }
}

impl Tally {
    /// Enters a pair: twice the points of each game.
    pub(super) fn add(&mut self, points: [usize; 2]) {
        self.pairs[(points[0] + points[1]).min(4)] += 1;
        for points in points {
            self.games[points.min(2)] += 1;
        }
    }

    fn count(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The mean score of a pair, 0 to 1, and the variance of one pair's score.
    fn moments(&self) -> (f64, f64) {
        let count = f64::from(self.count().max(1));
        let shares =
            || (0..5).zip(self.pairs).map(|(half, pairs)| (f64::from(half) / 4.0, f64::from(pairs) / count));
        let mean = shares().map(|(score, share)| score * share).sum::<f64>();
        let variance = shares().map(|(score, share)| share * (score - mean).powi(2)).sum();
        (mean, variance)
    }

    /// The score of engine a, 0 to 1, with the ends of its 95 % interval.
    fn score(&self) -> [f64; 3] {
        let (mean, variance) = self.moments();
        let reach = DEVIATE * (variance / f64::from(self.count().max(1))).sqrt();
        [mean - reach, mean, mean + reach]
    }

    /// Whether the results speak clearly enough for one of two strengths: a generalised sequential test that
    /// takes the mean of pairs as normal.
    pub(super) fn decides(&self, hypotheses: &Hypotheses) -> Option<Decision> {
        if self.count() < FEWEST_PAIRS {
            return None;
        }
        let ratio = self.log_likelihood_ratio(hypotheses);
        if ratio >= DECISIVE_RATIO {
            Some(Decision::Higher(*hypotheses))
        } else if ratio <= -DECISIVE_RATIO {
            Some(Decision::Lower(*hypotheses))
        } else {
            None
        }
    }

    fn log_likelihood_ratio(&self, hypotheses: &Hypotheses) -> f64 {
        let (mean, variance) = self.moments();
        let count = f64::from(self.count());
        let [low, high] = [hypotheses.low, hypotheses.high].map(expected);
        // Where all pairs ended alike, one more might not have.
        let variance = variance.max(1.0 / (16.0 * count));
        (high - low) * (2.0 * mean - low - high) * count / (2.0 * variance)
    }
}

/// The score that a difference in Elo leads to.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that leads to a score, as far as there is one.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.games;
        let score = self.score();
        let [low, mid, high] = score.map(|score| 100.0 * score.clamp(0.0, 1.0));
        let [elo_low, elo_mid, elo_high] = score.map(elo);
        write!(
            f,
            "{:>5} games: a won {won}, drew {drawn}, lost {lost}: {mid:.1} % [{low:.1}, {high:.1}], Elo {elo_mid:+.0} [{elo_low:+.0}, {elo_high:+.0}]",
            2 * self.count(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u32; 5]) -> Tally {
        Tally { pairs, games: [0; 3] }
    }

    const TEN: Hypotheses = Hypotheses { low: 0.0, high: 10.0 };

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    #[test]
    fn score_and_interval_are_those_of_the_pairs() {
        // Scores 0, 1/2 and 1 with shares 1/4, 1/2 and 1/4: variance 1/8 a pair, 1/800 of the mean of 100.
        let [low, mid, high] = tally([25, 0, 50, 0, 25]).score();
        assert!(is_near(mid, 0.5));
        assert!(is_near(high - mid, 1.96 * (1.0f64 / 800.0).sqrt()) && is_near(mid - low, high - mid));
    }

    #[test]
    fn a_win_and_a_loss_make_the_same_pair_as_two_draws() {
        let mut split = Tally::default();
        split.add([2, 0]);
        let mut drawn = Tally::default();
        drawn.add([1, 1]);
        assert_eq!(split.pairs, drawn.pairs);
        assert_eq!((split.games, drawn.games), ([1, 0, 1], [0, 2, 0]));
    }

    #[test]
    fn ten_times_stronger_is_four_hundred_elo() {
        assert!(is_near(elo(10.0 / 11.0), 400.0) && is_near(expected(400.0), 10.0 / 11.0));
        assert!(is_near(elo(0.5), 0.0));
    }

    #[test]
    fn a_test_ends_when_the_results_are_clear_and_not_before() {
        assert_eq!(tally([0, 0, 0, 0, 49]).decides(&TEN), None, "too few");
        assert_eq!(tally([5, 12, 25, 15, 7]).decides(&TEN), None, "unclear");
        assert_eq!(tally([0, 10, 200, 120, 30]).decides(&TEN), Some(Decision::Higher(TEN)));
        assert_eq!(tally([30, 120, 200, 10, 0]).decides(&TEN), Some(Decision::Lower(TEN)));
    }

    #[test]
    fn a_clearer_result_has_the_larger_ratio() {
        let ratios = [[9, 20, 40, 21, 10], [5, 20, 40, 25, 10], [0, 10, 40, 40, 10]]
            .map(|pairs| tally(pairs).log_likelihood_ratio(&TEN));
        assert!(ratios.is_sorted());
    }

    #[test]
    fn hypotheses_are_two_numbers_in_order() {
        assert_eq!("0,10".parse(), Ok(TEN));
        for bad in ["", "5", "10,0", "0,x", "0,10,20", "0,NaN", "-5000,0"] {
            assert!(bad.parse::<Hypotheses>().is_err(), "{bad}");
        }
    }
}
