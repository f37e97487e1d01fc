import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView } from '../bindings/GameView';
import type { Speed } from '../bindings/Speed';
import type { Refusal } from '../desk/refusal';
import { FakeDesk } from '../testing/fake-desk';
import { FakePlayer } from '../testing/fake-player';
import { AFTER_13X25, kalah, kalahAfterA, kalahAnswered, men, sholoChain, won } from '../testing/samples';
import { settle } from '../testing/settle';
import { GameStore, REFUSAL_MS } from './game-store.svelte';

let desk: FakeDesk;
let player: FakePlayer;
let told: string[];
let lost: () => void;

beforeEach(() => {
  desk = new FakeDesk();
  player = new FakePlayer();
  told = [];
  lost = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
});

function sit(view: GameView, speed: Speed = 'off'): GameStore {
  const tell = ({ code }: Refusal) => void told.push(code);
  return GameStore.of(view, { desk, player, tell, lost, speed: () => speed });
}

describe('a turn', () => {
  test('is sent with the revision it was decided on', () => {
    sit(kalah()).choose(0);
    expect(desk.next('play').args).toEqual(['kalah', 1, 'A']);
  });

  test('is sent once however often the place is tapped', async () => {
    const store = sit(kalah());
    store.choose(0);
    store.choose(0);
    await settle();
    store.choose(0);
    expect(desk.count('play')).toBe(1);
    expect(store.phase).toBe('waiting');
  });

  test('is shown before the board and the status follow it', async () => {
    const store = sit(kalah());
    const before = store.board;
    store.choose(0);
    desk.next('play').answer(kalahAfterA());
    await settle();
    expect(store.phase).toBe('animating');
    expect(store.board).toBe(before);
    expect(store.seen.revision).toBe(1);

    player.skip();
    await settle();
    expect(store.board).toEqual(kalahAfterA().board);
    expect(store.seen.revision).toBe(2);
  });

  test('is told to ear and hand when it has been shown, but not when it is taken back', async () => {
    const senses = { step: vi.fn(), turn: vi.fn() };
    const around = { desk, player, tell: () => undefined, lost, speed: () => 'normal' as const, senses };
    const store = GameStore.of(kalah(), around);
    store.choose(0);
    desk.next('play').answer(kalahAfterA());
    await settle();
    expect(senses.turn).not.toHaveBeenCalled();
    player.skip();
    await settle();
    expect(senses.turn.mock.calls).toEqual([[kalahAfterA()]]);
    void store.undo();
    desk.next('undo').answer(kalah({ revision: 3 }));
    await settle();
    expect(senses.turn).toHaveBeenCalledTimes(1);
  });

  test('of nobody is sent from a place that is no choice; it says why until the next choice', () => {
    const store = sit(kalah());
    store.choose(8);
    expect(store.phase).toBe('idle');
    expect(desk.asked).toEqual([]);
    expect(store.nudge).toEqual({ place: 8, why: 'not-yours' });
    store.choose(0);
    expect(store.nudge).toBeNull();
  });
});

describe('a place chosen in vain', () => {
  test('is told once; the line says so for a while, and what can be chosen stays ringed', () => {
    vi.useFakeTimers();
    const store = sit(kalah());
    const told = store.told.length;
    store.choose(8);
    vi.advanceTimersByTime(REFUSAL_MS - 1);
    expect(store.nudge).toEqual({ place: 8, why: 'not-yours' });
    vi.advanceTimersByTime(1);
    expect(store.nudge).toBeNull();
    expect(store.refused).toEqual({ place: 8, why: 'not-yours' });
    expect(store.told.slice(told).map(({ kind }) => kind)).toEqual(['refused']);
  });

  test('says so anew when it is chosen again meanwhile', () => {
    vi.useFakeTimers();
    const store = sit(kalah());
    store.choose(8);
    vi.advanceTimersByTime(REFUSAL_MS - 1);
    store.choose(8);
    vi.advanceTimersByTime(REFUSAL_MS - 1);
    expect(store.nudge).not.toBeNull();
  });
});

