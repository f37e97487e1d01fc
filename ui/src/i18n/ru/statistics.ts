import type { statistics as english } from '../en/statistics';
import { counting } from '../counting';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');

export const statistics: typeof english = {
  title: 'Статистика',
  open: 'Все результаты',
  back: 'Назад',
  none: 'Здесь пока пусто. Доиграйте партию против компьютера, и её итог появится тут.',
  noneCounted: 'Пока ни одна партия не засчитана.',
  wins: (n) => count(n, { one: '# победа', few: '# победы', many: '# побед', other: '# победы' }),
  draws: (n) => count(n, { one: '# ничья', few: '# ничьи', many: '# ничьих', other: '# ничьи' }),
  losses: (n) =>
    count(n, { one: '# поражение', few: '# поражения', many: '# поражений', other: '# поражения' }),
  won: (share) => `${share} побед`,
  recent: 'Последние партии',
  form: 'За последнее время',
  verdict: { won: 'Победа', lost: 'Поражение', drawn: 'Ничья' },
  notCounted: 'не в счёт',
  notCountedNote: 'Была отмена хода, поэтому партия не засчитана.',
  points: (n) => count(n, { one: '# очко', few: '# очка', many: '# очков', other: '# очка' }),
  newRecord: 'Новый рекорд',
  unranked: 'Вне зачёта',
  record: 'Рекорд',
  rank: 'Звание',
  ranks: { expert: 'Эксперт', pro: 'Профи' },
  reset: {
    open: 'Сбросить статистику',
    title: 'Сбросить всю статистику?',
    text: 'Итоги, серии и рекорды всех игр удалятся навсегда. Незаконченные партии останутся.',
    confirm: 'Удалить всё',
    cancel: 'Оставить',
    done: 'Вся статистика удалена.',
  },
};
