import type { screens as english } from '../en/screens';

export const screens: typeof english = {
  app: 'Leap & Sow',

  home: {
    tagline: 'Старинные игры прыжков и посева и один хороший соперник.',
    settings: 'Настройки',
    statistics: 'Статистика',
    continue: (opponent) => `Продолжить · ${opponent}`,
    newGame: 'Новая игра',
    newGameOf: (game) => `Новая игра: ${game}`,
    continueOf: (game, opponent) => `Продолжить · ${opponent}, ${game}`,
  },

  notices: {
    restored: (what) => `${what}: файл был повреждён. Взята предыдущая копия.`,
    lost: (what) => `${what}: файл был повреждён, а целой копии не нашлось.`,
    'too-new': (what) => `${what}: файл записан более новой версией приложения. Он оставлен как есть.`,
    dismiss: (what) => `Закрыть: ${what}`,
    kept: (file) => `Повреждённый файл сохранён под именем ${file}.`,
    documents: {
      game: (game) => `Сохранённая партия, ${game}`,
      settings: 'Настройки',
      statistics: 'Статистика',
      other: (name) => `Файл «${name}»`,
    },
  },

  levels: { easy: 'Лёгкий', medium: 'Средний', hard: 'Сложный', insane: 'Безумный' },
  twoPlayers: 'Вдвоём',

  setUp: {
    opponent: 'Соперник',
    computer: 'Компьютер',
    twoPlayersHint: 'Двое ходят по очереди на этом устройстве. Игрок\u00a01 сидит у ближнего края.',
    level: 'Уровень',
    first: 'Кто начинает',
    paint: { computer: 'Ваши фишки', twoPlayers: 'Фишки у ближнего края' },
    names: { title: 'Имена', south: 'Имя у ближнего края', north: 'Имя у дальнего края' },
    paints: { light: 'Светлые', dark: 'Тёмные' },
    play: 'Играть',
    back: 'Назад',
  },

  players: { you: 'Вы', computer: 'Компьютер', one: 'Игрок 1', two: 'Игрок 2' },

  resign: {
    title: 'Бросить незаконченную партию?',
    texts: {
      computer: 'Начатая партия против компьютера засчитается как сданная, если начать новую.',
      'two-players': 'Партия, начатая вдвоём, пропадёт, если начать новую.',
    },
    confirm: 'Начать заново',
    cancel: 'Оставить',
  },

  rules: {
    titles: {
      rules: (game) => `${game}: правила`,
      strategy: (game) => `${game}: стратегия`,
      computer: (game) => `${game}: как думает компьютер`,
    },
    open: 'Правила',
    pages: { rules: 'Правила', strategy: 'Стратегия', computer: 'Компьютер' },
    pagesLabel: 'Что почитать',
    contents: 'Содержание',
    back: 'Назад',
    lesson: {
      board: (title) => `Доска примера: ${title}`,
      play: 'Показать пример',
      pause: 'Пауза',
      back: 'Шаг назад',
      next: 'Следующий шаг',
      scene: (at, all) => `${at} / ${all}`,
    },
  },

  settings: {
    title: 'Настройки',
    back: 'Назад',
    language: 'Язык',
    languages: { system: 'Как на устройстве', en: 'English', ru: 'Русский' },
    theme: 'Оформление',
    themes: { system: 'Как на устройстве', light: 'Светлое', dark: 'Тёмное' },
    speed: 'Анимация',
    speeds: { off: 'Нет', slow: 'Медленно', normal: 'Обычно', fast: 'Быстро' },
    sound: 'Звук',
    haptics: 'Вибрация',
    turnBoard: 'Поворачивать доску к тому, чей ход',
    turnBoardHint: 'При игре вдвоём после каждого хода доска обращена к следующему игроку.',
  },

  failure: {
    title: 'Что-то пошло не так',
    text: 'Ваши партии целы: каждый ход записывается сразу.',
    back: 'К списку игр',
    again: 'Попробовать снова',
    code: (code) => `Код: ${code}`,
  },

  errors: {
    bad_request: 'Приложение не поняло само себя. Ничего не изменилось.',
    unknown_game: 'Такая игра неизвестна.',
    no_game: 'Нет партии, которую можно продолжить.',
    bad_set_up: 'Так эту игру начать нельзя.',
    illegal_turn: 'Такой ход не разрешён.',
    game_over: 'Партия окончена.',
    not_your_turn: 'Сейчас не ваш ход.',
    stale_revision: 'Партия ушла вперёд. Вот где она сейчас.',
    nothing_to_undo: 'Отменять нечего.',
    unfinished_game: 'Есть незаконченная партия.',
    cancelled: 'Компьютер перестал думать.',
    storage: 'Записать не удалось, всё осталось как было. Хватает ли места?',
    too_new: 'Файл записан более новой версией приложения и оставлен как есть.',
    unexpected: 'Случилось что-то неожиданное.',
  },
  dismiss: 'Закрыть',
};
