import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { Types } from 'mongoose';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { createLogger } from '../../platform/log/logger.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { FOLDED_NAMES, SEARCH_KEYS } from '../../platform/searchKeys.js';
import { binStore } from '../../records/bin/binStore.js';
import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import { restoring } from '../../records/bin/restoring.js';
import { findDraft, replaceDraft } from '../../records/drafts/draft.js';
import { RevisionModel } from '../../records/history/revision.js';
import { RecordStores } from '../../records/store/loaders.js';
import { NEW } from '../../records/write/write.js';
import { systemContext } from '../../start/systemContext.js';
import { countedPace } from '../../testing/measures/work.js';
import { failingOnce } from '../../testing/measures/failingCommands.js';
import { modulesUnderTest, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { learningModule } from '../../testing/records/learningModule.js';
import { Modules } from '../../testing/records/modules.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import {
  createArabic,
  createEventCategory,
  createEventDifficulty,
  createStaffMember,
  setSwitch,
  type FormChanges,
} from '../../testing/records/createRecord.js';
import { operationsOf } from '../../testing/records/recordMaker.js';
import { ERASE_DELETED, RESTORE_DELETED } from '../../testing/records/deletedRecords.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { emptyBin } from './emptyBin.js';

const storesUnderTest = new RecordStores(modulesUnderTest.map(({ store }) => store));
const { eventCategory, eventDifficulty, staffMember } = kinds;
const NOW = '2027-03-01T08:00:00.000Z';
let now = new Date(NOW);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ BIN_KEPT_DAYS: '30' }, undefined, {
    pace: countedPace,
    modules: modulesUnderTest,
    now: () => now,
  });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(NOW);
});

const BIN = gql(`
  query RecordsInTheBin($searchName: String) {
    deletedRecords(pageSize: 100, filter: { searchName: $searchName }) { rows { id kind title deletedBy } }
  }
`);
const ACTIONS = { restore: RESTORE_DELETED, erase: ERASE_DELETED };
const STORED = gql(`
  query CategoryOutsideTheBin($id: ID!) {
    eventCategory(id: $id) {
      id slug orderNumber active featured version createdAt updatedBy translations { lang name description }
    }
  }
`);
const ROLES = gql(`query IdsOfRoles { roles { rows { id } } }`);

const bin = async (searchName: string, client: TestClient = api.admin) =>
  (await client.request(BIN, { searchName })).rows;
const act = (action: 'restore' | 'erase', id: string, client: TestClient = api.admin) =>
  client.graphql(ACTIONS[action], { id });
const acted = (action: 'restore' | 'erase', id: string) => api.admin.request(ACTIONS[action], { id });

const category = async (name: string, values: FormChanges<'eventCategory'> = {}) =>
  (await createEventCategory(api.admin, { name, ...values })).id;
const difficulty = async (name: string) => (await createEventDifficulty(api.admin, { name })).id;
const remove = (kind: AnyKind, id: string) => api.admin.request(operationsOf(kind).delete, { id });
const stored = (id: string) => api.admin.graphql(STORED, { id });

test('a deleted record is found by its name as people type it', async () => {
  const id = await category('Crème à l’eau, d’après Zoë');
  await remove(eventCategory, id);
  for (const typed of ["creme a l'eau", 'ZOE creme', "d'apres"])
    expect([typed, (await bin(typed)).map((row) => row.id)]).toEqual([typed, [id]]);
  await DeletedRecordModel.collection.updateOne(
    { title: /^Crème/ },
    { $unset: { [SEARCH_KEYS]: '', [FOLDED_NAMES]: '' } },
  );
  expect([(await bin('Crème')).length, (await bin('creme')).length]).toEqual([1, 0]);
  await binStore.fill();
  expect((await bin('creme')).length).toBe(1);
});

