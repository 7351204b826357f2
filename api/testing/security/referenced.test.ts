import { allKinds, kinds, type KindName } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { getNamedType, isObjectType } from 'graphql';
import { Types } from 'mongoose';
import { createSchema } from '../../start/schema.js';
import { putRecords } from '../records/records.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { GraphQLResponse, TestClient } from '../clients/testClient.js';

/**
 * Class: reading a record through another that names it. Who may list a kind, and nothing of the kind that it refers to,
 * reads of a hidden record what a list names it by, and of a visible one what visitors read.
 */
const schema = createSchema();
const references = allKinds.flatMap((kind) =>
  Object.entries(kind.references).flatMap(([idField, { kind: name }]): [string, AnyKind, string, AnyKind][] => {
    const other: AnyKind = kinds[name];
    const field = idField.replace(/Id$/, '');
    const type = schema.getType(kind.names.type);
    const leadsTo = isObjectType(type) ? getNamedType(type.getFields()[field]?.type)?.name : null;
    const apart = leadsTo === other.names.type && other !== kind && !other.seenByAll;
    return apart ? [[`${kind.name}.${field}`, kind, field, other]] : [];
  }),
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const switched = (kind: AnyKind, on: boolean) => Object.fromEntries(visibleToggles(kind).map((toggle) => [toggle, on]));
const isCategorized = ({ references: of }: AnyKind) => 'categoryId' in of;

/** A record of a kind that names one of another, whose own switches, and those of its category, are as given. */
async function putReferring(kind: AnyKind, reference: string, other: AnyKind, on: boolean, categoryOn = true) {
  const values: Record<string, unknown> = switched(other, on);
  if (isCategorized(other)) {
    const category: AnyKind = kinds[other.references['categoryId']?.kind as KindName];
    const [id] = await putRecords(api, category, [switched(category, categoryOn)]);
    values['categoryId'] = new Types.ObjectId(id);
  }
  const [id] = await putRecords(api, other, [values]);
  const [referring = ''] = await putRecords(api, kind, [{ [`${reference}Id`]: new Types.ObjectId(id) }]);
  return referring;
}

test('there are references to what others may not read', () => {
  expect(references.map(([name]) => name)).toEqual(
    expect.arrayContaining(['eventPrice.event', 'coursePackage.course']),
  );
});

test.each(references)('%s', async (_name, kind, reference, other) => {
  const staff = await api.staff(kind.permissions.view);
  const selecting = (client: TestClient, id: string, fields: string) =>
    client.graphql(`{ record: ${kind.name}(id: "${id}") { referred: ${reference} { ${fields} } } }`);
  const slug = 'slug' in other.rules.fields ? 'slug' : '';
  const naming = ['__typename', 'id', other.titleField, slug, ...visibleToggles(other)].join(' ');
  const codes = ({ errors }: GraphQLResponse) => errors.map(({ extensions }) => extensions['code']);

  const hidden = await putReferring(kind, reference, other, false);
  expect(await selecting(staff, hidden, naming)).toMatchObject({
    errors: [],
    data: { record: { referred: { id: expect.any(String) } } },
  });
  const inFull = await selecting(staff, hidden, `... { ${naming} updatedAt }`);
  expect([codes(inFull), inFull.data]).toEqual([['FORBIDDEN'], { record: { referred: null } }]);
  expect(codes(await selecting(api.admin, hidden, 'updatedAt'))).toEqual([]);
  if (isCategorized(other)) {
    const below = await putReferring(kind, reference, other, true, false);
    expect(codes(await selecting(staff, below, 'updatedAt'))).toEqual(['FORBIDDEN']);
  }

  const visible = await putReferring(kind, reference, other, true);
  expect(codes(await selecting(staff, visible, 'updatedAt'))).toEqual([]);
});
