/** What Android's app shell offers, where there is one. */
interface Shell {
  /** Top, right, bottom and left, as a JSON list of the page's pixels. */
  widths(): string;
}

declare global {
  var leapsowSafeAreas: Shell | undefined;
}

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Keeps `--safe-top` and its kin as the app shell says, which knows better than Android's web views what `env()`
 * should be. Returns how to stop.
 */
export function keepSafe(style: CSSStyleDeclaration): () => void {
  const shell = globalThis.leapsowSafeAreas;
  if (!shell) return () => undefined;
  const apply = () => {
    const widths = JSON.parse(shell.widths()) as number[];
    EDGES.forEach((edge, index) => style.setProperty(`--safe-${edge}`, `${widths[index] ?? 0}px`));
  };
  apply();
  window.addEventListener('safeareas', apply);
  return () => window.removeEventListener('safeareas', apply);
}
