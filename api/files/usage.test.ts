import { kinds } from '@polyphony/domain/kinds/index.js';
import mongoose, { Types } from 'mongoose';
import { commandsOf } from '../testing/measures/commands.js';
import { PDF, PNG } from '../testing/files/sampleFiles.js';
import { gql } from '../testing/generated/gql.js';
import { createEventCategory, setSwitch } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { uploadFile } from '../testing/files/uploads.js';
import { fillFileIds } from '../records/files/fileUse.js';
import { RecordStores } from '../records/store/loaders.js';
import type { StoredRecord } from '../records/schema/record.js';
import { RecordStore } from '../records/store/recordStore.js';
import { FileModel } from './file.js';

const CREATE = gql(`
  mutation CreateEventWithFiles($input: EventInput!) {
    createEvent(input: $input) {
      success message errors { field message }
      record: event {
        id bannerImage bannerImageFile { id url altText width height fileType }
      }
    }
  }
`);
const UPDATE = gql(`
  mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {
    updateEvent(id: $id, input: $input) { success message errors { field message } }
  }
`);
const DELETE = gql(`
  mutation DeleteUsedFile($id: ID!) { deleteFile(id: $id) { success message errors { field message } } }
`);
const USES = gql(`
  query UsesOfFile($id: ID!) {
    file(id: $id) {
      usedBy { total others records { kind kindLabel recordId title fields labels } } can { delete deleteRefusal }
    }
  }
`);
const SET_DEFAULT = gql(`
  mutation SetDefaultFile($id: ID!) {
    toggleFileDefault(id: $id) { success message errors { field message } }
  }
`);
const BANNERS = gql(`query Banners { publishedEvents { rows { bannerImageFile { url altText } } } }`);

let api: TestApi;
let categoryId = '';
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  categoryId = (await createEventCategory(api.admin)).id;
});
afterAll(() => api.close());

const picture = async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'a.png', type: 'image/png' });
  return file?.id ?? '';
};
const event = (fields: object) => {
  count += 1;
  const input = { name: `Event ${count}`, slug: `event-${count}`, categoryId, ...fields };
  return api.admin.request(CREATE, { input });
};

test('a record returns the file of an id that it references, to staff and visitors, in one round trip for all rows', async () => {
  const id = await picture();
  const { record } = await event({ bannerImage: id });
  expect(record?.bannerImageFile).toMatchObject({
    id,
    url: `/media/${id}/${api.services.fileAddresses.token(id)}/a.png?v=1`,
    fileType: 'image/png',
    width: 1,
  });
  await Promise.all([1, 2, 3].map(async () => event({ bannerImage: await picture() })));
  await setSwitch(api.admin, 'event', 'published', { id: record?.id ?? '' }, true);
  const published = await api.visitor.request(BANNERS);
  expect(published.rows).toEqual([
    { bannerImageFile: { url: `/media/${id}/${api.services.fileAddresses.token(id)}/a.png?v=1`, altText: null } },
  ]);
  const list = '{ events(pageSize: 4) { rows { bannerImageFile { url } } } }';
  const commands = await commandsOf(() => api.admin.request(list));
  expect(commands.filter((command) => command === 'find files')).toHaveLength(1);
});

test('an id of no file, and a file that is no picture, are refused on their field', async () => {
  const { file: pdf } = await uploadFile(api.admin, PDF, { name: 'a.pdf', type: 'application/pdf' });
  const missing = await event({ bannerImage: new Types.ObjectId().toHexString() });
  expect(missing.errors).toEqual([{ field: 'bannerImage', message: 'Banner image does not exist.' }]);
  const document = await event({ bannerImage: pdf?.id });
  expect(document.errors).toEqual([{ field: 'bannerImage', message: 'Banner image must be a picture.' }]);
});

