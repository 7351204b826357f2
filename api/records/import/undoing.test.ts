import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { Types } from 'mongoose';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { checkedFile, linesOf, run } from '../../testing/records/imports.js';
import { startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { learningModule } from '../../testing/records/learningModule.js';
import { putRecords } from '../../testing/records/records.js';
import type { TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

/** Rows that have nothing to write when they are applied or undone, and rows whose former values are given back. */

const kind = kinds.eventDifficulty;
const modules = storeUnderTest(learningModule);

let api: TestApi;
beforeAll(async () => {
  api = await startKindsApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());

const problemsOf = async (id: string) =>
  (await linesOf(api.admin, id, true)).map(({ outcome, errors }) => [outcome, errors[0]?.column, errors[0]?.message]);
const superAdminRole = async () =>
  (
    await RoleModel.findOne({ nameKey: roleKey(SUPER_ADMIN_ROLE) })
      .orFail()
      .lean()
  )._id.toHexString();
const newStaff = async () => {
  const { email } = await api.staffAccount();
  const { _id, roleId } = await UserModel.findOne({ email }).orFail().lean();
  return { id: _id.toHexString(), roleId };
};
const roleOf = async (id: string) => String((await UserModel.findById(id).lean())?.roleId);
const staffFile = (id: string, roleId: string) =>
  csvFile([
    ['id', 'roleId'],
    [id, roleId],
  ]);

test('undoing an import that made someone Super Admin ends, says that the role stays, and the next import can start', async () => {
  const { id } = await newStaff();
  const role = await superAdminRole();
  const found = await checkedFile(api.admin, kinds.staffMember, staffFile(id, role));
  expect((await run(api.admin, 'applyImport', found.id)).counts).toMatchObject({ written: 1, skipped: 0 });
  const undone = await run(api.admin, 'undoImport', found.id);
  expect(undone).toMatchObject({ state: 'UNDONE', problem: null, counts: { undone: 0, kept: 1 } });
  expect(await problemsOf(found.id)).toEqual([['KEPT', 'roleId', messages.importNotUndone]]);
  expect(await roleOf(id)).toBe(role);
  expect(await checkedFile(api.admin, kinds.staffMember, staffFile(id, role))).toMatchObject({ state: 'CHECKED' });
});

test('a row that has nothing to write any more when it is applied is left out, and the import ends', async () => {
  const { id, roleId } = await newStaff();
  const { roleId: other } = await newStaff();
  const found = await checkedFile(api.admin, kinds.staffMember, staffFile(id, String(other)));
  expect(found.counts).toMatchObject({ change: 1 });
  // Past all rules, so that the version is that of the check: the role of a Super Admin is never changed.
  const role = await superAdminRole();
  await UserModel.updateOne({ _id: id }, { $set: { roleId: new Types.ObjectId(role) } });
  const applied = await run(api.admin, 'applyImport', found.id);
  expect(applied).toMatchObject({ state: 'APPLIED', counts: { written: 0, skipped: 1 } });
  expect(await problemsOf(found.id)).toEqual([
    ['SKIPPED', '', expect.stringMatching(/was changed after the file was checked\.$/)],
  ]);
  expect([await roleOf(id), String(roleId)]).toEqual([role, expect.not.stringMatching(role)]);
});

test('a row whose record has its former values already is undone', async () => {
  const [id = ''] = await putRecords(api, kind, [{ name: { en: 'Former' }, slug: 'former' }]);
  const { model } = storeUnderTest(kind);
  const found = await checkedFile(
    api.admin,
    kind,
    csvFile([
      ['id', 'name'],
      [id, 'Imported'],
    ]),
  );
  await run(api.admin, 'applyImport', found.id);
  await model.updateOne({ _id: id }, { $set: { 'name.en': 'Former' } });
  expect(await run(api.admin, 'undoImport', found.id)).toMatchObject({
    state: 'UNDONE',
    counts: { undone: 1, kept: 0 },
  });
  expect(await model.findById(id).lean()).toMatchObject({ name: { en: 'Former' }, version: 2 });
});

test.each([
  ['blank', {}],
  ['in another language alone', { ar: '<p>لا شيء.</p>' }],
])('a plain text that a file gives an entry is taken back where the former text was %s', async (_which, answer) => {
  const entry = { id: new Types.ObjectId().toHexString(), question: { en: 'What do I bring?' } };
  const [id = ''] = await putRecords(api, learningModule, [{ questions: [{ ...entry, answer }] }]);
  const answerOf = async () => ((await modules.get(id))['questions'] as { answer: unknown }[])[0]?.answer;
  const questions = [{ ...entry, answer: '<p>Nothing.</p>' }];
  const found = await checkedFile(api.admin, learningModule, JSON.stringify([{ id, questions }]));
  await run(api.admin, 'applyImport', found.id);
  expect(await answerOf()).toEqual({ ...answer, en: '<p>Nothing.</p>' });
  expect((await run(api.admin, 'undoImport', found.id)).counts).toMatchObject({ undone: 1, kept: 0 });
  expect(await answerOf()).toEqual(answer);
});
