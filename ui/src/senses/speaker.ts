import type { Recipe } from './synth';
import { render } from './synth';

/** As many sounds as there may be at once; one more ends the oldest. */
export const VOICES = 4;

/** Seconds within which the same sound doesn't come again: two would only be one that is too loud. */
const REST = 0.03;

/** What a person does that lets a page be heard. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

interface Voice {
  name: string;
  began: number;
  source: AudioBufferSourceNode;
}

/** Plays sounds, from the person's first gesture on. Where it can't, nothing is heard and nothing else happens. */
export class Speaker {
  #on = false;
  #context: AudioContext | null = null;
  readonly #buffers = new Map<string, AudioBuffer>();
  #voices: Voice[] = [];

  /** Whether anything is to be heard at all. */
  set on(on: boolean) {
    this.#on = on;
    this.#follow();
  }

  /** Waits for gestures, and is silent while the page is hidden. Returns how to stop. */
  attend(): () => void {
    const gesture = () => this.#wake();
    const visibility = () => this.#follow();
    for (const name of GESTURES) window.addEventListener(name, gesture, true);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, gesture, true);
      document.removeEventListener('visibilitychange', visibility);
      if (this.#context) quietly(() => this.#context?.close());
      this.#context = null;
      this.#voices = [];
      this.#buffers.clear();
    };
  }

  /**
   * Plays a sound now.
   * @param name what it is known by: the same name is made only once
   * @param ratio how much faster, and so higher, than it was made
   */
  play(name: string, recipe: () => Recipe, ratio = 1): void {
    const context = this.#context;
    // What comes while the device is not ready would be heard much later, all at once.
    if (!this.#on || context?.state !== 'running') return;
    const now = context.currentTime;
    if (this.#voices.some((voice) => voice.name === name && now - voice.began < REST)) return;
    while (this.#voices.length >= VOICES) this.#voices.shift()?.source.stop();
    const source = context.createBufferSource();
    source.buffer = this.#buffer(context, name, recipe);
    source.playbackRate.value = ratio;
    source.connect(context.destination);
    const voice = { name, began: now, source };
    source.onended = () => (this.#voices = this.#voices.filter((other) => other !== voice));
    this.#voices.push(voice);
    source.start();
  }

  #buffer(context: AudioContext, name: string, recipe: () => Recipe): AudioBuffer {
    const made = this.#buffers.get(name);
    if (made) return made;
    const samples = render(recipe(), context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(name, buffer);
    return buffer;
  }

  #wake(): void {
    if (!this.#on || document.hidden) return;
    this.#context ??= newContext();
    this.#resume();
  }

  /** Works only where there is something to be heard: an idle device would still use power. */
  #follow(): void {
    if (this.#on && !document.hidden) this.#resume();
    else if (this.#context?.state === 'running') quietly(() => this.#context?.suspend());
  }

  #resume(): void {
    const context = this.#context;
    if (context && context.state !== 'running') quietly(() => context.resume());
  }
}

function newContext(): AudioContext | null {
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    // No device, or no such thing in this web view.
    return null;
  }
}

/** Asks for what may fail, or may never be answered: nobody waits. */
function quietly(ask: () => Promise<void> | undefined): void {
  try {
    ask()?.catch(() => undefined);
  } catch {
    // A context that was closed meanwhile.
  }
}
