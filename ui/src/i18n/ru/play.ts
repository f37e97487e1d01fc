import type { play as english } from '../en/play';
import { counting } from '../counting';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');

export const play: typeof english = {
  menu: {
    open: 'Меню',
    title: 'Пауза',
    resume: 'Далее',
    newGame: 'Новая игра',
    rules: 'Правила',
    settings: 'Настройки',
    home: 'Все игры',
  },
  undo: 'Отменить',
  turns: { open: 'Ходы', title: 'Ходы', none: 'Ходов ещё не было.', close: 'Закрыть' },
  showResult: 'Итог',

  asks: {
    move: { you: 'Ваш ход', one: 'Ходит игрок 1', two: 'Ходит игрок 2' },
    'may-capture': {
      you: 'Ваш ход: прыжок или шаг',
      one: 'Игрок 1: прыжок или шаг',
      two: 'Игрок 2: прыжок или шаг',
    },
    'must-capture': {
      you: 'Вы обязаны бить',
      one: 'Игрок 1 обязан бить',
      two: 'Игрок 2 обязан бить',
    },
    'must-feed': {
      you: 'Дайте компьютеру камни',
      one: 'Игрок 1 должен дать камни игроку 2',
      two: 'Игрок 2 должен дать камни игроку 1',
    },
    'move-again': {
      you: 'Последний камень в накопителе: сейте ещё раз',
      one: 'Игрок 1 сеет ещё раз',
      two: 'Игрок 2 сеет ещё раз',
    },
  },
  thinking: 'Компьютер думает…',
  stuck: 'Компьютер не смог сходить',
  moveAgainAfter: {
    you: (house) => `${house} дошла до накопителя: сейте ещё раз`,
    one: (house) => `${house} дошла до накопителя: игрок 1 сеет ещё раз`,
    two: (house) => `${house} дошла до накопителя: игрок 2 сеет ещё раз`,
  },
  chosen: 'Выберите, куда пойти',
  chain: { mayEnd: 'Прыгайте дальше или коснитесь фишки', mustGoOn: 'Прыгайте дальше' },
  grandSlam: 'Все камни сразу — захвата нет',

  quiet: (plies, limit) => `Без взятий ${plies} / ${limit}`,
  movesLeft: (moves) =>
    count(moves, {
      one: '# ход до ничьей',
      few: '# хода до ничьей',
      many: '# ходов до ничьей',
      other: '# хода до ничьей',
    }),
  score: (south, north) => `${south} : ${north}`,
  scoreLabel: {
    men: (south, north) => `Фишки: ${south} на ${north}`,
    seeds: (south, north) => `Счёт: ${south} на ${north}`,
  },

  turn: {
    moved: (who, places) => `${who}: ${places}`,
    sowed: (who, house) => `${who}: ${house}`,
    again: 'Ещё один ход.',
    grandSlam: 'Ход захватил бы всё, поэтому захвата нет.',
    undone: 'Ход отменён.',
    unranked: 'Победа уже не пойдёт в зачёт.',
  },

  place: {
    point: (number) => `Пункт ${number}`,
    square: (number) => `Поле ${number}`,
    empty: 'пусто',
    man: {
      you: 'ваша фишка',
      computer: 'фишка компьютера',
      one: 'фишка игрока 1',
      two: 'фишка игрока 2',
    },
    king: {
      you: 'ваша дамка',
      computer: 'дамка компьютера',
      one: 'дамка игрока 1',
      two: 'дамка игрока 2',
    },
    house: {
      you: (letter) => `Ваша лунка ${letter}`,
      computer: (letter) => `Лунка компьютера ${letter}`,
      one: (letter) => `Лунка игрока 1 ${letter}`,
      two: (letter) => `Лунка игрока 2 ${letter}`,
    },
    origin: 'может ходить',
    chosen: 'выбрана',
    step: 'шаг сюда',
    jump: 'прыжок сюда',
    takes: (places) => `берёт ${places}`,
    end: 'закончить ход здесь',
    lastFalls: (place) => `последний камень: ${place}`,
    again: 'ещё один ход',
    gains: (gain) => `прибавка ${gain}`,
  },
  gain: (seeds) => `+${seeds}`,
  againSign: 'ещё ход',
  board: (game) => `Доска: ${game}`,
};
