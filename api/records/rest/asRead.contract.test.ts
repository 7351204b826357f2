import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Types } from 'mongoose';
import { tables } from '../../modules/restTables.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import { startKindsApi } from '../../testing/records/kindsUnderTest.js';
import type { TestApi } from '../../testing/server/testApi.js';
import { RevisionModel } from '../history/revision.js';
import type { Row } from './row.js';

/** A client loads a record, changes it or not, and sends all of it back. */

type Data = Readonly<Record<string, unknown>>;
type Localized = Readonly<Record<string, unknown>>;

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const rowOf = (operation: string, result: string): Row | undefined =>
  tables.find(
    ({ document }) =>
      new RegExp(`^\\s*(query|mutation) ${operation}\\b`).test(document) && document.includes(`result: ${result}(`),
  );

const rowsOf = ({ name, names }: AnyKind) => ({
  details: rowOf('details', name),
  update: rowOf('update', names.update),
  create: rowOf('create', names.create),
});

const withUpdates = allKinds.filter((kind) => rowsOf(kind).update && rowsOf(kind).details);

test('every kind of record that REST writes is read by a path of its own', () => {
  const written = allKinds.filter((kind) => rowsOf(kind).update);
  expect(written.map(({ name }) => name)).toEqual(withUpdates.map(({ name }) => name));
  expect(withUpdates.length).toBeGreaterThan(15);
});

describe.each(withUpdates.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const { details, update, create } = rowsOf(kind);
  const operations = operationsOf(kind);
  const { translatable } = kind;
  let id = '';
  beforeAll(async () => {
    await maker.makeReferenced(kind);
    id = (await maker.created(kind)).record.id;
    if (translatable.length > 0)
      await api.admin.request(operations.translate, { id, lang: 'ar', input: arabicOf(kind) });
  });

  const read = async (of = id) => (await api.admin.rest('GET', `${details?.path}?_id=${of}`)).body['data'] as Data;
  const save = (body: Data, client: TestClient = api.admin) => client.rest('POST', String(update?.path), body);
  const revisions = () => RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) });
  /** The literal name of the field that names a record. */
  const titleIn = (data: Data): string => {
    const { inputs = [] } = update ?? {};
    const input = inputs.find(({ to }) => to === `input.${kind.titleField}`);
    const name = [input?.name ?? '', ...(input?.aliases ?? [])].find((one) => one in data);
    return name ?? kind.titleField;
  };

  test('a record that is sent back as it was read is saved and not changed, in a form and flat (REST-003)', async () => {
    const data = await read();
    const before = await revisions();
    for (const body of [
      { targetId: id, form: data },
      { ...data, targetId: id },
    ]) {
      const { status, body: responseBody } = await save(body);
      expect([status, responseBody['errors']]).toEqual([200, undefined]);
      expect(responseBody).toMatchObject({
        success: true,
        message: `${textInEnglish(kind.label)} updated successfully.`,
      });
    }
    expect(await read()).toEqual(data);
    expect(await revisions()).toBe(before);
  });

  test('a record that is sent back with one text changed has that text, and every other value as it was', async () => {
    const data = await read();
    const title = titleIn(data);
    const changed = translatable.includes(kind.titleField)
      ? { ...(data[title] as Localized), en: `Anew ${maker.tag()}` }
      : kind.name === 'staffMember'
        ? 'Anew Renamed'
        : `Anew ${maker.tag()}`;
    const { status, body } = await save({ targetId: id, form: { ...data, [title]: changed } });
    expect([status, body['errors']]).toEqual([200, undefined]);
    const after = await read();
    expect(after[title]).toEqual(changed);
    const others = Object.entries(data).filter(([, value]) => JSON.stringify(value) !== JSON.stringify(data[title]));
    const written = /^(version|updated_?at)$/i;
    expect(after).toMatchObject(Object.fromEntries(others.filter(([name]) => !written.test(name))));
  });

  if (translatable.length === 0) return;

  test('a record that is sent back with one translation changed needs the permission to translate alone', async () => {
    const translator = await api.staff(kind.permissions.translate as Permission);
    const data = await read();
    const title = titleIn(data);
    const changed = { ...(data[title] as Localized), ar: 'نص آخر' };
    const { status, body } = await save({ targetId: id, form: { ...data, [title]: changed } }, translator);
    expect([status, body['errors']]).toEqual([200, undefined]);
    expect((await read())[title]).toEqual(changed);
    const english = { ...changed, en: 'Not by a translator' };
    const refused = await save({ targetId: id, form: { ...(await read()), [title]: english } }, translator);
    expect(refused.status).toBe(403);
    expect(refused.body['errors']).toEqual({ [title]: { message: 'You are not allowed to change this.' } });
    expect((await read())[title]).toEqual(changed);
  });

  test('a new record takes the texts of each language, from those who may translate', async () => {
    if (!create) return;
    const data = await read();
    const title = titleIn(data);
    const { name: _, ...withoutName } = data;
    const fresh: Data = {
      ...(title === 'name' ? data : withoutName),
      ...('slug' in data && { slug: `${String(data['slug'])}-${maker.tag()}` }),
      [title]: { en: `Twin ${maker.tag()}`, ar: 'نص التوأم' },
    };
    const adder = await api.staff(kind.permissions.add);
    const refused = await adder.rest('POST', create.path, fresh);
    expect(refused.status).toBe(422);
    expect(refused.body['errors']).toMatchObject({ [`${title}.ar`]: { message: 'You are not allowed to translate.' } });
    const { status, body } = await api.admin.rest('POST', create.path, fresh);
    expect([status, body['errors']]).toEqual([200, undefined]);
    const created = body['data'] as Data;
    const twin = await read(String(created['_id']));
    const own =
      /^(_id|linkId|name|version|children|created_?at|updated_?at|slug|ticket_id|(is_?)?(active|featured|default|published|form|product).*|active.*|product.*)$/i;
    const texts = Object.entries(data).filter(
      ([name, value]) => !own.test(name) && JSON.stringify(value) !== JSON.stringify(data[title]),
    );
    expect(withoutIds(twin)).toMatchObject(withoutIds(Object.fromEntries(texts)));
    expect(twin[title]).toEqual(fresh[title]);
  });
});

/** The example's Arabic, without the texts of entries: those have ids that it does not know. */
const arabicOf = ({ example, translatable }: AnyKind): Data => {
  const arabic = (example.ar ?? {}) as Data;
  return Object.fromEntries(translatable.flatMap((field) => (field in arabic ? [[field, arabic[field]]] : [])));
};

/** Entries of a copy have ids of their own. */
const withoutIds = (value: unknown): Data =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === '_id' ? undefined : inner))) as Data;
