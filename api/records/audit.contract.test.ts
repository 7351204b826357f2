import type { Schema } from 'yup';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import { AuditIntentModel } from '../audit/auditEntry.js';
import { settledTrail } from '../testing/records/settledTrail.js';
import { verifyChain, type AuditFacts } from '../audit/chain.js';
import { storedTrail } from '../audit/trailFile.js';
import { kindsUnderTest, restoreSingle, startKindsApi } from '../testing/records/kindsUnderTest.js';
import { allowDefault, operationsOf, RecordMaker } from '../testing/records/recordMaker.js';
import { PNG } from '../testing/files/sampleFiles.js';
import type { TestApi } from '../testing/server/testApi.js';
import { postForm, replaceFile, signUpload } from '../testing/files/uploads.js';

/** Every change of every kind is recorded in the audit trail: who, when, and the values before and after. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const ABSENT = 'f'.repeat(24);
/** The entries about a record, the oldest first. */
const entriesOf = async (id: string): Promise<AuditFacts[]> =>
  (await settledTrail()).find({ 'target.id': id }).sort({ seq: 1 }).lean<AuditFacts[]>();

async function latest(id: string): Promise<AuditFacts> {
  const entry = (await entriesOf(id)).at(-1);
  if (!entry) throw new Error('There is no entry.');
  return entry;
}

const json = (value: unknown) => JSON.stringify(value);
const nameField = ({ titleField, translatable }: AnyKind) =>
  translatable.includes(titleField) ? `${titleField}.en` : titleField;
const deleteMany = ({ names }: AnyKind) => `mutation ($ids: [ID!]!) { ${names.deleteMany}(ids: $ids) { success } }`;
const toggleMany = ({ names }: AnyKind, toggle: Toggle) =>
  `mutation ($ids: [ID!]!, $to: Boolean!) { ${names.toggleMany(toggle)}(ids: $ids, to: $to) { success } }`;