test('a record that is restored is what it was, in every language and with its switches', async () => {
  const id = await category('Walks', { description: 'Up and down.', orderNumber: 7 });
  await createArabic(api.admin);
  await api.admin.request(operationsOf(eventCategory).translate, { id, lang: 'ar', input: { name: 'مشي' } });
  await setSwitch(api.admin, 'eventCategory', 'featured', { id }, true);
  const before = await api.admin.request(STORED, { id });

  expect(await remove(eventCategory, id)).toMatchObject({
    success: true,
    message: messages.deleted('labels.category'),
  });
  expect((await stored(id)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await bin('walks')).toEqual([{ id, kind: 'eventCategory', title: 'Walks', deletedBy: 'Super Admin' }]);

  expect(await acted('restore', id)).toEqual({
    success: true,
    message: messages.restored('labels.category'),
    errors: [],
  });
  const after = await api.admin.request(STORED, { id });
  expect(after).toEqual({ ...before, version: before.version + 1 });
  expect(await bin('walks')).toEqual([]);
  expect((await act('restore', id)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  const entries = await (await settledTrail()).find({ 'target.id': id }).sort({ seq: 1 }).lean();
  expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'TRANSLATE', 'TOGGLE', 'DELETE', 'RESTORE']);
  expect(entries.at(-1)?.changes).toContainEqual({ field: 'name.ar', before: null, after: '"مشي"' });
});

test('a deleted record frees its slug; while another has it, the restoration says so on the field', async () => {
  const id = await category('Rides', { slug: 'rides' });
  await remove(eventCategory, id);
  const other = await category('Rides again', { slug: 'rides' });
  expect(await acted('restore', id)).toEqual({
    success: false,
    message: messages.taken('labels.slug'),
    errors: [{ field: 'slug', message: messages.taken('labels.slug') }],
  });
  expect(await bin('rides')).toHaveLength(1);
  await remove(eventCategory, other);
  expect(await acted('restore', id)).toMatchObject({ success: true });
});

test('what was below another record is restored after that one', async () => {
  const above = await category('Outdoors');
  const below = await category('Climbing', { parentId: above });
  await remove(eventCategory, below);
  await remove(eventCategory, above);
  expect(await acted('restore', below)).toMatchObject({
    success: false,
    message: messages.restoreAbove('labels.category'),
  });
  expect(await acted('restore', above)).toMatchObject({ success: true });
  expect(await acted('restore', below)).toMatchObject({ success: true });
});

test('a record whose schedule has passed comes back as a draft', async () => {
  const modules = new Modules(() => api);
  const id = await modules.draft();
  await modules.schedule(id, '2027-03-02T10:00');
  await remove(learningModule, id);
  now = new Date('2027-03-05T08:00:00.000Z');
  expect(await acted('restore', id)).toMatchObject({ success: true });
  await api.publishDue();
  expect(await modules.read(id)).toMatchObject({ active: false, publishingState: 'DRAFT', publishAt: null });
});

test('titles are read, and records restored or erased, by those who may with the kind', async () => {
  const id = await category('Secret walks');
  await remove(eventCategory, id);
  const reader = await api.staff('VIEW_BIN', 'RESTORE_FROM_BIN', 'EMPTY_BIN');
  const rows = await bin('', reader);
  expect(rows.find((row) => row.id === id)).toMatchObject({ id, title: '' });
  expect(await bin('secret', reader)).toEqual([]);
  for (const action of ['restore', 'erase'] as const)
    expect((await act(action, id, reader)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  const keeper = await api.staff('VIEW_BIN', 'RESTORE_FROM_BIN', 'DELETE_EVENT_CATEGORY', 'VIEW_ALL_EVENT_CATEGORIES');
  expect(await bin('secret', keeper)).toHaveLength(1);
  expect((await act('restore', id, keeper)).data).toMatchObject({ result: { success: true } });
});

test('what is erased, or has been in the bin for its days, is nowhere, and the trail says who did it', async () => {
  const [erased, expired, retained] = [await category('One'), await category('Two'), await category('Three')];
  for (const id of [erased, expired, retained]) await remove(eventCategory, id);
  expect(await acted('erase', erased)).toMatchObject({ success: true, message: messages.erased('labels.record') });
  await DeletedRecordModel.updateOne({ _id: expired }, { expiresAt: new Date(Date.now() - 1000) });
  // A server that stops ends it.
  expect(await emptyBin(api.services, storesUnderTest, new Date(), AbortSignal.abort())).toBe(0);
  expect(await emptyBin(api.services, storesUnderTest)).toBe(1);
  expect(await DeletedRecordModel.countDocuments({ _id: { $in: [erased, expired, retained] } })).toBe(1);
  const row = await DeletedRecordModel.findById(retained).lean<{ createdAt: Date; expiresAt: Date }>();
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(30 * 24 * 60 * 60_000);
  for (const [id, actor] of [
    [erased, { name: 'Super Admin' }],
    [expired, null],
  ] as const)
    expect(await (await settledTrail()).findOne({ 'target.id': id, action: 'ERASE' }).lean()).toMatchObject({
      target: { kind: 'eventCategory' },
      actor,
    });
});

test('what is erased from the bin leaves the history and the draft of a live record with its id', async () => {
  const ids = [await category('Erased beside'), await category('Expired beside')] as const;
  const { model } = storeUnderTest(eventCategory);
  for (const id of ids) {
    const _id = new Types.ObjectId(id);
    const live = await model.collection.findOne({ _id });
    if (!live) throw new Error('The category was not written.');
    await remove(eventCategory, id);
    await model.collection.insertOne(live);
    const texts = { from: 1, values: { name: 'Drafted' }, updatedAt: now, updatedBy: null };
    const draft = {
      _id,
      kind: 'eventCategory',
      revision: id,
      languages: { en: texts },
      updatedAt: now,
      updatedBy: null,
    };
    expect(await replaceDraft(null, draft)).toBe(true);
  }
  const [erased, expired] = ids;
  expect(await acted('erase', erased)).toMatchObject({ success: true });
  await DeletedRecordModel.updateOne({ _id: expired }, { expiresAt: new Date(Date.now() - 1000) });
  expect(await emptyBin(api.services, storesUnderTest)).toBe(1);
  for (const id of ids) {
    expect(await DeletedRecordModel.countDocuments({ _id: id })).toBe(0);
    expect(await RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) })).toBeGreaterThan(0);
    expect(await findDraft(new Types.ObjectId(id))).not.toBeNull();
  }
});

