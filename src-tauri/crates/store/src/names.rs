//! The names of documents, and of the files that belong to them.

/// Room for the longest ending within the 255 bytes that file systems allow, with much to spare.
const LONGEST: usize = 64;

const CURRENT: &str = ".json";
const PREVIOUS: &str = ".json.bak";
const DRAFT: &str = ".json.tmp";

/// Whether a document may bear this name: small letters, digits and hyphens, so that it means the same on every
/// file system, and none of the names that Windows keeps for devices, whatever their ending.
pub(crate) fn is_valid(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain) && !is_device(name)
}

fn is_device(name: &str) -> bool {
    let port = |kind| {
        name.strip_prefix(kind).is_some_and(|n: &str| n.len() == 1 && n.bytes().all(|b| b.is_ascii_digit()))
    };
    matches!(name, "con" | "prn" | "aux" | "nul") || port("com") || port("lpt")
}

/// The file that holds the document.
pub(crate) fn current(name: &str) -> String {
    format!("{name}{CURRENT}")
}

/// The file that holds its last good copy.
pub(crate) fn previous(name: &str) -> String {
    format!("{name}{PREVIOUS}")
}

/// The file that is written before it takes the document's place.
pub(crate) fn draft(name: &str) -> String {
    format!("{name}{DRAFT}")
}

/// The file that a damaged one becomes; the dot keeps it apart from all documents.
pub(crate) fn damaged(name: &str, number: u64) -> String {
    format!("{name}.damaged-{number}.json")
}

/// The number in a name made by [`damaged`] for this document.
pub(crate) fn damaged_number(name: &str, file: &str) -> Option<u64> {
    let number = file.strip_prefix(name)?.strip_prefix(".damaged-")?.strip_suffix(".json")?.parse().ok()?;
    (damaged(name, number) == file).then_some(number)
}

/// The document to which a current or previous file belongs.
pub(crate) fn document_of(file: &str) -> Option<&str> {
    let name = file.strip_suffix(CURRENT).or_else(|| file.strip_suffix(PREVIOUS))?;
    is_valid(name).then_some(name)
}

/// Whether a file is a draft that no save can still be writing.
pub(crate) fn is_draft(file: &str) -> bool {
    file.strip_suffix(DRAFT).is_some_and(is_valid)
}
