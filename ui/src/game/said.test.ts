import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { ru } from '../i18n/ru';
import { AFTER_13X25, kalah, sholoChain, TWO_PLAYERS } from '../testing/samples';
import { tellMore, type Happening, type Told } from './happening';
import { said } from './said';

const tell = (...happenings: Happening[]): readonly Told[] =>
  happenings.reduce<readonly Told[]>(tellMore, []);
const words = (happening: Happening, t = en) =>
  tell(happening).map((told) => said(told, 'sholo-guti', t).trim())[0];
const half = { places: [13, 25], at: 25, then: AFTER_13X25 };

test('a chain that waits is told with where it stands, what it took, and whether it may stop', () => {
  expect(words({ kind: 'landed', half, took: 19 })).toBe(
    'Point 25. Captures 1 man. Jump on, or tap the man to stop.',
  );
  const mustGoOn = { ...half, then: { ...AFTER_13X25, turn: null } };
  expect(words({ kind: 'landed', half: mustGoOn, took: 19 }, ru)).toBe(
    'Пункт 25. Взята 1 фишка. Прыгайте дальше.',
  );
});

test('a chosen man is told with the number of places it may go to', () => {
  const view = sholoChain();
  const [origin] = view.origins;
  if (!origin) throw new Error('no man can move');
  const chosen = { places: [13], at: 13, then: origin.then };
  expect(words({ kind: 'chosen', half: chosen })).toBe('Choose where to go: 3 places.');
  expect(words({ kind: 'chosen', half: chosen }, ru)).toBe('Выберите, куда пойти: 3 места.');
});

test('why a choice was in vain is told to one of two players by name, in mid-chain too', () => {
  const view = sholoChain({ setUp: { ...TWO_PLAYERS, names: { south: 'Anna', north: 'Boris' } } });
  const cannotMove = {
    kind: 'refused' as const,
    view,
    nudge: { place: 1, why: 'cannot-move' as const },
    half: null,
  };
  expect(words(cannotMove)).toBe('Anna (light): this one cannot move; choose another.');
  expect(words(cannotMove, ru)).toBe('Anna (светлые): этой ходить некуда; выберите другую.');
  const inChain = { kind: 'refused' as const, view, nudge: { place: 1, why: 'in-chain' as const }, half };
  expect(words(inChain)).toBe('Anna (light): jump on, or tap the man to stop.');
  expect(words({ ...inChain, view: sholoChain() })).toBe('Jump on, or tap the man to stop.');
});

test('a chain that was taken back is told with whose turn it is', () => {
  expect(words({ kind: 'put-back', view: sholoChain(), from: 13 })).toBe(
    'Taken back. Your turn: jump or step.',
  );
});

test('the same words twice in a row are not the same text', () => {
  const undone = { kind: 'shown' as const, view: kalah(), event: 'undone' as const };
  const texts = tell(undone, undone, undone).map((told) => said(told, 'kalah', en));
  expect(new Set(texts.map((text) => text.trim())).size).toBe(1);
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).not.toBe(texts[2]);
});

test('what has been told keeps its words when more is told, and in the end goes', () => {
  let told: readonly Told[] = [];
  for (let revision = 0; revision < 40; revision += 1) {
    const before = told.map((one) => [one.id, said(one, 'kalah', en)] as const);
    told = tellMore(told, { kind: 'shown', view: kalah(), event: 'turn' });
    const after = new Map(told.map((one) => [one.id, said(one, 'kalah', en)]));
    const kept = before.filter(([id]) => after.has(id));
    expect(kept.every(([id, text]) => after.get(id) === text)).toBe(true);
    expect(before.length - kept.length).toBeLessThanOrEqual(1);
  }
  expect(told.length).toBeLessThan(20);
});
