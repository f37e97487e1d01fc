import type { GameName } from '../../bindings/GameName';
import type { GameTexts, OfOneSide, Sides } from '../game-texts';
import { counting } from '../counting';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');

const men = (n: number) => count(n, { one: '# фишка', few: '# фишки', many: '# фишек', other: '# фишки' });
const pieces = (n: number) => count(n, { one: '# шашка', few: '# шашки', many: '# шашек', other: '# шашки' });
const stones = (n: number) =>
  count(n, { one: '# камень', few: '# камня', many: '# камней', other: '# камня' });

// What was captured stands in another case than what is counted: "взята 1 фишка", "взято 5 фишек".
const menTaken = (n: number) =>
  count(n, {
    one: 'Взята # фишка.',
    few: 'Взяты # фишки.',
    many: 'Взято # фишек.',
    other: 'Взято # фишки.',
  });
const piecesTaken = (n: number) =>
  count(n, {
    one: 'Взята # шашка.',
    few: 'Взяты # шашки.',
    many: 'Взято # шашек.',
    other: 'Взято # шашки.',
  });
const stonesTaken = (n: number) =>
  count(n, {
    one: 'Захвачен # камень.',
    few: 'Захвачены # камня.',
    many: 'Захвачено # камней.',
    other: 'Захвачено # камня.',
  });

/** Whose man or piece it is; both words are of one gender. */
const whose = (piece: string): Sides => ({
  you: `ваша ${piece}`,
  computer: `${piece} компьютера`,
  player: (name) => `${piece} (${name})`,
});

/** What a jump takes from where, in the accusative. */
const takes = (one: string, other: string) => (n: number, places: string) =>
  `берёт ${n === 1 ? one : other} на ${places}`;

const loser = (sides: Sides): OfOneSide => ({ loser: sides });

/** Who has lost what, in the accusative. */
const lost = (what: string) =>
  loser({
    you: `Вы потеряли ${what}.`,
    computer: `Компьютер потерял ${what}.`,
    player: (name) => `${name}: потеряны ${what}.`,
  });

const leaping = {
  no_men: lost('все фишки'),
  no_turn: loser({
    you: 'У вас не осталось ходов.',
    computer: 'У компьютера не осталось ходов.',
    player: (name) => `${name}: не осталось ходов.`,
  }),
  resigned: loser({
    you: 'Вы сдали партию.',
    computer: 'Компьютер сдал партию.',
    player: (name) => `${name}: партия сдана.`,
  }),
};

