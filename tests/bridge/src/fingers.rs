//! Real touches, as a screen would report them.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MouseActions, PointerAction, TouchActions};
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

/// Slides one finger from a thing to another. While it is down, a second one does the same with two others.
///
/// # Errors
/// Where one of them never appears.
pub async fn slide_two(page: &Page, first: [&str; 2], second: [&str; 2]) -> Outcome {
    const AT_ONCE: Duration = Duration::ZERO;
    let [from, to] = [on(page, first[0]).await?, on(page, first[1]).await?];
    let [second_from, second_to] = [on(page, second[0]).await?, on(page, second[1]).await?];
    // What stands in the same row happens at the same time.
    let one = finger().then(from).then(DOWN).pause(AT_ONCE).pause(AT_ONCE).pause(AT_ONCE).pause(AT_ONCE);
    let other = TouchActions::new("second".to_owned()).pause(AT_ONCE).pause(AT_ONCE);
    let other = other.then(second_from).then(DOWN).then(second_to).then(UP);
    page.client()?.perform_actions(Actions::from(one.then(to).then(UP)).and(other)).await?;
    Ok(())
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