describe('a chain', () => {
  async function afterFirstJump(): Promise<GameStore> {
    const store = sit(sholoChain());
    store.choose(13);
    store.choose(25);
    desk.next('continuations').answer(AFTER_13X25);
    player.skip();
    await settle();
    return store;
  }

  test('waits after a jump that can go on, with the jump shown', async () => {
    const store = await afterFirstJump();
    expect(store.phase).toBe('idle');
    expect(desk.count('play')).toBe(0);
    expect(store.board).toEqual(men([1, 2, 3, 7, 8, 12, 25], [29, 35, 37]));
    expect(store.choices).toEqual([
      { place: 32, role: 'jump', takes: [29] },
      { place: 25, role: 'end' },
    ]);
  });

  test('goes on to its end as one turn', async () => {
    const store = await afterFirstJump();
    store.choose(32);
    store.choose(32);
    expect(desk.next('play').args).toEqual(['sholo-guti', 7, '13x25x32']);
    expect(desk.count('play')).toBe(1);
  });

  test('is not shown again as far as the taps have shown it', async () => {
    const store = await afterFirstJump();
    store.choose(32);
    desk.next('play').answer(sholoChain({ revision: 8, steps: AFTER_13X25.next[0]?.steps ?? [] }));
    await settle();
    expect(player.played.at(-1)?.shown).toBe(1);
  });

  test('ends when the man in mid-chain is chosen', async () => {
    const store = await afterFirstJump();
    store.choose(25);
    expect(desk.next('play').args).toEqual(['sholo-guti', 7, '13x25']);
  });

  test('is taken back to its beginning by Undo, without asking the desk', async () => {
    const store = await afterFirstJump();
    await store.undo();
    expect(store.half).toBeNull();
    expect(store.board).toEqual(sholoChain().board);
    expect(desk.count('undo')).toBe(0);
  });

  test('is told when it waits, with what it took, and when it is taken back', async () => {
    const store = await afterFirstJump();
    expect(store.told.at(-1)).toMatchObject({ kind: 'landed', took: 19, half: { at: 25 } });
    store.letGo();
    expect(store.told.at(-1)).toMatchObject({ kind: 'put-back', from: 13 });
  });

  test('does not let another man be chosen', async () => {
    const store = await afterFirstJump();
    store.choose(12);
    expect(store.half?.at).toBe(25);
  });
});

describe('a chosen man', () => {
  test('is let go of by choosing it again', () => {
    const store = sit(sholoChain());
    store.choose(13);
    expect(store.half?.at).toBe(13);
    store.choose(13);
    expect(store.half).toBeNull();
  });

  test('gives way to another own man', () => {
    const store = sit(sholoChain());
    store.choose(13);
    store.choose(12);
    expect(store.choices).toContainEqual({ place: 17, role: 'step' });
    expect(store.choices).toContainEqual({ place: 12, role: 'chosen' });
  });

  test('that steps plays the step', () => {
    const store = sit(sholoChain());
    store.choose(13);
    store.choose(14);
    expect(desk.next('play').args[2]).toBe('13-14');
  });
});

describe('the computer', () => {
  test('thinks while the turn before is shown, and its turn is shown after it', async () => {
    const store = sit(kalah());
    store.choose(0);
    desk.next('play').answer(kalahAfterA());
    await settle();
    desk.next('think').answer(kalahAnswered());
    await settle();
    expect(player.played).toHaveLength(1);
    player.skip();
    await settle();
    expect(player.played).toHaveLength(2);
    player.skip();
    await settle();
    expect(store.phase).toBe('idle');
    expect(store.view.revision).toBe(3);
    expect(desk.count('think')).toBe(1);
  });

  test('is asked again as long as it moves again', async () => {
    sit(kalahAfterA());
    desk.next('think').answer(kalahAfterA({ revision: 3 }));
    await settle();
    expect(desk.next('think').args).toEqual(['kalah', 3]);
  });

  test('is asked at once when a game is opened on its turn', () => {
    const store = sit(kalahAfterA());
    expect(store.phase).toBe('thinking');
    expect(desk.next('think').args).toEqual(['kalah', 2]);
  });

  test('stops while the menu is open and thinks anew after it', async () => {
    const store = sit(kalahAfterA());
    store.pause('menu');
    expect(desk.count('stop')).toBe(1);
    desk.next('think').refuse('cancelled');
    await settle();
    expect(desk.count('think')).toBe(1);
    store.resume('menu');
    expect(desk.count('think')).toBe(2);
  });

  test('is asked anew when the menu closes before its refusal comes', async () => {
    const store = sit(kalahAfterA());
    store.pause('menu');
    store.resume('menu');
    desk.next('think').refuse('cancelled');
    await settle();
    expect(desk.count('think')).toBe(2);
    expect(told).toEqual([]);
  });

  test('that fails is told of, and asked again only when the person says so', async () => {
    const store = sit(kalahAfterA());
    desk.next('think').refuse('storage');
    await settle();
    expect(told).toEqual(['storage']);
    expect(store.stuck).toBe(true);
    expect(desk.count('think')).toBe(1);
    store.tryAgain();
    expect(desk.count('think')).toBe(2);
  });
});

