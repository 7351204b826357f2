import { kinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import { sweep } from '../../../files/sweep.js';
import { UserModel } from '../../../identity/users/user.js';
import { takeFor, release } from '../../../platform/database/lease.js';
import { settledTrail } from '../../../testing/records/settledTrail.js';
import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { recordModules } from '../../../modules/index.js';
import { RecordStores } from '../../../records/store/loaders.js';
import { settingsStores } from '../../../modules/settings/settingsStore.js';
import { DemoRecordModel } from './demoRecord.js';
import { sourcesOf } from './sources.js';

const CONTENT = gql(`
  query DemoContentOfTest { demoContent { removed undoUntil kinds { kind removable staying } } }
`);
const REMOVE = gql(`
  mutation RemoveDemoInTest { removeDemoContent { success message kinds { kind removable staying } } }
`);
const RESTORE = gql(`
  mutation RestoreDemoInTest { restoreDemoContent { success message kinds { kind removable staying } } }
`);
const EVENT = gql(`
  query EventOfDemo($slug: String!) { publishedEvent(slug: $slug) { id name bannerImageFile { url } } }
`);

const stores = new RecordStores(
  recordModules.map(({ store }) => store),
  settingsStores,
);

/** Everything that the site stores of records, without what every write changes. */
async function everything(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const { name, records, scope } of sourcesOf(stores))
    for (const record of await records()
      .find({ ...scope })
      .toArray()) {
      const { version: _version, updatedAt: _at, updatedBy: _by, ...rest } = record;
      found.set(`${name} ${record._id.toHexString()}`, without(rest));
    }
  return found;
}

/** Passing marks of reads and references, and ids of entries' order aside. */
const without = ({ namedAt: _named, ...record }: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(record, (_, value: unknown) => (value === null || value === '' ? undefined : value)));

describe('the demo content with the showcase', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi({ DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
  });
  afterEach(() => api.close());

  const content = () => api.admin.request(CONTENT);
  const eventOf = async (slug: string) => api.visitor.request(EVENT, { slug });
  const pictureOf = async (url: string | undefined) => (await fetch(new URL(url ?? '', api.url))).status;

  test('that nobody has changed goes as a whole, and comes back as a whole', async () => {
    const before = await everything();
    const planned = await content();
    expect(planned.kinds.filter(({ staying }) => staying > 0)).toEqual([]);
    const event = await eventOf('bookbinding-weekend');
    const url = event?.bannerImageFile?.url;
    expect(await pictureOf(url)).toBe(200);

    const removed = await api.admin.request(REMOVE);
    expect(removed).toMatchObject({ success: true });
    expect(removed.kinds).toEqual(planned.kinds);
    expect(await eventOf('bookbinding-weekend')).toBeNull();
    const left = await everything();
    const seeded = await DemoRecordModel.find({ earlier: null }).lean();
    expect(seeded.length).toBeGreaterThan(200);
    expect([...left.keys()].filter((key) => seeded.some(({ _id }) => key.endsWith(_id.toHexString())))).toEqual([]);
    // What remains is what a first start makes: English, the roles, the Super Admin, the pages, the settings.
    expect(new Set([...left.keys()].map((key) => key.split(' ')[0]))).toEqual(
      new Set(['language', 'role', 'staffMember', 'cmsPage', 'websiteSettings']),
    );
    expect(JSON.stringify([...left.values()])).not.toMatch(/Polyphony|Thimphu|polyphony\.example/);
    expect(await (await settledTrail()).countDocuments({ action: 'DELETE' })).toBeGreaterThan(100);
    // The files of the bin have their objects still.
    expect(await sweep(api.services, 0)).toMatchObject({ objects: 0 });

    const restored = await api.admin.request(RESTORE);
    expect(restored.kinds.filter(({ staying }) => staying > 0)).toEqual([]);
    const after = await everything();
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [key, record] of before) expect([key, after.get(key)]).toEqual([key, record]);
    expect(await pictureOf((await eventOf('bookbinding-weekend'))?.bannerImageFile?.url)).toBe(200);
    expect(await content()).toEqual(planned);
  });

  test('that someone has changed stays, with what it names and what is a part of it; a real booking counts', async () => {
    const { model } = stores.of('event');
    const changed = await model.findOne({ slug: 'bookbinding-weekend' }).orFail().lean();
    const booked = await model.findOne({ slug: 'festival-of-lanterns' }).orFail().lean();
    const update = await api.admin.graphql(
      `mutation ($id: ID!) { updateEvent(id: $id, input: { capacity: 14 }) { success errors { field message } } }`,
      { id: changed._id.toHexString() },
    );
    expect(update).toMatchObject({ data: { updateEvent: { success: true } } });
    const bookings = sourcesOf(stores).find(({ name }) => name === 'eventBooking');
    const [sample] = (await bookings?.records().find({}).toArray()) ?? [];
    if (!bookings || !sample) throw new Error('The demo content has bookings.');
    await bookings.records().insertOne({
      ...sample,
      _id: new Types.ObjectId(),
      transactionId: 'REAL-1',
      ticketCode: 'REAL-1',
      eventId: booked._id,
      visitorId: new Types.ObjectId(),
    });

    const planned = await content();
    const staying = (kind: string) => planned.kinds.find((one) => one.kind === kind)?.staying ?? 0;
    expect([staying('event'), staying('language'), staying('eventBooking')]).toEqual([2, 1, 0]);
    expect(staying('eventPrice')).toBeGreaterThan(2);
    expect(staying('file')).toBeGreaterThan(1);
    expect(staying('eventCategory')).toBeGreaterThan(0);

    const removed = await api.admin.request(REMOVE);
    expect(removed.kinds).toEqual(planned.kinds);
    expect((await eventOf('bookbinding-weekend'))?.name).toBe('Bookbinding weekend');
    expect(await pictureOf((await eventOf('bookbinding-weekend'))?.bannerImageFile?.url)).toBe(200);
    // The places of demo bookings are free again.
    expect(await model.findById(changed._id).lean()).toMatchObject({ placesTaken: 0, bookingsMade: 0 });

    expect(await api.admin.request(RESTORE)).toMatchObject({ success: true });
    expect(await model.findById(changed._id).lean()).toMatchObject({ placesTaken: 1, bookingsMade: 1, capacity: 14 });
  });
});

