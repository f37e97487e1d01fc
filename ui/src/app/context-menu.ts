/** Keeps the web view's own menu for where it is of use: text can be cut and copied, but Back and Reload are no app's. */
export function keepMenuToText(event: Event): void {
  const { target } = event;
  const writes = target instanceof Element && target.closest('input, textarea') !== null;
  const selects = getSelection()?.isCollapsed === false;
  if (!writes && !selects) event.preventDefault();
}
