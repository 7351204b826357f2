import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { auditVerify } from '../start/auditVerify.js';
import { createLogger } from '../platform/log/logger.js';
import { commandsOf, contentCommandsOf } from '../testing/measures/commands.js';
import { failingOnce } from '../testing/measures/failingCommands.js';
import { gql } from '../testing/generated/gql.js';
import { createEventCategory, createLanguage } from '../testing/records/createRecord.js';
import { settledTrail } from '../testing/records/settledTrail.js';
import { ADMIN, startTestApi, type TestApi } from '../testing/server/testApi.js';
import { AuditEntryModel, AuditIntentModel } from './auditEntry.js';
import { entryHash, verifyChain, type ChainedEntry } from './chain.js';
import { entriesAdded, note, recorded, settleAbandoned, settling } from './trail.js';
import { lineOf, storedTrail } from './trailFile.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const origin = { session: null, ip: '10.1.1.1', userAgent: 'test', requestId: 'request-1' };
const target = { kind: 'role', id: null, label: 'Editor' };
const last = async () => (await settledTrail()).findOne().sort({ seq: -1 }).lean();
const count = async () => (await settledTrail()).countDocuments();
const ENTRIES = gql(`
  query EntriesOfTrail($filter: AuditFilter) {
    auditEntries(pageSize: 100, filter: $filter) {
      rows {
        seq action outcome actor { name role } target { kind label } from { ip } changes { field before after } hash
      }
      pageInfo { totalItemsCount }
    }
  }
`);

test('a write of an audited kind is recorded with who, what and from where', async () => {
  const CREATE =
    'mutation { createLanguage(input: { name: "French", code: "fr", appLangCode: "fra" }) { success language { id version } } }';
  const { createLanguage } = (await api.admin.graphql(CREATE)).data as unknown as {
    createLanguage: { language: { id: string } };
  };
  const { id } = createLanguage.language;
  await api.admin.graphql(`mutation { updateLanguage(id: "${id}", input: { name: "Français" }) { success } }`);
  await api.admin.graphql(`mutation { toggleLanguageRtl(id: "${id}") { success } }`);
  await api.admin.graphql(`mutation { deleteLanguage(id: "${id}") { success } }`);

  const { data } = await api.admin.graphql(ENTRIES, { filter: { kind: 'language' } });
  const { rows } = data?.['auditEntries'] as unknown as { rows: Record<string, unknown>[] };
  expect(rows.map(({ action }) => action)).toEqual(['DELETE', 'TOGGLE', 'UPDATE', 'CREATE']);
  expect(rows[2]).toMatchObject({
    outcome: 'DONE',
    actor: { name: 'Super Admin', role: 'Super Admin' },
    target: { kind: 'language', label: 'Français' },
    changes: [{ field: 'name', before: '"French"', after: '"Français"' }],
  });
  expect(rows[1]).toMatchObject({ changes: [{ field: 'rtl', before: 'false', after: 'true' }] });
});

test('the trail can be filtered by a record, or without sessions', async () => {
  const { id } = await createLanguage(api.admin, { name: 'Spanish', code: 'es' });
  await api.admin.request(`mutation { updateLanguage(id: "${id}", input: { name: "Castilian" }) { success } }`);
  const entries = async (filter: object) => (await api.admin.request(ENTRIES, { filter })).rows;
  const own = await entries({ targetId: id });
  expect(own.map(({ action, target }) => [action, target?.label])).toEqual([
    ['UPDATE', 'Castilian'],
    // It is switched on.
    ['TOGGLE', 'Spanish'],
    ['CREATE', 'Spanish'],
  ]);
  expect(await entries({ targetId: '0'.repeat(24) })).toEqual([]);
  expect((await entries({})).some(({ target }) => target.kind === 'session')).toBe(true);
  const others = await entries({ withoutSessions: true });
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter(({ target }) => target.kind === 'session')).toEqual([]);
});

test('a write that is refused leaves no entry and no intent', async () => {
  const before = await count();
  const { data } = await api.admin.graphql(
    'mutation { createLanguage(input: { name: "English again", code: "en" }) { success } }',
  );
  expect(data).toEqual({ createLanguage: { success: false } });
  expect([await count(), await AuditIntentModel.countDocuments()]).toEqual([before, 0]);
});

