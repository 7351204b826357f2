const OUTCOME = 'success message errors { field message code }';

/** Calls that visitors make on all that is stored of them. */
export const ownDataCalls = {
  deleteOwn: `mutation ($password: String!) { result: deleteOwnAccount(password: $password) { ${OUTCOME} } }`,
  exportOwn: `mutation ($password: String!) { result: exportOwnData(password: $password) { ${OUTCOME} data } }`,
} as const;
