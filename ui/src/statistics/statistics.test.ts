import { waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { GameStatistics } from '../bindings/GameStatistics';
import { FakeDesk } from '../testing/fake-desk';
import { home, level, recentGame, settings } from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

const RECORD = level({ game: 'checkers', level: 'medium', record: 1420, rank: 'pro' });
const CHECKERS: GameStatistics = {
  game: 'checkers',
  levels: [level({ game: 'checkers' }), RECORD],
  recent: [
    recentGame({ points: 1420, record: true, level: 'medium', reason: 'no_men' }),
    recentGame({ points: 0, verdict: 'lost', reason: 'resigned', level: 'hard' }),
    recentGame({ points: 730, counted: false, reason: 'no_turn' }),
  ],
};
const OWARE: GameStatistics = { game: 'oware', levels: [], recent: [recentGame({ counted: false })] };

async function open(games: GameStatistics[], language: 'en' | 'ru' = 'en'): Promise<FakeDesk> {
  const desk = new FakeDesk();
  desk.always('home', home({ settings: settings({ language }) }));
  desk.always('statistics', games);
  await show('#/statistics', desk);
  await screen('statistics');
  return desk;
}

function values(root: ParentNode): Record<string, string | undefined> {
  const figures = [...root.querySelectorAll<HTMLElement>('[data-statistic]')];
  return Object.fromEntries(
    figures.map(({ dataset }) => [dataset['statistic'] ?? '', dataset['value']] as const),
  );
}

describe('the statistics', () => {
  test('are reached from home and lead back', async () => {
    const desk = await show('#/');
    await click('[data-action="statistics"]');
    desk.next('statistics').answer([]);
    await screen('statistics');
    await click('[data-action="back"]');
    await screen('home');
  });

  test('show of every level how often the person won, drew and lost, and the streaks', async () => {
    await open([CHECKERS]);
    const easy = await find('section[data-game="checkers"] [data-level="easy"]');
    expect(values(easy)).toEqual({
      wins: '12',
      draws: '1',
      losses: '4',
      'win-rate': String(12 / 17),
      streak: '3',
      'best-streak': '5',
    });
    for (const words of ['Easy', '71% won', '12 wins', '1 draw', '4 losses']) {
      expect(easy.textContent).toContain(words);
    }
  });

  test.each([
    ['en', 'Pro', '1,420'],
    ['ru', 'Профи', '1\u00a0420'],
  ] as const)('show records and the rank of checkers (%s)', async (language, rank, record) => {
    await open([CHECKERS], language);
    const medium = await find('[data-level="medium"]');
    expect(values(medium)['record']).toBe('1420');
    expect(medium.textContent).toContain(record);
    expect((await find('[data-statistic="rank"]')).textContent).toContain(rank);
  });

  test('list the games finished last, and tell which of them count for nothing', async () => {
    await open([CHECKERS]);
    const games = [...(await find('[data-recent] ol')).querySelectorAll('li')];
    expect(games.map(({ dataset }) => [dataset['verdict'], dataset['reason'], dataset['counted']])).toEqual([
      ['won', 'no_men', 'true'],
      ['lost', 'resigned', 'true'],
      ['won', 'no_turn', 'false'],
    ]);
    const [record, resigned, unranked] = games.map((game) => game.textContent);
    expect(record).toContain('New record');
    expect(record).toContain('Nov 28, 2026');
    expect(resigned).toContain('You gave the game up');
    expect(resigned).not.toContain('point');
    expect(unranked).toContain('730 points');
    expect(unranked).toContain('not counted');
  });

  test('tell of no turns where all were taken back before the game was given up', async () => {
    const given = recentGame({ verdict: 'lost', reason: 'resigned', turns: 0 });
    await open([{ ...OWARE, recent: [given, { ...given, turns: 1 }] }]);
    const games = [...(await find('[data-recent] ol')).querySelectorAll('li')];
    const figures = games.map((game) =>
      [...game.querySelectorAll('.figures span')].map((one) => one.textContent),
    );
    expect(figures.map((told) => told.filter((figure) => figure.includes('turn')))).toEqual([[], ['1 turn']]);
  });

  test('of a game in which nothing counted yet still list it', async () => {
    await open([OWARE]);
    const oware = await find('section[data-game="oware"]');
    expect(oware.textContent).toContain('No game has counted yet');
    expect(oware.querySelectorAll('[data-recent] li')).toHaveLength(1);
  });

  test('stand in two columns, and what deletes them at the end of the second', async () => {
    await open([CHECKERS, OWARE]);
    await find('section[data-game="oware"]');
    const columns = [...document.querySelectorAll('.column')];
    const games = columns.map((column) => column.querySelector('section')?.dataset['game']);
    expect(games).toEqual(['checkers', 'oware']);
    expect(columns.map((column) => column.querySelector('[data-action="reset"]') !== null)).toEqual([
      false,
      true,
    ]);
  });

  test('that are empty say how to fill them, and offer no reset', async () => {
    await open([]);
    const main = await screen('statistics');
    await waitFor(() => expect(main.textContent).toContain('Nothing here yet'));
    expect(main.querySelector('[data-action="reset"]')).toBeNull();
  });

  test('that cannot be read say why', async () => {
    const desk = await show('#/statistics');
    desk.next('statistics').refuse('too_new');
    await find('[role="alert"][data-error="too_new"]');
  });
});

describe('a reset', () => {
  test('is asked about once, and then all is gone', async () => {
    const desk = await open([CHECKERS, OWARE]);
    await click('[data-action="reset"]');
    await click('[role="alertdialog"] [data-action="cancel"]');
    expect(desk.count('resetStatistics')).toBe(0);

    await click('[data-action="reset"]');
    await click('[role="alertdialog"] [data-action="confirm"]');
    desk.next('resetStatistics').answer();
    await waitFor(() => expect(document.querySelector('section[data-game]')).toBeNull());
    expect((await screen('statistics')).textContent).toContain('Nothing here yet');
  });

  test('that the device did not store has changed nothing', async () => {
    const desk = await open([CHECKERS]);
    await click('[data-action="reset"]');
    await click('[role="alertdialog"] [data-action="confirm"]');
    desk.next('resetStatistics').refuse('storage');
    await find('[role="alert"][data-error="storage"]');
    expect(document.querySelector('section[data-game="checkers"]')).not.toBeNull();
  });

  test('can be had from the settings, which say that it is done', async () => {
    const desk = await show('#/settings');
    await click('[data-action="reset"]');
    await click('[role="alertdialog"] [data-action="confirm"]');
    desk.next('resetStatistics').answer();
    const main = await screen('settings');
    await waitFor(() => expect(main.textContent).toContain('have been deleted'));
  });
});
