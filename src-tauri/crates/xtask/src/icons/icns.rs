//! Apple's container of icons: `icns`, its length, then pictures as a type of four letters, a length and bytes.
//! Tauri's tool writes them in another order each time.

use std::collections::BTreeMap;

/// Each picture by its type. What is no such container has none, and none of its parts is read twice.
pub(super) fn pictures(file: &[u8]) -> BTreeMap<&[u8], &[u8]> {
    let mut pictures = BTreeMap::new();
    let mut rest = file.strip_prefix(b"icns").and_then(|rest| rest.get(4..)).unwrap_or_default();
    while let Some((kind, length)) = head(rest) {
        let (Some(picture), Some(after)) = (rest.get(8..length), rest.get(length..)) else { break };
        pictures.insert(kind, picture);
        rest = after;
    }
    pictures
}

/// A part's type and its length, these eight bytes included.
fn head(part: &[u8]) -> Option<(&[u8], usize)> {
    let (kind, rest) = part.split_at_checked(4)?;
    let length: [u8; 4] = rest.get(..4)?.try_into().ok()?;
    Some((kind, u32::from_be_bytes(length) as usize))
}

#[cfg(test)]
mod tests {
    use super::pictures;

    fn file(parts: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
        let length = |bytes: usize| u32::try_from(bytes).expect("small").to_be_bytes();
        let body: Vec<u8> = parts
            .iter()
            .flat_map(|(kind, bytes)| [*kind as &[u8], &length(8 + bytes.len()), bytes].concat())
            .collect();
        [b"icns" as &[u8], &length(8 + body.len()), &body].concat()
    }

    #[test]
    fn the_order_of_pictures_does_not_matter_and_their_bytes_do() {
        let one = file(&[(b"ic07", b"small"), (b"ic09", b"large")]);
        let other = file(&[(b"ic09", b"large"), (b"ic07", b"small")]);
        assert_eq!(pictures(&one).len(), 2);
        assert_eq!(pictures(&one), pictures(&other));
        assert_ne!(pictures(&one), pictures(&file(&[(b"ic07", b"small"), (b"ic09", b"other")])));
    }

    #[test]
    fn damaged_containers_are_read_as_far_as_they_go() {
        let whole = file(&[(b"ic07", b"small"), (b"ic09", b"large")]);
        assert_eq!(pictures(&whole[..whole.len() - 1]).len(), 1);
        assert_eq!(pictures(b"PNG").len(), 0);
        assert_eq!(pictures(b"icns\0\0\0\x10ic07\0\0\0\0").len(), 0);
    }
}
