import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { Types } from 'mongoose';
import { AuditIntentModel } from '../../audit/auditEntry.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import type { AuditFacts } from '../../audit/chain.js';
import { entriesAdded, settleAbandoned } from '../../audit/trail.js';
import { createLogger } from '../../platform/log/logger.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { failingOnce } from '../../testing/measures/failingCommands.js';
import { countedPace } from '../../testing/measures/work.js';
import { bulkOperationsOf } from '../../testing/records/bulkOperations.js';
import { modulesUnderTest } from '../../testing/records/kindsUnderTest.js';
import { learningModule, learningModules } from '../../testing/records/learningModule.js';
import { Modules } from '../../testing/records/modules.js';
import { eventually } from '../../testing/runs/eventually.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Drafts, schedules, publications and withdrawals of a kind with `publishing`, with a clock of its own. */

const NOW = '2027-03-01T08:00:00.000Z';
/** Ten on the next morning in Berlin. */
const TIME = '2027-03-02T10:00';
const MOMENT = '2027-03-02T09:00:00.000Z';

let now = new Date(NOW);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ SITE_TIME_ZONE: 'Europe/Berlin' }, undefined, {
    pace: countedPace,
    modules: modulesUnderTest,
    now: () => now,
  });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(NOW);
});

const bulk = bulkOperationsOf(learningModule);
const modules = new Modules(() => api);
const draft = () => modules.draft();
const read = (id: string) => modules.read(id);
const schedule = (id: string, at = TIME, client?: TestClient) => modules.schedule(id, at, client);
const toggle = (id: string, to: boolean | null) => modules.toggle(id, to);
const listVisible = () => modules.listVisible();
const entriesOf = async (id: string) =>
  (await settledTrail()).find({ 'target.id': id }).sort({ seq: 1 }).lean<AuditFacts[]>();
const latestOf = async (id: string) => (await entriesOf(id)).at(-1);
const dueAt = async (moment: string) => {
  now = new Date(moment);
  await api.publishDue();
};

test('a new record is a draft, which visitors do not see', async () => {
  const id = await draft();
  expect(await read(id)).toMatchObject({ active: false, publishingState: 'DRAFT', firstPublishedAt: null });
  expect(await listVisible()).not.toContain(id);
});

test('the server publishes a scheduled record when its time comes, and not a moment before', async () => {
  const id = await draft();
  expect(await schedule(id)).toMatchObject({
    success: true,
    message: messages.scheduled('labels.module'),
    record: { active: false, publishingState: 'SCHEDULED', publishAt: MOMENT, scheduledBy: 'Super Admin' },
  });
  await dueAt('2027-03-02T08:59:59.999Z');
  expect(await listVisible()).not.toContain(id);
  await dueAt(MOMENT);
  // The list that visitors' clients have cached is not sent any more.
  expect(await listVisible()).toContain(id);
  expect(await read(id)).toMatchObject({
    active: true,
    publishingState: 'PUBLISHED',
    publishAt: null,
    scheduledBy: null,
    firstPublishedAt: MOMENT,
    updatedBy: 'Super Admin',
  });
});

test('the audit trail says who scheduled what was published, and that the server did it', async () => {
  const editor = await api.staff('VIEW_ALL_EVENT_DIFFICULTIES', 'TOGGLE_ACTIVE_EVENT_DIFFICULTY');
  const id = await draft();
  await schedule(id, TIME, editor);
  const scheduled = await latestOf(id);
  expect(scheduled).toMatchObject({ action: 'SCHEDULE', outcome: 'DONE' });
  expect(scheduled?.changes).toEqual([{ field: 'publishAt', before: null, after: JSON.stringify(MOMENT) }]);
  await dueAt(MOMENT);
  const published = await latestOf(id);
  expect(published).toMatchObject({
    action: 'PUBLISH',
    outcome: 'DONE',
    actor: scheduled?.actor,
    from: { ip: '', userAgent: null, requestId: 'schedule' },
  });
  expect(published?.changes).toEqual([
    { field: 'active', before: 'false', after: 'true' },
    { field: 'publishAt', before: JSON.stringify(MOMENT), after: null },
  ]);
});

