//! WebKitGTK's fast path shows an empty window with NVIDIA's own driver; it is switched off there.

use std::env;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// Present while NVIDIA's own kernel driver is loaded, and only then.
const NVIDIA_DRIVER: &str = "/proc/driver/nvidia/version";

/// Starts this program anew with WebKit's fast path off, where that is needed and nobody has decided yet.
///
/// The process is replaced because changing the environment of a running one is unsafe once a library
/// has started a thread. Whatever goes wrong, the app goes on as it is.
pub(crate) fn restart_without_dmabuf_if_needed() {
    if env::var_os(SWITCH).is_some() || !Path::new(NVIDIA_DRIVER).exists() {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    let error = Command::new(program).args(env::args_os().skip(1)).env(SWITCH, "1").exec();
    eprintln!("Starting with {SWITCH} failed: {error}");
}
