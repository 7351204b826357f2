import { allKinds, kinds } from '@polyphony/domain/kinds/index.js';
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

/** The id of the newest record of a list; of files, of a picture. */
async function newest({ admin }: RunningServer, plural: string): Promise<string | undefined> {
  const filter = plural === kinds.file.plural ? ', filter: { fileKind: IMAGES }' : '';
  const { rows } = await admin.request<{ rows: { id: string }[] }>(
    `{ ${plural}(pageSize: 1${filter}) { rows { id } } }`,
  );
  return rows[0]?.id;
}

/**
 * Adds a record, the kind's example, of each kind that has none: the demo content knows no kind that is new. It refers to
 * records of kinds that are before it in the registry.
 */
async function addExamples(server: RunningServer): Promise<void> {
  for (const { plural, names, example, noCreate, references } of allKinds) {
    if (noCreate || (await newest(server, plural))) continue;
    const input: Record<string, unknown> = { ...example.en };
    for (const [field, { kind }] of Object.entries(references))
      if (field in input) input[field] = await newest(server, kinds[kind].plural);
    const payload = await server.admin.request<{ success: boolean; message: string }>(
      `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) { success message } }`,
      { input },
    );
    if (!payload.success) throw new Error(`${names.create}: ${payload.message}`);
  }
}

/** Adds what the demo content lacks: a booking, files, and kinds without a record. */
export const addContent = oncePerServer(async (server) => {
  await book((await visitorAccount(server)).client, await bookableEvent(server));
  await storeSome(server);
  await addExamples(server);
});
