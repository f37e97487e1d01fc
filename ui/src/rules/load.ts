import type { GameName } from '../bindings/GameName';
import type { LessonName } from '../bindings/lessons';
import type { Tongue } from '../i18n/i18n.svelte';
import type { Chapter, Guides, LessonText, RulesText, Some } from './text';
import { typeset } from '../i18n/typeset';

type Rules = Readonly<Record<GameName, RulesText>>;

// These texts are as long as all others together and seldom wanted: each language comes when it is asked for.
const LANGUAGES: Record<Tongue, () => Promise<{ rules: Rules; guides: Guides }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
};

/** The rules page of a game, ready to be shown. */
export async function rulesOf(game: GameName, tongue: Tongue): Promise<RulesText> {
  const { rules } = await LANGUAGES[tongue]();
  return typeset(rules[game]);
}

/** What is said with the examples, ready to be shown. */
export async function lessonTexts(tongue: Tongue): Promise<Readonly<Record<LessonName, LessonText>>> {
  const { guides } = await LANGUAGES[tongue]();
  return typeset(guides.lessons);
}

/** The strategy page of a game, or how the computer thinks in it, ready to be shown. */
export async function chaptersOf(
  game: GameName,
  page: 'strategy' | 'computer',
  tongue: Tongue,
): Promise<Some<Chapter>> {
  const { guides } = await LANGUAGES[tongue]();
  return typeset(guides[page][game]);
}
