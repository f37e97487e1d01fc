import type { RulesText } from '../text';

export const leaping: RulesText['titles'] = {
  about: 'The game',
  board: 'The board',
  turn: 'A turn',
  captures: 'Capturing',
  ending: 'The end',
  examples: 'Examples',
  controls: 'Controls',
  tips: 'Tips',
  levels: 'Levels',
  questions: 'Questions',
};

export const sowing: RulesText['titles'] = { ...leaping, turn: 'Sowing' };
