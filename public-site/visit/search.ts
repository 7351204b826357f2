import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { Visit } from './visit.js';

/** A search text as the address has it. */
const textOf = (parameter: string | null): string => (parameter ?? '').trim().slice(0, SEARCH_MAX);

/** The visitor's search text in a list, truncated to the maximum length; '' without one. */
export const searchOf = ({ search }: Visit): string => textOf(search.get('search'));

/** The same of the search of the whole site. */
export const wordsOf = ({ search }: Visit): string => textOf(search.get('q'));
