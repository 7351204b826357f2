import { wordsFor } from '../catalogues/reading.js';
import { folded } from '../text/folded.js';

const YES = new Set(['true', '1', 'on', 'x', '✓', '✔', ...wordsFor('yes')]);
const NO = new Set(['false', '0', 'off', '✗', '✘', ...wordsFor('no')]);

/** Yes or no, in any language of the catalogues or as a sign. */
export function flagIn(cell: string): boolean | null {
  const word = folded(cell);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
