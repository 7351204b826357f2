import { allKinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import { putRecords } from '../../testing/records/records.js';
import { commandsOf, contentCommandsOf } from '../../testing/measures/commands.js';
import { gql } from '../../testing/generated/gql.js';
import { setSwitch } from '../../testing/records/createRecord.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import { publishedName, type RecordTree } from '../../testing/records/recordMaker.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Special rules of kinds whose records form a tree. */

const CREATE = gql(`
  mutation CreateNode($input: EventCategoryInput!) {
    createEventCategory(input: $input) {
      success message errors { field message } eventCategory { id slug parentId }
    }
  }
`);
const MOVE = gql(`
  mutation MoveNode($id: ID!, $parentId: ID) {
    updateEventCategory(id: $id, input: {parentId: $parentId}) {
      success message errors { field message } eventCategory { id slug parentId }
    }
  }
`);
const RENAME = gql(`
  mutation RenameNode($id: ID!) { updateEventCategory(id: $id, input: {name: "Renamed"}) { success } }
`);
const DELETE = gql(`
  mutation DeleteNode($id: ID!) {
    deleteEventCategory(id: $id) { success message errors { field message } eventCategory { id slug parentId } }
  }
`);
const FEATURE = gql(`mutation FeatureNode($id: ID!) { toggleEventCategoryFeatured(id: $id) { success } }`);
const LIST = gql(`
  query TreeOfStaff($filter: RecordFilter) {
    eventCategories(filter: $filter) {
      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }
    }
  }
`);
const PUBLISHED = gql(`
  query TreeOfVisitors($filter: PublishedEventCategoryFilter) {
    publishedEventCategories(filter: $filter) {
      rows { id slug parentId } descendants { id slug parentId } pageInfo { totalItemsCount }
    }
  }
`);
const BY_SLUG = gql(`query NodeOfVisitors($slug: String) { publishedEventCategory(slug: $slug) { id slug parentId } }`);
const CHILDREN = gql(`query ChildrenOfNodes { publishedEventCategories { rows { slug children { slug } } } }`);
const NAMES = gql(`query NamesOfNodes { publishedEventCategories { rows { slug name } } }`);
const WHOLE = gql(`
  query WholeTree($pageSize: Int!) {
    eventCategories(pageSize: $pageSize) {
      rows { id name parent { name } children { name children { name } } can { delete } }
      descendants { id } pageInfo { totalItemsCount }
    }
  }
`);

let api: TestApi;
const ids: Record<string, string> = {};

const create = (slug: string, parent?: string, orderNumber = 1) =>
  api.admin.request(CREATE, {
    input: { name: `Category ${slug}`, slug, orderNumber, parentId: parent ? ids[parent] : null },
  });
const move = (slug: string, parentId: string | null) => api.admin.request(MOVE, { id: ids[slug] ?? '', parentId });
const switchActive = (slug: string, to: boolean) =>
  setSwitch(api.admin, 'eventCategory', 'active', { id: ids[slug] ?? '' }, to);
const list = (filter: object | null = null) => api.admin.request(LIST, { filter });
const published = (filter: object | null = null) => api.visitor.request(PUBLISHED, { filter });
const slugs = (nodes: readonly { readonly slug: string }[]) => nodes.map(({ slug }) => slug);

beforeAll(async () => {
  api = await startTestApi();
  for (const [slug, parent, order] of [
    ['a', undefined, 3],
    ['b', undefined, 2],
    ['a1', 'a', 1],
    ['a2', 'a', 2],
    ['a11', 'a1', 1],
    ['b1', 'b', 1],
  ] as const) {
    ids[slug] = (await create(slug, parent, order)).eventCategory?.id ?? '';
  }
});
afterAll(() => api.close());

test('LIST-024, CAT-024 the list pages over the roots by descending order number, with all descendants in tree order', async () => {
  const { rows, descendants, pageInfo } = await list();
  expect(slugs(rows)).toEqual(['a', 'b']);
  expect(slugs(descendants)).toEqual(['a2', 'a1', 'a11', 'b1']);
  expect(pageInfo.totalItemsCount).toBe(2);
});

test('a search or a status finds records at any depth', async () => {
  const { rows, descendants } = await list({ searchName: 'CATEGORY A1' });
  expect([slugs(rows).sort(), descendants]).toEqual([['a1', 'a11'], []]);
});

test('a category is moved below an existing one only, never below itself or its descendants', async () => {
  expect((await move('a', ids['a11'] ?? '')).errors).toEqual([
    { field: 'parentId', message: 'A category cannot be placed below itself.' },
  ]);
  expect((await move('a', ids['a'] ?? '')).errors[0]?.field).toBe('parentId');
  expect((await move('a', '012345678901234567890123')).errors).toEqual([
    { field: 'parentId', message: 'Parent category does not exist.' },
  ]);
  expect((await move('a', 'abc')).errors).toEqual([
    { field: 'parentId', message: 'Parent category must be a valid ObjectId.' },
  ]);
  expect((await list()).descendants).toHaveLength(4);
});

test('concurrent moves never create a cycle', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([move('a', ids['b'] ?? ''), move('b', ids['a'] ?? '')]);
    const { rows } = await list();
    expect(rows).toHaveLength(1);
    await move('a', null);
    await move('b', null);
  }
});

test('a category with others below it is not deleted, with an explanation', async () => {
  const outcome = await api.admin.request(DELETE, { id: ids['a'] ?? '' });
  expect(outcome).toMatchObject({ success: false, message: expect.stringContaining('others below it') });
  expect(slugs((await list()).rows)).toContain('a');
});

