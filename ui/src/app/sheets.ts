/** Closes the sheet that lies on top, if any does. */
export function closeSheet(): boolean {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  // What the browser sends for Esc: each sheet knows what to do then.
  sheet?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return sheet !== undefined;
}
