//! A table's file: a header that tells what it is, and the table as it lies in memory.

use rules::GameId;
use thiserror::Error;

/// The first bytes of every such file.
const MAGIC: [u8; 4] = *b"L&ST";

/// Grows by one with every change of what a table holds or how, also where a rule of a game changes.
const VERSION: u16 = 1;

/// Magic, version, game, extent, length, checksum.
const HEADER: usize = 4 + 2 + 1 + 1 + 8 + 8;

/// Why bytes are not the table that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// No table at all, or one of another game.
    #[error("not this table")]
    Other,
    /// A table of another version.
    #[error("a table of another version")]
    Version,
    /// Cut off, or with something behind its end.
    #[error("a table of the wrong size")]
    Size,
    /// Its bytes do not add up to its checksum.
    #[error("a damaged table")]
    Damaged,
}

pub(super) fn pack(game: GameId, extent: u8, contents: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + contents.len());
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([game as u8, extent]);
    bytes.extend((contents.len() as u64).to_le_bytes());
    bytes.extend(checksum(extent, contents).to_le_bytes());
    bytes.extend_from_slice(contents);
    bytes
}

/// The extent and the contents.
pub(super) fn unpack(game: GameId, bytes: &[u8]) -> Result<(u8, &[u8]), Unfit> {
    let (header, contents) = bytes.split_at_checked(HEADER).ok_or(Unfit::Other)?;
    if header[..4] != MAGIC || header[6] != game as u8 {
        return Err(Unfit::Other);
    }
    if header[4..6] != VERSION.to_le_bytes() {
        return Err(Unfit::Version);
    }
    let extent = header[7];
    if header[8..16] != (contents.len() as u64).to_le_bytes() {
        return Err(Unfit::Size);
    }
    if header[16..] != checksum(extent, contents).to_le_bytes() {
        return Err(Unfit::Damaged);
    }
    Ok((extent, contents))
}

/// FNV-1a over words of eight bytes (<https://datatracker.ietf.org/doc/html/rfc9923>): any single changed word shows.
fn checksum(extent: u8, contents: &[u8]) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325 ^ u64::from(extent);
    for chunk in contents.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        sum = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3);
        sum ^= sum >> 32;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        let bytes = pack(GameId::Kalah, 7, &[1, 2, 3]);
        assert_eq!(unpack(GameId::Kalah, &bytes), Ok((7, &[1, 2, 3][..])));
        assert_eq!(unpack(GameId::Oware, &bytes), Err(Unfit::Other));
    }

    #[test]
    fn every_changed_lost_or_added_byte_is_noticed() {
        let bytes = pack(GameId::EgaraGuti, 7, &[9; 21]);
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 0x10;
            assert!(unpack(GameId::EgaraGuti, &changed).is_err(), "byte {at}");
            assert!(unpack(GameId::EgaraGuti, &bytes[..at]).is_err(), "cut at {at}");
        }
        assert_eq!(unpack(GameId::EgaraGuti, &[bytes, vec![0]].concat()), Err(Unfit::Size));
    }

    #[test]
    fn another_versions_table_is_not_taken() {
        let mut bytes = pack(GameId::Kalah, 7, &[]);
        bytes[4] += 1;
        assert_eq!(unpack(GameId::Kalah, &bytes), Err(Unfit::Version));
    }
}
