import { describe, expect, test } from 'vitest';
import type { BoardView } from '../bindings/BoardView';
import type { GameName } from '../bindings/GameName';
import { rules as en } from './en';
import { figures } from './figures';
import { rulesOf } from './load';
import { rules as ru } from './ru';
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

describe.each(PAGES)('the rules of %s in %s', (game, tongue) => {
  test('say something in every section', async () => {
    const text = await rulesOf(game, tongue);
    for (const section of SECTIONS) {
      expect(text.titles[section].trim(), section).not.toBe('');
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

  test('are printed with proper signs', async () => {
    for (const [path, string] of strings(await rulesOf(game, tongue))) {
      expect(string, path).not.toMatch(/["']|\.\.\.| - |--|\s\s|^\s|\s$/);
      if (tongue === 'ru') expect(string, path).not.toMatch(/[“”‘’]/);
      else expect(string, path).not.toMatch(/[«»]/);
    }
  });
});

test('the pages are as full in one language as in the other', () => {
  for (const game of GAMES)
    expect(
      strings(ru[game]).map(([path]) => path),
      game,
    ).toEqual(strings(en[game]).map(([path]) => path));
});

describe('Russian', () => {
  // Keys, houses' letters, and turns as they are written.
  const FOREIGN = /Tab|Enter|Esc|Ctrl\+Z|⌘Z|Mac|(?<!\p{L})[A-Fa-fnWASD](?!\p{L})|\d+(?:x\d+)+/gu;

  test.each(GAMES)('has no English left in it: %s', (game) => {
    for (const [path, string] of strings(ru[game]))
      expect(string.replace(FOREIGN, ''), path).not.toMatch(/[a-z]/i);
  });

  test.each(GAMES)('keeps its ё: %s', (game) => {
    // Words of these pages that are no words without it.
    const bare =
      /(?<!\p{L})(еще|ее|свое|мое|вперед|вдвоем|идет|пройдет|найдется|дает|берет|ведет|бьет|остается|черн\p{L}+|темн(ый|ая|ое|ые|ых|ым)|зелен\p{L}+|счет|подсчет)(?!\p{L})/iu;
    for (const [path, string] of strings(ru[game])) expect(string, path).not.toMatch(bare);
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
