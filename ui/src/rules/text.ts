import type { GameName } from '../bindings/GameName';
import type { LessonName } from '../bindings/lessons';
import type { LevelName } from '../bindings/LevelName';

/** The sections of a rules page, in their order. */
export const SECTIONS = [
  'about',
  'board',
  'turn',
  'captures',
  'ending',
  'examples',
  'controls',
  'tips',
  'levels',
  'questions',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** A list that the compiler knows to hold something. */
export type Some<Item> = readonly [Item, ...Item[]];

/** A paragraph, or a list of points. */
export type Block = string | Some<string>;

/** What is done with the game's board and keys, and what it does. */
export interface Control {
  what: string;
  does: string;
}

export interface Question {
  asks: string;
  answer: string;
}

/** What is said about the pictures of a game (`figures.ts`): to all beneath them, to ears instead of them. */
export interface FigureTexts {
  start: { alt: string; caption: string };
  capture: { before: string; after: string; caption: string };
}

/** What is said about an example (`bindings/lessons.ts`): before it, and with each of its scenes. */
export interface LessonText {
  title: string;
  before: string;
  scenes: Some<string>;
}

/** A part of a page under a heading of its own. */
export interface Chapter {
  title: string;
  blocks: Some<Block>;
}

/** What is said beside the rules, in one language. */
export interface Guides {
  lessons: Readonly<Record<LessonName, LessonText>>;
  /** How to play well. */
  strategy: Readonly<Record<GameName, Some<Chapter>>>;
  /** How the computer finds its turns. */
  computer: Readonly<Record<GameName, Some<Chapter>>>;
}

/**
 * The rules page of one game in one language. Lines may be broken anywhere: `typeset` makes one space of
 * whatever stands between two words.
 */
export interface RulesText {
  titles: Readonly<Record<SectionName, string>>;
  /** What the game is and where it comes from. */
  about: Some<Block>;
  board: Some<Block>;
  turn: Some<Block>;
  captures: Some<Block>;
  ending: Some<Block>;
  controls: Some<Control>;
  tips: Some<string>;
  levels: Readonly<Record<LevelName, string>>;
  questions: Some<Question>;
  figures: FigureTexts;
}
