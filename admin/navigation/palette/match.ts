/** What can be found by its words. */
export interface Findable {
  readonly title: string;
  /** Where it stands: found by, too, but after what is so called. */
  readonly hint: string;
  /** Other words for it: what it is called in English, where the console speaks another language. */
  readonly keywords?: string;
}

/** Small letters without marks: 'Élan' is found by 'elan', and Arabic words with or without their vowels. */
const plain = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a text answers what is typed, 0 being best; Infinity when a typed word is nowhere in it. */
function rank({ title, hint, keywords = '' }: Findable, typed: string, parts: readonly string[]): number {
  const name = plain(title);
  const everywhere = `${name} ${plain(hint)} ${plain(keywords)}`;
  if (!parts.every((part) => everywhere.includes(part))) return Infinity;
  if (name.startsWith(typed)) return 0;
  const begins = (part: string) => wordsOf(title).some((word) => word.startsWith(part));
  if (parts.every(begins)) return 1;
  return parts.every((part) => name.includes(part)) ? 2 : 3;
}

/** Those that hold every typed word, the best first; all of them, in their order, when nothing is typed. */
export function matching<Entry extends Findable>(entries: readonly Entry[], text: string): Entry[] {
  const parts = wordsOf(text);
  if (parts.length === 0) return [...entries];
  const typed = plain(text).trim();
  return entries
    .map((entry) => ({ entry, at: rank(entry, typed, parts) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
