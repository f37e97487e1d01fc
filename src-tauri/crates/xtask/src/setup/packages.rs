//! What the system must have, as data: how to see that it is there, and what it is called where.

/// What a package is needed for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Use {
    /// Building and showing the app.
    App,
    /// Driving the real window without a screen.
    Window,
    /// Driving the page in Chromium, which Debian's package of the driver brings along.
    Chromium,
    /// Checking the app for phones: a compiler with the sources of the standard library it came with.
    Phones,
    /// Looking into the packages for Linux.
    Package,
    /// Checking the sources.
    Lint,
}

/// How to see that a package is there. The same on every Linux.
pub(crate) enum Probe {
    /// A program in the path.
    Program(&'static str),
    /// A file or folder.
    File(&'static str),
    /// A library with its headers, by its pkg-config name.
    Library(&'static str),
}

/// One need and its package on Debian and its kin, Fedora and Arch.
pub(crate) struct Need {
    pub(crate) what_for: Use,
    pub(crate) probe: Probe,
    pub(crate) debian: &'static str,
    pub(crate) fedora: &'static str,
    pub(crate) arch: &'static str,
}

/// Everything, on Linux. macOS and Windows bring their own webview.
pub(crate) const NEEDS: &[Need] = &[
    Need { what_for: Use::App, probe: Probe::Program("cc"), debian: "gcc", fedora: "gcc", arch: "gcc" },
    Need {
        what_for: Use::App,
        probe: Probe::Program("pkg-config"),
        debian: "pkg-config",
        fedora: "pkgconf-pkg-config",
        arch: "pkgconf",
    },
    Need {
        what_for: Use::App,
        probe: Probe::Library("webkit2gtk-4.1"),
        debian: "libwebkit2gtk-4.1-dev",
        fedora: "webkit2gtk4.1-devel",
        arch: "webkit2gtk-4.1",
    },
    Need {
        what_for: Use::Window,
        probe: Probe::Program("WebKitWebDriver"),
        debian: "webkit2gtk-driver",
        fedora: "webkit2gtk4.1",
        arch: "webkit2gtk-4.1",
    },
    Need {
        what_for: Use::Window,
        probe: Probe::Program("Xvfb"),
        debian: "xvfb",
        fedora: "xorg-x11-server-Xvfb",
        arch: "xorg-server-xvfb",
    },
    Need {
        what_for: Use::Window,
        probe: Probe::Program("dbus-daemon"),
        debian: "dbus-daemon",
        fedora: "dbus-daemon",
        arch: "dbus",
    },
    Need {
        what_for: Use::Window,
        probe: Probe::Program("gtk-launch"),
        debian: "libgtk-3-bin",
        fedora: "gtk3",
        arch: "gtk3",
    },
    Need {
        what_for: Use::Chromium,
        probe: Probe::Program("chromedriver"),
        debian: "chromium-driver",
        fedora: "chromedriver",
        arch: "chromium",
    },
    Need {
        what_for: Use::Phones,
        probe: Probe::File(SYSTEM_RUSTC),
        debian: "rustc-web",
        fedora: "rust",
        arch: "rust",
    },
    Need {
        what_for: Use::Phones,
        probe: Probe::File(SYSTEM_CARGO),
        debian: "cargo-web",
        fedora: "cargo",
        arch: "rust",
    },
    Need {
        what_for: Use::Phones,
        probe: Probe::File("/usr/lib/rustlib/src/rust/library/std"),
        debian: "rust-web-src",
        fedora: "rust-src",
        arch: "rust-src",
    },
    Need {
        what_for: Use::Package,
        probe: Probe::Program("appstreamcli"),
        debian: "appstream",
        fedora: "appstream",
        arch: "appstream",
    },
    Need {
        what_for: Use::Package,
        probe: Probe::Program("desktop-file-validate"),
        debian: "desktop-file-utils",
        fedora: "desktop-file-utils",
        arch: "desktop-file-utils",
    },
    Need {
        what_for: Use::Package,
        probe: Probe::Program("dpkg-deb"),
        debian: "dpkg",
        fedora: "dpkg",
        arch: "dpkg",
    },
    Need {
        what_for: Use::Package,
        probe: Probe::Program("rpm"),
        debian: "rpm",
        fedora: "rpm",
        arch: "rpm-tools",
    },
    Need {
        what_for: Use::Lint,
        probe: Probe::Program("xmllint"),
        debian: "libxml2-utils",
        fedora: "libxml2",
        arch: "libxml2",
    },
];

/// The system's own Rust, which a toolchain of rustup's neither hides nor replaces.
pub(crate) const SYSTEM_RUSTC: &str = "/usr/bin/rustc";
/// The cargo that belongs to it.
pub(crate) const SYSTEM_CARGO: &str = "/usr/bin/cargo";
