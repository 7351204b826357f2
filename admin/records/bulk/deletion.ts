import type { BulkQuestion } from './BulkDialog';

/** Asked before several records are deleted. */
export const DELETION: BulkQuestion = {
  title: 'records.areYouAbsolutelySure',
  button: 'records.yesImSure',
  destructive: true,
  text: 'lists.countRecordsWillBeDeleted2',
};

/** The same of records that move to the bin. */
export const DELETION_INTO_BIN: BulkQuestion = { ...DELETION, intoBin: true };
