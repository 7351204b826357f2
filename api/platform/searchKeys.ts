/**
 * The hidden field by which an index finds parts of names: beginnings, this long, of what is left of each name after every
 * second letter. A part of a name, or that part without its first letter, is the beginning of one of them. Another way to
 * make them is another field, which then is filled in at the next start.
 */
export const SEARCH_KEYS = 'searchKeys';

/** Letters of a key: as many as tell names apart, and take no more room in an index held in memory than fewer would. */
const LENGTH = 14;
/** A key begins at every second letter: half as many as letters, for a search that looks in two places. */
const STRIDE = 2;

/** Of letters of the basic plane: 65,536 at most. */
const foldedLetters = new Map<string, string>();

/** Folds a character for the index. Looser than the final comparison: false positives, never misses. */
function folded(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const alike = letter.toLowerCase().toUpperCase().toLowerCase();
  const found = alike.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]/gu, ' ');
  if (letter.length === 1) foldedLetters.set(letter, found);
  return found;
}

/** The letters of a text as keys are made of them. Each follows from one letter alone, so that a part stays a part. */
export const lettersOf = (text: string): string[] => [...Array.from(text, folded).join('')];

/** The keys of what holds these names. */
export function keysOfNames(names: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const name of names) {
    const letters = lettersOf(name);
    for (let at = 0; at < letters.length; at += STRIDE) keys.add(letters.slice(at, at + LENGTH).join(''));
  }
  return [...keys];
}

/**
 * The condition for all that has the text in a name, and some more: what is found is still to be checked. What has no keys
 * yet is among it. Nothing is left out for a text too short to have a key.
 */
export function mayHold(text: string): Readonly<Record<string, unknown>> {
  const letters = lettersOf(text);
  if (letters.length < STRIDE) return {};
  const last = letters.length - LENGTH - STRIDE + 1;
  // Of a long text its beginning and its end: the database takes what fewer names hold.
  const places = last > 0 ? [0, last] : [0];
  return { $and: places.map((at) => ({ [SEARCH_KEYS]: { $in: [...beginningAt(letters, at), null] } })) };
}

/** A key holds the letters from here on, or all but the first of them. */
const beginningAt = (letters: readonly string[], at: number): RegExp[] =>
  Array.from({ length: STRIDE }, (_, step) => {
    const from = at + step;
    return new RegExp(`^${letters.slice(from, from + LENGTH).join('')}`);
  });
