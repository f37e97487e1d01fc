export const screens = {
  app: 'Leap & Sow',

  home: {
    tagline: 'Old games of leaping and sowing, one good opponent.',
    settings: 'Settings',
    statistics: 'Statistics',
    continue: (opponent: string) => `Continue · ${opponent}`,
    newGame: 'New game',
    newGameOf: (game: string) => `New game: ${game}`,
    /** Begins with the words that are seen, for who speaks to the device. */
    continueOf: (game: string, opponent: string) => `Continue · ${opponent}, ${game}`,
  },

  notices: {
    restored: (what: string) => `${what}: the file was damaged. The copy before it is in use.`,
    lost: (what: string) => `${what}: the file was damaged and no good copy was left.`,
    'too-new': (what: string) => `${what}: a newer version of the app wrote this file. It is left alone.`,
    dismiss: (what: string) => `Dismiss: ${what}`,
    kept: (file: string) => `The damaged file is kept as ${file}.`,
    documents: {
      game: (game: string) => `Saved game of ${game}`,
      settings: 'Settings',
      statistics: 'Statistics',
      other: (name: string) => `File “${name}”`,
    },
  },

  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', insane: 'Insane' },
  twoPlayers: 'Two players',

  setUp: {
    opponent: 'Opponent',
    computer: 'Computer',
    twoPlayersHint: 'Two people take turns on this device. Player\u00a01 sits at the near side.',
    level: 'Level',
    first: 'Who begins',
    paint: { computer: 'Your men', twoPlayers: 'Men of the near side' },
    names: { title: 'Names', south: 'Name at the near side', north: 'Name at the far side' },
    paints: { light: 'Light', dark: 'Dark' },
    play: 'Play',
    back: 'Back',
  },

  players: { you: 'You', computer: 'Computer', one: 'Player 1', two: 'Player 2' },

  resign: {
    title: 'Give up the unfinished game?',
    texts: {
      computer: 'The game you have begun against the computer counts as resigned when you start a new one.',
      'two-players': 'The game that you two have begun is lost when a new one starts.',
    },
    confirm: 'Start anew',
    cancel: 'Keep it',
  },

  rules: {
    titles: {
      rules: (game: string) => `${game}: rules`,
      strategy: (game: string) => `${game}: strategy`,
      computer: (game: string) => `${game}: how the computer thinks`,
    },
    open: 'Rules',
    pages: { rules: 'Rules', strategy: 'Strategy', computer: 'Computer' },
    pagesLabel: 'To read',
    contents: 'Contents',
    back: 'Back',
    lesson: {
      board: (title: string) => `Board of the example: ${title}`,
      play: 'Play the example',
      pause: 'Pause',
      back: 'One step back',
      next: 'Next step',
      scene: (at: number, all: number) => `${at} / ${all}`,
    },
  },

  settings: {
    title: 'Settings',
    back: 'Back',
    language: 'Language',
    languages: { system: 'As the device', en: 'English', ru: 'Русский' },
    theme: 'Appearance',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    speed: 'Animation',
    speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    sound: 'Sound',
    haptics: 'Vibration',
    turnBoard: 'Turn the board to the player to move',
    turnBoardHint: 'When two play on one device: after each turn the board faces whoever is next.',
  },

  failure: {
    title: 'Something went wrong',
    text: 'Your games are safe: every turn is stored when it is played.',
    back: 'Back to the games',
    again: 'Try again',
    code: (code: string) => `Code: ${code}`,
  },

  errors: {
    bad_request: 'The app did not understand itself. Nothing has changed.',
    unknown_game: 'This game is not known.',
    no_game: 'There is no game to continue.',
    bad_set_up: 'This game cannot be set up like that.',
    illegal_turn: 'This turn is not allowed.',
    game_over: 'The game is over.',
    not_your_turn: 'It is not your turn.',
    stale_revision: 'The game has moved on. Here is where it stands.',
    nothing_to_undo: 'There is nothing to take back.',
    unfinished_game: 'There is an unfinished game.',
    cancelled: 'The computer stopped thinking.',
    storage: 'It could not be stored, so nothing has changed. Is there room on the device?',
    too_new: 'A newer version of the app wrote this file, so it is left alone.',
    unexpected: 'Something unexpected happened.',
  },
  dismiss: 'Dismiss',
};
