import { gql } from '../generated/gql.js';

/** Calls that visitors make on all that is stored of them. */
export const ownDataCalls = {
  deleteOwn: gql(`
    mutation DeleteOwnAccount($password: String!) {
      result: deleteOwnAccount(password: $password) { success message errors { field message code } }
    }
  `),
  exportOwn: gql(`
    mutation ExportOwnData($password: String!) {
      result: exportOwnData(password: $password) { success message errors { field message code } data }
    }
  `),
} as const;