test('sign-ins are recorded, refused ones too, and no password ever', async () => {
  const signIn = (password: string) =>
    api.visitor.graphql(`mutation { signIn(identifier: "${ADMIN.email}", password: "${password}") { success } }`);
  await signIn('Wrong-password-1');
  expect(await last()).toMatchObject({
    action: 'SIGN_IN',
    outcome: 'REFUSED',
    actor: null,
    target: { label: ADMIN.email },
  });
  await signIn(ADMIN.password);
  expect(await last()).toMatchObject({ action: 'SIGN_IN', outcome: 'DONE', actor: { name: 'Super Admin' } });
  const everything = JSON.stringify(await AuditEntryModel.find().lean());
  expect(everything).not.toMatch(/Wrong-password-1|argon2/);
  expect(everything).not.toContain(ADMIN.password);
});

test('entries written at once make one chain without a gap', async () => {
  const before = await count();
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => note(origin, { action: 'UPDATE', target: { ...target, label: `Role ${i}` } })),
  );
  expect(await count()).toBe(before + 40);
  expect((await verifyChain(storedTrail())).fault).toBeNull();
});

test('entries that are added at once cost one insert, chained to the last one of this process', async () => {
  const commands = await commandsOf(() =>
    Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        note(origin, { action: 'UPDATE', target: { ...target, label: `Role ${i}` } }),
      ),
    ),
  );
  expect(commands).toEqual(['insert auditEntries']);
});

test('entries that another process gets in before are followed by those that had to wait', async () => {
  const before = await count();
  const { collection } = AuditEntryModel;
  const insert = collection.insertMany.bind(collection);
  collection.insertMany = async (docs) => {
    collection.insertMany = insert;
    const { _id, ...entry } = docs[0] as unknown as ChainedEntry & { _id: unknown };
    const theirs = { ...entry, action: 'THEIRS' };
    await collection.insertOne({
      ...theirs,
      hash: entryHash(theirs.seq, theirs.previousHash, theirs),
      intentId: null,
    });
    return insert(docs);
  };
  await Promise.all([note(origin, { action: 'UPDATE', target }), note(origin, { action: 'DELETE', target })]);
  const added = await AuditEntryModel.find({ seq: { $gt: before } })
    .sort({ seq: 1 })
    .lean();
  expect(added.map(({ action }) => action)).toEqual(['THEIRS', 'UPDATE', 'DELETE']);
  expect((await verifyChain(storedTrail())).fault).toBeNull();
});

test('a switch waits for one commit, which also holds what will be in the trail', async () => {
  const { id } = await createEventCategory(api.admin, { name: 'Walks' });
  await entriesAdded();
  const toggle = () => api.admin.request(`mutation { toggleEventCategoryActive(id: "${id}") { success } }`);
  expect(await contentCommandsOf(toggle)).toEqual([
    'find eventCategories',
    'findAndModify eventCategories',
    'insert revisions',
    'insert auditIntents',
    'commitTransaction 1',
  ]);
  expect(await last()).toMatchObject({ action: 'TOGGLE', outcome: 'DONE', target: { id, label: 'Walks' } });
  expect(await AuditIntentModel.countDocuments()).toBe(0);
});

test('an entry is found by its intent with the index', async () => {
  const { queryPlanner } = await AuditEntryModel.collection
    .find(settling(new Types.ObjectId()))
    .explain('queryPlanner');
  expect(JSON.stringify(queryPlanner)).toContain('"intentId_1"');
});

test('a write that throws leaves nothing behind', async () => {
  const before = await count();
  const followed: string[] = [];
  const write = () => Promise.reject<string>(new Error('disk'));
  const failing = recorded(origin, { action: 'UPDATE', target }, write, (result) => followed.push(result));
  await expect(failing).rejects.toThrow('disk');
  expect(followed).toEqual([]);
  expect([await count(), await AuditIntentModel.countDocuments()]).toEqual([before, 0]);
});

test('what follows from a write also runs when its entry cannot be added, which is reported', async () => {
  const followed: string[] = [];
  const write = () => Promise.resolve('written');
  await failingOnce('insert auditEntries', async () => {
    const failing = recorded(origin, { action: 'UPDATE', target }, write, (result) => followed.push(result));
    await expect(failing).rejects.toThrow('This command fails for a test.');
  });
  expect(followed).toEqual(['written']);
  expect(await AuditIntentModel.countDocuments()).toBe(1);
  await AuditIntentModel.deleteMany();
});

