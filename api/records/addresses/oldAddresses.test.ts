import { allKinds } from '@polyphony/domain/kinds/index.js';
import { pageOf, type AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { Types } from 'mongoose';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { RESTORE_DELETED } from '../../testing/records/deletedRecords.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import { storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { RecordStores } from '../store/loaders.js';
import { fillFormerSlugs } from './fillFormerSlugs.js';
import { FORMER_SLUGS, formerSlugsOf } from './formerSlugs.js';

/** Former slugs of records lead to their present addresses. */

const PRESENT = gql(`
  query PresentAddress($kind: String!, $slug: String!) { presentAddress(kind: $kind, slug: $slug) { slug path } }
`);

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi();
  maker = new RecordMaker(api);
  await maker.prepare();
  for (const kind of addressed) await maker.makeReferenced(kind);
});
afterAll(() => api.close());

const addressed = allKinds.filter((kind) => pageOf(kind) !== null);
const { event, eventCategory, newsCategory } = Object.fromEntries(addressed.map((kind) => [kind.name, kind])) as Record<
  string,
  AnyKind
>;

const at = (kind: AnyKind | undefined, slug: string) => (kind ? (pageOf(kind) ?? '') : '').replace(':slug', slug);
const visit = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(api.url + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return {
    status: response.status,
    to: response.headers.get('location'),
    cached: response.headers.get('cache-control'),
  };
};
const write = async (kind: AnyKind, id: string, input: object) => {
  expect(await api.admin.request(operationsOf(kind).update, { id, input })).toMatchObject({ success: true });
};
const show = async (kind: AnyKind, id: string, to = true) => {
  for (const toggle of visibleToggles(kind)) await api.admin.request(operationsOf(kind).toggle(toggle), { id, to });
};
/** A visible record that had other slugs before, the oldest first. */
async function renamed(kind: AnyKind | undefined, ...slugs: string[]): Promise<string> {
  if (!kind) throw new Error('No such kind.');
  const { record } = await maker.created(kind);
  await show(kind, record.id);
  for (const slug of slugs) await write(kind, record.id, { slug });
  return record.id;
}

test('every kind with a page of its own, and no other kind, has addresses', () => {
  expect(addressed.map(({ name }) => name).sort()).toEqual([
    'blogCategory',
    'blogPost',
    'career',
    'contact',
    'course',
    'event',
    'eventCategory',
    'newsArticle',
    'newsCategory',
  ]);
});

test.each(addressed.map((kind) => [kind.name, kind] as const))(
  'an old address of a record of the kind %s leads straight to the present one, with its parameters',
  async (name, kind) => {
    const id = await renamed(
      kind,
      `${name.toLowerCase()}-one`,
      `${name.toLowerCase()}-two`,
      `${name.toLowerCase()}-three`,
    );
    const [one, two, three] = ['one', 'two', 'three'].map((word) => at(kind, `${name.toLowerCase()}-${word}`));
    for (const old of [one, two]) {
      const glue = old?.includes('?') ? '&' : '?';
      const found = await visit(`${old}${glue}lang=ar&page=1`);
      expect(found).toEqual({ status: 308, to: `${three}${glue}lang=ar&page=1`, cached: 'private, no-cache' });
    }
    expect(await visit(three ?? '')).toMatchObject({ status: 200, to: null });

    // Back again: the address is the record's own, and the one of meanwhile leads to it.
    await write(kind, id, { slug: `${name.toLowerCase()}-one` });
    expect(await visit(one ?? '')).toMatchObject({ status: 200 });
    expect(await visit(three ?? '')).toMatchObject({ status: 308, to: one });

    await show(kind, id, false);
    expect((await visit(three ?? '')).status).toBe(name === 'contact' ? 200 : 404);
  },
);

