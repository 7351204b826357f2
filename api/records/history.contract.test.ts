import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { Types } from 'mongoose';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { failingOnce } from '../testing/measures/failingCommands.js';
import { freeSwitches, kindsUnderTest, startKindsApi, storeUnderTest } from '../testing/records/kindsUnderTest.js';
import { ERASE_DELETED, RESTORE_DELETED } from '../testing/records/deletedRecords.js';
import { operationsOf, RecordMaker } from '../testing/records/recordMaker.js';
import { gql } from '../testing/generated/gql.js';
import type { TestApi } from '../testing/server/testApi.js';
import { stateIn } from './history/addRevisions.js';
import { statesAt } from './history/reading.js';
import type { RecordState } from './history/recordState.js';
import { RevisionModel } from './history/revision.js';

/** The history of the records of every kind that has one: each version can be read, compared and restored. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const HISTORY = gql(`
  query HistoryOfRecord($kind: String!, $id: ID!) {
    recordHistory(kind: $kind, id: $id, pageSize: 100) { rows { version action by face fields } }
  }
`);
const DIFFERENCES = gql(`
  query DifferencesOfRecord($kind: String!, $id: ID!, $from: Int!, $to: Int!) {
    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path richText before after }
  }
`);
const RESTORE = gql(`
  mutation RestoreVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!], $version: Int) {
    restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields, version: $version) {
      success message errors { field message } version
    }
  }
`);

const withHistory = kindsUnderTest.filter((kind) => !kind.deletedForGood && !kind.noCreate);
const others = kindsUnderTest.filter((kind) => !withHistory.includes(kind));

test.each(others.map((kind) => [kind.name, kind] as const))(
  '%s, whose records are deleted for good, has no history',
  async (_, kind) => {
    const { record } = await maker.created(kind);
    const { errors } = await api.admin.graphql(HISTORY, { kind: kind.name, id: record.id });
    expect(errors[0]).toMatchObject({ message: messages.noHistory, extensions: { code: 'BAD_USER_INPUT' } });
    expect(await RevisionModel.countDocuments({ recordId: record.id })).toBe(0);
  },
);

describe.each(withHistory.map((kind) => [kind.name, kind] as const))('%s', (_, kind: AnyKind) => {
  const operations = operationsOf(kind);
  const store = storeUnderTest(kind);
  beforeAll(() => maker.makeReferenced(kind));

  const stored = async (id: string) => {
    const record = (await store.load([id])).get(id);
    if (!record) throw new Error('The record is gone.');
    return record;
  };
  const revisions = async (id: string) => (await api.admin.request(HISTORY, { kind: kind.name, id })).rows;
  const restore = (id: string, to: number, fields: readonly string[] | null = null, version: number | null = null) =>
    api.admin.request(RESTORE, { kind: kind.name, id, to, fields: fields && [...fields], version });

  /** Makes a record and changes it in every way that the kind allows. @returns its state after each write, by version */
  async function changed(): Promise<{ readonly id: string; readonly states: ReadonlyMap<number, RecordState> }> {
    const { record } = await maker.created(kind);
    const { id } = record;
    const states = new Map<number, RecordState>();
    const captureState = async () => {
      const now = await stored(id);
      states.set(now.version, stateIn(store, now));
    };
    await captureState();
    const rename = async (name: string) => {
      await api.admin.request(operations.update, { id, input: { [kind.titleField]: name } });
      await captureState();
    };
    await rename(`Renamed ${maker.tag()}`);
    if (kind.example.ar) {
      await api.admin.request(operations.translate, { id, lang: 'ar', input: kind.example.ar });
      await captureState();
    }
    for (const toggle of freeSwitches(kind)) {
      await api.admin.request(operations.toggle(toggle), { id });
      await captureState();
    }
    await rename(`Renamed again ${maker.tag()}`);
    return { id, states };
  }

  /** A default record cannot be deleted. */
  const makeDeletable = async (id: string) => {
    if (kind.toggles.includes('default')) await api.admin.request(operations.toggle('default'), { id, to: false });
  };

  test('every version can be read back from what the writes changed', async () => {
    const { id, states } = await changed();
    const versions = [0, ...states.keys()];
    const found = await statesAt(store, await stored(id), versions);
    expect(new Map(versions.map((version, place) => [version, found[place]]))).toEqual(new Map([[0, {}], ...states]));
    const rows = await revisions(id);
    expect(rows.map(({ version }) => version)).toEqual([...states.keys()].toReversed());
    expect(rows.at(-1)).toMatchObject({ action: 'CREATE', by: 'Super Admin', face: 'GRAPHQL' });
  });

  test('an earlier version is restored as a new one, and its switches stay', async () => {
    const { id, states } = await changed();
    const before = await stored(id);
    const outcome = await restore(id, 1, null, before.version);
    expect(outcome).toMatchObject({
      success: true,
      message: messages.restored(kind.label),
      errors: [],
      version: before.version + 1,
    });
    const now = stateIn(store, await stored(id));
    const switches = Object.fromEntries(kind.toggles.map((toggle) => [toggle, now[toggle]]));
    expect(now).toEqual({ ...states.get(1), ...switches });
    const was = stateIn(store, before);
    for (const toggle of kind.toggles) expect([toggle, now[toggle]]).toEqual([toggle, was[toggle]]);
    // What was restored can be taken back like any other write.
    expect(await restore(id, before.version)).toMatchObject({ success: true });
    expect(stateIn(store, await stored(id))).toEqual(was);
  });

  test('one field of an earlier version is restored alone', async () => {
    const { id, states } = await changed();
    const before = stateIn(store, await stored(id));
    const field = kind.translatable.includes(kind.titleField) ? `${kind.titleField}.en` : kind.titleField;
    const between = { kind: kind.name, id, from: 1, to: 2 };
    const differences = await api.admin.request(DIFFERENCES, between);
    expect(differences.find((one) => one.field === field)).toMatchObject({
      before: JSON.stringify(states.get(1)?.[field]),
      after: JSON.stringify(states.get(2)?.[field]),
    });
    expect(await restore(id, 1, [field])).toMatchObject({ success: true });
    expect(stateIn(store, await stored(id))).toEqual({ ...before, [field]: states.get(1)?.[field] });
  });

  test('a record from the bin has the history that it had', async () => {
    const { id, states } = await changed();
    await makeDeletable(id);
    const before = stateIn(store, await stored(id));
    const rows = await revisions(id);
    await api.admin.request(operations.delete, { id });
    await api.admin.request(RESTORE_DELETED, { id });
    const record = await stored(id);
    expect(stateIn(store, record)).toEqual(before);
    expect(await statesAt(store, record, [...states.keys()])).toEqual([...states.values()]);
    const [restored, deleted, ...earlier] = await revisions(id);
    expect([restored?.action, deleted?.action, earlier]).toEqual(['RESTORE', 'DELETE', rows]);
  });

  test('what is erased from the bin leaves no history', async () => {
    const { id } = await changed();
    await makeDeletable(id);
    await api.admin.request(operations.delete, { id });
    expect(await RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) })).toBeGreaterThan(0);
    await api.admin.request(ERASE_DELETED, { id });
    expect(await RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) })).toBe(0);
  });

  test('a write that says nothing new makes no version', async () => {
    const { id } = await changed();
    const before = await stored(id);
    const again = kind.example.ar && { lang: 'ar', input: kind.example.ar };
    if (again) await api.admin.request(operations.translate, { id, ...again });
    for (const toggle of freeSwitches(kind)) {
      const to = before[toggle] === true;
      const { message, record } = await api.admin.request(operations.toggle(toggle), { id, to });
      expect([message, record[toggle]]).toEqual([messages.statusUpdated, to]);
    }
    expect(await stored(id)).toEqual(before);
  });

  test('a write whose revision cannot be stored changes nothing', async () => {
    const { id } = await changed();
    const before = await stored(id);
    await failingOnce('insert revisions', () =>
      api.admin.graphql(operations.update, { id, input: { [kind.titleField]: `Lost ${maker.tag()}` } }),
    );
    expect(await stored(id)).toEqual(before);
  });

  test('an unknown field is refused by its name, and nothing is restored', async () => {
    const { id, version } = (await maker.created(kind)).record;
    const within = `${kind.titleField}.nonsense`;
    for (const field of ['passwordHash', '__proto__', '', 'constructor.name', within])
      expect(await restore(id, 1, [field])).toMatchObject({ success: false, errors: [{ field }] });
    expect((await revisions(id)).length).toBe(Number(version));
  });

  test('a history is read by who may see records of the kind, and restored by who may change them', async () => {
    const { id } = await changed();
    const nobody = await api.staff();
    const reader = await api.staff(...(kind.permissions.details.slice(0, 1) as readonly Permission[]));
    const at = { kind: kind.name, id };
    for (const [document, variables] of [
      [HISTORY, at],
      [DIFFERENCES, { ...at, from: 1, to: 2 }],
      [RESTORE, { ...at, to: 1 }],
    ] as const) {
      const { errors } = await nobody.graphql(document, variables);
      expect([document, errors[0]?.extensions['code']]).toEqual([document, 'FORBIDDEN']);
    }
    expect((await reader.graphql(HISTORY, at)).errors).toEqual([]);
    expect((await reader.graphql(RESTORE, { ...at, to: 1 })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('an unknown version, and a restoration over a newer version, are refused', async () => {
    const { id } = await changed();
    const before = await stored(id);
    for (const to of [-1, before.version + 1]) {
      const { errors } = await api.admin.graphql(RESTORE, { kind: kind.name, id, to });
      expect(errors[0]).toMatchObject({ message: messages.versionNotKept, extensions: { code: 'BAD_USER_INPUT' } });
    }
    const late = await api.admin.graphql(RESTORE, { kind: kind.name, id, to: 1, version: before.version - 1 });
    expect(late.errors[0]?.extensions['code']).toBe('CONFLICT');
    expect(await stored(id)).toEqual(before);
  });
});
