import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { dayAfter } from '@polyphony/domain/timeZone.js';
import { folded } from '@polyphony/domain/text/folded.js';
import { isDay } from '@polyphony/domain/validation/rules.js';
import type { SchemaDescription } from 'yup';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import {
  freeSwitches,
  kindsUnderTest,
  restoreSingle,
  startKindsApi,
  storeUnderTest,
} from '../testing/records/kindsUnderTest.js';
import { typedDocument } from '../testing/clients/typedDocument.js';
import { allowDefault, operationsOf, RecordMaker } from '../testing/records/recordMaker.js';
import type { TestApi } from '../testing/server/testApi.js';

/** Contract of every record kind, checked by the front door for each kind of the registry. */

let api: TestApi;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const tag = () => maker.tag();
const created: RecordMaker['created'] = (...args) => maker.created(...args);
const freshInput = (kind: AnyKind) => maker.freshInput(kind);

/** The fields that a form cannot leave out. */
const requiredFieldsOf = ({ rules, filled }: AnyKind): string[] =>
  Object.entries(rules.describe().fields).flatMap(([name, rule]) => {
    const { optional, nullable, default: initial } = rule as SchemaDescription;
    return !optional && !nullable && initial === undefined && !filled?.includes(name) ? [name] : [];
  });