describe.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const operations = operationsOf(kind);
  const field = nameField(kind);
  beforeAll(() => maker.makeReferenced(kind));
  afterAll(() => restoreSingle(kind, api.admin));
  const make = async () => (await maker.created(kind)).record;

  test('records a creation with its author, its time and its values', async () => {
    const before = new Date();
    const { id, [kind.titleField]: title } = await make();
    const [entry, ...others] = await entriesOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'CREATE',
      outcome: 'DONE',
      actor: { name: 'Super Admin', role: 'Super Admin' },
      target: { kind: kind.name, id, label: title },
    });
    expect(entry?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(entry?.changes).toContainEqual({ field, before: null, after: json(title) });
  });

  test('records an update with the values before and after, and nothing that stayed as it was', async () => {
    const { id, [kind.titleField]: title } = await make();
    const name = `Renamed ${maker.tag()}`;
    await api.admin.request(operations.update, { id, input: { [kind.titleField]: name } });
    expect(await latest(id)).toMatchObject({
      action: 'UPDATE',
      target: { kind: kind.name, id, label: name },
      changes: [{ field, before: json(title), after: json(name) }],
    });
  });

  test('records a deletion with the values that are gone', async () => {
    const { id, [kind.titleField]: title } = await make();
    await api.admin.request(operations.delete, { id });
    const entry = await latest(id);
    expect(entry).toMatchObject({ action: 'DELETE', target: { kind: kind.name, id, label: title } });
    expect(entry.changes).toContainEqual({ field, before: json(title), after: null });
  });

  test('records each of several records that are deleted at once', async () => {
    const [one, two] = [await make(), await make()];
    await api.admin.request(deleteMany(kind), { ids: [one.id, ABSENT, two.id] });
    for (const { id } of [one, two]) expect(await latest(id)).toMatchObject({ action: 'DELETE', outcome: 'DONE' });
    expect(await entriesOf(ABSENT)).toEqual([]);
  });

  test('records nothing of a write that is refused, or that changes nothing', async () => {
    // A package needs no title.
    const required = (kind.rules.fields[kind.titleField] as Schema).isValidSync('') ? 'orderNumber' : kind.titleField;
    const { id, version } = await make();
    await api.admin.graphql(operations.update, { id, version: version + 5, input: { [kind.titleField]: 'Late' } });
    await api.admin.graphql(operations.update, { id, input: { [required]: '' } });
    await api.admin.graphql(operations.update, { id, input: {} });
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['CREATE']);
    expect(await AuditIntentModel.countDocuments()).toBe(0);
  });

  for (const toggle of kind.toggles) {
    test(`records the switch ${toggle} with its values before and after, once`, async () => {
      const record = await make();
      const { id } = record;
      const before = record[toggle] === true;
      if (toggle === 'default') await allowDefault(kind, api.admin, [id]);
      const earlier = (await entriesOf(id)).length;
      const set = () => api.admin.request(operations.toggle(toggle), { id, to: !before });
      await set();
      expect(await latest(id)).toMatchObject({
        action: 'TOGGLE',
        target: { kind: kind.name, id, label: record[kind.titleField] },
        changes: [{ field: toggle, before: json(before), after: json(!before) }],
      });
      await set();
      expect(await entriesOf(id)).toHaveLength(earlier + 1);
    });
  }

  const several = kind.toggles.filter((toggle) => toggle !== 'default');
  for (const toggle of several) {
    test(`records the switch ${toggle} of several records that are set at once`, async () => {
      const records = [await make(), await make()];
      const to = records[0]?.[toggle] !== true;
      await api.admin.request(toggleMany(kind, toggle), { ids: records.map(({ id }) => id), to });
      for (const { id } of records) {
        const changes = [{ field: toggle, before: json(!to), after: json(to) }];
        expect(await latest(id)).toMatchObject({ action: 'TOGGLE', changes });
      }
    });
  }

  const [text] = kind.translatable;
  if (text) {
    test('records a translation with its language, and the texts before and after', async () => {
      const { id } = await make();
      const arabic = (kind.example.ar as Readonly<Record<string, string>>)[text] ?? '';
      for (const [before, after] of [
        [null, arabic],
        [arabic, `${arabic} ٢`],
      ]) {
        await api.admin.request(operations.translate, { id, lang: 'ar', input: { [text]: after } });
        expect(await latest(id)).toMatchObject({
          action: 'TRANSLATE',
          changes: [{ field: `${text}.ar`, before: before && json(before), after: json(after) }],
        });
      }
    });
  }

  for (const rich of richTextFieldsOf(kind.rules)) {
    test(`records of the rich text ${rich} only that it was changed`, async () => {
      const { id } = await make();
      await api.admin.request(operations.update, { id, input: { [rich]: '<p>The recipe of the house</p>' } });
      const entry = await latest(id);
      expect(entry.changes).toMatchObject([{ field: `${rich}.en`, after: json('[rich text]') }]);
      expect(json(entry)).not.toContain('recipe');
    });
  }

  const { fields } = kind.rules;
  for (const secret of Object.keys(fields).filter((name) => factsOf(fields[name]).writeOnly)) {
    test(`never records the secret ${secret}`, async () => {
      const input = maker.freshInput(kind);
      const { record } = await maker.created(kind, input);
      const next = `${String(input[secret])}-9b`;
      await api.admin.request(operations.update, { id: record.id, input: { [secret]: next } });
      const entries = await entriesOf(record.id);
      expect(entries.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE']);
      expect(json(entries)).not.toContain(String(input[secret]));
      expect(json(entries)).not.toMatch(/argon2/);
    });
  }
});

test('records the new content of a file as a replacement', async () => {
  const { record } = await maker.created(kinds.file);
  const upload = await signUpload(api.admin, { name: 'other.png', type: 'image/png', size: PNG.length });
  await postForm(api.url, upload, PNG, { name: 'other.png', type: 'image/png' });
  await replaceFile(api.admin, record.id, { key: upload.key, name: 'other.png' });
  const entry = await latest(record.id);
  expect(entry).toMatchObject({ action: 'REPLACE', target: { kind: 'file', label: 'other.png' } });
  expect(entry.changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['fileName', 'revision']));
});

test('the audit trail keeps one chain over the writes of all kinds', async () => {
  expect(await verifyChain(storedTrail())).toMatchObject({ fault: null });
  expect(await AuditIntentModel.countDocuments()).toBe(0);
});
