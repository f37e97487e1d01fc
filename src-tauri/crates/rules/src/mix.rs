/// Mixes two words into one well-spread key: a folded 128-bit multiplication, as in wyhash
/// (<https://github.com/wangyi-fudan/wyhash>). Positions are a few words, so hashing them whole is
/// cheaper than keeping an incremental key.
pub(crate) const fn mix(a: u64, b: u64) -> u64 {
    let product = ((a ^ 0xa076_1d64_78bd_642f) as u128) * ((b ^ 0xe703_7ed1_a0b4_28db) as u128);
    (product as u64) ^ ((product >> 64) as u64)
}
