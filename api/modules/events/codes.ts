import { randomInt } from 'node:crypto';

/** Without the letters and digits that are mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code of so many letters and digits that nobody can foretell; each of them is one of 31. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
