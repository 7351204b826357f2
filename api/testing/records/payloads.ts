/** What every write responds with, whichever record it is of. */
export interface Outcome {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}

/** The fields of an outcome as documents select them. */
export const OUTCOME = 'success message errors { field message code }';
