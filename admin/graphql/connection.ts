import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
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
/** Told when the server is there again. */
let onBack = (): void => undefined;

const { subscribe, tell } = new Listeners();

function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  if (unreachable) return 'unreachable';
  return slow > 0 ? 'slow' : 'fine';
}

/** A gateway that does not reach the server says so in its place. */
const isCut = (error: unknown) =>
  error instanceof TypeError || (ServerError.is(error) && [502, 503, 504].includes(error.statusCode));

function lose(): void {
  if (unreachable) return;
  unreachable = true;
  pause = RETRY_MS.first;
  retry = setTimeout(tryAgain, pause);
  tell();
}

function find(): void {
  clearTimeout(retry);
  if (!unreachable) return;
  unreachable = false;
  tell();
  onBack();
}

/** Looks whether the server is there, and until it is, again and again. */
export function tryAgain(): void {
  clearTimeout(retry);
  const later = () => {
    pause = Math.min(2 * pause, RETRY_MS.longest);
    retry = setTimeout(tryAgain, pause);
  };
  fetch('/health', { cache: 'no-store' }).then(({ ok }) => (ok ? find() : later()), later);
}

/** Notes of every operation whether it reached the server, and how long that took. */
export const connectionLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        slow += 1;
        tell();
      }, SLOW_MS);
      const answer = forward(operation).subscribe({
        next: (result) => {
          find();
          observer.next(result);
        },
        error: (error: unknown) => {
          if (isCut(error)) lose();
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => {
        answer.unsubscribe();
        clearTimeout(timer);
        if (!late) return;
        slow -= 1;
        tell();
      };
    }),
);

/** Watches the connection for a client: what could not be loaded without it is asked for again once it is back. */
export function watchConnection(client: ApolloClient): void {
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    if (unreachable) tryAgain();
  });
  onBack = () => {
    for (const query of client.getObservableQueries()) {
      // Where it fails again, it says so itself.
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  };
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection);
