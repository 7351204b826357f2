import { allKinds } from '@polyphony/domain/kinds/index.js';
import { bookableEvent, book } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { storeSome } from '../support/library.js';

/** Does something once for each server, when it is first needed. */
export function oncePerServer<T>(run: (server: RunningServer) => Promise<T>): (server: RunningServer) => Promise<T> {
  const done = new WeakMap<RunningServer, Promise<T>>();
  return (server) => {
    const result = done.get(server) ?? run(server);
    done.set(server, result);
    return result;
  };
}

/** Adds a record, the kind's example, of each kind that has none: the demo content knows no kind that is new. */
async function addExamples({ admin }: RunningServer): Promise<void> {
  for (const { plural, names, example, noCreate } of allKinds) {
    const { rows } = await admin.ask<{ rows: unknown[] }>(`{ ${plural}(pageSize: 1) { rows { id } } }`);
    if (rows.length > 0 || noCreate) continue;
    const made = await admin.ask<{ success: boolean; message: string }>(
      `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) { success message } }`,
      { input: example.en },
    );
    if (!made.success) throw new Error(`${names.create}: ${made.message}`);
  }
}

/** Adds what the demo content lacks: a booking, files, and kinds without a record. */
export const addContent = oncePerServer(async (server) => {
  await book((await visitorAccount(server)).client, await bookableEvent(server));
  await storeSome(server);
  await addExamples(server);
});
