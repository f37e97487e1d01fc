import { expect, test } from 'vitest';
import { tie, typeset, typesetSentences, untie } from './typeset';

test('lines may be broken anywhere in the source', () => {
  expect(tie('one\n      two  three')).toBe('one two three');
});

test.each([
  ['a dash stays with the word before it', 'ход — шаг', 'ход\u00a0— шаг'],
  [
    'a number stays with what it counts',
    'at 1 000 points or 25 seeds',
    'at 1\u00a0000\u00a0points or 25\u00a0seeds',
  ],
  ['initials stay with the name', 'by H. J. R. Murray in', 'by H.\u00a0J.\u00a0R.\u00a0Murray in'],
  ['also those of two letters', 'его описал Г. Дж. Мюррей', 'его описал Г.\u00a0Дж.\u00a0Мюррей'],
  ['a short Russian word stays with the next', 'и в «их» лунке, но', 'и\u00a0в\u00a0«их» лунке, но'],
  [
    'a letter stays with its house',
    'so house C, в лунке e, лунки A',
    'so house\u00a0C, в\u00a0лунке\u00a0e, лунки\u00a0A',
  ],
  ['a sign stays with what its key does', 'N begins; ? lists', 'N\u00a0begins; ?\u00a0lists'],
  ['a written turn stays whole', '12-17 is a step', '12-\u206017\u00a0is a step'],
  ['a percentage stays whole', '50\u00a0% побед', '50\u00a0% побед'],
  ['an English one need not', 'a man in it', 'a man in it'],
])('%s', (_, plain, tied) => {
  expect(tie(plain)).toBe(tied);
});

test('every string of a text is prepared, however deep it lies', () => {
  expect(typeset({ a: 'x\ny', b: ['1 man', ['c —']] })).toEqual({
    a: 'x y',
    b: ['1\u00a0man', ['c\u00a0—']],
  });
});

test('of short texts only sentences are prepared, those made of something too', () => {
  const prepared = typesetSentences({
    label: 'Как на устройстве',
    text: 'Прыжки и посев.',
    lost: (what: string) => `${what}: целой и нет.`,
  });
  expect(prepared.label).toBe('Как на устройстве');
  expect(prepared.text).toBe('Прыжки и\u00a0посев.');
  expect(prepared.lost('Игра')).toBe('Игра: целой и\u00a0нет.');
});

test('what is read aloud has plain spaces, and turns without joints', () => {
  const sentence = 'Ход 12-17 — и вы выиграли.';
  expect(tie(sentence)).not.toBe(sentence);
  expect(untie(tie(sentence))).toBe(sentence);
});
