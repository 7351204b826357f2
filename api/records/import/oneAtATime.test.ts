import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { Types } from 'mongoose';
import { UserModel } from '../../identity/users/user.js';
import { takeFor } from '../../platform/database/lease.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { deleteRecord } from '../../testing/records/createRecord.js';
import { actOn, checkedFile, IMPORT_ACTIONS, run, sendFile, settled } from '../../testing/records/imports.js';
import { storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { leaseOf } from './importLease.js';
import { entering, ImportLineModel, ImportModel, NO_ROWS } from './storedImport.js';

/** A person has one import at a time, and what a deleted account has begun is a Super Admin's to go on with. */

const kind = kinds.eventDifficulty;
const { model } = storeOf(kind);

const IMPORTS = gql(`query ImportsOfDifficulties { imports(kind: "eventDifficulty") { id by } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fileOf = (name: string, rows: number) =>
  csvFile([['name', 'slug'], ...Array.from({ length: rows }, (_, at) => [`${name} ${at}`, `${name}-${at}`])]);

test('of five files that one person sends at once one is imported, and the others are refused', async () => {
  const sent = await Promise.all(
    Array.from({ length: 5 }, (_, at) => sendFile(api.admin, kind, fileOf(`at-once-${at}`, 400))),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await ImportModel.countDocuments()).toBe(1);
  const id = sent.find(({ status }) => status === 201)?.body.id ?? '';
  expect(await settled(api.admin, id)).toMatchObject({ state: 'CHECKED', counts: { create: 400 } });
  expect(await actOn(api.admin, 'endImport', id)).toMatchObject({ success: true });
});

test('a file that was being read when its server was killed does not keep its person from importing another one', async () => {
  const { userId } = await ImportModel.findById((await checkedFile(api.admin, kind, fileOf('before', 1))).id)
    .orFail()
    .lean();
  const _id = new Types.ObjectId();
  await ImportModel.create({
    _id,
    userId,
    kind: kind.name,
    fileName: 'cut.csv',
    createdAt: new Date(),
    state: 'READING',
    counts: NO_ROWS,
  });
  await ImportModel.updateOne({ _id }, entering('READING', userId));
  await ImportLineModel.create({ importId: _id, line: 2, state: 'read' });
  await takeFor(leaseOf(_id), 60_000, { holder: 'a process that lives' });
  expect((await sendFile(api.admin, kind, fileOf('refused', 1))).status).toBe(409);
  await ImportModel.db.collection('leases').deleteOne({ holder: 'a process that lives' });
  const accepted = await checkedFile(api.admin, kind, fileOf('accepted', 1));
  expect(accepted).toMatchObject({ state: 'CHECKED' });
  expect([await ImportModel.exists({ _id }), await ImportLineModel.exists({ importId: _id })]).toEqual([null, null]);
});

test('an import is not applied while another one of its person is worked on', async () => {
  const { id } = await checkedFile(api.admin, kind, fileOf('first', 1));
  const second = await checkedFile(api.admin, kind, fileOf('second', 1));
  const _id = new Types.ObjectId(second.id);
  const { userId } = await ImportModel.findById(_id).orFail().lean();
  await takeFor(leaseOf(_id), 60_000, { holder: 'another process' });
  await ImportModel.updateOne({ _id }, entering('APPLYING', userId));
  expect(await actOn(api.admin, 'applyImport', id)).toMatchObject({ success: false, message: messages.importRunning });
  await ImportModel.updateOne({ _id }, entering('CHECKED', userId));
  expect(await run(api.admin, 'applyImport', id)).toMatchObject({ state: 'APPLIED' });
});

test('a Super Admin sees and undoes or ends the imports of a deleted account, and nobody else does', async () => {
  const { email, password } = await api.staffAccount('ADD_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY');
  const editor = await TestClient.signedIn(api.url, email, password);
  const written = await checkedFile(editor, kind, fileOf('left', 2));
  await run(editor, 'applyImport', written.id);
  const waiting = await checkedFile(editor, kind, fileOf('never', 2));
  const other = await api.staff('ADD_EVENT_DIFFICULTY', 'DELETE_EVENT_DIFFICULTY');
  const listed = (client: TestClient) => client.request(IMPORTS);
  expect((await listed(api.admin)).map(({ id }) => id)).not.toContain(written.id);
  const { _id, name } = await UserModel.findOne({ email }).orFail().lean();
  await deleteRecord(api.admin, 'staffMember', { id: _id.toHexString() });

  expect(await listed(other)).toEqual([]);
  const refused = await other.graphql(IMPORT_ACTIONS.undoImport, { id: written.id });
  expect(refused.errors[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(await listed(api.admin)).toEqual(
    expect.arrayContaining([
      { id: written.id, by: name },
      { id: waiting.id, by: name },
    ]),
  );
  expect(await actOn(api.admin, 'endImport', waiting.id)).toMatchObject({ success: true, import: null });
  expect(await ImportLineModel.exists({ importId: waiting.id })).toBeNull();
  expect(await run(api.admin, 'undoImport', written.id)).toMatchObject({ state: 'UNDONE', counts: { undone: 2 } });
  expect(await model.exists({ slug: 'left-0' })).toBeNull();
});
