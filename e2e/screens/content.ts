import { bookableEvent, book } from '../../api/testing/bookings.js';
import type { RunningServer } from '../../api/testing/runningServer.js';
import { visitorAccount } from '../../api/testing/visitorAccounts.js';
import { storeSome } from '../library.js';

/** Does something once for each server, when it is first needed. */
export function oncePerServer<T>(run: (server: RunningServer) => Promise<T>): (server: RunningServer) => Promise<T> {
  const done = new WeakMap<RunningServer, Promise<T>>();
  return (server) => {
    const result = done.get(server) ?? run(server);
    done.set(server, result);
    return result;
  };
}

/** Adds what the demo content lacks: a booking, and files. */
export const addContent = oncePerServer(async (server) => {
  await book((await visitorAccount(server)).client, await bookableEvent(server));
  await storeSome(server);
});
