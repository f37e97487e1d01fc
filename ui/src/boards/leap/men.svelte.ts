import type { BoardView } from '../../bindings/BoardView';
import type { PieceView } from '../../bindings/PieceView';
import type { StepView } from '../../bindings/StepView';

/** A man or king that keeps its identity while it moves. */
export interface Man extends PieceView {
  readonly id: number;
}

/** The men that are drawn. */
export class Men {
  /** In the order of their identities: an element that is moved in the tree would lose its animation. */
  standing = $state<Man[]>([]);
  /** Taken men that are still fading away. */
  leaving = $state<Man[]>([]);
  #last = 0;

  at(place: number): Man | undefined {
    return this.standing.find((man) => man.at === place);
  }

  /** Draws another board; men that stay where they were keep their identity. */
  reset(board: BoardView): void {
    const pieces = board.kind === 'leap' ? board.pieces : [];
    const before = this.standing;
    const kept = ({ at, side }: PieceView) => before.find((man) => man.at === at && man.side === side)?.id;
    this.leaving = [];
    this.standing = pieces
      .map((piece) => ({ ...piece, id: kept(piece) ?? ++this.#last }))
      .sort((a, b) => a.id - b.id);
  }

  /** Applies a step and gives the man it is about. */
  apply(step: StepView): Man | undefined {
    switch (step.kind) {
      case 'move': {
        const man = this.at(step.from);
        if (man) man.at = step.to;
        return man;
      }
      case 'take': {
        const man = this.at(step.at);
        if (man) {
          this.standing = this.standing.filter((other) => other.id !== man.id);
          this.leaving.push(man);
        }
        return man;
      }
      case 'crown': {
        const man = this.at(step.at);
        if (man) man.king = true;
        return man;
      }
      default:
        return undefined;
    }
  }

  /** A taken man has faded away. */
  gone(id: number): void {
    this.leaving = this.leaving.filter((man) => man.id !== id);
  }
}
