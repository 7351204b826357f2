import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { event } from '@polyphony/domain/kinds/event.js';
import mongoose, { type Types } from 'mongoose';
import { recordModules } from '../modules/index.js';
import { eventStore } from '../modules/events/event.js';
import { settingsStores } from '../modules/settings/settingsStore.js';
import { createLogger } from '../platform/log/logger.js';
import { DeletedRecordModel } from '../records/bin/deletedRecord.js';
import { RevisionModel } from '../records/history/revision.js';
import type { ValueChange } from '../records/history/recordState.js';
import { RecordStores } from '../records/store/loaders.js';
import type { StoredRecord } from '../records/schema/record.js';
import { fillDerived } from '../records/search/derived.js';
import { storedKinds } from '../start/storedKinds.js';
import { archivedRecord } from '../start/transfer/archivedRecord.js';
import { partsOf } from '../start/transfer/format.js';
import { linesIn, openArchive } from '../start/transfer/readArchive.js';
import { writeSiteArchive, type Json } from '../testing/files/siteArchive.js';
import {
  createArabic,
  createEvent,
  createEventCategory,
  deleteRecord,
  type FormChanges,
} from '../testing/records/createRecord.js';
import { RESTORE_DELETED } from '../testing/records/deletedRecords.js';
import { draftOperationsOf } from '../testing/records/draftOperations.js';
import { operationsOf } from '../testing/records/recordMaker.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { becomesTranslated } from './becomesTranslated.js';
import { migrations } from './list.js';
import type { Migration, Values } from './migration.js';
import { runMigrations } from './runMigrations.js';

/**
 * An event whose short description was a plain text in the release before: what that release stored is brought to a server of this
 * one, whose histories, drafts, bin and archives then say what they say of an event that was written here.
 */

const FIELD = 'shortDescription';
const LONG = 'A day for each half of the book. '.repeat(8).trim();
const stores = new RecordStores(
  recordModules.map(({ store }) => store),
  settingsStores,
);

const TEXT = gql(`query TextOfMigratedEvent($id: ID!) { event(id: $id) { shortDescription } }`);
const operations = operationsOf(event);
const drafts = draftOperationsOf(event.name);

let api: TestApi;
let id: string;
let deletedId: string;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const category = await createEventCategory(api.admin, { name: 'Workshops', slug: 'workshops' });
  const make = async (values: FormChanges<'event'>) =>
    (await createEvent(api.admin, { categoryId: category.id, orderNumber: 1, ...values })).id;
  id = await make({ name: 'Bookbinding', slug: 'bookbinding', [FIELD]: `First. ${LONG}` });
  deletedId = await make({ name: 'Paper making', slug: 'paper-making', [FIELD]: 'Paper by hand.' });
  for (const text of [`Second. ${LONG}`, null, 'Third.', `Fourth. ${LONG}`])
    await api.admin.request(operations.update, { id, input: { [FIELD]: text } });
  await api.admin.request(operations.translate, { id, lang: 'ar', input: { name: 'تجليد' } });
  await api.admin.request(drafts.save, { id, from: 6, values: { [FIELD]: 'Drafted.' } });
  await deleteRecord(api.admin, 'event', { id: deletedId });
});
afterAll(() => api.close());

/** All that the server says of the event. */
async function readEventState(): Promise<unknown> {
  const differences = `query ($id: ID!, $from: Int!) {
    recordDifferences(kind: "event", id: $id, from: $from, to: 6) { field path before after restorable } }`;
  const found: unknown[] = [];
  for (const from of [1, 2, 3, 4, 5]) found.push(await api.admin.request(differences, { id, from }));
  for (const query of [
    `event(id: $id) { ${FIELD} inArabic: ${FIELD}(lang: "ar") translations { lang ${FIELD} } }`,
    'eventDraft(id: $id) { languages { lang values } }',
    'recordHistory(kind: "event", id: $id, pageSize: 20) { rows { version action fields } }',
  ])
    found.push(await api.admin.request(`query ($id: ID!) { ${query} }`, { id }));
  return found;
}

