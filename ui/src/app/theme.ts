import type { Theme } from '../bindings/Theme';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Paints the page light or dark: as set, else as the system is and becomes. */
export function paint(theme: Theme): () => void {
  const system = dark();
  const apply = () => {
    document.documentElement.dataset['theme'] =
      theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
  };
  apply();
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}
