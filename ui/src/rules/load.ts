import type { GameName } from '../bindings/GameName';
import type { Tongue } from '../i18n/i18n.svelte';
import type { RulesText } from './text';
import { typeset } from './typeset';

type Rules = Readonly<Record<GameName, RulesText>>;

// These texts are as long as all others together and seldom wanted: each language comes when it is asked for.
const LANGUAGES: Record<Tongue, () => Promise<{ rules: Rules }>> = {
  en: () => import('./en'),
  ru: () => import('./ru'),
};

/** The rules page of a game, ready to be shown. */
export async function rulesOf(game: GameName, tongue: Tongue): Promise<RulesText> {
  const { rules } = await LANGUAGES[tongue]();
  return typeset(rules[game]);
}
