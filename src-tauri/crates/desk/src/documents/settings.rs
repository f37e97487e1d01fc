use store::Document;

use crate::wire::Settings;

/// The format of the settings.
pub(crate) struct SettingsDocument;

impl Document for SettingsDocument {
    type Data = Settings;

    const KIND: &'static str = "settings";
    const VERSION: u32 = 1;
}
