//! Where the window stood last, and where it may stand again.

use serde::{Deserialize, Serialize};
use store::Document;

/// The smallest size that is restored, in logical pixels; `tauri.conf.json` lets nobody make it smaller.
const LEAST: (u32, u32) = (340, 560);

/// How much of the window's upper edge must lie on a screen to be grasped, in physical pixels.
const GRASP: (i64, i64) = (120, 32);

/// The window's place while it is neither maximised nor minimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    /// Outer left edge, in physical pixels of the whole desktop.
    pub(crate) x: i32,
    /// Outer upper edge, likewise.
    pub(crate) y: i32,
    /// Inner width, in logical pixels.
    pub(crate) width: u32,
    /// Inner height, likewise.
    pub(crate) height: u32,
    /// Whether it filled the screen.
    pub(crate) maximized: bool,
}

/// A screen's part that windows may use, in physical pixels, and how many of them make a logical one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scale: f64,
}

/// The document that keeps it.
pub(crate) struct PlaceDocument;

impl Document for PlaceDocument {
    type Data = Place;
    const KIND: &'static str = "window";
    const VERSION: u32 = 1;
}

impl Place {
    /// The size to restore, in logical pixels: no smaller than the window may be, no larger than the largest
    /// screen there is now.
    pub(crate) fn size_on(self, screens: &[Screen]) -> (u32, u32) {
        let logical = |pixels: u32, scale: f64| (f64::from(pixels) / scale.max(0.1)) as u32;
        let widest = screens.iter().map(|screen| logical(screen.width, screen.scale)).max();
        let tallest = screens.iter().map(|screen| logical(screen.height, screen.scale)).max();
        let fit = |length: u32, least: u32, most: Option<u32>| length.min(most.unwrap_or(length)).max(least);
        (fit(self.width, LEAST.0, widest), fit(self.height, LEAST.1, tallest))
    }

    /// Whether a window put there could be seen and grasped on one of the screens there are now.
    pub(crate) fn is_reachable(self, screens: &[Screen]) -> bool {
        screens.iter().any(|screen| {
            let width = (f64::from(self.width) * screen.scale) as i64;
            let (left, top) = (i64::from(screen.x), i64::from(screen.y));
            let (right, bottom) = (left + i64::from(screen.width), top + i64::from(screen.height));
            let (x, y) = (i64::from(self.x), i64::from(self.y));
            let shown = right.min(x + width) - left.max(x);
            shown >= GRASP.0.min(width) && y >= top && y + GRASP.1 <= bottom
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESKTOP: Screen = Screen { x: 0, y: 30, width: 1920, height: 1050, scale: 1.0 };

    fn at(x: i32, y: i32) -> Place {
        Place { x, y, width: 1000, height: 760, maximized: false }
    }

    #[test]
    fn a_place_on_the_screen_is_reachable() {
        assert!(at(100, 100).is_reachable(&[DESKTOP]));
        assert!(at(-800, 30).is_reachable(&[DESKTOP]), "a good part of its upper edge can be grasped");
    }

    #[test]
    fn a_place_beside_every_screen_is_not() {
        for place in [at(1900, 100), at(-990, 100), at(100, 5000), at(100, -400), at(i32::MIN, i32::MAX)] {
            assert!(!place.is_reachable(&[DESKTOP]), "{place:?}");
        }
        assert!(!at(2000, 100).is_reachable(&[]));
    }

    #[test]
    fn a_place_on_a_second_screen_is_reachable_only_while_that_screen_is_there() {
        let second = Screen { x: 1920, ..DESKTOP };
        assert!(at(2000, 100).is_reachable(&[DESKTOP, second]));
        assert!(!at(2000, 100).is_reachable(&[DESKTOP]));
    }

    #[test]
    fn a_size_too_small_or_larger_than_the_screen_is_brought_into_bounds() {
        let sized = |width, height| Place { width, height, ..at(0, 0) };
        assert_eq!(sized(0, 0).size_on(&[DESKTOP]), LEAST);
        assert_eq!(sized(u32::MAX, u32::MAX).size_on(&[DESKTOP]), (1920, 1050));
        assert_eq!(sized(800, 700).size_on(&[DESKTOP]), (800, 700));
        assert_eq!(sized(800, 700).size_on(&[]), (800, 700));
        assert_eq!(sized(9000, 9000).size_on(&[Screen { scale: 2.0, ..DESKTOP }]), (960, 560));
    }
}
