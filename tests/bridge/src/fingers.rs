//! Real touches, as a screen would report them.

use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use leapsow_tests::{Outcome, Page};

/// Taps the first thing that fits the selector, once it is shown.
///
/// # Errors
/// Where it never appears.
pub async fn tap(page: &Page, selector: &str) -> Outcome {
    let finger = finger().then(on(page, selector).await?).then(DOWN).then(UP);
    Ok(page.client()?.perform_actions(finger).await?)
}

/// Leaves a finger on the first thing that fits the selector, or the mouse over it where there is no touch.
///
/// # Errors
/// Where it never appears.
pub async fn hold(page: &Page, touch: bool, selector: &str) -> Outcome {
    let on_it = on(page, selector).await?;
    let client = page.client()?;
    if touch {
        client.perform_actions(finger().then(on_it).then(DOWN)).await?;
    } else {
        client.perform_actions(MouseActions::new("mouse".to_owned()).then(on_it)).await?;
    }
    Ok(())
}

/// Puts a finger on one thing, slides it onto another and lifts it there.
///
/// # Errors
/// Where one of them never appears.
pub async fn slide(page: &Page, from: &str, to: &str) -> Outcome {
    let finger = finger().then(on(page, from).await?).then(DOWN).then(on(page, to).await?).then(UP);
    Ok(page.client()?.perform_actions(finger).await?)
}

const DOWN: PointerAction = PointerAction::Down { button: 0 };
const UP: PointerAction = PointerAction::Up { button: 0 };

fn finger() -> TouchActions {
    TouchActions::new("finger".to_owned())
}

async fn on(page: &Page, selector: &str) -> Outcome<PointerAction> {
    let element = page.see(selector).await?;
    Ok(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
}
