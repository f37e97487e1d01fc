//! Chance that repeats itself: from the session's seed and the ply, never a running stream, so that cancelling,
//! undoing and loading a game do not change the computer's play.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

/// The source of chance for one turn. `ChaCha8` gives the same numbers on every device and in every version.
pub(crate) fn at_ply(seed: u64, ply: usize) -> ChaCha8Rng {
    let mut words = [0; 32];
    words[..8].copy_from_slice(&seed.to_le_bytes());
    words[8..16].copy_from_slice(&(ply as u64).to_le_bytes());
    ChaCha8Rng::from_seed(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng as _;

    #[test]
    fn the_same_seed_and_ply_give_the_same_numbers_for_ever() {
        // The first is the ChaCha8 key stream for an all-zero key; that it stays so is what saved games rely on.
        assert_eq!(at_ply(0, 0).next_u64(), 0xd640_5f89_2fef_003e);
        assert_eq!(at_ply(7, 3).next_u64(), at_ply(7, 3).next_u64());
    }

    #[test]
    fn another_ply_or_seed_gives_others() {
        let first = at_ply(7, 3).next_u64();
        assert_ne!(first, at_ply(7, 4).next_u64());
        assert_ne!(first, at_ply(8, 3).next_u64());
    }
}
