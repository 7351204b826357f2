import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import type { Condition } from '../read/listQuery.js';

/**
 * The hidden field of every record by which an index finds parts of its name: beginnings, this long, of what is left of
 * the name in each language after every second letter. A part of a name, or that part without its first letter, stands
 * at the beginning of one of them. Another way to make them is another field, which then is filled in at the next start.
 */
export const SEARCH_KEYS = 'searchKeys';

/** Letters of a key: as many as tell names apart, and take no more room in an index held in memory than fewer would. */
const LENGTH = 14;
/** A key begins at every second letter: half as many as letters, for a search that looks in two places. */
const STRIDE = 2;

/** What a letter is taken for: more letters are taken for each other than the exact check of a search takes for equal. */
function folded(letter: string): string {
  const alike = letter.toLowerCase().toUpperCase().toLowerCase();
  return alike.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]/gu, ' ');
}

/** The letters of a text as keys are made of them. Each follows from one letter alone, so that a part stays a part. */
export const lettersOf = (text: string): string[] => [...Array.from(text, folded).join('')];

const textsOf = (title: unknown): string[] => {
  const values = typeof title === 'object' && title !== null ? Object.values(title) : [title];
  return values.filter((value) => typeof value === 'string');
};

/** The keys of a record: of its name in every language that it has. */
export function searchKeysOf({ titleField }: AnyKind, record: Readonly<Record<string, unknown>>): string[] {
  const keys = new Set<string>();
  for (const text of textsOf(record[titleField])) {
    const letters = lettersOf(text);
    for (let at = 0; at < letters.length; at += STRIDE) keys.add(letters.slice(at, at + LENGTH).join(''));
  }
  return [...keys];
}

/**
 * Every record whose name in some language holds the text, and some more: what is found is still to be checked. Records
 * whose keys are not made yet are among them. Nothing is left out for a text too short to have a key.
 */
export function mayHold(text: string): Condition {
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