export const games: Record<GameName, GameTexts> = {
  'sholo-guti': {
    name: 'Шоло гути',
    tagline: 'Шестнадцать бусин, никакой удачи, цепочки прыжков.',
    count: men,
    man: whose('фишка'),
    takes: takes('фишку', 'фишки'),
    left: 'Осталось',
    taken: 'Взято',
    captured: menTaken,
    levels: {
      easy: 'Видит только свой ход, часто ходит наугад, упускает второй прыжок.',
      medium: 'Видит свой ход и ваш ответ; порой ходит наугад или обрывает цепочку.',
      hard: 'Смотрит на несколько ходов глубже и не упускает цепочек.',
      insane: 'Ищет глубже всех и наказывает почти за каждую брошенную фишку.',
    },
    reasons: { ...leaping, quiet: 'Сорок ходов без взятия: решает число фишек.' },
  },
  checkers: {
    name: 'Шашки',
    tagline: 'Английские шашки. Бить обязательно.',
    count: pieces,
    man: whose('шашка'),
    takes: takes('шашку', 'шашки'),
    left: 'Осталось',
    taken: 'Взято',
    captured: piecesTaken,
    levels: {
      easy: 'Смотрит на два хода вперёд; каждый четвёртый ход — наугад.',
      medium: 'Смотрит на четыре хода вперёд и видит все взятия.',
      hard: 'Смотрит обычно на 8–12 ходов вперёд и видит все взятия.',
      insane: 'Всё, на что ваше устройство способно за несколько секунд.',
    },
    reasons: {
      ...leaping,
      no_men: lost('все шашки'),
      repetition: 'Одна и та же позиция возникла в третий раз.',
      no_progress: 'По сорок ходов каждой стороны без взятий и без хода простой.',
    },
  },
  kalah: {
    name: 'Калах',
    tagline: 'Сейте звёзды и считайте наперёд.',
    count: stones,
    stores: {
      you: 'ваш накопитель',
      computer: 'накопитель компьютера',
      player: (name) => `накопитель (${name})`,
    },
    left: 'Камни',
    taken: 'Взято в игре',
    captured: stonesTaken,
    levels: {
      easy: 'Около трети ходов — наугад, иначе самая большая прибавка.',
      medium: 'Смотрит на три хода вперёд, иногда играет наугад.',
      hard: 'Смотрит на семь ходов вперёд и взвешивает камни в рядах.',
      insane: 'Знает дебюты и окончания наизусть и между ними не ошибается.',
    },
    reasons: {
      resigned: leaping.resigned,
      houses_empty: {
        sweeper: {
          you: 'Лунки компьютера пусты; остаток забрали вы.',
          computer: 'Ваши лунки пусты; остаток забрал компьютер.',
          player: (name) => `Лунки другой стороны пусты; остаток забирает ${name}.`,
        },
        nobody: 'Все лунки пусты.',
        unknown: 'Лунки одной стороны пусты; остаток ушёл в накопитель другой.',
      },
    },
  },
  oware: {
    name: 'Оваре',
    tagline: 'Захватывайте двойки и тройки.',
    count: stones,
    stores: {
      you: 'ваш амбар',
      computer: 'амбар компьютера',
      player: (name) => `амбар (${name})`,
    },
    left: 'Камни',
    taken: 'Взято в игре',
    captured: stonesTaken,
    levels: {
      easy: 'Около трети ходов — наугад, иначе самый крупный захват.',
      medium: 'Смотрит на три хода вперёд, иногда играет наугад.',
      hard: 'Смотрит на семь ходов вперёд и взвешивает камни в рядах.',
      insane: 'Смотрит так глубоко, как успевает; к концу партии — до конца.',
    },
    reasons: {
      resigned: leaping.resigned,
      majority: {
        winner: {
          you: 'В вашем амбаре больше половины всех камней.',
          computer: 'В амбаре компьютера больше половины всех камней.',
          player: (name) => `${name}: в амбаре больше половины всех камней.`,
        },
      },
      all_captured_even: 'По двадцать четыре камня у каждого.',
      cannot_feed: {
        sweeper: {
          you: 'Накормить компьютер нечем; остаток забрали вы.',
          computer: 'Накормить вас нечем; остаток забрал компьютер.',
          player: (name) => `Накормить соперника нечем; остаток забирает ${name}.`,
        },
        unknown: 'Накормить соперника нечем; остаток забрала ходившая сторона.',
      },
      repetition: 'Позиция повторилась; каждый забрал камни своего ряда.',
      quiet: 'Сто ходов без захвата; каждый забрал камни своего ряда.',
    },
  },
  'egara-guti': {
    name: 'Эгара-гути',
    tagline: 'По одиннадцать на двух треугольниках. Бить обязательно.',
    count: men,
    man: whose('фишка'),
    takes: takes('фишку', 'фишки'),
    left: 'Осталось',
    taken: 'Взято',
    captured: menTaken,
    levels: {
      easy: 'Видит только свой ближайший ход и часто ходит наугад.',
      medium: 'Видит свой ход и ваш ответ; каждый третий ход — наугад.',
      hard: 'Смотрит на четыре хода вперёд; изредка ходит наугад.',
      insane: 'Ищет глубже всех и наказывает почти за каждую брошенную фишку.',
    },
    reasons: {
      ...leaping,
      repetition: 'Позиция возникла в третий раз: решает число фишек.',
      quiet: 'Сорок ходов без взятия: решает число фишек.',
    },
  },
};