const plain = (record: Values): Values => {
  const texts = (record[FIELD] ?? {}) as Readonly<Record<string, string | null>>;
  return { ...record, [FIELD]: texts['en'] ?? null };
};

/** Makes what is stored what the release before has stored. */
async function restoreOldFormat(): Promise<void> {
  const { collection } = eventStore.model;
  for (const record of await collection.find<StoredRecord>({}).toArray())
    await collection.replaceOne({ _id: record._id }, plain(record));
  for (const { _id, changes } of await RevisionModel.find({ kind: event.name }).lean<
    { _id: Types.ObjectId; changes: readonly ValueChange[] }[]
  >())
    await RevisionModel.collection.updateOne(
      { _id },
      {
        $set: { changes: changes.map((one) => (one.path === `${FIELD}.en` ? { ...one, path: FIELD } : one)) },
        $unset: { step: '' },
      },
    );
  await mongoose.connection.collection('drafts').updateMany({}, { $unset: { step: '' } });
  const bin = DeletedRecordModel.collection;
  for (const { _id, record } of await bin.find<{ _id: Types.ObjectId; record: Values }>({}).toArray())
    await bin.updateOne({ _id }, { $set: { record: plain(record) }, $unset: { step: '' } });
}

test('collections, histories, drafts, the bin and archives say what they said', async () => {
  const before = await readEventState();
  const derived = async () =>
    (await eventStore.model.collection.findOne({ slug: 'bookbinding' }))?.['translatedInto'] as unknown;
  const derivedBefore = await derived();
  const part = partsOf(stores).find(({ store }) => store === eventStore);
  const stored = await eventStore.model.collection.findOne<StoredRecord>({ slug: 'bookbinding' });
  if (!part || !stored) throw new Error('There is no event.');
  const line = await archivedRecord(part, stored, ['en', 'ar']);

  await restoreOldFormat();
  expect(await eventStore.model.collection.findOne({ slug: 'bookbinding' })).toMatchObject({
    [FIELD]: `Fourth. ${LONG}`,
  });
  const number = migrations.length + 1;
  (migrations as Migration[]).push(becomesTranslated({ number, kinds: [event.name], fields: [FIELD] }));
  try {
    await runMigrations({ kinds: storedKinds(stores), log: createLogger('fatal') });
    expect(await derived()).toBeUndefined();
    await fillDerived(stores);
    expect(await derived()).toEqual(derivedBefore);
    expect(await readEventState()).toEqual(before);
    expect(await archivedLine({ ...line, values: plainColumns(line.values) })).toEqual(line);

    const restoring = 'mutation ($id: ID!) { restoreRecordVersion(kind: "event", id: $id, to: 2) { success message } }';
    expect(await api.admin.request(restoring, { id })).toMatchObject({ success: true });
    const text = async (of: string) => (await api.admin.request(TEXT, { id: of }))[FIELD];
    expect(await text(id)).toBe(`Second. ${LONG}`);
    const { revision } = await api.admin.request(drafts.read, { id });
    expect(await api.admin.request(drafts.publish, { id, revision, version: 7 })).toMatchObject({ success: true });
    expect(await text(id)).toBe('Drafted.');
    expect(await api.admin.request(RESTORE_DELETED, { id: deletedId })).toMatchObject({ success: true });
    expect(await text(deletedId)).toBe('Paper by hand.');
    expect(await eventStore.model.collection.findOne({ slug: 'paper-making' })).toMatchObject({
      [FIELD]: { en: 'Paper by hand.' },
      translatedInto: [],
    });
  } finally {
    (migrations as Migration[]).pop();
  }
});

const plainColumns = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name === `${FIELD}.en` ? FIELD : name, value]));

/** The line of an event as this release reads it from an archive of the release before. */
async function archivedLine(line: Json): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-archive-'));
  try {
    const path = join(folder, 'site.tar');
    await writeSiteArchive(path, { 'records/events/0001.jsonl': [line] });
    const archive = await openArchive(path);
    const part = partsOf(stores).find(({ store }) => store === eventStore);
    if (!part) throw new Error('Archives have no events.');
    let found: unknown;
    for await (const [first] of linesIn(archive, part)) found = first?.content;
    await archive.file.close();
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
