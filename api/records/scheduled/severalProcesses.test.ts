import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { AuditEntryModel } from '../../audit/auditEntry.js';
import { Closing } from '../../platform/process/closing.js';
import { countedPace } from '../../testing/measures/work.js';
import { modulesUnderTest } from '../../testing/records/kindsUnderTest.js';
import { learningModules } from '../../testing/records/learningModule.js';
import { DraftedModules } from '../../testing/records/draftedModules.js';
import { eventually, patiently } from '../../testing/runs/eventually.js';
import { databaseUri } from '../../testing/server/serverProcess.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { StoredRecord } from '../schema/record.js';

/** Three processes over one database, each with a schedule of its own: this one and two that it starts. */

const BEFORE = '2027-03-01T08:00:00.000Z';
const DUE = '2027-03-01T08:01:00.000Z';
const JWT_SECRET = 'the-same-secret-for-every-process-of-one-house';
/** More than one batch. */
const RECORDS = 60;
const DRAFTS = 8;

const program = fileURLToPath(new URL('../../testing/server/appProcess.ts', import.meta.url));
const closing = new Closing();
let now = new Date(BEFORE);
let here: TestApi;
/** A record whose draft is due before the others start. */
let earlier: string;
let others: readonly [ChildProcess, ChildProcess];
const modules = new DraftedModules(() => here);

async function startOther(): Promise<ChildProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-schedule-'));
  closing.add(() => rm(folder, { recursive: true, force: true }));
  const env = { MONGODB_URI: databaseUri(), DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', JWT_SECRET, CLOCK: BEFORE };
  const child = fork(program, {
    env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['NODE_OPTIONS'], DEMO_CONTENT: '0', ...env },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  closing.add(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const died = ended.then(([code]) => Promise.reject(new Error(`The process ended with code ${code}.`)));
  await patiently(Promise.race([once(child, 'message'), died]));
  return child;
}

/** Sets the clock of another process, which then publishes what is due. */
async function publishIn(child: ChildProcess, clock: string): Promise<void> {
  const done = once(child, 'message');
  child.send({ clock });
  await patiently(done);
}

beforeAll(async () => {
  here = await startTestApi({ JWT_SECRET }, undefined, {
    pace: countedPace,
    modules: modulesUnderTest,
    now: () => now,
    alone: false,
  });
  closing.add(() => here.close());
  // The clock of this process does not reach the time, so the others find it when they start.
  now = new Date('2027-03-01T07:00:00.000Z');
  earlier = await modules.draft();
  await modules.scheduleDraft(earlier, '2027-03-01T07:30', await modules.type(earlier, { title: 'After a restart' }));
  others = await Promise.all([startOther(), startOther()]);
});
afterAll(() => closing.close());

// First: the others publish what is due themselves.
test('a process publishes at its start a draft that became due while none ran', async () => {
  await eventually(async () => (await modules.read(earlier)).version === 2);
});

test('each of many due records is published exactly once, with one entry in the audit trail', async () => {
  now = new Date(BEFORE);
  for (let n = 0; n < RECORDS; n += 1)
    expect(await modules.schedule(await modules.draft(), '2027-03-01T08:01')).toMatchObject({ success: true });
  const stored = () => learningModules.store.model.find({}).lean<StoredRecord[]>();
  const versions = new Map((await stored()).map(({ _id, version }) => [_id.toHexString(), version]));

  now = new Date(DUE);
  await Promise.all([here.publishDue(), ...others.map((child) => publishIn(child, DUE))]);

  for (const record of await stored()) {
    const id = record._id.toHexString();
    if (id === earlier) continue;
    expect(record).toMatchObject({ active: true, publishAt: null, version: (versions.get(id) ?? 0) + 1 });
    expect(await AuditEntryModel.countDocuments({ action: 'PUBLISH', 'target.id': id })).toBe(1);
  }
  expect(await AuditEntryModel.countDocuments({ action: 'PUBLISH' })).toBe(RECORDS);
});

test('each of many due drafts is published exactly once, with one entry in the audit trail', async () => {
  now = new Date(BEFORE);
  const ids: string[] = [];
  for (let n = 0; n < DRAFTS; n += 1) {
    const id = await modules.draft();
    const revision = await modules.type(id, { title: `Drafted ${n}` });
    expect(await modules.scheduleDraft(id, '2027-03-01T08:01', revision)).toMatchObject({ success: true });
    ids.push(id);
  }
  now = new Date(DUE);
  await Promise.all([here.publishDue(), ...others.map((child) => publishIn(child, DUE))]);
  for (const id of ids) {
    expect(await modules.read(id)).toMatchObject({ version: 2 });
    expect(await AuditEntryModel.countDocuments({ action: 'UPDATE', 'target.id': id })).toBe(1);
    expect(await modules.draftOf(id)).toMatchObject({ revision: null });
  }
});

test('a process that died with the lease does not stop the others from publishing', async () => {
  now = new Date(BEFORE);
  const id = await modules.draft();
  await modules.schedule(id, '2027-03-01T08:01');
  const name = `publish ${learningModules.store.kind.plural}`;
  const until = new Date(Date.now() + 300);
  const leases = mongoose.connection.collection<{ _id: string; holder: string; until: Date }>('leases');
  await leases.insertOne({ _id: name, holder: 'a process that died', until });
  await publishIn(others[0], DUE);
  expect(await modules.read(id)).toMatchObject({ active: true });
});
