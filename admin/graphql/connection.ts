import { ServerError } from '@apollo/client/errors';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../platform/Listeners';

/** How the console reaches its server. */
export type Connection = 'fine' | 'slow' | 'unreachable' | 'offline';

/** An answer that takes longer than this is one that a person wonders about. */
const SLOW_MS = 5_000;
/** The pause before the server is tried again; each time twice as long, up to the second. */
const RETRY_MS = { first: 2_000, longest: 30_000 } as const;

let unreachable = false;
let slow = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause: number = RETRY_MS.first;

const { subscribe, tell } = new Listeners();
const back = new Listeners();

/** Has `listener` told whenever the server is there again, so that what could not be loaded is asked for anew. */
export const onBack = back.subscribe;

function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  if (unreachable) return 'unreachable';
  return slow > 0 ? 'slow' : 'fine';
}

/** A gateway that does not reach the server says so in its place. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (ServerError.is(error) && [502, 503, 504].includes(error.statusCode));

/** Notes that the server was not reached, if that is what an operation ended with. */
export function failed(error: unknown): void {
  if (unreachable || !isCut(error)) return;
  unreachable = true;
  pause = RETRY_MS.first;
  retry = setTimeout(tryAgain, pause);
  tell();
}

/** Notes that the server has answered. */
export function reached(): void {
  clearTimeout(retry);
  if (!unreachable) return;
  unreachable = false;
  tell();
  back.tell();
}

/** Notes that an answer is waited for. Answers how to end that. */
export function waiting(): () => void {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    slow += 1;
    tell();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (!late) return;
    slow -= 1;
    tell();
  };
}

/** Looks whether the server is there, and until it is, again and again. */
export function tryAgain(): void {
  clearTimeout(retry);
  const later = () => {
    pause = Math.min(2 * pause, RETRY_MS.longest);
    retry = setTimeout(tryAgain, pause);
  };
  fetch('/health', { cache: 'no-store' }).then(({ ok }) => (ok ? reached() : later()), later);
}

/** Watches what the browser says of the network. */
export function watchConnection(): void {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (unreachable) tryAgain();
  });
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection);
