import { waitFor } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { SavedCard } from '../bindings/SavedCard';
import { FakeDesk } from '../testing/fake-desk';
import {
  AGAINST_EASY,
  card,
  home,
  KALAH_START,
  men,
  range,
  SHOLO_START,
  sholoChain,
} from '../testing/samples';
import { click, find, screen, show } from '../testing/show';

describe('home', () => {
  test('offers a new game of each, and to continue an unfinished one with its level', async () => {
    const desk = new FakeDesk();
    const saved = {
      setUp: AGAINST_EASY,
      board: KALAH_START,
      toMove: 'south',
      turns: 4,
      resigns: true,
    } as const;
    desk.always(
      'home',
      home({ games: [card('kalah', KALAH_START, { saved }), card('sholo-guti', sholoChain().board)] }),
    );
    await show('#/', desk);
    expect((await find('[data-game="kalah"] [data-action="continue"]')).textContent).toContain('Easy');
    await find('[data-game="kalah"] [data-action="open-setup"]');
    expect(document.querySelector('[data-game="sholo-guti"] [data-action="continue"]')).toBeNull();
  });

  test('shows each game with its board in small, as an unfinished game left it', async () => {
    const desk = new FakeDesk();
    const saved = {
      setUp: AGAINST_EASY,
      board: men([13], [25, 30]),
      toMove: 'south',
      turns: 50,
      resigns: true,
    } as const;
    const games = [
      card('sholo-guti', SHOLO_START, { saved }),
      card('checkers', men(range(1, 12), range(21, 32))),
      card('kalah', KALAH_START),
      card('oware', KALAH_START),
      card('egara-guti', men(range(1, 11), range(13, 23))),
    ];
    desk.always('home', home({ games }));
    await show('#/', desk);
    await screen('home');
    const small = (game: string, what: string) =>
      document.querySelectorAll(`[data-game="${game}"] svg.mini ${what}`).length;
    const drawn = games.map(({ game }) => [
      game,
      small(game, '.man'),
      small(game, ':is([fill*=nut], [fill*=warm], [fill*=cold])'),
    ]);
    expect(drawn).toEqual([
      ['sholo-guti', 3, 0],
      ['checkers', 24, 0],
      ['kalah', 0, 48],
      ['oware', 0, 48],
      ['egara-guti', 22, 0],
    ]);
  });

  test('tells of each damaged file until that is dismissed', async () => {
    const desk = new FakeDesk();
    const notice = {
      kind: 'restored',
      game: 'kalah',
      document: 'kalah',
      file: 'kalah.damaged.json',
    } as const;
    const other = { kind: 'lost', game: null, document: 'statistics', file: null } as const;
    desk.always('home', home({ notices: [notice, other] }));
    await show('#/', desk);
    expect((await find('[data-notice="restored"]')).textContent).toContain('kalah.damaged.json');
    const names = () =>
      [...document.querySelectorAll('[data-action="dismiss"]')].map((button) =>
        button.getAttribute('aria-label'),
      );
    expect(names()).toEqual(['Dismiss: Saved game of Kalah', 'Dismiss: Statistics']);
    document.querySelector<HTMLElement>('[data-action="dismiss"]')?.focus();
    await click('[data-action="dismiss"]');
    await waitFor(() => expect(names()).toEqual(['Dismiss: Statistics']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Statistics');
    await click('[data-action="dismiss"]');
    await waitFor(() => expect(document.querySelector('[data-notice]')).toBeNull());
    expect(document.activeElement?.localName).toBe('h1');
    expect(desk.count('dismissNotice')).toBe(2);
  });

  test('that cannot be had says so and can be tried again', async () => {
    const desk = new FakeDesk();
    desk.hold('home');
    await show('#/', desk);
    desk.next('home').refuse('storage');
    const failure = await screen('error');
    expect(failure.querySelector('[data-error="storage"]')).not.toBeNull();
    desk.always('home', home());
    await click('[data-action="try-again"]');
    await screen('home');
  });

  test('that breaks has a way back instead of a blank page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const desk = new FakeDesk();
    const broken = card('kalah', KALAH_START, { saved: {} as SavedCard });
    desk.always('home', home({ games: [broken] }));
    await show('#/', desk);
    await screen('error');
    desk.always('home', home());
    await click('[data-action="try-again"]');
    await screen('home');
  });
});
