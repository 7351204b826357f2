import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './project.mjs';
import { kindNames, writeKind } from './newKind.mjs';

const registries = ['domain/kinds/index.ts', 'api/modules/index.ts', 'admin/screens/index.ts'];
const lines = (text) => text.split('\n').length;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'polyphony-kind-'));
  for (const path of registries) cpSync(inRoot(path), join(root, path));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a kind is five short files and its lines in three registries', async () => {
  const written = await writeKind(kindNames('partner'), root);
  expect(written).toEqual([
    'domain/kinds/partner.ts',
    'api/modules/partners/partner.ts',
    'admin/screens/partners/partner.graphql',
    'admin/screens/partners/partner.list.ts',
    'admin/screens/partners/partner.form.tsx',
    ...registries,
  ]);
  for (const path of written.slice(0, 5)) expect(lines(readFileSync(join(root, path), 'utf8'))).toBeLessThan(40);
  expect(readFileSync(join(root, 'domain/kinds/index.ts'), 'utf8')).toMatch(
    /import \{ partner \}[^]*\n {2}partner,\n\} as const/,
  );
  expect(readFileSync(join(root, 'api/modules/index.ts'), 'utf8')).toMatch(
    /store: partnerStore, resolvers: \[PartnerResolver\]/,
  );
  expect(readFileSync(join(root, 'admin/screens/index.ts'), 'utf8')).toMatch(/recordScreens\('partner'/);
});

test.each([
  ['partner', 'partners', 'PARTNERS'],
  ['eventCategory', 'eventCategories', 'EVENT_CATEGORIES'],
  ['box', 'boxes', 'BOXES'],
  ['essay', 'essays', 'ESSAYS'],
])('%s becomes %s', (name, plural, many) => {
  expect(kindNames(name)).toMatchObject({ plural, many });
});

test.each([undefined, '', 'Partner', 'event-price', '../x', 'a'])('the name %p is refused', (name) => {
  expect(() => kindNames(name)).toThrow('camelCase');
});

test('what exists is never overwritten, and nothing else is written then', async () => {
  await writeKind(kindNames('partner'), root);
  const before = readFileSync(join(root, registries[0]), 'utf8');
  await expect(writeKind(kindNames('partner'), root)).rejects.toThrow('exists already');
  expect(readFileSync(join(root, registries[0]), 'utf8')).toBe(before);
  expect(existsSync(join(root, 'api/modules/other'))).toBe(false);
});