describe('undo', () => {
  const at = (revision: number, turns: number, canUndo = turns > 0) =>
    kalah({ revision, canUndo, turns: kalahAnswered().turns.slice(0, turns) });

  test('tapped several times in a row takes back as many, and no more than there are', async () => {
    const store = sit(at(10, 2));
    for (let tap = 0; tap < 6; tap += 1) void store.undo();
    desk.next('undo').answer(at(11, 1));
    await settle();
    const second = desk.next('undo');
    expect(second.args).toEqual(['kalah', 11]);
    second.answer(at(12, 0));
    await settle();
    expect(desk.count('undo')).toBe(2);
    expect(store.view.revision).toBe(12);
    expect(store.phase).toBe('idle');
  });

  test('takes back a turn that is still being sent', async () => {
    const store = sit(kalah());
    store.choose(0);
    void store.undo();
    await settle();
    expect(desk.count('undo')).toBe(0);
    desk.next('play').answer(kalahAfterA());
    await settle();
    expect(desk.next('undo').args).toEqual(['kalah', 2]);
  });
});

describe('late and stale answers', () => {
  test('a thought about a position that was undone is dropped', async () => {
    const store = sit(kalahAfterA());
    const thought = desk.next('think');
    void store.undo();
    desk.next('undo').answer(kalah({ revision: 3 }));
    await settle();
    thought.answer(kalahAnswered({ revision: 3 }));
    await settle();
    expect(store.view.ask).toBe('move');
    expect(store.view.turns).toEqual([]);
  });

  test('a new numbering of revisions, as after the app began anew, is followed', async () => {
    const store = sit(kalah({ revision: 4_000_000_000 }));
    store.choose(0);
    desk.next('play').answer(kalahAfterA({ revision: 5 }));
    await settle();
    expect(store.view.revision).toBe(5);
  });

  test('a refusal as stale draws the game as it is now', async () => {
    const store = sit(kalah());
    store.choose(0);
    desk.next('play').refuse('stale_revision');
    await settle();
    desk.next('open').answer(kalahAnswered());
    await settle();
    expect(store.view.revision).toBe(3);
    expect(store.phase).toBe('idle');
    expect(told).toEqual([]);
  });

  test('answers after leaving are dropped', async () => {
    const store = sit(kalahAfterA());
    store.close();
    desk.next('think').answer(kalahAnswered());
    await settle();
    expect(store.view.revision).toBe(2);
    expect(desk.count('stop')).toBe(1);
  });
});

describe('a refusal to store', () => {
  test('is told and leaves the turn to be played again', async () => {
    const store = sit(kalah());
    store.choose(0);
    desk.next('play').refuse('storage');
    await settle();
    expect(told).toEqual(['storage']);
    expect(store.phase).toBe('idle');
    store.choose(0);
    expect(desk.count('play')).toBe(2);
  });
});

describe('a press', () => {
  async function whileAnimating(): Promise<GameStore> {
    const store = sit(kalahAfterA());
    desk.next('think').answer(kalahAnswered());
    await settle();
    expect(store.phase).toBe('animating');
    return store;
  }

  test('skips what is being shown', async () => {
    const store = await whileAnimating();
    store.press();
    await settle();
    expect(store.phase).toBe('idle');
  });

  test('that skips plays nothing on the position it uncovers', async () => {
    const store = await whileAnimating();
    store.press();
    await settle();
    store.choose(1);
    expect(desk.count('play')).toBe(0);
  });

  test('after the one that skipped plays, however quickly it comes', async () => {
    const store = await whileAnimating();
    store.press();
    await settle();
    store.press();
    store.choose(1);
    expect(desk.count('play')).toBe(1);
  });
});

describe('the end', () => {
  const over = kalahAnswered({ ask: 'over', toMove: null, origins: [], canUndo: false, result: won() });

  test('is shown on the board before the result covers it', async () => {
    const store = sit(kalahAfterA());
    desk.next('think').answer(over);
    await settle();
    expect(store.resultShown).toBe(false);
    player.skip();
    await settle();
    expect(store.phase).toBe('over');
    expect(store.resultShown).toBe(true);
  });

  test('leaves a moment to see the winner shine, which a press ends', async () => {
    vi.useFakeTimers();
    for (const end of [() => void vi.runAllTimers(), (store: GameStore) => store.press()]) {
      const store = sit(kalahAfterA(), 'normal');
      desk.next('think').answer(over);
      await settle();
      player.skip();
      await settle();
      expect([store.phase, store.seen.result?.winner, store.resultShown]).toEqual(['over', 'south', false]);
      end(store);
      await settle();
      expect(store.resultShown).toBe(true);
    }
  });

  test('of a game opened again is its result at once', () => {
    expect(sit(over).resultShown).toBe(true);
  });
});

test('a game that is gone leads home', async () => {
  const store = sit(kalah());
  store.choose(0);
  desk.next('play').refuse('no_game');
  await settle();
  expect(lost).toHaveBeenCalledOnce();
});
