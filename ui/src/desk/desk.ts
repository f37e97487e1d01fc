import type { ContinuationsView } from '../bindings/ContinuationsView';
import type { GameName } from '../bindings/GameName';
import type { GameStatistics } from '../bindings/GameStatistics';
import type { GameView } from '../bindings/GameView';
import type { HomeView } from '../bindings/HomeView';
import type { Settings } from '../bindings/Settings';
import type { SetUp } from '../bindings/SetUp';

/**
 * All that the interface may ask for. The app answers through Tauri, tests and previews through a stand-in.
 * Every refusal is a {@link Refusal}.
 */
export interface Desk {
  home(): Promise<HomeView>;
  /** The saved game, also a finished one that nobody has left yet. */
  open(game: GameName): Promise<GameView>;
  /** A new game. `abandon` allows what would count as resigning the unfinished one. */
  start(game: GameName, setUp: SetUp, abandon: boolean): Promise<GameView>;
  play(game: GameName, revision: number, turn: string): Promise<GameView>;
  /** The computer's turn. A second call joins a running search. */
  think(game: GameName, revision: number): Promise<GameView>;
  /** Ends the thinking: its `think` is refused as `cancelled`. */
  stop(game: GameName): Promise<void>;
  undo(game: GameName, revision: number): Promise<GameView>;
  /** What may follow `places`: an origin and the landings chosen so far. */
  continuations(game: GameName, revision: number, places: readonly number[]): Promise<ContinuationsView>;
  setSettings(settings: Settings): Promise<Settings>;
  /** Of every game of which any result is known. */
  statistics(): Promise<GameStatistics[]>;
  /** Forgets all results for good. */
  resetStatistics(): Promise<void>;
  /** Takes what is told of a document as read. */
  dismissNotice(document: string): Promise<void>;
}
