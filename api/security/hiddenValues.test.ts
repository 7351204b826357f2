import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { isNonNullType } from 'graphql';
import { Types, type Schema } from 'mongoose';
import { contentChanged } from '../platform/contentStamps.js';
import { tables } from '../rest/tables/index.js';
import { createSchema } from '../schema.js';
import { stored, storeOf } from '../testing/records.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { TestClient } from '../testing/testClient.js';
import { documentOf, operationsOf, textPlaces, wholeDocumentOf, withAt, type Operation } from './surface.js';

/**
 * Class: finding out what may not be read. Two databases that differ only in values somebody may not see answer them byte
 * for byte alike, whatever they ask: by selection, filter, sort, search, id, option list, page and error text.
 */
/** Counts the answers that the server keeps: these very questions change it, whatever is asked about. */
const COUNTS_QUESTIONS = 'cacheCount';
const queries = operationsOf(createSchema()).filter(({ kind, name }) => kind === 'query' && name !== COUNTS_QUESTIONS);
const reads = tables.filter(({ methods }) => methods.includes('GET'));
const PAGES = ['/', '/event', '/blog', '/sitemap.xml', '/feed.xml'];
const VALUES = ['Alpha', 'Beta'] as const;

const hidden = new Types.ObjectId();
const visible = new Types.ObjectId();

/** The fields of a kind in which no two records may be the same, each with this text. */
function uniqueFields(kind: AnyKind, text: string): Record<string, string> {
  const schema: Schema = storeOf(kind).model.schema as Schema;
  const unique = schema.indexes().filter(([, options]) => options.unique);
  return Object.fromEntries(unique.flatMap(([keys]) => Object.keys(keys).map((field) => [field, text])));
}

/** What a stored record must have and no form gives it: of a file, what was found out about its content. */
function foundOut(kind: AnyKind): Record<string, unknown> {
  const schema: Schema = storeOf(kind).model.schema as Schema;
  return Object.fromEntries(
    Object.entries(schema.paths)
      .filter(([, { isRequired }]) => isRequired)
      .map(([path, { instance, options }]) => {
        const { enum: allowed } = options as { enum?: readonly string[] };
        return [path, allowed?.[0] ?? { Number: 1, String: 'x' }[instance]] as const;
      })
      .filter(([path, value]) => !path.includes('.') && value !== undefined),
  );
}

/** The library lists its files to everybody (REST-034): what is secret of them are fields with gates of their own. */
const PUBLIC_KINDS: readonly string[] = ['file'];
const secretKinds = allKinds.filter(({ name }) => !PUBLIC_KINDS.includes(name));

/** One record nobody without the kind's permissions may know of, and one of which they may know the public half. */
async function put(kind: AnyKind, value: string): Promise<void> {
  const { model, scope } = storeOf(kind);
  const off = Object.fromEntries(kind.toggles.map((toggle) => [toggle, false]));
  const same = {
    ...foundOut(kind),
    ...new model().toObject(),
    ...Object.fromEntries(Object.entries(kind.example.en).map(([field, text]) => [field, stored(kind, field, text)])),
    ...off,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    orderNumber: 1,
    createdBy: null,
  };
  const write = (_id: Types.ObjectId, title: string, unique: string, active: boolean) =>
    model.collection.replaceOne(
      { _id },
      {
        ...same,
        ...uniqueFields(kind, unique),
        [kind.titleField]: stored(kind, kind.titleField, title),
        description: { en: `${title} ${title}` },
        active,
        version: value.length,
        updatedBy: { id: '1', name: value },
        ...scope,
        _id,
      },
      { upsert: true },
    );
  await write(hidden, value, value === 'Alpha' ? 'qa' : 'qb', false);
  await write(visible, 'Seen', 'zq', true);
  await contentChanged(kind.name);
}

async function remove(kind: AnyKind): Promise<void> {
  await storeOf(kind).model.collection.deleteMany({ _id: { $in: [hidden, visible] } });
  await contentChanged(kind.name);
}

/** An operation without filters and such: the first page of everything. */
const plainly = ({ args, variables }: Operation): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(args.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, variables[name]])),
  ...('pageSize' in variables && { pageSize: 20 }),
});

