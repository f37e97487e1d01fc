/**
 * Takes the focus when it appears. A heading does so on each screen: a screen reader goes on reading where the
 * focus is, and without it that would be nowhere.
 */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/**
 * Gives the focus to what a key has led to, in sight. WebKit hides a focus that a script gives once anything was
 * clicked, as if the mouse had given it.
 */
export function focusByKey(element: HTMLElement | null | undefined): void {
  element?.focus({ focusVisible: true, preventScroll: true });
}
