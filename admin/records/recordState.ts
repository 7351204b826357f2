/** What visitors see of a record, in words. */
export const STATE_WORDS = {
  visible: 'Active and published',
  unpublished: 'Not published',
  inactive: 'Inactive',
} as const;
export type RecordState = keyof typeof STATE_WORDS;

interface Switched {
  readonly active?: unknown;
  readonly published?: unknown;
}

export const stateOf = ({ active, published }: Switched): RecordState =>
  active === false ? 'inactive' : published === false ? 'unpublished' : 'visible';
