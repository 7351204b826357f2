import { gql } from '../generated/gql.js';

/** What is done with a record in the bin. */
export const RESTORE_DELETED = gql(`
  mutation RestoreFromBin($id: ID!) { result: restoreDeletedRecord(id: $id) { success message errors { field message } } }
`);
export const ERASE_DELETED = gql(`
  mutation EraseFromBin($id: ID!) { result: eraseDeletedRecord(id: $id) { success message errors { field message } } }
`);
