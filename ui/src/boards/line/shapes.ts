import type { LineShape } from './layout';

/** How each line board is proportioned. */
export const lineShapes: Readonly<Record<'sholo-guti' | 'egara-guti', LineShape>> = {
  'sholo-guti': { stretch: [0.82, 1.25], man: 0.34, margin: 0.6 },
  'egara-guti': { stretch: [0.95, 1.5], man: 0.37, margin: 0.52 },
};
