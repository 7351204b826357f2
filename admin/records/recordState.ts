import type { TextName } from '../texts/translate';
import { PUBLISHING_LABELS, stateOfRow } from './publishing/states';

/** Visibility of a record to visitors, in words. */
export const STATE_WORDS = {
  visible: 'events.activeAndPublished',
  unpublished: 'events.notPublished',
  inactive: 'events.inactive',
} as const;
export type RecordState = keyof typeof STATE_WORDS;

interface Switched {
  readonly active?: unknown;
  readonly published?: unknown;
}

/** Visibility of a row to visitors, in words: its state, where its kind has states. */
export function stateWords(row: Readonly<Record<string, unknown>>): TextName {
  const state = stateOfRow(row);
  return state ? PUBLISHING_LABELS[state] : STATE_WORDS[stateOf(row)];
}

export const stateOf = ({ active, published }: Switched): RecordState =>
  active === false ? 'inactive' : published === false ? 'unpublished' : 'visible';