/** What somebody is told when they ask for these values and ids: a line an answer. */
async function told(client: TestClient, asked = queries, rest = reads): Promise<string[]> {
  const answers: unknown[] = [];
  for (const query of asked) {
    const variants: Operation['variables'][] = [query.variables, plainly(query)];
    for (const place of textPlaces(query.variables)) {
      for (const value of [...VALUES, 'qa', 'qb', hidden.toHexString()])
        variants.push(withAt(query.variables, place, value) as Operation['variables']);
    }
    for (const variables of variants) {
      const { status, data, errors } = await client.graphql(wholeDocumentOf(query), variables);
      answers.push([query.name, variables, status, data, errors]);
    }
  }
  for (const { path } of rest) {
    for (const value of [...VALUES, hidden.toHexString()]) {
      const { status, body } = await client.rest(
        'GET',
        `${path}?searchName=${value}&id=${value}&slug=${value.toLowerCase()}`,
      );
      answers.push([path, value, status, body]);
    }
  }
  return answers.map((answer) =>
    JSON.stringify(answer, (key, value: unknown) => (key === 'requestId' ? undefined : value)),
  );
}

/** The answers that are not what they were. */
const otherThan = (before: readonly string[], after: readonly string[]) =>
  after.filter((answer, index) => answer !== before[index]);

async function pages(url: string): Promise<string> {
  const texts = await Promise.all(PAGES.map(async (path) => (await fetch(`${url}${path}?searchName=Alpha`)).text()));
  return texts.join('\n').replaceAll(/nonce="[^"]*"|nonce-[\w+/=-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('of no kind at all a visitor, and staff without permissions, learn anything', async () => {
  const askers = [api.visitor, await api.staff()];
  for (const kind of secretKinds) await put(kind, 'Alpha');
  const before = await Promise.all(askers.map((asker) => told(asker)));
  const site = await pages(api.url);
  for (const kind of secretKinds) await put(kind, 'Beta');
  for (const [index, asker] of askers.entries()) expect(otherThan(before[index]!, await told(asker))).toEqual([]);
  expect(await pages(api.url)).toBe(site);
  for (const kind of secretKinds) await remove(kind);
});

describe.each(secretKinds.map((kind) => [kind.name, kind] as const))('of %s', (_name, kind) => {
  afterEach(() => remove(kind));

  test('staff of another kind learn nothing by what their own permissions open', async () => {
    const other = allKinds.find(({ name }) => name !== kind.name)!;
    const permissions = other.permissions.all as readonly Permission[];
    const asker = await api.staff(...permissions);
    const open = queries.filter(
      ({ gate }) => !Array.isArray(gate) || gate.length === 0 || permissions.some((name) => gate.includes(name)),
    );
    await put(kind, 'Alpha');
    const before = await told(asker, open);
    await put(kind, 'Beta');
    expect(otherThan(before, await told(asker, open))).toEqual([]);
  });
});

describe.each(allKinds.map((kind) => [kind.name, kind] as const))('of %s', (_name, kind) => {
  afterEach(() => remove(kind));

  test('and the test can tell: who may read it is told the difference', async () => {
    // Whole documents ask for every field, those of other kinds and with permissions of their own among them.
    const views = allKinds.map(({ permissions }) => permissions.view as Permission);
    const reader = await api.staff(...views, 'VIEW_ALL_EVENT_BOOKINGS', 'FILE_DETAILS');
    const own = queries.filter(({ name }) => name === kind.plural || name === kind.name);
    await put(kind, 'Alpha');
    const alpha = await told(reader, own, []);
    await put(kind, 'Beta');
    expect(otherThan(alpha, await told(reader, own, []))).not.toEqual([]);
  });
});

test('an id that may not be used answers the same whether there is such a record or not', async () => {
  const powerless = await api.staff();
  for (const kind of allKinds) await put(kind, 'Alpha');
  const mutations = operationsOf(createSchema()).filter(
    ({ kind, args }) => kind === 'mutation' && args.some(({ name }) => name === 'id'),
  );
  expect(mutations.length).toBeGreaterThan(10);
  for (const mutation of mutations) {
    const answers = [hidden, new Types.ObjectId()].map((id) =>
      powerless.graphql(documentOf(mutation), { ...mutation.variables, id: id.toHexString() }),
    );
    const [there, nowhere] = (await Promise.all(answers)).map(({ status, data, errors }) =>
      JSON.stringify([status, data, errors]),
    );
    expect(there).toBe(nowhere);
  }
});
