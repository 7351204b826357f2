import type { TextName } from '../../texts/translate';
import type { ValueFilter } from '../screen';

/** A filter that is called in the address as in the query. */
interface FieldFilter<Words> {
  readonly field: string;
  readonly label: TextName;
  /** Labels of its values. */
  readonly words: Words;
}

/** Narrows a list to one of few values, which the address, the query and the record write alike. */
export const choiceFilter = ({
  field,
  label,
  words,
}: FieldFilter<Readonly<Record<string, TextName>>>): ValueFilter => ({
  param: field,
  field,
  label,
  choices: Object.entries(words).map(([value, word]) => ({ id: value, label: word, value })),
});

/** Narrows a list to the records whose flag is on, or off: 'yes' and 'no' in the address. */
export const flagFilter = ({
  field,
  label,
  words,
}: FieldFilter<{ readonly on: TextName; readonly off: TextName }>): ValueFilter => ({
  param: field,
  field,
  label,
  choices: [
    { id: 'yes', label: words.on, value: true },
    { id: 'no', label: words.off, value: false },
  ],
});
