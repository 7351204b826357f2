import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import mongoose from 'mongoose';
import { AuditIntentModel } from '../../audit/auditEntry.js';
import { createSchema } from '../../start/schema.js';
import { failingCommand } from '../measures/failingCommands.js';
import { callsOf } from '../records/kindCalls.js';
import { shareOf } from '../records/kindsUnderTest.js';
import { RecordMaker } from '../records/recordMaker.js';
import { turn } from '../runs/turn.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';
import type { AnyDocument } from '../clients/typedDocument.js';
import { visitorAccount } from '../clients/visitorAccounts.js';
import { documentOf, operationsOf, type Operation } from './surface.js';

/**
 * Class: a transient database failure that stops the server. Fails each command of each operation, one per run: the
 * request gets an error, no unhandled rejection follows (it would fail this file), and the next request succeeds.
 */
let api: TestApi;
let visitor: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  visitor = (await visitorAccount(api)).client;
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

/**
 * Limit of the commands of an operation that are failed, one per run; only lists of all kinds in all languages have
 * more.
 */
const MOST_COMMANDS = 40;

/** Kinds without rules of their own behave like these. */
const WRITTEN: readonly string[] = ['event', 'eventCategory', 'file', 'language', 'role'];
const isWritten = ({ name }: AnyKind) => WRITTEN.includes(name);
/** Number of the others that are read in one run: the next run reads the next ones. */
const READ_PER_RUN = 5;
const readKinds = shareOf(
  allKinds.filter((kind) => !isWritten(kind)),
  READ_PER_RUN,
  turn,
);
/** The result of a request: its status, and whether it reports an error. */
interface Outcome {
  readonly status: number;
  readonly refused: boolean;
}

const graphql = async (client: TestClient, document: AnyDocument, variables: object): Promise<Outcome> => {
  const { status, data, errors } = await client.graphql(document, variables);
  return { status, refused: errors.length > 0 || /"success":false/.test(JSON.stringify(data)) };
};

/**
 * Clears caches and leases, so that each attempt sends the same commands, and what the failed one before has left in the
 * audit trail, which the server would settle in the background during a later one.
 */
async function afresh(): Promise<void> {
  await Promise.all(allKinds.map(({ name }) => api.services.stamps.changed(name)));
  await mongoose.connection.collection('leases').deleteMany({});
  await AuditIntentModel.deleteMany({});
}

/** After a file was deleted, before its objects are: the sweep removes them later, and the deletion is done. */
const SWEPT = 'find whether a record is in the bin';

/** The commands that failed although the request succeeded. */
async function unnoticed(request: () => Promise<() => Promise<Outcome>>): Promise<string[]> {
  const found: string[] = [];
  for (let n = 0; n < MOST_COMMANDS; n += 1) {
    const send = await request();
    await afresh();
    const { result, failed } = await failingCommand(n, send);
    if (failed === null) {
      expect(result.status).toBeLessThan(500);
      return found;
    }
    if (!result.refused && result.status < 400 && failed !== SWEPT) found.push(failed);
    expect((await api.visitor.graphql('{ publishedLanguages { code } }')).errors).toEqual([]);
  }
  return found;
}

describe.each([...allKinds.filter(isWritten), ...readKinds])('$plural', (kind) => {
  const ids: string[] = [];
  beforeAll(async () => {
    await maker.makeReferenced(kind);
    ids.push((await maker.created(kind)).record.id);
  });
  const reads: readonly string[] = [kind.plural, kind.name, kind.names.options];
  const names = [...callsOf(kind, new RecordMaker(undefined as never)).keys()].filter(
    (name) => isWritten(kind) || reads.includes(name),
  );

  test.each(names)('%s reports each database command that fails', async (name) => {
    const call = callsOf(kind, maker).get(name)!;
    const found = await unnoticed(async () => {
      const id = call.deletes ? (await maker.created(kind)).record.id : ids[0]!;
      const variables = call.variables(id);
      return () => graphql(api.admin, call.document, variables);
    });
    expect(found).toEqual([]);
  });
});

const others = operationsOf(createSchema()).filter(
  ({ kind, name }) =>
    kind === 'query' && !allKinds.some((one) => [one.name, one.plural, one.names.options].includes(name)),
);

test.each(others.map((operation) => [operation.name, operation] as const))(
  '%s reports each database command that fails',
  async (_, operation: Operation) => {
    const client = operation.gate === 'visitor' ? visitor : api.admin;
    const found = await unnoticed(() =>
      Promise.resolve(() => graphql(client, documentOf(operation), operation.variables)),
    );
    expect(found).toEqual([]);
  },
);

test.each(['/', '/event', '/news', '/api/client/event/list', '/api/client/event/category/list'])(
  'GET %s reports each database command that fails',
  async (path) => {
    const found = await unnoticed(() =>
      Promise.resolve(async () => {
        const response = await fetch(api.url + path);
        await response.body?.cancel();
        // Visitors see a page, also of an error.
        if (!path.startsWith('/api')) expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        return { status: response.status, refused: response.status >= 400 };
      }),
    );
    expect(found).toEqual([]);
  },
);