test.each([
  ['in the past', '2027-03-01T08:59', messages.schedulePast('2027-03-01', '09:00', 'Europe/Berlin')],
  ['that clocks skip', '2027-03-28T02:30', messages.scheduleSkipped('02:30', '2027-03-28', 'Europe/Berlin')],
  ['that clocks show twice', '2027-10-31T02:30', messages.scheduleTwice('02:30', '2027-10-31', 'Europe/Berlin')],
  ['that is none', 'tomorrow', messages.scheduleIncomplete],
])('the server refuses a time %s on the field publishAt, and changes nothing', async (_, at, message) => {
  const id = await draft();
  await schedule(id);
  const [before, entries] = [await read(id), await entriesOf(id)];
  expect(await schedule(id, at)).toMatchObject({ success: false, errors: [{ field: 'publishAt', message }] });
  const many = await api.admin.request(bulk.schedule, { ids: [id], at });
  expect(many).toMatchObject({ success: false, errors: [{ field: 'publishAt', message }], results: [] });
  expect(await read(id)).toEqual(before);
  expect(await entriesOf(id)).toEqual(entries);
});

test('the server refuses to schedule what is published, until it is withdrawn', async () => {
  const id = await draft();
  await toggle(id, true);
  expect(await schedule(id)).toMatchObject({ success: false, message: messages.schedulePublished, errors: [] });
  expect((await toggle(id, false)).record).toMatchObject({ publishingState: 'WITHDRAWN', firstPublishedAt: NOW });
  expect(await listVisible()).not.toContain(id);
  expect((await schedule(id)).record?.publishingState).toBe('SCHEDULED');
  await dueAt(MOMENT);
  expect(await read(id)).toMatchObject({ publishingState: 'PUBLISHED', firstPublishedAt: NOW });
});

test.each([
  ['is turned on', true, 'PUBLISHED', 'TOGGLE'],
  ['is flipped, as by REST', null, 'PUBLISHED', 'TOGGLE'],
  ['is turned off', false, 'DRAFT', 'UNSCHEDULE'],
])('a schedule ends when the switch of its record %s', async (_, to, state, action) => {
  const id = await draft();
  await schedule(id);
  expect((await toggle(id, to)).record).toMatchObject({ publishingState: state, publishAt: null, scheduledBy: null });
  expect(await latestOf(id)).toMatchObject({ action, actor: { name: 'Super Admin' } });
  const after = await read(id);
  await dueAt('2027-04-01T00:00:00Z');
  expect(await read(id)).toEqual(after);
});

test('a switch that is as wanted already is not written', async () => {
  const id = await draft();
  const before = await read(id);
  expect(await toggle(id, false)).toMatchObject({ success: true, record: before });
});

test('a change of the texts keeps the schedule', async () => {
  const id = await draft();
  await schedule(id);
  await api.admin.request(
    'mutation ($id: ID!) { updateLearningModule(id: $id, input: { title: "Another title" }) { success } }',
    {
      id,
    },
  );
  expect(await read(id)).toMatchObject({ publishingState: 'SCHEDULED', publishAt: MOMENT });
  await dueAt(MOMENT);
  expect(await listVisible()).toContain(id);
});

test('several records are scheduled, published and withdrawn at once, each with its result', async () => {
  const [one, other, published] = [await draft(), await draft(), await draft()];
  await toggle(published, true);
  const { results: scheduled } = await api.admin.request(bulk.schedule, { ids: [one, other, published], at: TIME });
  expect(scheduled).toMatchObject([
    { success: true, changed: true },
    { success: true, changed: true },
    { success: false, message: messages.schedulePublished },
  ]);
  const setAll = (to: boolean) => api.admin.request(bulk.toggle('active'), { ids: [one, published], to });
  expect((await setAll(true)).results).toMatchObject([{ changed: true }, { success: true, changed: false }]);
  expect((await setAll(false)).results).toMatchObject([{ changed: true }, { changed: true }]);
  expect((await read(one)).publishingState).toBe('WITHDRAWN');
  expect((await read(other)).publishingState).toBe('SCHEDULED');
});

