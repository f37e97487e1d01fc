//! What a document is, and how it is put into bytes and taken out again.

use std::num::NonZeroU32;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;

/// The largest file, in bytes, that is taken for a document: a hostile one must not fill the memory.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The format of a kind of document.
///
/// It is implemented on a marker type, so that a crate may store data that it did not define. The file is
/// `{"version":1,"kind":"settings","data":{…}}`; `version` and `kind` keep their places in every version to come,
/// for that is how a file too new is told from a damaged one.
pub trait Document {
    /// What is stored.
    type Data: Serialize + DeserializeOwned;

    /// Written into every file, so that one kind of document is never read as another.
    const KIND: &'static str;

    /// The version that is written, from 1 up; it grows by one with each change that older programs cannot read.
    const VERSION: u32;

    /// Brings data of the older version `from` to the shape of [`VERSION`](Self::VERSION).
    ///
    /// # Errors
    /// Says why the data cannot be brought over; the file then counts as damaged.
    fn migrate(from: u32, data: Value) -> Result<Value, String> {
        drop(data);
        Err(format!("version {from} is unknown"))
    }

    /// Whether data of the right shape also makes sense.
    ///
    /// # Errors
    /// Says what is wrong with the data; a file that holds it counts as damaged, and it is not saved.
    fn check(data: &Self::Data) -> Result<(), String> {
        let _ = data;
        Ok(())
    }
}

/// Why bytes are not the document they should be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// More than [`MAX_BYTES`].
    #[error("larger than {MAX_BYTES} bytes")]
    TooLarge,
    /// Not JSON at all, cut off, or nested too deep.
    #[error("not JSON: {0}")]
    NotJson(String),
    /// JSON, but without what the format asks for.
    #[error("wrong shape: {0}")]
    WrongShape(String),
    /// A document of the kind named here, which is not the one asked for.
    #[error("a document of the kind {0:?}")]
    WrongKind(String),
    /// Refused by [`Document::check`] or [`Document::migrate`], for the reason given.
    #[error("does not hold together: {0}")]
    Refused(String),
}

impl From<serde_json::Error> for Damage {
    fn from(error: serde_json::Error) -> Self {
        match error.classify() {
            Category::Data => Self::WrongShape(error.to_string()),
            Category::Syntax | Category::Eof | Category::Io => Self::NotJson(error.to_string()),
        }
    }
}

/// Why bytes were not taken for a document.
#[derive(Debug)]
pub(crate) enum Unreadable {
    Damaged(Damage),
    /// Whole as far as can be told, but of this version, which is newer than the known one.
    TooNew(u32),
}

impl<E: Into<Damage>> From<E> for Unreadable {
    fn from(damage: E) -> Self {
        Self::Damaged(damage.into())
    }
}

/// The part of a file that every version shares.
#[derive(Deserialize)]
struct Label {
    version: NonZeroU32,
    kind: String,
}

#[derive(Deserialize)]
struct Contents<T> {
    data: T,
}

#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    kind: &'a str,
    data: &'a T,
}

/// Puts data into the bytes of a file, which [`unpack`] is known to read.
pub(crate) fn pack<D: Document>(data: &D::Data) -> Result<Vec<u8>, Damage> {
    let bytes = serde_json::to_vec(&Envelope { version: D::VERSION, kind: D::KIND, data })
        .map_err(|error| Damage::WrongShape(error.to_string()))?;
    // Not all that can be written can be read: JSON has no NaN, and a check may forbid what the type allows.
    match unpack::<D>(&bytes) {
        Ok(_) => Ok(bytes),
        Err(Unreadable::Damaged(damage)) => Err(damage),
        Err(Unreadable::TooNew(version)) => Err(Damage::Refused(format!("version {version} is unknown"))),
    }
}

/// Takes the data out of the bytes of a file.
pub(crate) fn unpack<D: Document>(bytes: &[u8]) -> Result<D::Data, Unreadable> {
    if bytes.len() > MAX_BYTES {
        return Err(Damage::TooLarge.into());
    }
    let Label { version, kind } = serde_json::from_slice(bytes)?;
    let version = version.get();
    if kind != D::KIND {
        return Err(Damage::WrongKind(kind).into());
    }
    if version > D::VERSION {
        return Err(Unreadable::TooNew(version));
    }
    let data = if version == D::VERSION {
        serde_json::from_slice::<Contents<D::Data>>(bytes)?.data
    } else {
        let older = serde_json::from_slice::<Contents<Value>>(bytes)?.data;
        serde_json::from_value(D::migrate(version, older).map_err(Damage::Refused)?)?
    };
    D::check(&data).map_err(Damage::Refused)?;
    Ok(data)
}
