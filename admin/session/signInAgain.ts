import { useSyncExternalStore } from 'react';
import { Listeners } from '../platform/Listeners';

/**
 * A session that ended while something on the page is not saved: whoever needs it waits here until the person has signed
 * in again, in a dialog over the page (SignInAgainDialog), or has given up.
 */
let waiting: ((again: boolean) => void)[] = [];
const { subscribe, tell } = new Listeners();

/** Asks the person to sign in again. Resolves to true once they have; to false when they would rather leave. */
export const signedInAgain = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    tell();
  });

/** Says what came of it to all who wait. */
export function settleSignIn(again: boolean): void {
  const told = waiting;
  waiting = [];
  tell();
  for (const resolve of told) resolve(again);
}

/** Whether the person is to be asked. */
export const useSignInAsked = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0);
