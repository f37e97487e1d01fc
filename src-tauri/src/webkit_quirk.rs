//! WebKitGTK's fast path shows an empty window with NVIDIA's own driver; it is switched off there.

use std::env;
use std::path::Path;

use crate::restart;

const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// Present while NVIDIA's own kernel driver is loaded, and only then.
const NVIDIA_DRIVER: &str = "/proc/driver/nvidia/version";

/// Starts this program anew with WebKit's fast path off, where that is needed and nobody has decided yet.
pub(crate) fn restart_without_dmabuf_if_needed() {
    if env::var_os(SWITCH).is_none() && Path::new(NVIDIA_DRIVER).exists() {
        restart::with(SWITCH, "1");
    }
}
