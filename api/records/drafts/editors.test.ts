import { event } from '@polyphony/domain/kinds/event.js';
import mongoose from 'mongoose';
import type { TestClient } from '../../testing/clients/testClient.js';
import { countedPace } from '../../testing/measures/work.js';
import { RecordMaker } from '../../testing/records/recordMaker.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Editors who have the form of a record open, with events as a kind that says so. */

const NOTE = gql(`
  mutation NoteEventEdited($id: ID!, $leaving: Boolean) {
    noteEventEdited(id: $id, leaving: $leaving) { others { name since } }
  }
`);

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace });
  maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(event);
});
afterAll(() => api.close());

const make = async () => (await maker.created(event)).record.id;
const note = async (client: TestClient, id: string, leaving = false) => {
  const { others } = await client.request(NOTE, { id, leaving });
  return others.map(({ name }) => name);
};

test('editors of one record see each other until they close it, and nobody sees those of another', async () => {
  const [id, other] = [await make(), await make()];
  const editor = await api.staff('EDIT_EVENT');
  expect(await note(api.admin, id)).toEqual([]);
  expect(await note(editor, id)).toEqual(['Super Admin']);
  expect(await note(api.admin, id)).toHaveLength(1);
  expect(await note(editor, other)).toEqual([]);
  await note(editor, id, true);
  expect(await note(api.admin, id)).toEqual([]);
});

test('a person is present once, however many tabs they have', async () => {
  const id = await make();
  await note(api.admin, id);
  await note(api.admin, id);
  expect(await note(await api.staff('EDIT_EVENT'), id)).toEqual(['Super Admin']);
});

test('a person whose form says nothing any more, as after a crash, is gone after a while', async () => {
  const id = await make();
  await note(api.admin, id);
  await mongoose.connection.collection('editors').updateMany({}, { $set: { at: new Date(Date.now() - 46_000) } });
  expect(await note(await api.staff('EDIT_EVENT'), id)).toEqual([]);
});

test('who may not see the record learns nothing of its editors', async () => {
  const id = await make();
  const outsider = await api.staff('VIEW_ALL_LANGUAGES');
  const document = 'mutation ($id: ID!) { noteEventEdited(id: $id) { others { name } } }';
  for (const [client, code] of [
    [outsider, 'FORBIDDEN'],
    [api.visitor, 'UNAUTHENTICATED'],
  ] as const)
    expect((await client.graphql(document, { id })).errors[0]?.extensions['code']).toBe(code);
});
