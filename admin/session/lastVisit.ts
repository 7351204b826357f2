import { keep, readKept } from '../platform/kept';

const KEY = 'polyphony.signed-in';

/** Whether somebody was signed in when this browser last asked: what they will need is then loaded before the answer. */
export const wasSignedIn = (): boolean => readKept(KEY) === true;

/** Keeps whether somebody is signed in; not who. */
export const keepSignedIn = (signedIn: boolean): void => {
  if (signedIn !== wasSignedIn()) keep(KEY, signedIn);
};
