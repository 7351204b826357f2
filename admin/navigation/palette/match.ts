import { folded, searchWords } from '@polyphony/domain/text/folded.js';

/** An entry that can be searched by its words. */
export interface Findable {
  readonly title: string;
  /** Its location; matches rank below those of the title. */
  readonly hint: string;
  /** Other search words: the English title, where the console is in another language. */
  readonly keywords?: string;
}

/** The rank of a match, 0 being best; Infinity if a typed word is missing. */
function rank({ title, hint, keywords = '' }: Findable, typed: string, parts: readonly string[]): number {
  const name = folded(title);
  const everywhere = `${name} ${folded(hint)} ${folded(keywords)}`;
  if (!parts.every((part) => everywhere.includes(part))) return Infinity;
  if (name.startsWith(typed)) return 0;
  const begins = (part: string) => searchWords(title).some((word) => word.startsWith(part));
  if (parts.every(begins)) return 1;
  return parts.every((part) => name.includes(part)) ? 2 : 3;
}

/** The entries that contain every typed word, best match first; all of them, in their order, for an empty search. */
export function matching<Entry extends Findable>(entries: readonly Entry[], text: string): Entry[] {
  const parts = searchWords(text);
  if (parts.length === 0) return [...entries];
  const typed = folded(text);
  return entries
    .map((entry) => ({ entry, at: rank(entry, typed, parts) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
