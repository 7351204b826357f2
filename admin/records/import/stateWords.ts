import type { ImportDetailsFragment, ImportRowsQuery } from '../../graphql/generated/typed/graphql';

/** Texts about an import by its state. */
export const STATE_WORDS: Readonly<Record<ImportDetailsFragment['state'], string>> = {
  READING: 'Uploading the file…',
  MATCHING: 'Say what the columns of the file are.',
  CHECKING: 'Checking the file…',
  CHECKED: 'The file has been checked. Nothing has been imported yet.',
  APPLYING: 'Importing the rows…',
  APPLIED: 'Import finished.',
  UNDOING: 'Undoing the import…',
  UNDONE: 'Import undone.',
  FAILED: 'Import stopped.',
};

type Outcome = NonNullable<ImportRowsQuery['page']['rows'][number]['outcome']>;

/** Words for the outcome of a row, expected or actual. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  CREATE: 'New',
  CHANGE: 'Change',
  REJECTED: 'Error',
  CREATED: 'Created',
  CHANGED: 'Change imported',
  SKIPPED: 'Skipped',
  UNDONE: 'Undone',
  KEPT: 'Not undone',
};
