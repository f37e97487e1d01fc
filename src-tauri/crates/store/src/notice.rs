//! What a load has to tell beside the data.

use crate::Damage;

/// A document as it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded<T> {
    /// The data; none if there is no such document, or no good copy of it.
    pub data: Option<T>,
    /// What had to be put right on the way; mostly empty.
    pub notices: Vec<Notice>,
}

/// Something that was put right, and that a person may want to hear of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A damaged file was moved out of the way.
    SetAside {
        /// The document.
        document: String,
        /// The name, within the folder, under which the damaged file is kept.
        file: String,
        /// What is wrong with it.
        damage: Damage,
        /// Whether the last good copy has taken its place.
        restored: bool,
    },
    /// There was only the last good copy, which has taken the document's place: a save was cut short before it was
    /// confirmed, or someone deleted the file.
    Restored {
        /// The document.
        document: String,
    },
}
