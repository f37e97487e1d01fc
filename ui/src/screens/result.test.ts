import { waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { FakeDesk } from '../testing/fake-desk';
import {
  AGAINST_EASY,
  home,
  kalah,
  kalahAfterA,
  kalahAnswered,
  level,
  settings,
  TWO_PLAYERS,
  won,
} from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

const OVER = kalahAnswered({ ask: 'over', toMove: null, origins: [], canUndo: false, result: won() });

describe('a result', () => {
  async function open(view = OVER, desk = new FakeDesk()): Promise<FakeDesk> {
    await show('#/game/kalah', desk);
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

  test('tells what each side has in the end, and how much of it was taken in play', async () => {
    await open({ ...OVER, result: won({ score: [22, 26], taken: [22, 20] }) });
    const rows = [...(await screen('result')).querySelectorAll('table.numbers tbody tr')];
    const figures = (row: Element) => [...row.children].map(({ textContent }) => textContent);
    expect(rows.map(figures)).toEqual([
      ['22', 'Stones', '26'],
      ['22', 'Taken in play', '20'],
    ]);
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

  test.each([
    ['en', '1,420 points', 'New record', 'Expert'],
    ['ru', '1\u00a0420 очков', 'Новый рекорд', 'Эксперт'],
  ] as const)('of checkers tells points, record and rank (%s)', async (language, points, record, rank) => {
    const desk = new FakeDesk();
    desk.always('home', home({ settings: settings({ language }) }));
    const statistics = level({ game: 'checkers', level: 'medium', record: 1420, rank: 'expert' });
    await open({ ...OVER, result: won({ points: 1420, record: true, statistics }) }, desk);
    const main = await screen('result');
    expect((await find('[data-statistic="points"]')).dataset['value']).toBe('1420');
    expect((await find('[data-statistic="record"]')).dataset['value']).toBe('1420');
    expect((await find('[data-statistic="rank"]')).dataset['value']).toBe('expert');
    await find('[data-record]');
    for (const words of [points, record, rank]) expect(main.textContent).toContain(words);
  });

  test('of checkers after Undo keeps its points, unranked', async () => {
    await open({ ...OVER, result: won({ points: 730, counted: false }) });
    expect((await find('[data-unranked]')).textContent).toBe('Not ranked');
    expect((await screen('result')).textContent).toContain('730 points');
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

  function press(key: string): void {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  test('leads by N to the set-up of a new game, as the board does', async () => {
    await open();
    press('n');
    await screen('setup');
  });

  test('shows by ? the keys that do something there, and none of the board’s', async () => {
    const desk = await open();
    press('?');
    const sheet = await find('[data-sheet="keys"]');
    expect([...sheet.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Play again',
      'New game',
      'This list',
    ]);
    press('Enter');
    expect(desk.count('start')).toBe(0);
    await click('[data-sheet="keys"] [data-action="close"]');
    await waitFor(() => expect(document.querySelector('[data-sheet="keys"]')).toBeNull());
    press('Enter');
    expect(desk.count('start')).toBe(1);
  });

  test('is not passed by a key that hurried through the last turns', async () => {
    const desk = new FakeDesk();
    desk.always('home', home({ settings: settings({ speed: 'normal' }) }));
    await show('#/game/kalah', desk);
    await waitFor(() => expect(desk.count('open')).toBe(1));
    desk.next('open').answer(kalahAfterA());
    await waitFor(() => expect(desk.count('think')).toBe(1));
    desk.next('think').answer({ ...OVER, steps: [] });
    await find('main[data-screen="game"][data-phase="over"]');
    vi.useFakeTimers({ toFake: ['performance'] });
    press('Enter');
    await screen('result');
    vi.advanceTimersByTime(200);
    press('Enter');
    vi.advanceTimersByTime(500);
    press('Enter');
    expect(desk.count('start')).toBe(0);
    vi.advanceTimersByTime(700);
    press('Enter');
    expect(desk.count('start')).toBe(1);
    vi.useRealTimers();
  });
});
