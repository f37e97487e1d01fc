import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import { AGAINST_EASY, kalah, kalahAnswered, TWO_PLAYERS, won } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

const OVER = kalahAnswered({ ask: 'over', toMove: null, origins: [], canUndo: false, result: won() });

describe('a result', () => {
  async function open(view = OVER): Promise<FakeDesk> {
    const desk = await show('#/game/kalah');
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(view);
    await screen('result');
    return desk;
  }

  test('tells who won, why, and the statistics of this level', async () => {
    await open();
    const main = await screen('result');
    expect({ ...main.dataset }).toMatchObject({ game: 'kalah', verdict: 'won', reason: 'houses_empty' });
    expect(main.textContent).toContain('41 turns');
    const figures = [...main.querySelectorAll<HTMLElement>('[data-statistic]')];
    expect(
      Object.fromEntries(figures.map(({ dataset }) => [dataset['statistic'], dataset['value']])),
    ).toEqual({
      wins: '12',
      losses: '4',
      draws: '1',
      'win-rate': String(12 / 17),
      streak: '3',
      'best-streak': '5',
    });
  });

  test('of two players has no statistics', async () => {
    const result = won({ verdict: 'south-won', counted: false, statistics: null });
    await open({ ...OVER, setUp: TWO_PLAYERS, result });
    expect((await screen('result')).querySelector('[data-statistic]')).toBeNull();
  });

  test('after Undo says that it does not count', async () => {
    await open({ ...OVER, result: won({ counted: false }) });
    expect((await screen('result')).textContent).toContain('does not count');
  });

  test('gives way to the board and comes back', async () => {
    await open();
    await click('[data-action="review-board"]');
    await find('main[data-screen="game"][data-phase="over"]');
    await click('[data-action="show-result"]');
    await screen('result');
  });

  test('leads to another game of the same kind', async () => {
    const desk = await open();
    await click('[data-action="play-again"]');
    const start = desk.next('start');
    expect(start.args).toEqual(['kalah', AGAINST_EASY, false]);
    start.answer(kalah({ revision: 1 }));
    await find('main[data-screen="game"][data-phase="idle"]');
  });
});
