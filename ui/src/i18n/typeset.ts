/** Prepares every string of a text for print. */
export function typeset<Text>(text: Text): Text {
  if (typeof text === 'string') return tie(text) as Text;
  if (Array.isArray(text)) return text.map(typeset) as Text;
  return Object.fromEntries(
    Object.entries(text as object).map(([key, part]) => [key, typeset(part)]),
  ) as Text;
}

/**
 * Prepares the sentences among texts some of which are made of something. A label has but a few words and little room, so
 * that it may be broken between any.
 */
export function typesetSentences<Text>(text: Text): Text {
  if (typeof text === 'string') return (text.endsWith('.') ? tie(text) : text) as Text;
  if (typeof text === 'function')
    return ((...of: unknown[]) => typesetSentences<unknown>(text(...of))) as Text;
  return Object.fromEntries(
    Object.entries(text as object).map(([key, part]) => [key, typesetSentences(part)]),
  ) as Text;
}

/**
 * One space between words, and an unbreakable one where a line must not end: before a dash, between figures and after a
 * number, after a person's initial, between a house and its letter, after a key that is a single sign, and in Russian
 * after a word of one or two letters. Nor does a line end within a written turn such as 12-17.
 */
export function tie(text: string): string {
  return text
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/ (?=—)/g, '\u00a0')
    .replace(/(?<=\p{Lu}\p{Ll}?\.) (?=\p{Lu})/gu, '\u00a0')
    .replace(/(?<=\d) (?=[\d\p{L}])/gu, '\u00a0')
    .replace(/(?<=[Hh]ouse|лунк\p{Script=Cyrillic}+) (?=[A-Fa-f](?!\p{L}))/gu, '\u00a0')
    .replace(/(?<=(?:^|\s)[N?]) (?=\p{L})/gu, '\u00a0')
    .replace(/(?<=(?:^|[\s(«])\p{Script=Cyrillic}{1,2}) /gu, '\u00a0')
    .replace(/(?<=\d-)(?=\d)/g, '\u2060');
}

/** A text without what is for the eye alone, to be read aloud: there are voices that stumble over it. */
export function untie(text: string): string {
  return text.replace(/\u2060/g, '').replace(/\u00a0/g, ' ');
}