test('a list can be narrowed to each state, also together with its other status', async () => {
  const [isDraft, isScheduled, isPublished, isWithdrawn] = [await draft(), await draft(), await draft(), await draft()];
  await schedule(isScheduled);
  await toggle(isPublished, true);
  await toggle(isWithdrawn, true);
  await toggle(isWithdrawn, false);
  const ids = { DRAFT: isDraft, SCHEDULED: isScheduled, PUBLISHED: isPublished, WITHDRAWN: isWithdrawn };
  for (const [publishing, id] of Object.entries(ids)) {
    const rows = await modules.list({ publishing });
    expect(rows.map((row) => row.id)).toContain(id);
    expect(new Set(rows.map(({ publishingState }) => publishingState))).toEqual(new Set([publishing]));
  }
  expect(await modules.list({ publishing: 'DRAFT', status: 'ACTIVE' })).toEqual([]);
});

test.each([
  ['translate', 'TRANSLATE_EVENT_DIFFICULTY'],
  ['edit', 'EDIT_EVENT_DIFFICULTY'],
  ['list', 'VIEW_ALL_EVENT_DIFFICULTIES'],
] as const)('members of staff who may only %s cannot schedule', async (_, permission) => {
  const client = await api.staff(permission);
  const id = await draft();
  for (const query of [
    `mutation { scheduleLearningModule(id: "${id}", at: "${TIME}") { success } }`,
    `mutation { scheduleLearningModules(ids: ["${id}"], at: "${TIME}") { success } }`,
  ]) {
    const { errors } = await client.graphql(query);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  }
  expect((await read(id)).publishingState).toBe('DRAFT');
});

test('visitors learn when a record was published, and nothing of schedules', async () => {
  const id = await draft();
  await toggle(id, true);
  const query = (field: string) => `{ publishedLearningModule(id: "${id}") { ${field} } }`;
  expect(await api.visitor.request(query('firstPublishedAt'))).toEqual({ firstPublishedAt: NOW });
  for (const field of ['publishAt', 'scheduledBy', 'publishingState']) {
    expect((await api.visitor.graphql(query(field))).errors).not.toEqual([]);
  }
});

test('the server publishes all that became due while no process ran, in more than one batch', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 51; n += 1) ids.push(await draft());
  // As a process left them that is gone: nothing wakes this one.
  const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
  await learningModules.store.model.collection.updateMany({ _id }, { $set: { publishAt: new Date(MOMENT) } });
  await dueAt('2027-03-09T00:00:00Z');
  expect(await listVisible()).toEqual(expect.arrayContaining(ids));
  expect(await latestOf(ids[0] ?? '')).toMatchObject({ action: 'PUBLISH', actor: null });
});

test('a process that dies between the publication and its entry neither loses nor repeats it', async () => {
  const id = await draft();
  await schedule(id);
  // Work done by a dead process: the intent is stored with the record; the entry is not.
  now = new Date(MOMENT);
  await failingOnce('insert audit trail', async () => {
    await api.publishDue();
    await entriesAdded();
  });
  expect(await read(id)).toMatchObject({ publishingState: 'PUBLISHED', firstPublishedAt: MOMENT });
  const version = (await read(id)).version;
  await dueAt('2027-03-02T10:00:00Z');
  expect((await read(id)).version).toBe(version);
  await AuditIntentModel.updateMany({ 'target.id': id }, { at: new Date(0) });
  await settleAbandoned(createLogger('silent'));
  expect((await entriesOf(id)).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    'CREATE DONE',
    'SCHEDULE DONE',
    'PUBLISH DONE',
  ]);
});

test('the app publishes by itself when the time has come', async () => {
  const id = await draft();
  now = new Date(Date.parse(MOMENT) - 40);
  await schedule(id);
  now = new Date(MOMENT);
  await eventually(async () => (await read(id)).publishingState === 'PUBLISHED');
});
