import type { DeskError } from '../bindings/DeskError';
import type { ErrorCode } from '../bindings/ErrorCode';

/** A refused request: the desk's code, or `unexpected` for all that is not the desk's own answer. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode | 'unexpected',
    message: string,
    readonly detail: string | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** Makes a refusal of whatever was thrown. */
  static of(thrown: unknown): Refusal {
    if (thrown instanceof Refusal) return thrown;
    if (isDeskError(thrown)) return new Refusal(thrown.code, thrown.message, thrown.detail);
    return new Refusal('unexpected', thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function isDeskError(thrown: unknown): thrown is DeskError {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'message' in thrown;
}