test('members of staff are deleted for good', async () => {
  const [role] = (await api.admin.request(ROLES)).rows;
  const { id } = await createStaffMember(api.admin, { roleId: role?.id ?? '' });
  await remove(staffMember, id);
  expect(await DeletedRecordModel.countDocuments({ _id: id })).toBe(0);
});

test.each(['delete eventCategories', 'insert deletedRecords'])(
  'a deletion whose command "%s" fails changes nothing',
  async (command) => {
    const id = await category(`Kept by ${command}`);
    await failingOnce(command, () => api.admin.graphql(operationsOf(eventCategory).delete, { id }));
    expect((await stored(id)).errors).toEqual([]);
    expect(await DeletedRecordModel.countDocuments({ _id: id })).toBe(0);
  },
);

test.each(['delete deletedRecords', 'insert eventCategories'])(
  'a restoration whose command "%s" fails changes nothing',
  async (command) => {
    const id = await category(`Deleted by ${command}`);
    await remove(eventCategory, id);
    await failingOnce(command, () => act('restore', id));
    expect((await stored(id)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await DeletedRecordModel.countDocuments({ _id: id })).toBe(1);
  },
);

test('a record that several people delete at once is deleted once: in the bin, in its history and in the audit trail', async () => {
  const id = await difficulty('Twice');
  const once = () => remove(eventDifficulty, id).catch(() => null);
  const results = await Promise.all([once(), once(), once(), once()]);
  expect(results.filter((result) => result?.success)).toHaveLength(1);
  expect(await DeletedRecordModel.countDocuments({ _id: id })).toBe(1);
  expect(await RevisionModel.countDocuments({ recordId: id, action: 'DELETE' })).toBe(1);
  expect(await (await settledTrail()).countDocuments({ 'target.id': id, action: 'DELETE' })).toBe(1);
});

test('a restoration that began before the record was restored, changed and deleted again puts nothing old back', async () => {
  const id = await difficulty('Old');
  await remove(eventDifficulty, id);
  const store = storeUnderTest(eventDifficulty);
  const context = await systemContext(new RecordStores([store]), api.services, createLogger('fatal'));
  const late = restoring(store, new Types.ObjectId(id), context);
  const planned = await late.plan(null, NEW);
  if (!('restored' in planned)) throw new Error('The restoration is refused.');
  await act('restore', id);
  await api.admin.request(operationsOf(eventDifficulty).update, { id, input: { name: 'New' } });
  await remove(eventDifficulty, id);
  expect(await inTransaction((session) => late.make([planned], session))).toEqual([]);
  expect(await bin('new')).toHaveLength(1);
});
