import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { isNonNullType } from 'graphql';
import { Types, type Schema } from 'mongoose';
import { recordModules } from '../modules/index.js';
import { contentChanged } from '../platform/contentStamps.js';
import { tables } from '../rest/tables/index.js';
import { createSchema } from '../schema.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { TestClient } from '../testing/testClient.js';
import { documentOf, operationsOf, textPlaces, wholeDocumentOf, withAt, type Operation } from './surface.js';

/**
 * Class: finding out what may not be read. Two databases that differ only in values somebody may not see answer them byte
 * for byte alike, whatever they ask: by selection, filter, sort, search, id, option list, page and error text.
 */
const queries = operationsOf(createSchema()).filter(({ kind }) => kind === 'query');
const reads = tables.filter(({ methods }) => methods.includes('GET'));
const PAGES = ['/', '/event', '/blog', '/sitemap.xml', '/feed.xml'];
const VALUES = ['Alpha', 'Beta'] as const;

const hidden = new Types.ObjectId();
const visible = new Types.ObjectId();

const storeOf = (kind: AnyKind) => recordModules.find(({ store }) => store.kind.name === kind.name)!.store;

/** The fields of a kind in which no two records may be the same, each with this text. */
function uniqueFields(kind: AnyKind, text: string): Record<string, string> {
  const schema: Schema = storeOf(kind).model.schema as Schema;
  const unique = schema.indexes().filter(([, options]) => options.unique);
  return Object.fromEntries(unique.flatMap(([keys]) => Object.keys(keys).map((field) => [field, text])));
}

/** One record nobody without the kind's permissions may know of, and one of which they may know the public half. */
async function put(kind: AnyKind, value: string): Promise<void> {
  const { model, scope } = storeOf(kind);
  const titled = (text: string) => (kind.translatable.includes(kind.titleField) ? { en: text } : text);
  const off = Object.fromEntries(kind.toggles.map((toggle) => [toggle, false]));
  const same = {
    ...new model().toObject(),
    ...off,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    orderNumber: 1,
    createdBy: null,
  };
  const write = (_id: Types.ObjectId, document: object) =>
    model.collection.replaceOne({ _id }, { ...document, ...scope, _id }, { upsert: true });
  await write(hidden, {
    ...same,
    ...uniqueFields(kind, value === 'Alpha' ? 'qa' : 'qb'),
    [kind.titleField]: titled(value),
    description: { en: `${value} ${value}` },
    active: false,
    version: value.length,
    updatedBy: { id: '1', name: value },
  });
  await write(visible, {
    ...same,
    ...uniqueFields(kind, 'zq'),
    [kind.titleField]: titled('Seen'),
    description: { en: 'Seen' },
    active: true,
    version: value.length,
    updatedBy: { id: '1', name: value },
  });
  await contentChanged(kind.name);
}

/** An operation without filters and such: the first page of everything. */
const plainly = ({ args, variables }: Operation): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(args.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, variables[name]])),
  ...('pageSize' in variables && { pageSize: 20 }),
});

/** What somebody is told when they ask for these values and ids: a line an answer. */
async function told(client: TestClient): Promise<string[]> {
  const answers: unknown[] = [];
  for (const query of queries) {
    const asked: Operation['variables'][] = [query.variables, plainly(query)];
    for (const place of textPlaces(query.variables)) {
      for (const value of [...VALUES, 'qa', 'qb', hidden.toHexString()])
        asked.push(withAt(query.variables, place, value) as Operation['variables']);
    }
    for (const variables of asked) {
      const { status, data, errors } = await client.graphql(wholeDocumentOf(query), variables);
      answers.push([query.name, variables, status, data, errors]);
    }
  }
  for (const { path } of reads) {
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
}, 30_000);
afterAll(() => api.close());

describe.each(allKinds.map((kind) => [kind.name, kind] as const))('of %s', (_name, kind) => {
  const other = allKinds.find(({ name }) => name !== kind.name) as AnyKind;

  afterAll(async () => {
    await storeOf(kind).model.collection.deleteMany({ _id: { $in: [hidden, visible] } });
    await contentChanged(kind.name);
  });

  test('a visitor, staff without permissions and staff of another kind learn nothing', async () => {
    const askers = [api.visitor, await api.staff(), await api.staff(...(other.permissions.all as Permission[]))];
    const before: string[][] = [];
    await put(kind, 'Alpha');
    for (const asker of askers) before.push(await told(asker));
    const site = await pages(api.url);
    await put(kind, 'Beta');
    for (const [index, asker] of askers.entries()) expect(otherThan(before[index]!, await told(asker))).toEqual([]);
    expect(await pages(api.url)).toBe(site);
  }, 60_000);

  test('and the test can tell: who may read it is told the difference', async () => {
    const reader = await api.staff(kind.permissions.view as Permission);
    await put(kind, 'Alpha');
    const alpha = await told(reader);
    await put(kind, 'Beta');
    expect(otherThan(alpha, await told(reader))).not.toEqual([]);
  }, 60_000);
});

test('an id that may not be used answers the same whether there is such a record or not', async () => {
  const powerless = await api.staff();
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
