import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio';
import { Speaker, VOICES } from './speaker';

const recipe = () => ({ tones: [{ hz: 440, level: 1, fade: 0.1 }], noises: [] });

let contexts: FakeAudio[];
let speaker: Speaker;
let stop: () => void;

beforeEach(() => {
  contexts = FakeAudio.install();
  speaker = new Speaker();
  speaker.on = true;
  stop = speaker.attend();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function gesture(): FakeAudio {
  window.dispatchEvent(new Event('pointerdown'));
  const [context] = contexts;
  if (!context) throw new Error('no context was made');
  return context;
}

/** A device that plays. */
function running(): FakeAudio {
  const context = gesture();
  context.state = 'running';
  return context;
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a speaker', () => {
  test('asks for no device before the first gesture', () => {
    speaker.play('a', recipe);
    expect(contexts).toHaveLength(0);
    gesture();
    expect(contexts).toHaveLength(1);
  });

  test('plays nothing late where the device never answers that it is ready', () => {
    const context = gesture();
    expect(context.resume).toHaveBeenCalledTimes(1);
    speaker.play('a', recipe);
    expect(context.started).toHaveLength(0);
  });

  test('asks again with the next gesture, for the same device', () => {
    const context = gesture();
    gesture();
    expect(context.resume).toHaveBeenCalledTimes(2);
    context.state = 'running';
    gesture();
    expect(context.resume).toHaveBeenCalledTimes(2);
    expect(contexts).toHaveLength(1);
  });

  test('plays as soon as the device runs, higher where that is asked', () => {
    const context = running();
    speaker.play('a', recipe, 1.5);
    expect(context.started.map(({ ratio }) => ratio)).toEqual([1.5]);
    expect(context.started[0]?.buffer.samples.length).toBe(4410);
  });

  test('makes a sound once, however often it is played', () => {
    const context = running();
    const make = vi.fn(recipe);
    speaker.play('a', make);
    context.currentTime = 1;
    speaker.play('a', make);
    expect(context.started).toHaveLength(2);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('never plays more than a few sounds at once', () => {
    const context = running();
    for (let n = 0; n < VOICES + 2; n += 1) speaker.play(`sound ${n}`, recipe);
    expect(context.started.filter(({ stopped }) => !stopped)).toHaveLength(VOICES);
    expect(context.started.map(({ stopped }) => stopped).slice(0, 3)).toEqual([true, true, false]);
  });

  test('has room again when a sound has ended', () => {
    const context = running();
    for (let n = 0; n < VOICES; n += 1) speaker.play(`sound ${n}`, recipe);
    context.started[1]?.end();
    speaker.play('one more', recipe);
    expect(context.started.every(({ stopped }) => !stopped)).toBe(true);
  });

  test('does not play the same sound twice at once', () => {
    const context = running();
    speaker.play('a', recipe);
    speaker.play('a', recipe);
    expect(context.started).toHaveLength(1);
    context.currentTime = 0.05;
    speaker.play('a', recipe);
    expect(context.started).toHaveLength(2);
  });

  test('that is off asks for no device and plays nothing', () => {
    speaker.on = false;
    window.dispatchEvent(new Event('keydown'));
    expect(contexts).toHaveLength(0);
  });

  test('that is turned off rests, and works again when it is turned on', () => {
    const context = running();
    speaker.on = false;
    expect(context.suspend).toHaveBeenCalledTimes(1);
    speaker.play('a', recipe);
    expect(context.started).toHaveLength(0);
    const asked = context.resume.mock.calls.length;
    speaker.on = true;
    expect(context.resume.mock.calls.length).toBe(asked + 1);
  });

  test('rests while the page is hidden', () => {
    const context = running();
    hide(true);
    expect(context.suspend).toHaveBeenCalledTimes(1);
    const asked = context.resume.mock.calls.length;
    hide(false);
    expect(context.resume.mock.calls.length).toBe(asked + 1);
  });

  test('is silent where there is no device for sound, and nothing breaks', () => {
    vi.stubGlobal(
      'AudioContext',
      vi.fn(() => {
        throw new Error('no device');
      }),
    );
    window.dispatchEvent(new Event('pointerdown'));
    expect(() => speaker.play('a', recipe)).not.toThrow();
  });

  test('gives the device back when the app ends', () => {
    const context = running();
    stop();
    expect(context.close).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('pointerdown'));
    expect(contexts).toHaveLength(1);
  });
});
