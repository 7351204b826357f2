import type { BulkQuestion } from './BulkDialog';

/** Asked before several records are deleted. */
export const DELETION: BulkQuestion = {
  title: 'Are you absolutely sure?',
  button: "Yes, I'm sure",
  destructive: true,
  text: { one: '{count} record will be deleted:', other: '{count} records will be deleted:' },
};

/** The same of records that move to the bin. */
export const DELETION_INTO_BIN: BulkQuestion = { ...DELETION, intoBin: true };