test('the address of a slug that another record has is that of the other record, shown or not', async () => {
  await renamed(event, 'walk-first', 'walk-then');
  const other = await renamed(event, 'walk-first');
  expect(await visit('/event/walk-first')).toMatchObject({ status: 200 });
  await show(event!, other, false);
  expect(await visit('/event/walk-first')).toMatchObject({ status: 404 });

  // Of two that had it, the one that had it last is meant, as long as visitors see it.
  await show(event!, other);
  await write(event!, other, { slug: 'walk-other' });
  expect(await visit('/event/walk-first')).toMatchObject({ status: 308, to: '/event/walk-other' });
  await show(event!, other, false);
  expect(await visit('/event/walk-first')).toMatchObject({ status: 308, to: '/event/walk-then' });
});

test('calendar entries, feeds and booking pages follow a changed slug', async () => {
  const id = await renamed(event, 'evening-one', 'evening-two');
  await write(event!, id, { startsOn: '2099-05-01', endsOn: '2099-05-01' });
  expect(await visit('/event/evening-one.ics?lang=ar')).toMatchObject({
    status: 308,
    to: '/event/evening-two.ics?lang=ar',
  });
  expect(await visit('/event/evening-two.ics')).toMatchObject({ status: 200 });
  await show(event!, id, false);
  expect(await visit('/event/evening-one.ics')).toMatchObject({ status: 404 });

  await renamed(newsCategory, 'notes-one', 'notes-two');
  for (const file of ['feed.xml', 'feed.json'])
    expect(await visit(`/news/category/notes-one/${file}`)).toMatchObject({
      status: 308,
      to: `/news/category/notes-two/${file}`,
    });
});

test('a deleted record has no old addresses, and a restored one has them again', async () => {
  const id = await renamed(event, 'gone-one', 'gone-two');
  await api.admin.request(operationsOf(event!).delete, { id });
  expect(await visit('/event/gone-one')).toMatchObject({ status: 404 });
  await api.admin.request(RESTORE_DELETED, { id });
  await show(event!, id);
  expect(await visit('/event/gone-one')).toMatchObject({ status: 308, to: '/event/gone-two' });
});

test('records that an earlier version wrote get their former slugs from their histories', async () => {
  const long = 'a'.repeat(199);
  const id = await renamed(eventCategory, 'tours-one', long, `${long}b`, 'tours-two');
  const { collection } = storeOf(eventCategory!).model;
  const _id = new Types.ObjectId(id);
  await collection.updateOne({ _id }, { $unset: { [FORMER_SLUGS]: 1 } });
  // A write before the history is read is part of the history.
  await write(eventCategory!, id, { slug: 'tours-three' });
  expect((await collection.findOne({ _id }))?.[FORMER_SLUGS]).toBeUndefined();
  await fillFormerSlugs(new RecordStores([storeOf(eventCategory!)]));
  const filled = await collection.findOne({ _id });
  expect(formerSlugsOf(filled ?? {}).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['tours-two', `${long}b`, long, 'tours-one']),
  );
  expect(await visit('/event/category/tours-one')).toMatchObject({ status: 308, to: '/event/category/tours-three' });
});

test('the lookup of former slugs uses its index', async () => {
  for (const kind of addressed) {
    const { model, scope } = storeOf(kind);
    const indexes = await model.collection.indexes();
    const wanted = [...Object.keys(scope), `${FORMER_SLUGS}.slug`].join(' ');
    expect(indexes.map(({ key }) => Object.keys(key as object).join(' '))).toContain(wanted);
  }
});

test('an address that no record ever had costs one more query', async () => {
  const commands = await contentCommandsOf(() => visit('/event/never-there'));
  expect(commands.filter((command) => command === 'find events')).toHaveLength(2);
});

test('GraphQL tells visitors the present address, and nothing of kinds and slugs without one', async () => {
  await renamed(event, 'told-one', 'told-two');
  const requestAddress = (kind: string, slug: string) => api.visitor.request(PRESENT, { kind, slug });
  expect(await requestAddress('event', 'told-one')).toEqual({ slug: 'told-two', path: '/event/told-two' });
  for (const [kind, slug] of [
    ['event', 'told-two'],
    ['event', ''],
    ['event', '$ne'],
    ['staffMember', 'told-one'],
    ['nothing', 'told-one'],
    ['course', 'told-one'],
  ] as const)
    expect(await requestAddress(kind, slug)).toBeNull();
});
