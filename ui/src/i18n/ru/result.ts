import type { result as english } from '../en/result';
import { counting } from '../counting';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');

export const result: typeof english = {
  verdict: {
    won: 'Вы победили',
    lost: 'Победил компьютер',
    drawn: 'Ничья',
  },
  winner: (name) => `Победа: ${name}`,
  turns: (turns) => count(turns, { one: '# ход', few: '# хода', many: '# ходов', other: '# хода' }),
  notCounted: 'Была отмена хода: результат не засчитан.',
  statistics: (level) => `Ваши результаты · ${level}`,
  wins: 'Победы',
  losses: 'Поражения',
  draws: 'Ничьи',
  winRate: 'Доля побед',
  streak: 'Серия',
  bestStreak: 'Лучшая серия',
  playAgain: 'Играть снова',
  home: 'Все игры',
  review: 'К доске',
};
