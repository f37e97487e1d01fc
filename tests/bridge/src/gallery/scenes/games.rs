//! Games worth looking at, as far as they have come.

use leapsow_tests::Saved;

/// South may begin a chain of four with 21x31, over a man that may also step.
pub(super) const SHOLO_CHAIN: Saved =
    Saved::new("sholo-guti", "13-17 23-19 15x23 28x18 17x19 25x13x15 9x21 31-25 5-9 27-23");

/// The computer has just jumped three times.
pub(super) const SHOLO_JUMPED: Saved = Saved::new(
    "sholo-guti",
    "13-17 25-20 17-13 20-21 13-19 21-25 19-13 26-21 13-17 24-19 16x26x24 23x25 14x24x26 28-23 9-14 31x21x9x19",
);

/// South must capture: two men can, one of them twice.
pub(super) const CHECKERS_FORCED: Saved =
    Saved::new("checkers", "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7")
        .dark();

/// The computer is to think, as long as it may.
pub(super) const CHECKERS_THINKING: Saved = Saved::new(
    "checkers",
    "9-14 22-18 12-16 18x9 6x13 25-22 5-9 30-25 10-14 24-20 7-10 22-18 16-19 23x16x7 2x11",
)
.dark()
.at("insane");

/// South's king has two jumps before it.
pub(super) const CHECKERS_KING: Saved = Saved::new(
    "checkers",
    "11-15 23-19 10-14 19x10 6x15 22-17 15-18 17x10 7x14 27-23 18x27 32x23 14-17 21x14 9x18x27 26-22 27-32 30-26 \
     12-16 25-21 32-27 24-20 27-32 20x11 8x15 31-27",
)
.dark();

/// South must capture, and twice.
pub(super) const EGARA_FORCED: Saved =
    Saved::new("egara-guti", "13-12 11x13 16x12 10-11 14-13 9-10 15-14 10-9 13-16").north_first();

/// South moves again, and may capture eleven at the end of a lap.
pub(super) const KALAH_AGAIN: Saved = Saved::new("kalah", "E d D c a b C A");

/// Near the end, with few stones on the board.
pub(super) const KALAH_LATE: Saved = Saved::new("kalah", "E d D c a b C A F e F E d C f F D c F");

/// F captures four houses, E would capture all and so captures nothing.
pub(super) const OWARE_CAPTURES: Saved =
    Saved::new("oware", "A b E e F a C c A b C f F b C c A e C f E d F c C f A d C e D e B f");

/// The computer must be fed, and sixteen seeds lie in one house.
pub(super) const OWARE_FEED: Saved =
    Saved::new("oware", "C f C e D d F d E a F d C b A b F f E c A e F d A e D f");
