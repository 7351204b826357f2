import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import mongoose from 'mongoose';
import { tables } from '../../modules/restTables.js';
import { startTestApi, type TestApi } from '../server/testApi.js';

/**
 * Class: mass assignment. No form can set what the server owns (ids, versions, authors, dates, toggles, hashes), for
 * any caller, over any path.
 */
const OWNED: Readonly<Record<string, unknown>> = {
  _id: '0'.repeat(24),
  id: '0'.repeat(24),
  version: 99,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  createdBy: { id: 'x', name: 'Mallory' },
  updatedBy: { id: 'x', name: 'Mallory' },
  passwordHash: 'Mallory',
  roleId: '0'.repeat(24),
  kind: 'staff',
  superAdmin: true,
  permissions: ['EDIT_LANGUAGE'],
  $set: { active: true },
  'name.ar': 'Mallory',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const allStored = async ({ plural }: AnyKind) =>
  JSON.stringify(await mongoose.connection.collection(plural).find().toArray());

test.each(allKinds.filter(({ noCreate }) => !noCreate).map((kind) => [kind.name, kind] as const))(
  'a form of %s that sends one of them is refused for that field',
  async (_name, kind) => {
    const { names } = kind;
    const CREATE = `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) { success errors { field } } }`;
    const toggles = Object.fromEntries(kind.toggles.map((toggle) => [toggle, true]));
    // Some kinds have an editable field of such a name.
    const owned = Object.entries({ ...OWNED, ...toggles }).filter(([field]) => !(field in kind.rules.fields));
    const before = await allStored(kind);
    for (const [field, value] of owned) {
      const { data, errors } = await api.admin.graphql(CREATE, { input: { ...kind.example.en, [field]: value } });
      const payload = data?.[names.create] as { success: boolean; errors: { field: string }[] } | undefined;
      const isReported =
        errors.some(({ message }) => message.includes(`Field "${field}"`)) ||
        payload?.errors.some((error) => error.field === field);
      expect([field, payload?.success ?? false, isReported]).toEqual([field, false, true]);
    }
    expect(await allStored(kind)).toBe(before);
  },
);

test('a REST body that sends them beside its fields changes none of them', async () => {
  const creates = tables.filter(({ path, example }) => path.endsWith('/create') && example);
  expect(creates.length).toBeGreaterThan(2);
  for (const { path, example } of creates) {
    const { status } = await api.admin.rest('POST', path, { ...example, ...OWNED });
    expect([path, status < 500]).toEqual([path, true]);
  }
  for (const kind of allKinds) {
    const text = await allStored(kind);
    expect(text).not.toMatch(/Mallory|2001-01-01|"version":99|0{24}/);
  }
});
