import { ServerError } from '@apollo/client/errors';
import { Store, useStore } from '../platform/Store';

/** State of the console's connection to its server. */
export type Connection = 'fine' | 'slow' | 'unreachable' | 'offline';

/** A response that takes longer than this is slow, in milliseconds. */
const SLOW_MS = 5_000;
/** The pause before the server is tried again; each time twice as long, up to the second. */
const RETRY_MS = { first: 2_000, longest: 30_000 } as const;

let unreachable = false;
let slow = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let pause: number = RETRY_MS.first;

function stateNow(): Connection {
  if (!navigator.onLine) return 'offline';
  if (unreachable) return 'unreachable';
  return slow > 0 ? 'slow' : 'fine';
}

const connection = new Store<Connection>('fine');
const update = () => connection.set(stateNow());

/** Number of times that the server was reached again after it had not been. */
const reconnections = new Store(0);

/** Calls the listener whenever the server is reached again, so that what could not be loaded is requested again. */
export const onBack = reconnections.subscribe;

/** A gateway that does not reach the server says so in its place. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (ServerError.is(error) && [502, 503, 504].includes(error.statusCode));

/** Call with the error of an operation: notes whether the server was not reached. */
export function failed(error: unknown): void {
  if (unreachable || !isCut(error)) return;
  unreachable = true;
  pause = RETRY_MS.first;
  retry = setTimeout(tryAgain, pause);
  update();
}

/** Call when the server has responded. */
export function reached(): void {
  clearTimeout(retry);
  if (!unreachable) return;
  unreachable = false;
  update();
  reconnections.set(reconnections.get() + 1);
}

/** Call when a response is waited for. Returns the function that ends the wait. */
export function waiting(): () => void {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    slow += 1;
    update();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (!late) return;
    slow -= 1;
    update();
  };
}

/** Checks whether the server can be reached, and retries until it can. */
export function tryAgain(): void {
  clearTimeout(retry);
  const later = () => {
    pause = Math.min(2 * pause, RETRY_MS.longest);
    retry = setTimeout(tryAgain, pause);
  };
  fetch('/health', { cache: 'no-store' }).then(({ ok }) => (ok ? reached() : later()), later);
}

/** Subscribes to the browser's network events. */
export function watchConnection(): void {
  update();
  window.addEventListener('offline', update);
  window.addEventListener('online', () => {
    update();
    if (unreachable) tryAgain();
  });
}

export const useConnection = (): Connection => useStore(connection);