describe.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const operations = operationsOf(kind);
  beforeAll(() => maker.makeReferenced(kind));
  const make = () => created(kind, freshInput(kind));
  const version = async (id: string) => (await api.admin.request(operations.details, { id })).version;

  test('is created, read back and listed', async () => {
    const input = freshInput(kind);
    const { success, message, errors, record } = await created(kind, input);
    expect({ success, message, errors }).toEqual({
      success: true,
      message: `${textInEnglish(kind.label)} created successfully.`,
      errors: [],
    });
    expect(record).toMatchObject({ version: 1, [kind.titleField]: input[kind.titleField] });
    const read = await api.admin.request(operations.details, { id: record.id });
    expect(read).toMatchObject(record);
    const { rows } = await api.admin.request(operations.list, {
      filter: { searchName: input[kind.titleField] },
    });
    expect(rows.map(({ id }) => id)).toEqual([record.id]);
  });

  if (!kind.noCreate) {
    test('GQL-002 refuses an empty form on its fields, and stores nothing', async () => {
      const before = await api.admin.request(operations.list);
      const { success, errors, record } = await api.admin.request(operations.create, { input: {} });
      expect({ success, record }).toEqual({ success: false, record: null });
      expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(requiredFieldsOf(kind)));
      expect((await api.admin.request(operations.list)).pageInfo).toEqual(before.pageInfo);
    });
  }

  for (const field of kind.unique) {
    test(`refuses a second record with the same ${field}, at once and in a race`, async () => {
      const input = freshInput(kind);
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => api.admin.request(operations.create, { input })),
      );
      expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
      for (const { success, errors } of outcomes.filter((outcome) => !outcome.success)) {
        expect({ success, errors }).toEqual({
          success: false,
          errors: [{ field, message: expect.stringContaining('already in use'), code: 'DUPLICATE' }],
        });
      }
    });
  }

  test('is updated; a field left out keeps its value, and the version counts', async () => {
    const { record } = await make();
    const name = `Renamed ${tag()}`;
    const updated = await api.admin.request(operations.update, {
      id: record.id,
      input: { [kind.titleField]: name },
      version: 1,
    });
    expect(updated).toMatchObject({ success: true, message: `${textInEnglish(kind.label)} updated successfully.` });
    expect(updated.record).toMatchObject({ [kind.titleField]: name, version: 2 });
    const unchanged = kind.unique.filter((field) => field !== kind.titleField);
    for (const field of unchanged) expect(updated.record[field]).toBe(record[field]);
  });

  test('two people editing never silently overwrite each other', async () => {
    const { record } = await make();
    const save = (name: string) =>
      api.admin.graphql(operations.update, {
        id: record.id,
        input: { [kind.titleField]: name },
        version: record.version,
      });
    const responses = await Promise.all([save(`One ${tag()}`), save(`Two ${tag()}`)]);
    const refused = responses.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors[0]).toMatchObject({
      message: expect.stringContaining('Nothing was saved'),
      extensions: { code: 'CONFLICT', changedBy: expect.any(String), changedAt: expect.any(String), version: 2 },
    });
    expect(await version(record.id)).toBe(2);
  });

  const switches = freeSwitches(kind);
  if (switches.length > 0) {
    test.each(switches)('STATE-003, STATE-004..008 the %s switch flips and flips back, alone', async (toggle) => {
      const { record } = await make();
      const others = kind.toggles.filter((other) => other !== toggle);
      const flip = () => api.admin.request(operations.toggle(toggle), { id: record.id });
      const once = await flip();
      expect(once.message).toBe('Status updated successfully.');
      expect(once.record[toggle]).toBe(!record[toggle]);
      for (const other of others) expect(once.record[other]).toBe(record[other]);
      expect((await flip()).record[toggle]).toBe(record[toggle]);
      const set = () => api.admin.request(operations.toggle(toggle), { id: record.id, to: true });
      expect([(await set()).record[toggle], (await set()).record[toggle]]).toEqual([true, true]);
    });
  }

  test('STATE-023 is deleted for good', async () => {
    const { record } = await make();
    expect(await api.admin.request(operations.delete, { id: record.id })).toMatchObject({
      success: true,
      message: `${textInEnglish(storeUnderTest(kind).deletedLabel)} deleted successfully.`,
    });
    expect((await api.admin.graphql(operations.details, { id: record.id })).errors[0]?.extensions['code']).toBe(
      'NOT_FOUND',
    );
    expect((await api.admin.graphql(operations.delete, { id: record.id })).errors[0]?.extensions['code']).toBe(
      'NOT_FOUND',
    );
  });

  if (kind.toggles.includes('default')) {
    test('STATE-015 a default record cannot be deleted, and says why', async () => {
      const { record } = await make();
      await allowDefault(kind, api.admin, [record.id]);
      const { record: now } = await api.admin.request(operations.toggle('default'), {
        id: record.id,
        to: true,
      });
      expect(now['can']).toMatchObject({ delete: false, deleteRefusal: expect.any(String) });
      const outcome = await api.admin.request(operations.delete, { id: record.id });
      expect(outcome).toMatchObject({
        success: false,
        message: (now['can'] as { deleteRefusal: string }).deleteRefusal,
      });
      expect(await version(record.id)).toBeGreaterThan(0);
      await restoreSingle(kind, api.admin);
    });
  }

  test('FORM-035 a malformed id is refused, an unknown one is not found', async () => {
    for (const [id, code] of [
      ['abc', 'BAD_USER_INPUT'],
      ['012345678901234567890123', 'NOT_FOUND'],
    ]) {
      for (const [text, variables] of [
        [operations.details, { id }],
        [operations.update, { id, input: { [kind.titleField]: 'Whatever' } }],
        [operations.delete, { id }],
        ...kind.toggles.map((toggle) => [operations.toggle(toggle), { id }] as const),
      ] as const) {
        const { errors } = await api.admin.graphql(text, variables);
        expect(errors[0]?.extensions['code']).toBe(code);
      }
    }
  });

  test('GQL-003, LIST-012, LIST-020 pages add up, sizes are clamped, a page too far is empty', async () => {
    await Promise.all(Array.from({ length: 7 }, () => make()));
    const first = await api.admin.request(operations.list);
    expect(first.pageInfo).toMatchObject({ currentPage: 1, currentLimit: 5 });
    expect(first.rows).toHaveLength(5);
    expect(first.pageInfo.totalPages).toBe(Math.ceil(first.pageInfo.totalItemsCount / 5));
    const all: string[] = [];
    for (let page = 1; page <= first.pageInfo.totalPages; page += 1) {
      all.push(...(await api.admin.request(operations.list, { page })).rows.map(({ id }) => id));
    }
    expect(new Set(all).size).toBe(first.pageInfo.totalItemsCount);
    expect((await api.admin.request(operations.list, { pageSize: 1000 })).pageInfo.currentLimit).toBe(100);
    expect((await api.admin.request(operations.list, { page: 0, pageSize: 0 })).pageInfo).toMatchObject({
      currentPage: 1,
      currentLimit: 1,
    });
    const beyond = await api.admin.request(operations.list, { page: 999 });
    expect(beyond.rows).toEqual([]);
    expect(beyond.pageInfo.totalItemsCount).toBe(first.pageInfo.totalItemsCount);
    const active = await api.admin.request(operations.list, {
      pageSize: 100,
      filter: { status: 'ACTIVE' },
    });
    expect(active.rows.every((row) => row['active'] === true)).toBe(true);
  });

  test('what a person searches for is never a pattern', async () => {
    for (const searchName of ['.*', '(', '$where', '\\']) {
      const { rows } = await api.admin.request(operations.list, { filter: { searchName } });
      expect(rows).toEqual([]);
    }
  });

  test.each(kind.sortable.map((field) => [field]))('is sorted by %s, both ways', async (field) => {
    const enumName = field.replace(/[A-Z]/g, '_$&').toUpperCase();
    const example = kind.example.en as Readonly<Record<string, unknown>>;
    const value = example[field];
    const next = typeof value === 'number' ? value + 1 : typeof value === 'string' && isDay(value) && dayAfter(value);
    const another = field === kind.range?.from ? example[kind.range.to] : next;
    if (another) await created(kind, { ...freshInput(kind), [field]: another });
    const pages = await Promise.all(
      ['ASC', 'DESC'].map((direction) =>
        api.admin.request(operations.list, {
          pageSize: 100,
          sort: { field: enumName, direction },
          filter: { searchName: String(example[kind.titleField]) },
        }),
      ),
    );
    const [up = [], down = []] = pages.map(({ rows }) =>
      rows.map((row) => (field === kind.titleField ? folded(String(row[field])) : (row[field] as string | number))),
    );
    const sorted = (values: (string | number)[]) => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    // Files are uploads of the same bytes.
    expect(new Set(up).size).toBeGreaterThan(field === 'fileSize' ? 0 : 1);
    expect(up).not.toContain(undefined);
    expect(up).toEqual(sorted(up));
    expect(down).toEqual(sorted(down).reverse());
    const all = sorted([...up, ...down]);
    expect([up[0], down[0]]).toEqual([all[0], all.at(-1)]);
    expect(pages[0]?.pageInfo).toEqual(pages[1]?.pageInfo);
  });

  if (kind.translatable.length > 0) {
    const field = kind.translatable[0] as string;
    const translations = typedDocument<{ readonly translations: readonly Readonly<Record<string, string>>[] }>(
      `query ($id: ID!) { ${kind.name}(id: $id) { translations { lang ${field} } } }`,
    );

    test('FORM-010, FORM-014 a translation changes its language alone, the base form none of them', async () => {
      const written = await make();
      const { en, ar } = kind.example as { en: Record<string, string>; ar: Record<string, string> };
      const base = { id: written.record.id, input: { [field]: en[field] } };
      const { record } = kind.noCreate ? await api.admin.request(operations.update, base) : written;
      const translated = await api.admin.request(operations.translate, {
        id: record.id,
        lang: 'ar',
        input: { [field]: ar[field] },
        version: record.version,
      });
      expect(translated).toMatchObject({ success: true, record: { version: record.version + 1 } });
      const read = (lang: string) => api.admin.request(operations.details, { id: record.id, lang });
      expect((await read('en'))[field]).toContain(en[field]);
      expect((await read('ar'))[field]).toBe(ar[field]);
      await api.admin.request(operations.update, { id: record.id, input: { [field]: 'Base again' } });
      expect((await read('ar'))[field]).toBe(ar[field]);
      expect((await read('zz'))[field]).toBe('Base again');
      expect((await api.admin.request(translations, { id: record.id })).translations).toEqual([
        { lang: 'en', [field]: 'Base again' },
        { lang: 'ar', [field]: ar[field] },
      ]);
    });

    test('SPEC-D116 an update saves the texts of another language with its own values, in one version, or neither', async () => {
      const { record } = await make();
      const { id } = record;
      const update = (variables: object) => api.admin.request(operations.update, variables);
      const { ar } = kind.example as { ar: Record<string, string> };
      const input = { [field]: 'Base and more' };
      const both = { id, input, version: 1, lang: 'ar', translation: { [field]: ar[field] } };
      expect(await update(both)).toMatchObject({ success: true, record: { version: 2 } });
      const texts = async () => (await api.admin.request(translations, { id })).translations.map((text) => text[field]);
      expect(await texts()).toEqual(['Base and more', ar[field]]);
      const next = { ...both, input: { [field]: 'Not saved' }, version: 2 };
      for (const [change, refusedField] of [
        [{ translation: { [field]: 'x'.repeat(5001) } }, `translation.${field}`],
        [{ lang: 'en' }, 'lang'],
        [{ lang: 'xx' }, 'lang'],
        [{ lang: null }, 'lang'],
        [{ input: { [field]: 'x'.repeat(5001) } }, field],
      ] as const) {
        const { success, errors } = await update({ ...next, ...change });
        expect([success, errors.map((error) => error.field)]).toEqual([false, [refusedField]]);
      }
      const { errors } = await api.admin.graphql(operations.update, { ...next, version: 1 });
      expect(errors[0]?.extensions['code']).toBe('CONFLICT');
      expect([await texts(), await version(id)]).toEqual([['Base and more', ar[field]], 2]);
    });

    test('a translation into English, an unknown language or by a broken rule is refused on its field', async () => {
      const { record } = await make();
      for (const [lang, input, refusedField] of [
        ['en', { [field]: 'Name' }, 'lang'],
        ['xx', { [field]: 'Name' }, 'lang'],
        ['ar', { [field]: 'x'.repeat(5001) }, field],
      ] as const) {
        const { success, errors } = await api.admin.request(operations.translate, {
          id: record.id,
          lang,
          input,
        });
        expect([success, errors[0]?.field]).toEqual([false, refusedField]);
      }
      expect(await version(record.id)).toBe(1);
    });

    test('a translation of an earlier version is a conflict, as an update is, whatever its texts', async () => {
      const { record } = await make();
      const stale = { id: record.id, lang: 'xx', input: { [field]: 'Name' }, version: record.version - 1 };
      const { errors } = await api.admin.graphql(operations.translate, stale);
      expect(errors[0]?.extensions['code']).toBe('CONFLICT');
    });
  }
});
