import { rmSync } from 'node:fs';
import { Long, UUID } from 'bson';
import type { Document } from 'mongodb';
import { Engine } from '../../engine.js';
import { newFolder } from '../support/harness.js';
import { command, RawClient } from '../support/raw-client.js';

/** State that is remembered between commands, and for how long: cursors, sessions, the ends of transactions. */
const MINUTE = 60_000;
let folder: string;
let engine: Engine;
let client: RawClient;

const start = async (): Promise<void> => {
  engine = await Engine.start({ dataDir: folder, sync: false });
  client = await RawClient.open(engine.address);
};

beforeEach(async () => {
  folder = newFolder();
  await start();
});

afterEach(async () => {
  client.close();
  await engine.stop();
  rmSync(folder, { recursive: true });
});

async function run(body: Document): Promise<Document> {
  client.send(command({ ...body, $db: 'sessions' }));
  return (await client.reply()) ?? {};
}

const session = (): Document => ({ lsid: { id: new UUID() } });
const increment = (more: Document): Promise<Document> =>
  run({ update: 'things', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }], ...more });
const value = async (): Promise<unknown> => {
  const { cursor } = await run({ find: 'things', filter: { _id: 1 } });
  return (cursor as { firstBatch: Document[] }).firstBatch[0]?.n;
};

it('forgets a cursor that nobody has read for ten minutes', async () => {
  await run({ insert: 'things', documents: [{ _id: 1 }, { _id: 2 }, { _id: 3 }] });
  const { cursor } = await run({ find: 'things', batchSize: 1 });
  const more = { getMore: (cursor as Document).id as unknown, collection: 'things', batchSize: 1 };
  await engine.sweep(Date.now() + 9 * MINUTE);
  expect(await run(more)).toMatchObject({ ok: 1, cursor: { nextBatch: [{ _id: 2 }] } });
  await engine.sweep(Date.now() + 11 * MINUTE);
  expect(await run(more)).toMatchObject({ ok: 0, code: 43 });
});

it('forgets a session that has not been used for half an hour', async () => {
  const { lsid } = session();
  const write = { lsid: lsid as unknown, txnNumber: Long.fromNumber(1) };
  await increment(write);
  await engine.sweep(Date.now() + 29 * MINUTE);
  await increment(write);
  expect(await value()).toBe(1);
  await engine.sweep(Date.now() + 31 * MINUTE);
  await increment(write);
  expect(await value()).toBe(2);
});

it('forgets at endSessions, and aborts what the session was doing', async () => {
  const own = session();
  const statement = { ...own, txnNumber: Long.fromNumber(1), autocommit: false };
  expect(await increment({ ...statement, startTransaction: true })).toMatchObject({ ok: 1 });
  expect(await run({ endSessions: [own.lsid as unknown] })).toMatchObject({ ok: 1 });
  expect(await increment(statement)).toMatchObject({ ok: 0, code: 251, errorLabels: ['TransientTransactionError'] });
  expect(await value()).toBeUndefined();
});

it('repeats the reply to a retried commit whose first reply was lost, also after a restart', async () => {
  const statement = { ...session(), txnNumber: Long.fromNumber(1), autocommit: false };
  await increment({ ...statement, startTransaction: true });
  client.send(command({ commitTransaction: 1, ...statement, $db: 'admin' }));
  client.close();
  client = await RawClient.open(engine.address);
  const commit = { commitTransaction: 1, ...statement };
  const again = await run(commit);
  expect(again).toMatchObject({ ok: 1 });
  expect(await value()).toBe(1);
  expect(await run({ abortTransaction: 1, ...statement })).toMatchObject({ ok: 0, code: 256 });
  await engine.stop();
  await start();
  expect(await run(commit)).toMatchObject({ ok: 1 });
  expect(await value()).toBe(1);
  expect(await run({ ...commit, txnNumber: Long.fromNumber(2) })).toMatchObject({ ok: 0, code: 251 });
});
