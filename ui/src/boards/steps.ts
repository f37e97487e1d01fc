import type { BoardView } from '../bindings/BoardView';
import type { Seat } from '../bindings/Seat';
import type { StepView } from '../bindings/StepView';

/** The place of a side's store among the fourteen of a sowing board. */
export const STORE: Readonly<Record<Seat, number>> = { south: 6, north: 13 };

/** What stands on the board after one step. Seeds in the hand are on no place until they are sown. */
export function applyStep(board: BoardView, step: StepView): BoardView {
  if (board.kind === 'sow') return { kind: 'sow', places: sown(board.places, step) };
  switch (step.kind) {
    case 'move':
      return leap(
        board.pieces
          .map((piece) => (piece.at === step.from ? { ...piece, at: step.to } : piece))
          .sort((a, b) => a.at - b.at),
      );
    case 'take':
      return leap(board.pieces.filter((piece) => piece.at !== step.at));
    case 'crown':
      return leap(board.pieces.map((piece) => (piece.at === step.at ? { ...piece, king: true } : piece)));
    default:
      return board;
  }
}

/** What stands on the board after all of these steps. */
export function applySteps(board: BoardView, steps: readonly StepView[]): BoardView {
  return steps.reduce(applyStep, board);
}

/** The steps that are not of the first `shown` landings; a sowing has no landings and is kept whole. */
export function unshown(steps: readonly StepView[], shown: number): StepView[] {
  return steps.filter((step) => !('landing' in step) || step.landing >= shown);
}

function leap(pieces: Extract<BoardView, { kind: 'leap' }>['pieces']): BoardView {
  return { kind: 'leap', pieces };
}

function sown(places: readonly number[], step: StepView): number[] {
  const next = [...places];
  const add = (place: number, seeds: number) => (next[place] = (next[place] ?? 0) + seeds);
  switch (step.kind) {
    case 'lift':
      add(step.from, -step.count);
      break;
    case 'sow':
      add(step.to, 1);
      break;
    case 'capture':
    case 'sweep':
      add(step.from, -step.count);
      add(STORE[step.to], step.count);
      break;
  }
  return next;
}
