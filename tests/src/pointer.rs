//! The pointer of the display itself, which is nobody's hand.

use x11rb::protocol::xproto::ConnectionExt;

use crate::Outcome;
use crate::display::Display;

/// Puts it into the last corner of the screen, where no window lies.
///
/// It begins in the middle, where windows open. There, whenever the window of another test comes or goes, a window
/// below it is told that the pointer has left or entered, and takes that for a movement of the mouse that its own
/// test is holding still.
///
/// # Errors
/// Where there is no display.
pub(crate) fn out_of_the_way() -> Outcome {
    let display = Display::open()?;
    let screen = display.screen();
    let corner = |size: u16| i16::try_from(size).unwrap_or(i16::MAX).saturating_sub(1);
    let (x, y) = (corner(screen.width_in_pixels), corner(screen.height_in_pixels));
    Ok(display.warp_pointer(x11rb::NONE, screen.root, 0, 0, 0, 0, x, y)?.check()?)
}
