import { kinds } from '@polyphony/domain/kinds/index.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { Types } from 'mongoose';
import { takeFor } from '../../platform/database/lease.js';
import { leaseOf } from './importLease.js';
import { entering, ImportModel } from './storedImport.js';
import { learningModule } from '../../testing/records/learningModule.js';
import { startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { actOn, checkedFile, exported, linesOf, run, sendFile, settled } from '../../testing/records/imports.js';
import { RecordMaker } from '../../testing/records/recordMaker.js';
import { putRecords } from '../../testing/records/records.js';
import type { TestApi } from '../../testing/server/testApi.js';

/** Imports of files, on kinds with few fields and on one with every shape of list. */

const kind = kinds.eventDifficulty;
const store = storeUnderTest(kind);

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const all = () => store.model.find().sort({ _id: 1 }).lean();
const check = (rows: readonly (readonly (string | number)[])[]) => checkedFile(api.admin, kind, csvFile(rows));
const errorsOf = async (id: string) =>
  (await linesOf(api.admin, id, true)).map(({ line, errors }) => [line, errors[0]?.column, errors[0]?.message]);

test('1,000 rows with 7 errors are imported without those, and taken back as one', async () => {
  const existingId = (await putRecords(api, kind, [{ slug: 'taken' }]))[0] ?? '';
  const before = await all();
  const rows = Array.from({ length: 1000 }, (_, at): (string | number)[] => [
    '',
    `Level ${at}`,
    `مستوى ${at}`,
    `level-${at}`,
    1,
  ]);
  const change = (at: number, column: number, value: string) => rows[at]?.splice(column, 1, value);
  change(9, 1, '');
  change(99, 3, 'taken');
  change(199, 3, 'level-0');
  change(299, 4, 'many');
  change(399, 0, '65f0c0ffee0c0ffee0c0ffee');
  change(499, 3, 'No Slug!');
  change(599, 1, 'x'.repeat(201));
  const found = await check([['id', 'name.en', 'name.ar', 'slug', 'orderNumber'], ...rows]);
  expect(found).toMatchObject({ state: 'CHECKED', counts: { rows: 1000, create: 993, rejected: 7 } });
  expect(await errorsOf(found.id)).toEqual([
    [11, 'name.en', 'Difficulty name is required.'],
    [101, 'slug', 'Slug is already in use.'],
    [201, 'slug', 'Slug is the same as in line 2.'],
    [301, 'orderNumber', expect.any(String)],
    [401, 'id', 'Difficulty not found.'],
    [501, 'slug', expect.any(String)],
    [601, 'name.en', 'Difficulty name cannot exceed 200 characters.'],
  ]);
  expect(await all()).toEqual(before);
  const applied = await run(api.admin, 'applyImport', found.id);
  expect(applied).toMatchObject({ state: 'APPLIED', counts: { written: 993, skipped: 0 } });
  expect(await store.model.countDocuments()).toBe(before.length + 993);
  expect(await store.model.findOne({ slug: 'level-0' }).lean()).toMatchObject({
    name: { en: 'Level 0', ar: 'مستوى 0' },
    version: 1,
    createdBy: { name: 'Super Admin' },
  });
  const undone = await run(api.admin, 'undoImport', found.id);
  expect(undone).toMatchObject({ state: 'UNDONE', counts: { undone: 993, kept: 0 } });
  expect(await all()).toEqual(before);
  await store.model.deleteOne({ _id: new Types.ObjectId(existingId) });
});

test('a record that was changed after the check is left out, one that was changed after the import keeps the change', async () => {
  const [one = '', two = '', three = ''] = await putRecords(api, kind, [
    { name: { en: 'One' }, slug: 'one' },
    { name: { en: 'Two' }, slug: 'two' },
    { name: { en: 'Three' }, slug: 'three' },
  ]);
  const rename = (id: string, name: string) =>
    api.admin.request(
      'mutation ($id: ID!, $name: String!) { updateEventDifficulty(id: $id, input: { name: $name }) { success } }',
      { id, name },
    );
  const nameOf = async (id: string) => (await store.get(id))['name'];
  const { id } = await check([
    ['id', 'name'],
    [one, 'First'],
    [two, 'Second'],
    [three, 'Third'],
  ]);
  await rename(one, 'Other');
  expect((await run(api.admin, 'applyImport', id)).counts).toMatchObject({ written: 2, skipped: 1 });
  expect(await errorsOf(id)).toEqual([[2, '', 'This difficulty was changed after the file was checked.']]);
  expect([await nameOf(one), await nameOf(two)]).toEqual([{ en: 'Other' }, { en: 'Second' }]);
  await rename(three, 'Another');
  expect((await run(api.admin, 'undoImport', id)).counts).toMatchObject({ undone: 1, kept: 1 });
  expect(await errorsOf(id)).toEqual([
    [2, '', 'This difficulty was changed after the file was checked.'],
    [4, '', 'This difficulty was changed after it was imported.'],
  ]);
  expect([await nameOf(two), await nameOf(three)]).toEqual([{ en: 'Two' }, { en: 'Another' }]);
});

test('a formula is stored as the text that it was, and exported so that no spreadsheet evaluates it', async () => {
  const { id } = await check([
    ['id', 'name.en', 'slug'],
    ['', '=1+1', 'formula'],
  ]);
  await run(api.admin, 'applyImport', id);
  expect(await store.model.findOne({ slug: 'formula' }).lean()).toMatchObject({ name: { en: '=1+1' } });
  expect(await exported(api.admin, kind)).toContain(`,'=1+1,`);
});

test('a reference names a record by its id or by its slug', async () => {
  const categories = kinds.eventCategory;
  const [parent = ''] = await putRecords(api, categories, [{ slug: 'parent' }]);
  const rows = [
    ['id', 'name', 'slug', 'parentId'],
    ['', 'By slug', 'by-slug', 'parent'],
    ['', 'By id', 'by-id', parent],
    ['', 'Lost', 'lost', 'nowhere'],
  ];
  const { id } = await checkedFile(api.admin, categories, csvFile(rows));
  expect(await errorsOf(id)).toEqual([
    [4, 'parentId', 'Parent category: there is no “nowhere”. Write the name, the slug or the id of a record.'],
  ]);
  await run(api.admin, 'applyImport', id);
  const found = await storeUnderTest(categories)
    .model.find({ slug: { $in: ['by-slug', 'by-id'] } })
    .lean();
  expect(found.map(({ parentId }) => String(parentId))).toEqual([parent, parent]);
});

test('rows that would place two records of a tree below each other are not both written', async () => {
  const categories = kinds.eventCategory;
  const [one = '', two = ''] = await putRecords(api, categories, [{ slug: 'ring-one' }, { slug: 'ring-two' }]);
  const file = csvFile([
    ['id', 'parentId'],
    [one, two],
    [two, one],
  ]);
  const { id, counts } = await checkedFile(api.admin, categories, file);
  expect(counts).toMatchObject({ change: 2 });
  expect((await run(api.admin, 'applyImport', id)).counts).toMatchObject({ written: 1, skipped: 1 });
  expect(await errorsOf(id)).toEqual([[3, 'parentId', expect.any(String)]]);
});

test('lists of entries are imported with the texts of all languages, and given back', async () => {
  const modules = storeUnderTest(learningModule);
  const { record } = await maker.created(learningModule);
  const read = async () => (await modules.get(record.id))['questions'] as Record<string, unknown>[];
  const former = await read();
  const [first, second] = former;
  const questions = [
    { id: second?.['id'], question: { ar: 'أين هو؟' } },
    { question: { en: 'New?', ar: 'جديد؟' }, answer: { en: '<p>Yes.</p>' } },
  ];
  const file = JSON.stringify([{ id: record.id, questions, 'topics.ar': ['ورق'] }]);
  const { id } = await checkedFile(api.admin, learningModule, file);
  expect((await run(api.admin, 'applyImport', id)).counts).toMatchObject({ written: 1 });
  expect(await read()).toMatchObject([
    { id: second?.['id'], question: { en: 'Where is it?', ar: 'أين هو؟' } },
    { question: { en: 'New?', ar: 'جديد؟' }, answer: { en: '<p>Yes.</p>' } },
  ]);
  expect((await run(api.admin, 'undoImport', id)).counts).toMatchObject({ undone: 1, kept: 0 });
  expect((await read()).map(({ id: entry, question }) => [entry, question])).toEqual(
    [first, second].map((entry) => [entry?.['id'], entry?.['question']]),
  );
  expect((await modules.get(record.id))['topics']).not.toHaveProperty('ar', ['ورق']);
});

test('texts with pictures that are not in the library are refused: an import adds no files', async () => {
  const { record } = await maker.created(learningModule);
  const answer = '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>';
  const file = JSON.stringify([{ id: record.id, questions: [{ question: 'Picture?', answer: { en: answer } }] }]);
  const { id } = await checkedFile(api.admin, learningModule, file);
  expect(await errorsOf(id)).toEqual([[1, 'questions', 'Add the picture to the file library first.']]);
});

test('an import belongs to who began it', async () => {
  const { id } = await check([
    ['id', 'name', 'slug'],
    ['', 'Own', 'own'],
  ]);
  const other = await api.staff('ADD_EVENT_DIFFICULTY', 'EDIT_EVENT_DIFFICULTY');
  for (const [operation, type] of [
    ['import', 'query'],
    ['importLines', 'query'],
    ['applyImport', 'mutation'],
    ['undoImport', 'mutation'],
  ] as const) {
    const { errors } = await other.graphql(`${type} ($id: ID!) { ${operation}(id: $id) { __typename } }`, { id });
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
  }
  expect(await other.request('{ imports(kind: "eventDifficulty") { id } }')).toEqual([]);
});

test('nothing can be applied twice, undone before it was applied, or begun while another import runs', async () => {
  const { id } = await check([
    ['id', 'name', 'slug'],
    ['', 'Once', 'once'],
  ]);
  expect(await actOn(api.admin, 'undoImport', id)).toMatchObject({ success: false });
  await run(api.admin, 'applyImport', id);
  expect(await actOn(api.admin, 'applyImport', id)).toMatchObject({ success: false });
  const _id = new Types.ObjectId(id);
  // As if another process worked on it.
  await takeFor(leaseOf(_id), DAY_MS);
  const { userId } = await ImportModel.findById(_id).orFail().lean();
  await ImportModel.updateOne({ _id }, entering('APPLYING', userId));
  expect((await sendFile(api.admin, kind, 'id,name\r\n')).status).toBe(409);
  await ImportModel.updateOne({ _id }, entering('APPLIED', userId));
});

test('the check of a file does not show who may only add records what there is', async () => {
  const [id = ''] = await putRecords(api, kind, [{ name: { en: 'Not for them' }, slug: 'not-for-them' }]);
  const adder = await api.staff('ADD_EVENT_DIFFICULTY');
  const found = await checkedFile(
    adder,
    kind,
    csvFile([
      ['id', 'name.en', 'slug'],
      [id, 'A right guess', 'not-for-them'],
      [id, 'A wrong guess', 'something-else'],
      [new Types.ObjectId().toHexString(), 'Nothing there', 'nowhere'],
    ]),
  );
  const lines = await linesOf(adder, found.id, true);
  const errors = [{ column: '', message: 'You are not allowed to change records of this kind.' }];
  expect(lines.map(({ title, changes, errors: of }) => ({ title, changes, errors: of }))).toEqual(
    ['A right guess', 'A wrong guess', 'Nothing there'].map((title) => ({ title, changes: [], errors })),
  );
});

test('rights that are taken away between check and import count: what they allowed is not written', async () => {
  const editor = await api.staff('ADD_EVENT_DIFFICULTY');
  const found = await checkedFile(
    editor,
    kind,
    csvFile([
      ['id', 'name', 'slug'],
      ['', 'Denied', 'denied'],
    ]),
  );
  const { userId } = (await ImportModel.findById(found.id).lean()) ?? {};
  await storeUnderTest(kinds.staffMember).model.updateOne({ _id: userId }, { $set: { roleId: null } });
  await actOn(editor, 'applyImport', found.id);
  expect(await settled(editor, found.id)).toMatchObject({ state: 'FAILED', counts: { written: 0 } });
  expect(await store.model.exists({ slug: 'denied' })).toBeNull();
});