describe('the uses of a file', () => {
  test('are listed by record, title and field, for references and rich texts, and prevent its deletion', async () => {
    const id = await picture();
    const text = `<p>Look: <img src="/media/${id}/${api.services.fileAddresses.token(id)}/a.png" alt=""></p>`;
    const { record } = await event({ bannerImage: id, metaImage: id, aboutDescription: text });
    const { usedBy, can } = await api.admin.request(USES, { id });
    expect(usedBy).toEqual({
      total: 1,
      others: 0,
      records: [
        {
          kind: 'event',
          kindLabel: 'Event',
          recordId: record?.id,
          title: `Event ${count}`,
          fields: ['bannerImage', 'metaImage', 'aboutDescription'],
          labels: ['Banner image', 'Meta image', 'About description'],
        },
      ],
    });
    expect(can).toEqual({
      delete: false,
      deleteRefusal: 'This file is used in one record. Remove it there first.',
    });
    const refused = await api.admin.request(DELETE, { id });
    expect(refused).toMatchObject({
      success: false,
      message: `This file is used in Event 'Event ${count}' (Banner image, Meta image, About description). Remove it there first.`,
    });
    await api.admin.request(UPDATE, { id: record?.id ?? '', input: { bannerImage: null, metaImage: null } });
    expect((await api.admin.request(USES, { id })).usedBy.total).toBe(1);
    await api.admin.request(UPDATE, { id: record?.id ?? '', input: { aboutDescription: '' } });
    expect((await api.admin.request(USES, { id })).usedBy.total).toBe(0);
    expect(await api.admin.request(DELETE, { id })).toMatchObject({ success: true });
  });

  test('are only counted for users who may not see the record', async () => {
    const id = await picture();
    await event({ bannerImage: id });
    const client = await api.staff('FILE_DETAILS', 'DELETE_FILE');
    const { usedBy } = await client.request(USES, { id });
    expect(usedBy).toEqual({ total: 1, others: 1, records: [] });
    const { message } = await client.request(DELETE, { id });
    expect(message).toBe('This file is used in one record. Remove it there first.');
  });

  test('FILES-049 a default file cannot be deleted, and only images can be default', async () => {
    const id = await picture();
    expect(await api.admin.request(SET_DEFAULT, { id })).toMatchObject({ success: true });
    const refused = await api.admin.request(DELETE, { id });
    expect(refused).toMatchObject({ success: false, message: 'A default file cannot be deleted.' });
    const { file } = await uploadFile(api.admin, PDF, { name: 'a.pdf', type: 'application/pdf' });
    expect(await api.admin.request(SET_DEFAULT, { id: file?.id ?? '' })).toMatchObject({
      success: false,
      message: 'Only images can be default files.',
    });
  });
});

test('of a deletion and a concurrent save that references the file, one is always refused', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 15; round += 1) {
    const id = await picture();
    const { record } = await event({});
    const [created, changed, deleted] = await Promise.all([
      event({ bannerImage: id }),
      api.admin.request(UPDATE, { id: record?.id ?? '', input: { aboutImage: id } }),
      api.admin.request(DELETE, { id }),
    ]);
    const exists = (await FileModel.countDocuments({ _id: new Types.ObjectId(id) })) === 1;
    expect(exists).toBe(!deleted.success);
    if (deleted.success) expect([created.success, changed.success]).toEqual([false, false]);
    outcomes.add(`${created.success} ${changed.success} ${deleted.success}`);
  }
  // Whatever the interleaving, never both.
  for (const outcome of outcomes)
    expect(['true true false', 'false false true', 'true false false']).toContain(outcome);
});

test('records written before the hidden field existed get it at startup', async () => {
  const id = await picture();
  const { record } = await event({ bannerImage: id });
  const store = new RecordStore(kinds.event, mongoose.model<StoredRecord>('Event'));
  const { collection } = store.model;
  await collection.updateOne({ _id: new Types.ObjectId(record?.id) }, { $unset: { fileIds: 1 } });
  expect((await api.admin.request(USES, { id })).usedBy.total).toBe(0);
  await fillFileIds(new RecordStores([store]));
  expect((await api.admin.request(USES, { id })).usedBy.total).toBe(1);
});
