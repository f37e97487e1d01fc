//! Programs of Apple's kit that build scripts call. For types alone it is enough that they answer.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Outcome;

/// Says that it is clang, and leaves an empty file where an object is asked for.
const CLANG: &str = r#"#!/bin/sh
case " $* " in *" -E "*) echo '"clang"' ;; esac
while [ $# -gt 0 ]; do
  if [ "$1" = -o ]; then : >"$2"; fi
  shift
done
"#;

/// Knows no kit's version and archives nothing.
const SILENT: &str = "#!/bin/sh\n";

/// Writes the stand-ins into this folder and shows the command the way to them.
///
/// # Errors
/// Where they can't be written.
pub(super) fn put_in_place(folder: &Path, command: &mut Command) -> Outcome {
    fs::create_dir_all(folder)?;
    for (name, script) in [("clang", CLANG), ("xcrun", SILENT), ("ar", SILENT)] {
        write_program(&folder.join(name), script)?;
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    command
        .env("PATH", std::env::join_paths(folders)?)
        .env("SDKROOT", folder)
        .env("CC_aarch64_apple_ios", folder.join("clang"))
        .env("AR_aarch64_apple_ios", folder.join("ar"));
    Ok(())
}

#[cfg(unix)]
fn write_program(file: &Path, script: &str) -> Outcome {
    use std::os::unix::fs::PermissionsExt;
    fs::write(file, script)?;
    Ok(fs::set_permissions(file, fs::Permissions::from_mode(0o755))?)
}

/// There the check has ended before.
#[cfg(not(unix))]
fn write_program(_: &Path, _: &str) -> Outcome {
    Err("stand-ins are shell scripts".into())
}
