use serde_json::Value;
use store::Document;

use crate::wire::Settings;

/// The format of the settings. What a version before did not know has its usual value.
pub(crate) struct SettingsDocument;

impl Document for SettingsDocument {
    type Data = Settings;

    const KIND: &'static str = "settings";
    const VERSION: u32 = 3;

    fn migrate(_from: u32, data: Value) -> Result<Value, String> {
        Ok(data)
    }
}
