import { useSyncExternalStore } from 'react';
import { Listeners } from '../../platform/Listeners';

/**
 * Handles the end of a session while there are unsaved changes: requests wait here until the user has signed in again,
 * in a dialog over the page (SignInAgainDialog), or has declined.
 */
let waiting: ((again: boolean) => void)[] = [];
const { subscribe, tell } = new Listeners();

/** Asks the user to sign in again. Resolves to true once they have; to false if they decline. */
export const signedInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    tell();
  });

/** Resolves all waiting requests with the outcome. */
export function settleSignIn(again: boolean): void {
  const told = waiting;
  waiting = [];
  tell();
  for (const resolve of told) resolve(again);
}

/** Whether to show the dialog. */
export const useSignInAsked = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0);
