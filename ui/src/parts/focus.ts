/**
 * Takes the focus when it appears. A heading does so on each screen: a screen reader goes on reading where the
 * focus is, and without it that would be nowhere.
 */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