test('the pending write of a killed process becomes one entry with an unknown outcome', async () => {
  const at = new Date(Date.now() - 10 * 60_000);
  const { session: _, ...from } = origin;
  await AuditIntentModel.collection.insertOne({
    _id: new Types.ObjectId(),
    ...{ at, action: 'DELETE', outcome: 'UNKNOWN', actor: null, target, from, changes: [] },
  });
  const before = await count();
  const log = createLogger('silent');
  await Promise.all([settleAbandoned(log), settleAbandoned(log)]);
  expect([await count(), await AuditIntentModel.countDocuments()]).toEqual([before + 1, 0]);
  expect(await last()).toMatchObject({ action: 'DELETE', outcome: 'UNKNOWN' });
});

test('the committed writes of a killed process become entries of what was done, in one series', async () => {
  const at = new Date(Date.now() - 10 * 60_000);
  const { session: _, ...from } = origin;
  const intents = ['One', 'Two'].map((label) => ({
    ...{ _id: new Types.ObjectId(), at, action: 'DELETE', outcome: 'DONE', actor: null, from, changes: [] },
    ...{ target: { ...target, label }, series: 'cut off DELETE role' },
  }));
  await AuditIntentModel.collection.insertMany(intents);
  await settleAbandoned(createLogger('silent'));
  expect(await AuditIntentModel.countDocuments()).toBe(0);
  const added = await AuditEntryModel.find({ series: 'cut off DELETE role' }).sort({ seq: 1 }).lean();
  expect(added.map(({ outcome, continues, target: { label } }) => [outcome, continues, label])).toEqual([
    ['DONE', undefined, 'One'],
    ['DONE', true, 'Two'],
  ]);
  expect((await verifyChain(storedTrail())).fault).toBeNull();
});

test('only holders of VIEW_AUDIT_LOG read the trail', async () => {
  const [viewer, other] = [await api.signIn.as('Auditor'), await api.staff('VIEW_ALL_STAFFS')];
  expect((await viewer.graphql(ENTRIES)).errors).toEqual([]);
  expect((await other.graphql(ENTRIES)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await api.visitor.graphql(ENTRIES)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

describe('the verifier', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trail-'));
    let text = '';
    for await (const entry of storedTrail()) text += lineOf(entry);
    await writeFile(join(folder, 'whole.jsonl'), text);
    await writeFile(join(folder, 'changed.jsonl'), text.replace('"SIGN_IN"', '"SIGN_UP"'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const verify = async (...args: string[]) => {
    const lines: string[] = [];
    return { code: await auditVerify(args, {}, (line) => lines.push(line)), text: lines.join('\n') };
  };

  test('finds an exported trail whole, and its head again later', async () => {
    const { code, text } = await verify(join(folder, 'whole.jsonl'));
    expect([code, text]).toEqual([0, expect.stringContaining('The audit trail is whole')]);
    const head = /last one (\d+:[0-9a-f]{64})/.exec(text)?.[1] ?? '';
    expect((await verify(join(folder, 'whole.jsonl'), `--head=${head}`)).code).toBe(0);

    const lines = (await readFile(join(folder, 'whole.jsonl'), 'utf8')).trimEnd().split('\n');
    await writeFile(join(folder, 'cut.jsonl'), `${lines.slice(0, -1).join('\n')}\n`);
    expect((await verify(join(folder, 'cut.jsonl'), `--head=${head}`)).code).toBe(2);
  });

  test('names the entry that was changed', async () => {
    const { code, text } = await verify(join(folder, 'changed.jsonl'));
    expect([code, text]).toEqual([1, expect.stringMatching(/broken\. Entry \d+ was changed/)]);
  });

  test('exports all of a trail that was changed, and reports an export that cannot be written', async () => {
    const [changed, copy] = [join(folder, 'changed.jsonl'), join(folder, 'copy.jsonl')];
    expect((await verify(changed, `--export=${copy}`)).code).toBe(1);
    expect(await readFile(copy, 'utf8')).toBe(await readFile(changed, 'utf8'));
    for (const path of [copy, join(folder, 'nowhere', 'copy.jsonl')]) {
      const { code, text } = await verify(join(folder, 'whole.jsonl'), `--export=${path}`);
      expect([code, text]).toEqual([2, expect.stringContaining(`could not be verified: E`)]);
      expect(text).toContain(path);
    }
  });

  test('reports a file that is not an audit trail', async () => {
    await writeFile(join(folder, 'other.txt'), 'hello\n');
    expect(await verify(join(folder, 'other.txt'))).toEqual({ code: 2, text: expect.stringContaining('line 1') });
  });
});