describe('the demo content', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ DEMO_CONTENT: '1' });
  });
  afterAll(() => api.close());

  test('is for Super Admins alone', async () => {
    const staff = await api.signIn.as('Staff without permissions');
    for (const query of [
      '{ demoContent { removed } }',
      '{ demoProgress { done } }',
      'mutation { removeDemoContent { success } }',
      'mutation { restoreDemoContent { success } }',
    ]) {
      expect((await staff.graphql(query)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
      expect((await api.visitor.graphql(query)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('is removed by one at a time, and what was removed already is not removed again', async () => {
    await takeFor('demo removal', 10_000, { holder: 'another process' });
    expect(await api.admin.request(REMOVE)).toMatchObject({
      success: false,
      message: expect.stringContaining('already') as unknown,
    });
    await release('demo removal', 'another process');
    expect(await api.admin.request(REMOVE)).toMatchObject({ success: true });
    expect(await api.admin.request(REMOVE)).toMatchObject({ success: false, kinds: [] });
    expect((await content()).removed).toBeGreaterThan(10);
  });

  test('what someone restored or wrote meanwhile is left as it is by the undoing', async () => {
    const { model } = stores.of('eventDifficulty');
    const [noted] = await DemoRecordModel.find({ kind: kinds.eventDifficulty.name }).lean();
    const id = noted?._id.toHexString();
    await api.admin.graphql('mutation ($id: ID!) { restoreDeletedRecord(id: $id) { success } }', { id });
    await model.updateOne({ _id: noted?._id }, { $set: { name: { en: 'Own words' } } });
    expect(await api.admin.request(RESTORE)).toMatchObject({ success: true });
    expect(await model.findById(noted?._id).lean()).toMatchObject({ name: { en: 'Own words' } });
    expect((await content()).removed).toBe(0);
    expect(await UserModel.countDocuments({ kind: 'staff' })).toBeGreaterThan(0);
  });

  const content = () => api.admin.request(CONTENT);
});
