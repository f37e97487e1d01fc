import type { RulesText } from '../text';

export const leaping: RulesText['titles'] = {
  about: 'Об игре',
  board: 'Доска',
  turn: 'Ход',
  captures: 'Взятие',
  ending: 'Конец партии',
  examples: 'Примеры',
  controls: 'Управление',
  tips: 'Советы',
  levels: 'Уровни',
  questions: 'Вопросы',
};

export const sowing: RulesText['titles'] = { ...leaping, turn: 'Посев', captures: 'Захват' };
