import { vi } from 'vitest';

/** A sound that was started, as the device would have got it. */
export interface Started {
  buffer: FakeBuffer;
  ratio: number;
  stopped: boolean;
  end: () => void;
}

class FakeBuffer {
  samples = new Float32Array();
  copyToChannel(samples: Float32Array<ArrayBuffer>): void {
    this.samples = samples;
  }
}

/** A device for sound that a test looks into: it answers no request to resume unless the test does. */
export class FakeAudio {
  readonly contexts: FakeAudio[];
  readonly started: Started[] = [];
  readonly destination = {};
  readonly sampleRate = 44_100;
  currentTime = 0;
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  readonly resume = vi.fn(() => new Promise<void>(() => undefined));
  readonly suspend = vi.fn(() => {
    this.state = 'suspended';
    return Promise.resolve();
  });
  readonly close = vi.fn(() => Promise.resolve());

  constructor(contexts: FakeAudio[]) {
    this.contexts = contexts;
    contexts.push(this);
  }

  /** Takes the place of the browser's; answers the contexts that are made, in order. */
  static install(): FakeAudio[] {
    const contexts: FakeAudio[] = [];
    vi.stubGlobal(
      'AudioContext',
      class extends FakeAudio {
        constructor() {
          super(contexts);
        }
      },
    );
    return contexts;
  }

  createBuffer(): FakeBuffer {
    return new FakeBuffer();
  }

  createBufferSource() {
    const started = this.started;
    const source = {
      buffer: new FakeBuffer(),
      playbackRate: { value: 1 },
      onended: null as (() => void) | null,
      connect: () => undefined,
      start() {
        entry.buffer = source.buffer;
        entry.ratio = source.playbackRate.value;
        started.push(entry);
      },
      stop: () => (entry.stopped = true),
    };
    const entry: Started = {
      buffer: source.buffer,
      ratio: 1,
      stopped: false,
      end: () => source.onended?.(),
    };
    return source;
  }
}
