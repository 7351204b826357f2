import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Bulk operations on trees. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Bulk {
  results: { id: string; success: boolean; message: string }[];
}

let count = 0;
async function category(parentId: string | null): Promise<string> {
  count += 1;
  const input = { name: `Category ${count}`, slug: `category-${count}`, parentId };
  const { record } = await api.admin.request<{ record: { id: string } }>(
    'mutation ($input: EventCategoryInput!) { createEventCategory(input: $input) { record: eventCategory { id } } }',
    { input },
  );
  return record.id;
}

const remove = async (ids: readonly string[]) => {
  const { results } = await api.admin.request<Bulk>(
    'mutation ($ids: [ID!]!) { deleteEventCategories(ids: $ids) { results { id success message } } }',
    { ids },
  );
  return Object.fromEntries(results.map(({ id, success, message }) => [id, success ? true : message]));
};
const exists = async (id: string) =>
  (await api.admin.graphql('query ($id: ID!) { eventCategory(id: $id) { id } }', { id })).errors.length === 0;

const below = messages.hasChildren('Category');

test('a branch is deleted completely, in whatever order its records are listed', async () => {
  const root = await category(null);
  const child = await category(root);
  const leaf = await category(child);
  expect(await remove([root, leaf, child])).toEqual({ [root]: true, [leaf]: true, [child]: true });
});

test('the ancestors of remaining records stay', async () => {
  const root = await category(null);
  const child = await category(root);
  const leaf = await category(child);
  const other = await category(child);
  await api.admin.request('mutation ($id: ID!) { toggleEventCategoryDefault(id: $id, to: true) { success } }', {
    id: leaf,
  });
  expect(await remove([root, child, leaf, other])).toEqual({
    [root]: below,
    [child]: below,
    [leaf]: messages.defaultKept('Category'),
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
    const [parent, moved] = [await category(null), await category(null)];
    const move = api.admin.request<{ success: boolean }>(
      'mutation ($id: ID!, $parentId: ID!) { updateEventCategory(id: $id, input: { parentId: $parentId }) { success } }',
      { id: moved, parentId: parent },
    );
    const [{ success }, removed] = await Promise.all([move, remove([parent])]);
    expect(removed[parent] === true).toBe(!success);
  }
});