test('a tree has five levels at most', async () => {
  let parent = 'a11';
  const outcomes: boolean[] = [];
  for (const slug of ['deep-4', 'deep-5', 'deep-6']) {
    const { success, eventCategory, errors } = await create(slug, parent);
    outcomes.push(success);
    if (eventCategory) {
      ids[slug] = eventCategory.id;
      parent = slug;
    } else {
      expect(errors[0]).toEqual({ field: 'parentId', message: 'Categories can be at most 5 levels deep.' });
    }
  }
  expect(outcomes).toEqual([true, true, false]);
});

describe('PUBLIC-022 visitors', () => {
  afterEach(() => switchActive('a', true));

  test('see active categories only; an inactive one hides what is below it', async () => {
    await switchActive('a1', false);
    expect(slugs((await published()).descendants)).toEqual(['a2', 'b1']);
    await switchActive('a1', true);
    await switchActive('a', false);
    const { rows, descendants, pageInfo } = await published();
    expect([slugs(rows), slugs(descendants), pageInfo.totalItemsCount]).toEqual([['b'], ['b1'], 1]);
    expect(slugs((await published({ searchName: 'category' })).rows).sort()).toEqual(['b', 'b1']);
    const bySlug = (slug: string) => api.visitor.request(BY_SLUG, { slug });
    expect(await bySlug('a')).toBeNull();
    expect(await bySlug('a2')).toBeNull();
    expect((await bySlug('b1'))?.slug).toBe('b1');
  });

  test('list the featured categories alone, wherever they are in the tree', async () => {
    const feature = (slug: string) => api.admin.request(FEATURE, { id: ids[slug] ?? '' });
    await feature('b');
    await feature('a1');
    const featured = async () => {
      const { rows, descendants, pageInfo } = await published({ featured: true });
      return [slugs(rows).sort(), slugs(descendants), pageInfo.totalItemsCount];
    };
    expect(await featured()).toEqual([['a1', 'b'], [], 2]);
    await switchActive('a', false);
    expect(await featured()).toEqual([['b'], [], 1]);
    await feature('b');
    await feature('a1');
  });

  test('see the active children of a category, by `children` as well', async () => {
    await switchActive('a2', false);
    const { rows } = await api.visitor.request(CHILDREN);
    expect(rows.map(({ slug, children }) => [slug, slugs(children)])).toEqual([
      ['a', ['a1']],
      ['b', ['b1']],
    ]);
    await switchActive('a2', true);
  });

  test('do not see fields for staff only', async () => {
    for (const field of ['version', 'updatedBy', 'translations { lang }', 'can { edit }']) {
      const { errors } = await api.visitor.graphql(`{ publishedEventCategories { rows { ${field} } } }`);
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });

  test('get cached responses until something is written', async () => {
    await api.visitor.request(NAMES);
    expect(await commandsOf(() => api.visitor.request(NAMES))).toEqual([]);
    await api.admin.request(RENAME, { id: ids['b'] ?? '' });
    const { rows } = await api.visitor.request(NAMES);
    expect(rows.find(({ slug }) => slug === 'b')?.name).toBe('Renamed');
  });
});

test('a list makes a number of round trips that does not depend on its rows', async () => {
  const read = (pageSize: number) => api.admin.request(WHOLE, { pageSize });
  for (let n = 0; n < 40; n += 1) {
    const { eventCategory } = await create(`many-${n}`);
    ids[`many-${n}`] = eventCategory?.id ?? '';
    await create(`many-${n}-child`, `many-${n}`);
  }
  const few = await contentCommandsOf(() => read(2));
  // The total is counted once after a write.
  await create('many-last');
  const many = await contentCommandsOf(() => read(40));
  expect(few).not.toEqual([]);
  expect(many).toEqual(few);
  const again = await contentCommandsOf(() => read(40));
  // The count is cached where no other process can write unnoticed: over the embedded database.
  const isCached = api.services.stamps.receivesAllWrites;
  expect(again).toEqual(few.filter((command) => !isCached || command !== 'aggregate eventCategories'));
});

test.each(allKinds.filter(({ tree }) => tree).map((kind) => [kind.plural, kind] as const))(
  'PUBLIC-022 visitors see active records only on any way through the tree of %s (SPEC-D113)',
  async (_plural, kind) => {
    const title = kind.titleField;
    const put = async (text: string, active: boolean, parent: string | null) => {
      const parentId = parent && new Types.ObjectId(parent);
      const [id = ''] = await putRecords(api, kind, [{ [title]: { en: text }, active, parentId, orderNumber: 99 }]);
      return id;
    };
    const root = await put('Shown root', true, null);
    const branch = await put('Shown branch', true, root);
    await put('Switched-off branch', false, root);
    await put('Switched-off leaf', false, branch);
    const around = `children { ${title} parent { ${title} children { ${title} children { ${title} } } } }`;
    const { rows, descendants } = await api.visitor.request(
      typedDocument<RecordTree>(
        `{ ${publishedName(kind)} { rows { ${title} ${around} } descendants { ${title} ${around} parent { ${title} ${around} } } } }`,
      ),
    );
    const leaf = { [title]: 'Shown branch', children: [] };
    const read = { [title]: 'Shown branch', parent: { [title]: 'Shown root', children: [leaf] } };
    expect(rows.find((row) => row[title] === 'Shown root')).toEqual({ [title]: 'Shown root', children: [read] });
    expect(descendants.find((row) => row[title] === 'Shown branch')).toEqual({
      ...leaf,
      parent: { [title]: 'Shown root', children: [read] },
    });
  },
);
