//! The ways to build a release that are told side by side.

use std::process::Command;

/// What a profile adds to, or puts in place of, what `Cargo.toml` says of releases.
pub(super) struct Profile {
    pub(super) name: &'static str,
    settings: &'static [&'static str],
}

/// All of them strip symbols and build each crate as one unit, as `Cargo.toml` says.
pub(super) const PROFILES: &[Profile] = &[
    Profile { name: "fast", settings: &["opt-level=3", "lto='fat'"] },
    Profile {
        name: "small",
        settings: &["opt-level='s'", "lto='thin'", "package.rules.opt-level=3", "package.search.opt-level=3"],
    },
    Profile { name: "whole", settings: &["opt-level=3", "lto='fat'", "panic='abort'"] },
];

impl Profile {
    /// Has cargo build by it.
    pub(super) fn apply(&self, cargo: &mut Command) {
        for setting in self.settings {
            cargo.arg("--config").arg(format!("profile.release.{setting}"));
        }
    }
}
