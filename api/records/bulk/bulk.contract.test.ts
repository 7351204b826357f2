import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { freeSwitches, kindsUnderTest, startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { bulkOperationsOf } from '../../testing/records/bulkOperations.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import { putRecords, storedValues } from '../../testing/records/records.js';
import type { TestApi } from '../../testing/server/testApi.js';

/** Contract of every kind for bulk operations, over HTTP: the same as for operations on each record. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

/** Kinds whose deletions are decided one by one, or followed by the end of sessions for each. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['staffMember', 'role', 'file']);
const ABSENT = 'f'.repeat(24);

describe.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const operations = operationsOf(kind);
  const bulk = bulkOperationsOf(kind);
  beforeAll(() => maker.makeReferenced(kind));
  const make = async () => (await maker.created(kind)).record.id;
  const read = (id: string) => api.admin.request(operations.details, { id });
  const remove = (ids: readonly string[]) => api.admin.request(bulk.delete, { ids });

  test('deletes several, says what became of each, and leaves out what it cannot delete', async () => {
    const [one, two, remaining] = [await make(), await make(), await make()];
    const { success, message, results } = await remove([one, ABSENT, two.toUpperCase(), 'nonsense', one]);
    expect({ success, message }).toEqual({ success: false, message: messages.bulkDeleted(2, 4) });
    const deleted = messages.deleted(storeUnderTest(kind).deletedLabel);
    expect(results).toEqual([
      { id: one, success: true, changed: true, message: deleted },
      { id: ABSENT, success: false, changed: false, message: messages.notFound(kind.label) },
      { id: two, success: true, changed: true, message: deleted },
      { id: 'nonsense', success: false, changed: false, message: messages.invalidId },
    ]);
    expect((await api.admin.graphql(operations.details, { id: one })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await read(remaining)).id).toBe(remaining);
    expect((await remove([remaining])).success).toBe(true);
  });

  test('refuses none, and more than the limit', async () => {
    const tooMany = Array.from({ length: BULK_MAX + 1 }, (_, index) => index.toString(16).padStart(24, '0'));
    for (const [ids, message] of [
      [[], messages.bulkNone],
      [tooMany, messages.bulkTooMany(BULK_MAX)],
    ] as const) {
      const { errors } = await api.admin.graphql(bulk.delete, { ids });
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  if (freeSwitches(kind).includes('default')) {
    test('STATE-015 keeps default ones, as one by one', async () => {
      const [usual, initial] = [await make(), await make()];
      await api.admin.request(operations.toggle('default'), { id: initial, to: true });
      const { results } = await remove([initial, usual]);
      expect(results).toMatchObject([
        { id: initial, success: false, message: messages.defaultKept(kind.label) },
        { id: usual, success: true },
      ]);
    });
  }

  for (const toggle of freeSwitches(kind)) {
    const set = (ids: readonly string[], to: boolean) => api.admin.request(bulk.toggle(toggle), { ids, to });

    test(`STATE-003 the switch ${toggle} is set of several at once; what is so already is not written`, async () => {
      const [one, two] = [await make(), await make()];
      const to = (await read(one))[toggle] !== true;
      const first = await set([one], to);
      expect(first).toMatchObject({ success: true, results: [{ id: one, success: true, changed: true }] });
      const { success, message, results } = await set([one, two, ABSENT], to);
      expect({ success, message }).toEqual({ success: false, message: messages.bulkUpdated(2, 3) });
      expect(results).toMatchObject([
        { id: one, success: true, changed: false },
        { id: two, success: true, changed: true },
        { id: ABSENT, success: false, changed: false, message: messages.notFound(kind.label) },
      ]);
      expect([await read(one), await read(two)]).toMatchObject([
        { [toggle]: to, version: 2 },
        { [toggle]: to, version: 2, updatedBy: expect.any(String) as string },
      ]);
    });
  }

  if (!ONE_BY_ONE.has(kind.name)) {
    test('sends the database as many commands for twenty as for two', async () => {
      const put20 = () =>
        putRecords(
          api,
          kind,
          Array.from({ length: 20 }, () => storedValues(kind, maker.freshInput(kind))),
        );
      const [toggle] = kind.toggles;
      const sent: string[][] = [];
      for (const ids of [(await put20()).slice(0, 2), await put20()]) {
        sent.push(
          await contentCommandsOf(async () => {
            if (toggle) await api.admin.request(bulk.toggle(toggle), { ids, to: false });
            expect((await remove(ids)).success).toBe(true);
          }),
        );
      }
      expect(sent[1]?.toSorted()).toEqual(sent[0]?.toSorted());
    });
  }
});
