import { expect, test, vi } from 'vitest';
import type { StepView } from '../bindings/StepView';
import { createPlayer } from './player';
import type { Pace, Stage } from './props';

const sow = (to: number): StepView => ({ kind: 'sow', to });

/** A stage whose steps end when the test lets them, or when they are cut. */
function slowStage() {
  const shown: { step: StepView; pace: Pace }[] = [];
  let end: () => void = () => undefined;
  const stage: Stage = {
    show(step, pace, signal) {
      shown.push({ step, pace });
      if (pace.factor === 0 || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        end = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
  };
  return { stage, shown, next: () => end() };
}

const calm = () => false;

test('steps are shown one after another, in their order', async () => {
  const player = createPlayer({ calm });
  const { stage, shown, next } = slowStage();
  player.attach(stage);
  const done = player.play([sow(1), sow(2)], 'normal');
  expect(player.playing).toBe(true);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  next();
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  next();
  await done;
  expect(shown.map(({ step }) => step)).toEqual([sow(1), sow(2)]);
  expect(player.playing).toBe(false);
});

test('a skip applies what is left at once', async () => {
  const player = createPlayer({ calm });
  const { stage, shown } = slowStage();
  player.attach(stage);
  const done = player.play([sow(1), sow(2), sow(3)], 'slow');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  player.skip();
  await done;
  expect(shown.map(({ step, pace }) => [step, pace.factor])).toEqual([
    [sow(1), 2],
    [sow(2), 0],
    [sow(3), 0],
  ]);
});

test('a board that is replaced gets no steps of the one before', async () => {
  const player = createPlayer({ calm });
  const old = slowStage();
  player.attach(old.stage);
  const done = player.play([sow(1), sow(2)], 'normal');
  await vi.waitFor(() => expect(old.shown).toHaveLength(1));
  const now = slowStage();
  player.attach(now.stage);
  await done;
  expect(old.shown).toHaveLength(1);
  expect(now.shown).toHaveLength(0);
});

test('a board that comes together with the call shows its steps', async () => {
  const player = createPlayer({ calm });
  const { stage, shown } = slowStage();
  const done = player.play([sow(1)], 'off');
  player.attach(stage);
  await done;
  expect(shown).toHaveLength(1);
});

test('a second call ends the first at its result and then shows its own steps', async () => {
  const player = createPlayer({ calm });
  const { stage, shown } = slowStage();
  player.attach(stage);
  const first = player.play([sow(1), sow(2)], 'normal');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  const second = player.play([sow(3)], 'off');
  await Promise.all([first, second]);
  expect(shown.map(({ step }) => step)).toEqual([sow(1), sow(2), sow(3)]);
});

test('with animation off nothing takes time and nothing sounds', async () => {
  const onstep = vi.fn();
  const player = createPlayer({ calm, onstep });
  const { stage, shown } = slowStage();
  player.attach(stage);
  await player.play([sow(1)], 'off');
  expect(shown[0]?.pace.factor).toBe(0);
  expect(onstep).not.toHaveBeenCalled();
});

test('each step is told when it has been shown, but not one that is cut', async () => {
  const onstep = vi.fn();
  const player = createPlayer({ calm, onstep });
  const { stage, shown, next } = slowStage();
  player.attach(stage);
  const done = player.play([sow(1), sow(2), sow(3)], 'normal');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(onstep).not.toHaveBeenCalled();
  next();
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  player.skip();
  await done;
  expect(onstep.mock.calls).toEqual([[sow(1)]]);
});

test('with no board, playing is over at once', async () => {
  await expect(createPlayer({ calm }).play([sow(1)], 'normal')).resolves.toBeUndefined();
});

test('the wish for less motion reaches the board', async () => {
  const player = createPlayer({ calm: () => true });
  const { stage, shown, next } = slowStage();
  player.attach(stage);
  const done = player.play([sow(1)], 'fast');
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  next();
  await done;
  expect(shown[0]?.pace).toEqual({ factor: 0.5, calm: true });
});
