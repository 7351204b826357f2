import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { kindsUnderTest, startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { checkedFile, exported, linesOf, requestExport, run, sendFile } from '../../testing/records/imports.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import { storedContents } from '../../testing/records/records.js';
import type { TestApi } from '../../testing/server/testApi.js';

/**
 * Contract of every kind for its files: what is exported is imported unchanged, and what is imported can be taken
 * back.
 */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

describe.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))('%s', (_, kind: AnyKind) => {
  const operations = operationsOf(kind);
  const ids: string[] = [];
  beforeAll(async () => {
    await maker.makeReferenced(kind);
    for (let count = 0; count < 3; count += 1) ids.push((await maker.created(kind)).record.id);
    if (kind.translatable.length > 0)
      await api.admin.request(operations.translate, { id: ids[0], lang: 'ar', input: kind.example.ar });
  });

  test.each(['csv', 'json', 'jsonl'])('what is exported as %s is imported without any change', async (format) => {
    const before = await storeUnderTest(kind).model.find().sort({ _id: 1 }).lean();
    const file = await exported(api.admin, kind, format);
    const { id, state, counts, problem } = await checkedFile(api.admin, kind, file);
    expect([state, problem, await linesOf(api.admin, id)]).toEqual(['CHECKED', null, []]);
    expect(counts).toMatchObject({ rows: before.length, same: before.length, create: 0, change: 0, rejected: 0 });
    expect(await storeUnderTest(kind).model.find().sort({ _id: 1 }).lean()).toEqual(before);
  });

  test('a file that names what is no column of the kind is refused, and nothing is stored of it', async () => {
    const before = await storedContents();
    const { status, body } = await sendFile(api.admin, kind, 'id,colour\r\n,red\r\n');
    expect([status, body]).toEqual([400, { success: false, message: 'Unknown column “colour”.', line: 1, column: 2 }]);
    expect(await storedContents()).toBe(before);
  });

  test('is exported by those who may list it, and imported by those who may write it', async () => {
    const { view, add, edit, translate } = kind.permissions;
    const lister = await api.staff(view);
    expect((await requestExport(lister, kind)).status).toBe(200);
    expect((await sendFile(lister, kind, 'id\r\n')).status).toBe(403);
    const other = await api.staff();
    expect((await requestExport(other, kind)).status).toBe(403);
    expect((await requestExport(api.visitor, kind)).status).toBe(401);
    expect((await sendFile(api.visitor, kind, 'id\r\n')).status).toBe(401);
    for (const permission of [add, edit, translate]) {
      if (permission === null) continue;
      const { status } = await sendFile(await api.staff(permission), kind, 'id\r\n');
      expect([permission, status]).toEqual([permission, 400]);
    }
  });

  if (kind.translatable.length === 0 || kind.noCreate) return;
  const title = `${kind.titleField}.en`;

  test('a title that a file changes is changed once it is applied, and has its former text again once that is undone', async () => {
    const id = ids[1] ?? '';
    const read = async () => (await api.admin.request(operations.details, { id, lang: 'en' }))[kind.titleField];
    const former = await read();
    const found = await checkedFile(api.admin, kind, `id,${title}\r\n${id},Changed by a file\r\n`);
    expect(found.counts).toMatchObject({ rows: 1, change: 1 });
    const [line] = await linesOf(api.admin, found.id);
    expect(line).toMatchObject({
      line: 2,
      outcome: 'CHANGE',
      recordId: id,
      changes: [{ column: title, before: former, after: 'Changed by a file' }],
    });
    expect(await read()).toBe(former);
    expect((await run(api.admin, 'applyImport', found.id)).counts).toMatchObject({ written: 1, skipped: 0 });
    expect(await read()).toBe('Changed by a file');
    expect((await run(api.admin, 'undoImport', found.id)).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await read()).toBe(former);
  });

  test('who may only translate changes texts of other languages by a file, and nothing else', async () => {
    const translator = await api.staff(kind.permissions.translate as Permission);
    const [own, english] = [ids[1], ids[2]];
    const file = `id,${title},${kind.titleField}.ar\r\n${own},,نص من ملف\r\n${english},Changed,\r\n,New one,\r\n`;
    const without = file.replace(`${own},,`, `${own},"${await titleOf(own ?? '')}",`);
    const { id, counts } = await checkedFile(translator, kind, without);
    expect(counts).toMatchObject({ change: 1, rejected: 2, create: 0 });
    expect((await linesOf(translator, id, true)).map(({ errors }) => errors[0]?.message)).toEqual([
      'You can translate this, but not change the rest of it.',
      'You are not allowed to add records of this kind.',
    ]);
    expect((await run(translator, 'applyImport', id)).counts).toMatchObject({ written: 1, skipped: 0 });
    expect((await api.admin.request(operations.details, { id: own, lang: 'ar' }))[kind.titleField]).toBe('نص من ملف');
  });

  const titleOf = async (id: string) =>
    String((await api.admin.request(operations.details, { id, lang: 'en' }))[kind.titleField]);
});

test('kinds are imported under their plural alone', async () => {
  expect((await sendFile(api.admin, { plural: 'nonsense' }, 'id\r\n')).status).toBe(404);
  expect((await fetch(`${api.url}/records/${kinds.event.plural}`)).status).toBe(405);
});
