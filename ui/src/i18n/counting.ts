/**
 * A function that says a number with its noun: it picks the form the language asks for and puts the number,
 * written as the locale does, in place of `#`.
 */
export function counting<Form extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count: number, forms: Record<Form, string>): string =>
    forms[rules.select(count) as Form].replace('#', numbers.format(count));
}
