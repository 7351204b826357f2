import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { Visit } from './visit.js';

/** The visitor's search text, truncated to the maximum length; '' without one. */
export const searchOf = ({ search }: Visit): string => (search.get('search') ?? '').trim().slice(0, SEARCH_MAX);
