import type { ImportDetailsFragment, ImportRowsQuery } from '../../graphql/generated/typed/graphql';

/** What is said of an import by its state. */
export const STATE_WORDS: Readonly<Record<ImportDetailsFragment['state'], string>> = {
  READING: 'The file is being sent.',
  CHECKING: 'The file is being checked.',
  CHECKED: 'The file is checked. Nothing is written yet.',
  APPLYING: 'The rows are being written.',
  APPLIED: 'The import is done.',
  UNDOING: 'The import is being undone.',
  UNDONE: 'The import was undone.',
  FAILED: 'The import has stopped.',
};

type Outcome = NonNullable<ImportRowsQuery['page']['rows'][number]['outcome']>;

/** What a row will do, or did. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  CREATE: 'New',
  CHANGE: 'Change',
  REJECTED: 'Not possible',
  CREATED: 'Created',
  CHANGED: 'Change written',
  SKIPPED: 'Left out',
  UNDONE: 'Undone',
  KEPT: 'Not undone',
};
