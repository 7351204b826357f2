import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { gql } from '../../testing/generated/gql.js';
import { createEventCategory } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Bulk operations on trees. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CATEGORY = gql(`query CategoryOfBranch($id: ID!) { eventCategory(id: $id) { id } }`);
const REMOVE = gql(`
  mutation DeleteBranches($ids: [ID!]!) { deleteEventCategories(ids: $ids) { results { id success message } } }
`);
const MOVE = gql(`
  mutation MoveBelow($id: ID!, $parentId: ID!) {
    updateEventCategory(id: $id, input: {parentId: $parentId}) { success }
  }
`);

let count = 0;
async function createdCategory(parentId: string | null): Promise<string> {
  count += 1;
  const category = await createEventCategory(api.admin, {
    name: `Category ${count}`,
    slug: `category-${count}`,
    parentId,
  });
  return category.id;
}

const remove = async (ids: readonly string[]) => {
  const { results } = await api.admin.request(REMOVE, { ids: [...ids] });
  return Object.fromEntries(results.map(({ id, success, message }) => [id, success ? true : message]));
};
const exists = async (id: string) => (await api.admin.graphql(CATEGORY, { id })).errors.length === 0;

const below = messages.hasChildren('labels.category');

test('a branch is deleted completely, in whatever order its records are listed', async () => {
  const root = await createdCategory(null);
  const child = await createdCategory(root);
  const leaf = await createdCategory(child);
  expect(await remove([root, leaf, child])).toEqual({ [root]: true, [leaf]: true, [child]: true });
});

test('the ancestors of remaining records stay', async () => {
  const root = await createdCategory(null);
  const child = await createdCategory(root);
  const leaf = await createdCategory(child);
  const other = await createdCategory(child);
  await api.admin.request('mutation ($id: ID!) { toggleEventCategoryDefault(id: $id, to: true) { success } }', {
    id: leaf,
  });
  expect(await remove([root, child, leaf, other])).toEqual({
    [root]: below,
    [child]: below,
    [leaf]: messages.defaultKept('labels.category'),
    [other]: true,
  });
  expect([await exists(root), await exists(child), await exists(leaf), await exists(other)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a record is not deleted while another one is concurrently moved below it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [parent, moved] = [await createdCategory(null), await createdCategory(null)];
    const move = api.admin.request(MOVE, { id: moved, parentId: parent });
    const [{ success }, removed] = await Promise.all([move, remove([parent])]);
    expect(removed[parent] === true).toBe(!success);
  }
});
