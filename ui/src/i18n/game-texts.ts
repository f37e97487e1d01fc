import type { LevelName } from '../bindings/LevelName';
import type { ResultReason } from '../bindings/ResultReason';

/** Who sits at a side, as the person at the screen sees it. */
export type Who = 'you' | 'computer' | 'one' | 'two';

/** What is said of whoever it is; two players have names. */
export type Sides = Record<'you' | 'computer', string> & { player: (name: string) => string };

/** Who a sentence about an ending may be about: whoever took what was left in the houses is the sweeper. */
export type Part = 'loser' | 'winner' | 'sweeper';

/** A sentence about what one side did in the end. */
export type OfOneSide = Partial<Record<Part, Sides>> & {
  /** The same where that was no side. */
  nobody?: string;
  /** The same where it is not known which side that was. */
  unknown?: string;
};

/** What is said about one game. */
export interface GameTexts {
  name: string;
  tagline: string;
  /** "3 men", "1 seed". */
  count: (n: number) => string;
  /** Whose man stands somewhere, no king (leaping games); within a sentence. */
  man?: Sides;
  /** That going somewhere takes so many men, and from where (leaping games); within a sentence. */
  takes?: (n: number, places: string) => string;
  /** Names of the stores (sowing games); within a sentence. */
  stores?: Sides;
  /** Heads the row of what each side has at the end. */
  left: string;
  /** Heads the row of what each side has taken. */
  taken: string;
  /** That a turn captured so many, for ears. */
  captured: (n: number) => string;
  levels: Record<LevelName, string>;
  /** What decided the game; only the endings this game knows. */
  reasons: Partial<Record<ResultReason, string | OfOneSide>>;
}
