import type { Language } from '../bindings/Language';
import { en, type Texts } from './en';
import { ru } from './ru';
import { typesetSentences } from './typeset';

/** A language the app speaks. */
export type Tongue = 'en' | 'ru';

/** All texts of a language; in English a line may end after any word. */
const textsIn = (tongue: Tongue): Texts => (tongue === 'ru' ? typesetSentences(ru) : en);

/** The language to be used: the one that is set, else the first of the device's that the app speaks. */
export function tongue(set: Language, device: readonly string[] = navigator.languages): Tongue {
  if (set !== 'system') return set;
  const spoken = device.map((locale) => locale.toLowerCase().split('-')[0]);
  return spoken.find((language) => language === 'en' || language === 'ru') ?? 'en';
}

/** All texts in the language of now, and numbers as that language writes them. */
export class I18n {
  #tongue = $state<Tongue>('en');
  readonly t: Texts = $derived(textsIn(this.#tongue));
  readonly #numbers = $derived(new Intl.NumberFormat(this.#tongue));
  readonly #percents = $derived(new Intl.NumberFormat(this.#tongue, { style: 'percent' }));
  readonly #dates = $derived(new Intl.DateTimeFormat(this.#tongue, { dateStyle: 'medium' }));

  constructor(set: Language = 'system') {
    this.#tongue = tongue(set);
  }

  get tongue(): Tongue {
    return this.#tongue;
  }

  use(set: Language): void {
    this.#tongue = tongue(set);
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  percent(share: number): string {
    return this.#percents.format(share);
  }

  /** The day, as the device's calendar has it. */
  date(milliseconds: number): string {
    return this.#dates.format(milliseconds);
  }
}
