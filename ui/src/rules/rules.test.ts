import { describe, expect, test } from 'vitest';
import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import { lessons as played, type LessonName } from '../bindings/lessons';
import { guides as enGuides, rules as en } from './en';
import { figures } from './figures';
import { chaptersOf, lessonTexts, rulesOf } from './load';
import { guides as ruGuides, rules as ru } from './ru';
import { SECTIONS } from './text';

const GAMES = Object.keys(figures) as GameName[];
const LANGUAGES = [
  ['en', en],
  ['ru', ru],
] as const;
const PAGES = LANGUAGES.flatMap(([tongue]) => GAMES.map((game) => [game, tongue] as const));

/** Every string of a text, each with where it stands. */
function strings(node: unknown, path = ''): [path: string, string: string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, part]) => strings(part, `${path}.${key}`));
}

test.each([
  ['en', /over its squares/, /its lines|\bman\b/],
  ['ru', /полям/, /линиям|фишк/],
] as const)(
  'what is said in %s of playing checkers knows squares and pieces only',
  async (tongue, has, not) => {
    const said = strings((await rulesOf('checkers', tongue)).controls)
      .map(([, text]) => text)
      .join(' ');
    expect(said).toMatch(has);
    expect(said).not.toMatch(not);
    const lines = strings((await rulesOf('sholo-guti', tongue)).controls)
      .map(([, text]) => text)
      .join(' ');
    expect(lines).toMatch(/its lines|линиям/);
  },
);

test.each(['en', 'ru'] as const)(
  'the computer’s judgement in checkers is told in %s, in figures',
  async (tongue) => {
    const chapters = strings(await chaptersOf('checkers', 'computer', tongue));
    const figures = chapters.flatMap(([, text]) => /^\d.*$/u.exec(text)?.[0].match(/\d+/g) ?? []);
    expect(figures.map(Number)).toEqual([100, 160, 3, 8, 6]);
  },
);

describe.each(PAGES)('the rules of %s in %s', (game, tongue) => {
  test('say something in every section', async () => {
    const text = await rulesOf(game, tongue);
    for (const section of SECTIONS) {
      expect(text.titles[section].trim(), section).not.toBe('');
      // What is said there comes with the boards that play.
      if (section === 'examples') continue;
      expect(strings(text[section]).length, section).toBeGreaterThan(0);
    }
    for (const [path, string] of strings(text)) expect(string.trim(), path).not.toBe('');
  });

  test('give three to six tips and two to four answers', async () => {
    const { tips, questions } = await rulesOf(game, tongue);
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeLessThanOrEqual(6);
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeLessThanOrEqual(4);
  });

  test('come with how to play well and how the computer does, in several chapters', async () => {
    for (const page of ['strategy', 'computer'] as const) {
      const chapters = await chaptersOf(game, page, tongue);
      expect(chapters.length, page).toBeGreaterThanOrEqual(3);
      expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
      for (const [path, string] of strings(chapters)) expect(string.trim(), path).not.toBe('');
    }
  });

  test('are printed with proper signs', async () => {
    const texts = [
      await rulesOf(game, tongue),
      await lessonTexts(tongue),
      await chaptersOf(game, 'strategy', tongue),
      await chaptersOf(game, 'computer', tongue),
    ];
    for (const [path, string] of strings(texts)) {
      expect(string, path).not.toMatch(/["']|\.\.\.| - |--|\s\s|^\s|\s$/);
      if (tongue === 'ru') expect(string, path).not.toMatch(/[“”‘’]/);
      else expect(string, path).not.toMatch(/[«»]/);
    }
  });
});

describe.each(LANGUAGES)('the examples in %s', (tongue) => {
  test.each(Object.keys(played) as LessonName[])('say something with each scene: %s', async (name) => {
    const { title, before, scenes } = (await lessonTexts(tongue))[name];
    for (const said of [title, before, ...scenes]) expect(said.trim()).not.toBe('');
    expect(scenes).toHaveLength(played[name].scenes.length);
  });
});

test.each(GAMES)('there is an example of %s', (game) => {
  expect(Object.values(played).filter((lesson) => lesson.game === game).length).toBeGreaterThan(0);
});

test('the pages are as full in one language as in the other', () => {
  for (const game of GAMES)
    expect(
      strings(ru[game]).map(([path]) => path),
      game,
    ).toEqual(strings(en[game]).map(([path]) => path));
  expect(strings(ruGuides).map(([path]) => path)).toEqual(strings(enGuides).map(([path]) => path));
});

describe('Russian', () => {
  // Keys, houses' letters, and turns as they are written.
  const FOREIGN =
    /Enter|Esc|Home|End|PgUp|PgDn|Backspace|Ctrl\+Z|⌘Z|Mac|(?<!\p{L})[A-Fa-fnNUZWASD](?!\p{L})|\d+(?:x\d+)+/gu;

  test.each(GAMES)('has no English left in it: %s', (game) => {
    for (const [path, string] of strings(ru[game]))
      expect(string.replace(FOREIGN, ''), path).not.toMatch(/[a-z]/i);
  });

  test('has no English left in what is said beside the rules', () => {
    for (const [path, string] of strings(ruGuides))
      expect(string.replace(FOREIGN, '').replace(/(?<!\p{L})n(?!\p{L})/gu, ''), path).not.toMatch(/[a-z]/i);
  });

  test.each(GAMES)('keeps its ё: %s', (game) => {
    // Words of these pages that are no words without it.
    const bare =
      /(?<!\p{L})(еще|ее|свое|мое|вперед|вдвоем|идет|пройдет|найдется|дает|берет|ведет|бьет|остается|черн\p{L}+|темн(ый|ая|ое|ые|ых|ым)|зелен\p{L}+|счет|подсчет)(?!\p{L})/iu;
    for (const [path, string] of [...strings(ru[game]), ...strings(ruGuides)])
      expect(string, path).not.toMatch(bare);
  });
});

describe('the example of a capture', () => {
  const men = (board: BoardView, side: 'south' | 'north') =>
    board.kind === 'leap' ? board.pieces.filter((piece) => piece.side === side).map(({ at }) => at) : [];
  const sum = (board: BoardView) => (board.kind === 'sow' ? board.places.reduce((a, b) => a + b) : 0);

  test.each(['sholo-guti', 'checkers', 'egara-guti'] as const)(
    'moves one man of one side and takes from the other: %s',
    (game) => {
      const { before, after } = figures[game].capture;
      const [mover, other] =
        game === 'egara-guti' ? (['north', 'south'] as const) : (['south', 'north'] as const);
      const moved = men(before, mover).filter((at) => !men(after, mover).includes(at));
      expect(moved).toHaveLength(1);
      expect(men(after, mover)).toHaveLength(men(before, mover).length);
      expect(men(after, other).length).toBeLessThan(men(before, other).length);
      expect(men(before, other)).toEqual(expect.arrayContaining(men(after, other)));
    },
  );

  test.each(['kalah', 'oware'] as const)('loses no seed: %s', (game) => {
    const { start, capture } = figures[game];
    for (const board of [start, capture.before, capture.after]) expect(sum(board)).toBe(48);
  });
});
