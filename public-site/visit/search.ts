import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { Visit } from './visit.js';

/** What the visitor searches for, as far as a search may be long; empty when nothing. */
export const searchOf = ({ search }: Visit): string => (search.get('search') ?? '').trim().slice(0, SEARCH_MAX);
