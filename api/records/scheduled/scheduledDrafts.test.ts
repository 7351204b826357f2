import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { Types } from 'mongoose';
import { settledTrail } from '../../testing/records/settledTrail.js';
import type { AuditFacts } from '../../audit/chain.js';
import { RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { failingOnce } from '../../testing/measures/failingCommands.js';
import { countedPace } from '../../testing/measures/work.js';
import { DraftedModules } from '../../testing/records/draftedModules.js';
import { modulesUnderTest } from '../../testing/records/kindsUnderTest.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { findDraft } from '../drafts/draft.js';
import { createArabic } from '../../testing/records/createRecord.js';

/** Drafts that are published at a time, by a clock of the test. */

const NOW = '2027-03-01T08:00:00.000Z';
/** Ten on the next morning in Berlin. */
const TIME = '2027-03-02T10:00';
const MOMENT = '2027-03-02T09:00:00.000Z';
const EDITOR = ['VIEW_ALL_EVENT_DIFFICULTIES', 'EDIT_EVENT_DIFFICULTY'] as const;

let now = new Date(NOW);
let api: TestApi;
const modules = new DraftedModules(() => api);

beforeAll(async () => {
  api = await startTestApi({ SITE_TIME_ZONE: 'Europe/Berlin' }, undefined, {
    pace: countedPace,
    modules: modulesUnderTest,
    now: () => now,
  });
  await createArabic(api.admin);
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(NOW);
});

const dueAt = async (moment: string) => {
  now = new Date(moment);
  await api.publishDue();
};

/** A published module with a scheduled draft of its title. */
async function scheduled(title: string, client: TestClient = api.admin): Promise<string> {
  const id = await modules.draft();
  await modules.toggle(id, true);
  const { success, message } = await modules.scheduleDraft(id, TIME, await modules.type(id, { title }, client), client);
  expect([success, message]).toEqual([true, messages.scheduled('labels.module')]);
  return id;
}

const stored = (id: string) => findDraft(new Types.ObjectId(id));

async function takeSlug(id: string): Promise<void> {
  await modules.update(await modules.draft(), { slug: `kept-${id}` });
}

const schedulerOf = async (id: string) =>
  UserModel.findById((await stored(id))?.schedule?.by.id)
    .orFail()
    .lean();

async function revoke(id: string): Promise<void> {
  const { roleId } = await schedulerOf(id);
  await RoleModel.updateOne({ _id: roleId }, { $set: { permissionIds: [] } });
}

async function removeAccount(id: string): Promise<void> {
  const { _id } = await schedulerOf(id);
  await UserModel.deleteOne({ _id });
}

test('the server publishes a scheduled draft when its time comes, and not a moment before', async () => {
  const id = await scheduled('From tomorrow');
  const { version } = await modules.read(id);
  expect((await modules.draftOf(id)).schedule).toEqual({ at: MOMENT, by: 'Super Admin', failure: null });
  await dueAt('2027-03-02T08:59:59.999Z');
  expect(await modules.readVisibleTitle(id)).not.toBe('From tomorrow');
  await dueAt(MOMENT);
  // What visitors' clients have cached of it is not sent any more.
  expect(await modules.readVisibleTitle(id)).toBe('From tomorrow');
  expect(await modules.draftOf(id)).toEqual({ revision: null, languages: [], schedule: null });
  expect((await modules.read(id)).version).toBe(version + 1);
  await dueAt('2027-03-03T09:00:00Z');
  expect((await modules.read(id)).version).toBe(version + 1);
});

test('the publication of a draft is an entry of the person who scheduled it, made by the server', async () => {
  const id = await scheduled('Whose is it', await api.staff(...EDITOR));
  await dueAt(MOMENT);
  const entries = await (await settledTrail()).find({ 'target.id': id }).sort({ seq: 1 }).lean<AuditFacts[]>();
  expect(entries.at(-1)).toMatchObject({
    action: 'UPDATE',
    outcome: 'DONE',
    actor: { name: expect.stringMatching(/^Staff/) },
    from: { ip: '', userAgent: null, requestId: 'schedule' },
  });
});

test('what is saved in a draft after it was scheduled, in any language, is published with it', async () => {
  const id = await scheduled('Typed first');
  await modules.type(id, { title: 'Typed later' });
  await modules.type(id, { title: 'كُتب لاحقًا' }, api.admin, 'ar');
  expect((await modules.draftOf(id)).schedule).toMatchObject({ at: MOMENT });
  await dueAt(MOMENT);
  expect(await modules.readVisibleTitle(id)).toBe('Typed later');
  expect(await modules.readVisibleTitle(id, 'ar')).toBe('كُتب لاحقًا');
});

test('a record that is switched, or changed in other fields, meanwhile is published over', async () => {
  const id = await scheduled('Over others');
  await modules.toggle(id, false);
  await modules.update(id, { orderNumber: 77 });
  await modules.toggle(id, true);
  await dueAt(MOMENT);
  expect(await modules.readVisibleTitle(id)).toBe('Over others');
});

test.each<[string, (id: string) => Promise<unknown>, RegExp]>([
  [
    'another user has changed the same field',
    (id) => modules.update(id, { title: 'Theirs' }),
    /^This module was changed by/,
  ],
  ['a rule forbids it by then', takeSlug, /^Slug/],
  ['its record was deleted', (id) => modules.delete(id), /^Module not found/],
  ['who scheduled it may not change records any more', revoke, /^You are not allowed/],
  ['who scheduled it has no account any more', removeAccount, /^The account of the person who scheduled it/],
])('the server keeps a draft that cannot be published, with the reason, when %s', async (_, happens, reason) => {
  const editor = await api.staff(...EDITOR);
  const id = await modules.draft();
  const values = { title: 'Kept', slug: `kept-${id}` };
  await modules.scheduleDraft(id, TIME, await modules.type(id, values, editor), editor);
  await happens(id);
  const writes = await (await settledTrail()).countDocuments();
  await dueAt(MOMENT);
  const draft = await stored(id);
  expect(draft?.languages['en']?.values).toEqual(values);
  expect(draft?.schedule?.failure && inEnglish(draft.schedule.failure.reason)).toMatch(reason);
  // It is not tried again by itself.
  await dueAt('2027-03-03T09:00:00Z');
  expect((await stored(id))?.schedule?.failure?.at).toEqual(new Date(MOMENT));
  expect(await (await settledTrail()).countDocuments()).toBe(writes);
});

test('a draft that failed is published when a person schedules it again', async () => {
  const id = await scheduled('Again');
  await modules.update(id, { title: 'Between' });
  await dueAt(MOMENT);
  const { revision, schedule } = await modules.draftOf(id);
  expect(schedule?.failure).toMatch(/changed by Super Admin/);
  const { version } = await modules.read(id);
  const again = await modules.scheduleDraft(id, '2027-03-05T10:00', revision, api.admin, version);
  expect(again).toMatchObject({ success: true, draft: { schedule: { failure: null } } });
  await dueAt('2027-03-05T09:00:00Z');
  expect(await modules.readVisibleTitle(id)).toBe('Again');
});

test('a fault of the database loses nothing: the draft is published by the next attempt, once', async () => {
  const id = await scheduled('After a fault');
  const { version } = await modules.read(id);
  now = new Date(MOMENT);
  await failingOnce('insert revisions', () => api.publishDue());
  expect((await modules.draftOf(id)).schedule).toEqual({ at: MOMENT, by: 'Super Admin', failure: null });
  expect((await modules.read(id)).version).toBe(version);
  await api.publishDue();
  expect((await modules.read(id)).version).toBe(version + 1);
});

test('a cancelled schedule leaves the draft, and a discarded draft takes its schedule along', async () => {
  const cancelled = await scheduled('Cancelled');
  const { revision } = await modules.draftOf(cancelled);
  expect(await modules.scheduleDraft(cancelled, null, revision)).toMatchObject({
    message: messages.draftUnscheduled,
    draft: { schedule: null, languages: [{ values: { title: 'Cancelled' } }] },
  });
  const discarded = await scheduled('Discarded');
  await modules.discardDraft(discarded);
  await modules.type(discarded, { title: 'A new one' });
  await dueAt(MOMENT);
  expect(await modules.readVisibleTitle(cancelled)).not.toBe('Cancelled');
  expect(await modules.readVisibleTitle(discarded)).not.toBe('A new one');
});

test.each([
  ['a time in the past', '2027-03-01T08:59', { title: 'Fine' }, 'publishAt'],
  ['values that break a rule', TIME, { title: '' }, 'title'],
])('the server refuses to schedule %s, on its field', async (_, time, values, field) => {
  const id = await modules.draft();
  const outcome = await modules.scheduleDraft(id, time, await modules.type(id, values));
  expect(outcome).toMatchObject({ success: false, draft: null, errors: [{ field }] });
  expect((await modules.draftOf(id)).schedule).toBeNull();
});

test('who may only translate schedules a draft of translations, and none with English texts', async () => {
  const translator = await api.staff('VIEW_ALL_EVENT_DIFFICULTIES', 'TRANSLATE_EVENT_DIFFICULTY');
  const id = await modules.draft();
  const revision = await modules.type(id, { title: 'مترجم' }, translator, 'ar');
  expect(await modules.scheduleDraft(id, TIME, revision, translator)).toMatchObject({ success: true });
  const later = await modules.type(id, { title: 'In English' });
  const { errors } = await modules.tryScheduleDraft(id, TIME, later, translator);
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  // Nor is the English text published by the schedule of a person who may not write it.
  await dueAt(MOMENT);
  expect((await modules.draftOf(id)).schedule?.failure).toMatch(/^You are not allowed/);
});
