import type { TextName } from '../../texts/translate';

interface Valued<Field extends string, Words> {
  readonly field: Field;
  readonly header: TextName;
  /** Names of its values. */
  readonly words: Words;
  readonly width: number;
}

/** A column of one of few values: the good one has a tick, any other a cross. */
export const choiceColumn = <const Field extends string, Value extends string>({
  field,
  words,
  good,
  ...column
}: Valued<Field, Readonly<Record<Value, TextName>>> & { readonly good: NoInfer<Value> }) => ({
  ...column,
  field,
  lines: (row: Readonly<Record<Field, Value>>) => [words[row[field]]],
  good: (row: Readonly<Record<Field, Value>>) => row[field] === good,
  stacked: 'aside' as const,
});

/** A column of a flag: a tick where it is on, a cross where it is off, or a ring where that only `waits` to be done. */
export const flagColumn = <const Field extends string>({
  field,
  words,
  ...column
}: Valued<Field, { readonly on: TextName; readonly off: TextName }> & { readonly waits?: boolean }) => ({
  ...column,
  field,
  lines: (row: Readonly<Record<Field, boolean>>) => [row[field] ? words.on : words.off],
  good: (row: Readonly<Record<Field, boolean>>) => row[field],
  stacked: 'aside' as const,
});

/** A column with the id of each row. */
export const idColumn = {
  field: 'id',
  header: 'lists.recordId',
  lines: ({ id }: { readonly id: string }) => [id],
  as: 'id',
  width: 104,
  stacked: 'aside',
} as const;
