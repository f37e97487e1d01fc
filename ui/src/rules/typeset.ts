/** Prepares every string of a text for print. */
export function typeset<Text>(text: Text): Text {
  if (typeof text === 'string') return tie(text) as Text;
  if (Array.isArray(text)) return text.map(typeset) as Text;
  return Object.fromEntries(
    Object.entries(text as object).map(([key, part]) => [key, typeset(part)]),
  ) as Text;
}

/**
 * One space between words, and an unbreakable one where a line must not end: before a dash, between figures and after a
 * number, after a person's initial, and in Russian after a word of one or two letters.
 */
export function tie(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=—)/g, '\u00a0')
    .replace(/(?<=\p{Lu}\p{Ll}?\.) (?=\p{Lu})/gu, '\u00a0')
    .replace(/(?<=\d) (?=[\d\p{L}])/gu, '\u00a0')
    .replace(/(?<=(?:^|[\s(«])\p{Script=Cyrillic}{1,2}) /gu, '\u00a0');
}
