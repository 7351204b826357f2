import { LIST_VIEW_NAME_MAX, LIST_VIEW_QUERY_MAX, LIST_VIEWS_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { gql } from '../../../testing/generated/gql.js';
import { deleteRecord } from '../../../testing/records/createRecord.js';
import { staffIdOf } from '../../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { TestClient } from '../../../testing/clients/testClient.js';
import { ListViewModel } from './listView.js';

/** Views of lists are stored for one user, wherever they sign in. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const SAVE = gql(`
  mutation SaveListView($list: String!, $name: String!, $query: String!) {
    saveListView(list: $list, name: $name, query: $query) {
      success message errors { field } view { id name query }
    }
  }
`);
const VIEWS = gql(`query ListViews($list: String!) { myListViews(list: $list) { id name query } }`);
const save = (client: TestClient, name: string, query = 'status=active', list = 'events') =>
  client.request(SAVE, { list, name, query });
const viewsOf = (client: TestClient, list = 'events') => client.request(VIEWS, { list });
const REMOVE = 'mutation ($id: ID!) { deleteListView(id: $id) { success message } }';

test('a view is kept under its name, found again by list, replaced and deleted', async () => {
  const me = await api.signIn.as('Staff without permissions');
  const { success, message, view } = await save(me, ' Soon ', 'sort=startsOn&hidden=slug');
  expect({ success, message }).toEqual({ success: true, message: messages.viewSaved });
  await save(me, 'All', '', 'roles');
  expect(await viewsOf(me)).toEqual([{ id: view?.id, name: 'Soon', query: 'sort=startsOn&hidden=slug' }]);
  await save(me, 'SOON', 'status=featured');
  expect(await viewsOf(me)).toEqual([{ id: view?.id, name: 'SOON', query: 'status=featured' }]);
  expect(await me.request(REMOVE, { id: view?.id })).toEqual({ success: true, message: messages.viewDeleted });
  expect(await viewsOf(me)).toEqual([]);
  expect(await viewsOf(me, 'roles')).toHaveLength(1);
});

test.each([
  ['name', '  ', 'status=active', 'events'],
  ['name', 'x'.repeat(LIST_VIEW_NAME_MAX + 1), '', 'events'],
  ['query', 'Long', 'x'.repeat(LIST_VIEW_QUERY_MAX + 1), 'events'],
  ['query', 'Elsewhere', '//evil.example/?a', 'events'],
  ['list', 'Odd', '', '../events'],
])('the server refuses on its %s what no address of a list says: %s', async (field, name, query, list) => {
  const { success, errors } = await save(api.admin, name, query, list);
  expect({ success, fields: errors.map((error) => error.field) }).toEqual({ success: false, fields: [field] });
});

test('nobody sees, changes or deletes the views of another user', async () => {
  const [mine, theirs] = [
    await api.signIn.as('Staff without permissions'),
    await api.signIn.as('Staff without permissions'),
  ];
  const { view } = await save(mine, 'Mine');
  expect(await viewsOf(theirs)).toEqual([]);
  await save(theirs, 'Mine', 'status=featured');
  expect(await viewsOf(mine)).toMatchObject([{ name: 'Mine', query: 'status=active' }]);
  const { errors } = await theirs.graphql(REMOVE, { id: view?.id });
  expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await viewsOf(mine)).toHaveLength(1);
  const visitor = await api.visitor.graphql('{ myListViews(list: "events") { id } }');
  expect(visitor.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('one person keeps no more than the limit, even at once; names that are known are replaced', async () => {
  const me = await api.signIn.as('Staff without permissions');
  for (let number = 0; number < LIST_VIEWS_MAX - 1; number += 1) await save(me, `View ${number}`);
  const outcomes = await Promise.all(['a', 'b', 'c'].map((name) => save(me, name)));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
  expect(outcomes.find(({ success }) => !success)?.message).toBe(messages.viewsTooMany(LIST_VIEWS_MAX));
  expect((await save(me, 'View 7', 'page=2')).success).toBe(true);
  expect(await viewsOf(me)).toHaveLength(LIST_VIEWS_MAX);
});

test('views go with their owner', async () => {
  const { email, password } = await api.staffAccount();

  const them = await TestClient.signedIn(api.url, email, password);
  const { view } = await save(them, 'Gone soon');
  await deleteRecord(api.admin, 'staffMember', { id: await staffIdOf(api.admin, email) });
  expect(await ListViewModel.countDocuments({ _id: view?.id })).toBe(0);
});
