import { allReadMostlyKinds, type ReadMostlyKindName } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';
import type { AnyReadMostlyKind, FilterSpec } from '@polyphony/domain/kinds/parts/readMostly.js';
import { Kind, parse } from 'graphql';
import { tables } from '../../modules/restTables.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import { rowsDocument, type RecordPage } from '../../testing/records/recordMaker.js';
import { readMostlyMakers } from '../../testing/records/readMostlyRecords.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { Row } from '../rest/row.js';

/** Contract of every read-mostly kind at its legacy paths: REST responds with what GraphQL does. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const RECORD_COUNT = 4;
const ABSENT = 'f'.repeat(24);

/** The root fields of a row's document. */
const rootFieldsOf = ({ document }: Row): string[] =>
  parse(document)
    .definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : []))
    .flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []));

const rowsOf = (fields: readonly string[]) =>
  tables.filter((row) => rootFieldsOf(row).some((field) => fields.includes(field)));

/** Every text, number and flag in a value, however deep, in no order. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** Values that a filter can be narrowed to; the first and the last of them leave different records. */
function valuesOf(filter: FilterSpec): readonly string[] {
  if (filter.as === 'choice') return filter.values;
  if (filter.as === 'flag' || filter.as === 'without') return ['true', 'false'];
  if (filter.as === 'since' || filter.as === 'until') return ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  return filter.as === 'search' ? ['a', 'no such thing anywhere'] : [ABSENT];
}

function variableOf({ as }: FilterSpec, value: string): unknown {
  if (as === 'choice') return value.toUpperCase();
  return as === 'flag' || as === 'without' ? value === 'true' : value;
}

/** The literals that REST has in place of GraphQL's names in capitals (GQL-008). */
const literalsOf = ({ filterBy }: AnyReadMostlyKind): ReadonlyMap<unknown, string> =>
  new Map(
    Object.values(filterBy).flatMap((filter) =>
      filter.as === 'choice' ? filter.values.map((value) => [value.toUpperCase(), value] as const) : [],
    ),
  );

const kinds = allReadMostlyKinds.map((kind): AnyReadMostlyKind => kind);
const listed = kinds.flatMap((kind) => rowsOf([kind.plural]).map((row) => [row.path, kind, row] as const));
const acted = kinds.flatMap((kind) => rowsOf(Object.values(kind.fields)).map((row) => [row.path, kind, row] as const));

beforeAll(async () => {
  for (const { name } of kinds) await readMostlyMakers[name as ReadMostlyKindName](api, RECORD_COUNT);
});

describe.each(listed)('%s', (path, kind, row) => {
  const literals = literalsOf(kind);

  /** Compares one page, requested in the names of each; returns how many records match. */
  async function compare(query: Readonly<Record<string, string>>, variables: object): Promise<number> {
    const { rows, pageInfo } = await api.admin.request(typedDocument<RecordPage>(row.document), variables);
    const { status, body } = await api.admin.rest('GET', `${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, pagination: pageInfo });
    const data = body['data'] as readonly unknown[];
    expect(data).toHaveLength(rows.length);
    for (const [at, record] of rows.entries()) {
      const expected = leavesOf(record).map((leaf) => literals.get(leaf) ?? leaf);
      expect(leavesOf(data[at])).toEqual(expect.arrayContaining(expected));
    }
    return pageInfo.totalItemsCount;
  }

  test('responds with the pages that GraphQL has', async () => {
    expect(await compare({}, {})).toBeGreaterThanOrEqual(RECORD_COUNT);
    for (const page of [1, 2, 1000]) await compare({ page: String(page), pageSize: '3' }, { page, pageSize: 3 });
    await compare({ page: '0', pageSize: '0' }, { page: 0, pageSize: 0 });
  });

  test('is narrowed as GraphQL is, under the literal names and its own', async () => {
    for (const [field, filter] of Object.entries(kind.filterBy)) {
      const input = row.inputs.find(({ to }) => to === field);
      const names = [input?.name ?? '', ...(input?.aliases ?? [])];
      for (const value of valuesOf(filter))
        for (const name of names) await compare({ [name]: value }, { [field]: variableOf(filter, value) });
    }
  });

  test('refuses whom GraphQL refuses', async () => {
    const stranger = await api.staff('VIEW_ALL_CATEGORIES');
    expect((await stranger.rest('GET', path)).status).toBe(403);
    expect((await api.visitor.rest('GET', path)).status).toBe(401);
  });
});

describe.each(acted)('%s', (path, kind, row) => {
  const typed = row.inputs.filter(({ to }) => to !== 'id');
  const [id] = row.inputs.filter(({ to }) => to === 'id');

  test('does to a record what GraphQL does to another one, and refuses what it refuses', async () => {
    const { rows } = await api.admin.request(rowsDocument(kind.plural, 'id'));
    const [one, other] = rows.map((record) => record.id);
    const overRest = async (target: string | undefined) => {
      const values = Object.fromEntries(typed.map(({ name }) => [name, 'Typed.']));
      const { body } = await api.admin.rest(row.methods[0] ?? 'POST', path, { [id?.name ?? '']: target, ...values });
      return { success: body['success'], message: body['message'] };
    };
    const overGraphql = async (target: string | undefined) => {
      const values = Object.fromEntries(typed.map(({ to }) => [to ?? '', 'Typed.']));
      const { data, errors } = await api.admin.graphql(row.document, { id: target, ...values });
      const { success, message } = (data?.['result'] ?? {}) as { success?: boolean; message?: string };
      return { success: success ?? false, message: message ?? errors[0]?.message };
    };
    const first = await overRest(one);
    expect(first).toEqual(await overGraphql(other));
    expect(first.success).toBe(true);
    // Done again, an action that needs another state is refused, and a switch flips back.
    expect(await overRest(one)).toEqual(await overGraphql(other));
    expect(await overRest(ABSENT)).toEqual(await overGraphql(ABSENT));
    const changed = await api.admin.request(rowsDocument(kind.plural, `id ${changedBy(kind, row)}`));
    const stateOf = (target: string | undefined) => {
      const { id: _, ...state } = changed.rows.find((record) => record.id === target) ?? {};
      return state;
    };
    expect(stateOf(one)).toEqual(stateOf(other));
  });
});

/** The fields that the action of a row writes. */
function changedBy(kind: AnyReadMostlyKind, row: Row): string {
  const root = rootFieldsOf(row);
  const [action] = Object.entries(kind.fields).flatMap(([name, field]) =>
    root.includes(field) ? [kind.actions[name]] : [],
  );
  if (!action || 'own' in action || 'deletes' in action) return '';
  if ('sets' in action) return Object.keys(action.sets).join(' ');
  return 'switches' in action ? action.switches : Object.keys(action.inputs).join(' ');
}
