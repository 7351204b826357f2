import type { TextName } from '../../texts/translate';
import type { ImportDetailsFragment, ImportRowsQuery } from '../../graphql/generated/typed/graphql';

/** Texts about an import by its state. */
export const STATE_WORDS: Readonly<Record<ImportDetailsFragment['state'], TextName>> = {
  READING: 'imports.uploadingTheFile',
  MATCHING: 'imports.sayWhatTheColumnsOf',
  CHECKING: 'imports.checkingTheFile',
  CHECKED: 'imports.theFileHasBeenChecked',
  APPLYING: 'imports.importingTheRows',
  APPLIED: 'imports.importFinished',
  UNDOING: 'imports.undoingTheImport',
  UNDONE: 'imports.importUndone',
  FAILED: 'imports.importStopped',
};

type Outcome = NonNullable<ImportRowsQuery['page']['rows'][number]['outcome']>;

/** Words for the outcome of a row, expected or actual. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, TextName>> = {
  CREATE: 'settings.new',
  CHANGE: 'imports.change',
  REJECTED: 'imports.error',
  CREATED: 'records.created',
  CHANGED: 'imports.changeImported',
  SKIPPED: 'imports.skipped',
  UNDONE: 'imports.undone',
  KEPT: 'imports.notUndone',
};
