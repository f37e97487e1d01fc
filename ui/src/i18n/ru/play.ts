import type { play as english } from '../en/play';
import { counting } from '../counting';

const count = counting<'one' | 'few' | 'many' | 'other'>('ru');

export const play: typeof english = {
  menu: {
    open: 'Меню',
    title: 'Пауза',
    resume: 'Продолжить',
    over: { title: 'Партия окончена', resume: 'К доске' },
    newGame: 'Новая игра',
    rules: 'Правила',
    settings: 'Настройки',
    home: 'Все игры',
  },
  keys: {
    open: 'Клавиши',
    title: 'Клавиши',
    space: 'Пробел',
    move: 'Двигать курсор',
    slant: 'Двигать его наискось',
    sow: 'Сеять из лунки с этой буквой; курсор двигают только стрелки',
    choose: 'Выбрать; после партии — играть снова',
    letGo: 'Отпустить выбранное, иначе открыть меню',
    menu: 'Открыть меню',
    undo: 'Отменить ход',
    newGame: 'Новая игра',
    list: 'Этот список',
    close: 'Закрыть',
  },
  undo: 'Отменить',
  turns: { open: 'Ходы', title: 'Ходы', none: 'Ходов ещё не было.', close: 'Закрыть' },
  showResult: 'Итог',

  asks: {
    move: { you: 'Ваш ход', player: (name) => `${name}: ваш ход` },
    'may-capture': { you: 'Ваш ход: прыжок или шаг', player: (name) => `${name}: прыжок или шаг` },
    'must-capture': { you: 'Вы обязаны бить', player: (name) => `${name}: вы обязаны бить` },
    'must-feed': { you: 'Дайте компьютеру камни', player: (name) => `${name}: дайте сопернику камни` },
    'move-again': {
      you: 'Последний камень в накопителе: сейте ещё раз',
      player: (name) => `${name}: сейте ещё раз`,
    },
  },
  sided: (name, side) => `${name} (${side})`,
  addressed: (name, text) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  sides: {
    light: 'светлые',
    dark: 'тёмные',
    solid: 'сплошные',
    outlined: 'контурные',
    south: 'A–\u2060F',
    north: 'a–\u2060f',
  },
  thinking: 'Компьютер думает…',
  stuck: 'Компьютер не смог сходить',
  moveAgainAfter: {
    you: (house) => `${house} дошла до накопителя: сейте ещё раз`,
    player: (house, name) => `${house} дошла до накопителя. ${name}: сейте ещё раз`,
  },
  chosen: 'Выберите, куда пойти',
  chosenOf: (places) =>
    count(places, {
      one: 'Выберите, куда пойти: # место.',
      few: 'Выберите, куда пойти: # места.',
      many: 'Выберите, куда пойти: # мест.',
      other: 'Выберите, куда пойти: # места.',
    }),
  chain: { mayEnd: 'Прыгайте дальше или коснитесь фишки', mustGoOn: 'Прыгайте дальше' },
  nudge: {
    'cannot-move': 'Этой ходить некуда; выберите другую',
    'must-capture': 'Надо бить; бьющие обведены',
    'not-there': 'Туда она пойти не может',
    'not-yours': 'Выберите что-нибудь своё',
    'empty-house': 'Эта лунка пуста; выберите обведённую',
    'must-feed': 'Соперник останется без камней; выберите обведённую лунку',
  },
  grandSlam: 'Все камни сразу — захвата нет',

  quiet: (plies, limit) => `Без взятий ${plies} / ${limit}`,
  movesLeft: (moves) =>
    count(moves, {
      one: '# ход до ничьей',
      few: '# хода до ничьей',
      many: '# ходов до ничьей',
      other: '# хода до ничьей',
    }),
  quietSaid: (plies, limit) => `${plies} из ${limit} ходов без взятий`,
  score: (south, north) => `${south} : ${north}`,
  scoreInWords: (south, north) => `${south} против ${north}`,
  inStores: 'Счёт',

  turn: {
    moved: (who, places) => `${who}: ${places}`,
    sowed: (who, house) => `${who}: ${house}`,
    again: 'Ещё один ход.',
    grandSlam: 'Ход захватил бы всё, поэтому захвата нет.',
    crowned: 'Становится дамкой.',
    undone: 'Ход отменён.',
    unranked: 'Победа уже не пойдёт в зачёт.',
  },

  place: {
    point: (number) => `Пункт ${number}`,
    square: (number) => `Поле ${number}`,
    empty: 'пусто',
    king: {
      you: 'ваша дамка',
      computer: 'дамка компьютера',
      player: (name) => `дамка (${name})`,
    },
    house: {
      you: (letter) => `ваша лунка ${letter}`,
      computer: (letter) => `лунка компьютера ${letter}`,
      player: (letter, name) => `лунка ${letter} (${name})`,
    },
    origin: 'может ходить',
    canJump: (places) => `может прыгнуть на ${places}`,
    canStep: (places) => `может шагнуть на ${places}`,
    chosen: 'выбрана',
    step: 'шаг сюда',
    jump: 'прыжок сюда',
    end: 'закончить ход здесь',
    lastFalls: (place) => `последний камень: ${place}`,
    again: 'ещё один ход',
    gains: (gain) => `прибавка ${gain}`,
  },
  gain: (seeds) => `+${seeds}`,
  againSign: 'ещё ход',
  board: (game) => `Доска: ${game}`,
};
