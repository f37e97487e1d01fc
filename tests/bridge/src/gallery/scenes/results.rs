//! Games that are over.

use crate::scene::Scene;
use leapsow_tests::Saved;

pub(super) fn scenes() -> Vec<Scene> {
    vec![
        result("result-kalah-won", KALAH_WON).in_webkit(),
        result("result-kalah-drawn", KALAH_DRAWN),
        result("result-sholo-guti-lost", SHOLO_LOST),
        result("result-checkers-won", CHECKERS_WON),
        result("result-checkers-lost", CHECKERS_LOST),
        result("result-oware-drawn", OWARE_DRAWN),
        result("result-oware-lost", OWARE_LOST),
        result("result-egara-guti-drawn", EGARA_DRAWN),
        result("result-egara-guti-two-players", EGARA_WON.two_players()),
        result("result-kalah-two-players", KALAH_LOST.two_players()),
        review("result-board-kalah", KALAH_WON),
        review("result-board-egara-guti", EGARA_WON),
    ]
}

/// The screen that tells how it ended.
fn result(name: &'static str, saved: Saved) -> Scene {
    Scene::new(name, format!("#/game/{}", saved.game)).with(saved).see("main[data-screen=result]")
}

/// The board, looked at once more.
fn review(name: &'static str, saved: Saved) -> Scene {
    result(name, saved).tap("[data-action=review-board]").see("main[data-screen=game][data-phase=over]")
}

pub(super) const KALAH_WON: Saved =
    Saved::new("kalah", "D d C E c D d A F b E e F B a D F a C f c A d F D f e E F");
pub(super) const KALAH_DRAWN: Saved = Saved::new("kalah", "F b c A d E c B a A f B b A d F c E D a F");
pub(super) const KALAH_LOST: Saved =
    Saved::new("kalah", "D d E b e C c B f A b F e d c E a A c D e b C d f B c A");

pub(super) const SHOLO_LOST: Saved = Saved::new(
    "sholo-guti",
    "13-19 25x13 8x18 23x13 9x17 26-21 16x26 31x21x9x19 6-9 19-25 7-8 25-20 8-7 20-21 12-13 22x12x14 7-12 24-19 12-17 \
     14-13 17-18 19x17 9-15 21x9 5x14x12x22 30-25 22-17 29-24 4-5 25-21 3-6 32-29 2-3 21-15 10x20 27-23 20-19 23-27 \
     11-10 24x14 17-12 29-25 12-17 14-19 17-23 28x18 10-15 19x11 5-2 25-24 6-5 18-23 1-4 24-25 5-9 23-28 9-14 25-21 \
     14-9 21-26 4-5 26-31 9-13 33-32 2-1 31-30 1-2 11-10 13-7 34-33 2-1 33-34 3-6 30-31 7-12 28-23 6-9 10x8 12-17 \
     23-22 5-2 31-26 17-13 8x18 2-5 18-17 5-2 22-23 1-4 34-29 4-5 26-21 5-4 17-18 4-1 37-34 2-3 34-37 3-2 29-30 2-3 \
     18-13 3-2 13-9 2-3 21-15 3-6 9x3 1-4 23-24 4-1 15-16 1-2 3x1",
);

pub(super) const CHECKERS_WON: Saved = Saved::new(
    "checkers",
    "11-15 23-19 10-14 19x10 6x15 22-17 15-18 17x10 7x14 27-23 18x27 32x23 14-17 21x14 9x18x27 26-22 27-32 30-26 \
     12-16 25-21 32-27 24-20 27-32 20x11 8x15 31-27 32x23x30 22-17 15-18 17-13 18-23 28-24 23-27 29-25 27-32 24-19 \
     32-27 19-15 5-9 13x6 1x10x19 21-17 30x21x14",
)
.dark();

pub(super) const CHECKERS_LOST: Saved = Saved::new(
    "checkers",
    "9-13 22-17 13x22 26x17 10-15 25-22 6-10 23-19 2-6 17-13 5-9 24-20 15x24 28x19 10-14 22-18 14x23 27x18 1-5 30-25 \
     12-16 19x12 11-15 18x11x2 8-11 25-22 3-8 12x3 11-15 20-16 15-18 22x15 4-8 3x12 6-10 15x6 9-14 6-1 5-9 13x6 14-18 \
     31-26 18-23 26x19",
)
.dark();

pub(super) const OWARE_DRAWN: Saved = Saved::new(
    "oware",
    "D a F f B d E c D f A b F d C b A f F a B d F e E d F a D c F f A b C b F c B d D e B f E a F a A b B c C d D e F \
     f E b F",
);
pub(super) const OWARE_LOST: Saved = Saved::new("oware", "B d F c E f C e D a A b");

pub(super) const EGARA_DRAWN: Saved = Saved::new(
    "egara-guti",
    "11-12 13x11 8x12 14-13 10-11 15-14 9-10 14-15 10-9 13-14 7-10 14-13 6-7 13-14 5-8 14-13 7-6 13-14 3-7 14-13 7-3 \
     13-14 6-7 14-13 7-6",
);
pub(super) const EGARA_WON: Saved = Saved::new(
    "egara-guti",
    "11-12 13x11 8x12 14-13 10-11 13-14 11-10 18-8 4x18 22x8 12x18x4 23-22 4-8 14-13 8-4 13-14 9-12 22-18 4-8 18x4 \
     12-15 21-22 15x13 16x12 10x14x21x23 20-21 6-16 19x13 7-6 13-16 6x20x22 4-8 5x11",
);
