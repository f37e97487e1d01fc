import { describe, expect, test } from 'vitest';
import { counting } from './counting';
import { en } from './en';
import { I18n, tongue } from './i18n.svelte';
import { ru } from './ru';

/** Every text with its path; texts made of something are tried with the numbers that Russian tells apart. */
function texts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function')
    return [1, 3, 5].map((n) => [`${path}(${n})`, (node as (n: number, what: string) => string)(n, `${n}`)]);
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

describe('every text', () => {
  test('exists in both languages', () => {
    expect(texts(ru).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
  });

  test.each([
    ['English', en],
    ['Russian', ru],
  ])('in %s says something, and leaves no number out', (_, language) => {
    for (const [path, text] of texts(language)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/#|undefined|NaN/);
    }
  });

  test('that is not a name is translated', () => {
    const kept = ['.app', '.settings.languages.en', '.settings.languages.ru'];
    const same = texts(en).filter(
      ([path, text]) => /\p{L}{3}/u.test(text) && texts(ru).some(([p, t]) => p === path && t === text),
    );
    expect(same.map(([path]) => path)).toEqual(kept);
  });
});

test('one verb tells captures in all games, and Russian checkers know no other men than pieces', () => {
  const verbs = Object.values(en.games).map(({ captured }) => captured(2).split(' ')[0]);
  expect(new Set(verbs)).toEqual(new Set(['Captures']));
  const spoken = texts(ru.games.checkers).map(([, text]) => text.toLowerCase());
  expect(spoken.filter((text) => text.includes('фишк'))).toEqual([]);
});

test('Russian names levels, ranks and terms as those who play do', () => {
  expect(Object.values(ru.levels)).toEqual(['Лёгкий', 'Средний', 'Сложный', 'Безумный']);
  expect(ru.statistics.ranks).toEqual({ expert: 'Эксперт', pro: 'Профи' });
  const of = (game: 'oware' | 'kalah' | 'checkers') =>
    texts(ru.games[game])
      .map(([, text]) => text)
      .join(' ');
  expect([of('oware').includes('амбар'), of('oware').includes('накопител')]).toEqual([true, false]);
  expect([of('kalah').includes('накопител'), of('kalah').includes('амбар')]).toEqual([true, false]);
  expect(ru.play.turn.crowned).toContain('дамк');
});

describe('a number of things', () => {
  test('takes the form that the language asks for', () => {
    expect([1, 2, 5, 21].map((n) => ru.result.turns(n))).toEqual(['1 ход', '2 хода', '5 ходов', '21 ход']);
    expect([1, 2, 21].map((n) => en.result.turns(n))).toEqual(['1 turn', '2 turns', '21 turns']);
  });

  test('is written as the language writes numbers', () => {
    const count = counting<'one' | 'few' | 'many' | 'other'>('ru');
    expect(count(12345, { one: '#', few: '#', many: '# ходов', other: '#' })).toBe('12\u00a0345 ходов');
  });
});

describe('the language', () => {
  test.each([
    ['ru', ['en-GB'], 'ru'],
    ['system', ['de-AT', 'ru-RU', 'en'], 'ru'],
    ['system', ['en-US'], 'en'],
    ['system', ['de'], 'en'],
    ['system', [], 'en'],
  ] as const)('set to %s on a device that speaks %j is %s', (set, device, expected) => {
    expect(tongue(set, device)).toBe(expected);
  });

  test('changes texts and numbers together', () => {
    const i18n = new I18n('en');
    expect([i18n.t.play.undo, i18n.percent(0.5)]).toEqual(['Undo', '50%']);
    i18n.use('ru');
    expect([i18n.t.play.undo, i18n.percent(0.5)]).toEqual(['Отменить', '50\u00a0%']);
  });
});
