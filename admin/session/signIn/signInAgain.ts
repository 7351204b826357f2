import { Store, useStore } from '../../platform/Store';

/**
 * Handles the end of a session while there are unsaved changes: requests wait here until the user has signed in again,
 * in a dialog over the page (SignInAgainDialog), or has declined.
 */
const waiting = new Store<readonly ((again: boolean) => void)[]>([]);

/** Asks the user to sign in again. Resolves to true once they have; to false if they decline. */
export const signedInAgain = (): Promise<boolean> => new Promise((resolve) => waiting.set([...waiting.get(), resolve]));

/** Resolves all waiting requests with the outcome. */
export function settleSignIn(again: boolean): void {
  const settled = waiting.get();
  waiting.set([]);
  for (const resolve of settled) resolve(again);
}

/** Whether to show the dialog. */
export const useSignInRequested = (): boolean => useStore(waiting).length > 0;
