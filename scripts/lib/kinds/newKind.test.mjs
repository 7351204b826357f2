import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../project.mjs';
import { kindNames, writeKind } from './newKind.mjs';

const registries = ['domain/kinds/names.ts', 'domain/kinds/index.ts', 'api/modules/index.ts', 'admin/screens/index.ts'];
const catalogues = ['domain/catalogues/en.json', 'domain/catalogues/ar.json'];
const ar = 'الشريك,الشركاء';
const read = (path) => readFileSync(join(root, path), 'utf8');
const texts = (language) => JSON.parse(read(`domain/catalogues/${language}.json`));
const lines = (text) => text.split('\n').length;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'polyphony-kind-'));
  for (const path of [...registries, ...catalogues]) cpSync(inRoot(path), join(root, path));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a kind is five short files, an entry in one registry of each side, and its names in the catalogues', async () => {
  const written = await writeKind(kindNames('gadget', { ar }), root);
  expect(written).toEqual([
    'domain/kinds/gadget.ts',
    'api/modules/gadgets/gadget.ts',
    'api/modules/gadgets/rest/gadgets.ts',
    'admin/screens/gadgets/gadget.list.ts',
    'admin/screens/gadgets/gadget.form.tsx',
    ...catalogues,
    ...registries,
  ]);
  for (const path of written.slice(0, 5)) expect(lines(readFileSync(join(root, path), 'utf8'))).toBeLessThan(35);
  expect(read('domain/kinds/names.ts')).toMatch(/ {2}'gadget',\n\] as const;/);
  expect(readFileSync(join(root, 'domain/kinds/index.ts'), 'utf8')).toMatch(
    /import \{ gadget \}[^]*\n {2}gadget,\n\} as const/,
  );
  expect(readFileSync(join(root, 'api/modules/index.ts'), 'utf8')).toMatch(
    /store: gadgetStore, resolvers: \[GadgetResolver\], rest: gadgets/,
  );
  expect(readFileSync(join(root, 'admin/screens/index.ts'), 'utf8')).toMatch(/recordScreens\('gadget'/);
  expect(texts('ar')).toMatchObject({
    labels: { gadget: 'الشريك', gadgetName: 'اسم الشريك' },
    console: { words: { gadgets: 'الشركاء', allGadgets: 'جميع الشركاء' } },
  });
  expect(texts('en')).toMatchObject({
    labels: { gadget: 'Gadget', gadgetName: 'Gadget name' },
    console: { words: { gadgets: 'Gadgets', allGadgets: 'All Gadgets', updateGadget: 'Update Gadget' } },
  });
});

test('a text that the catalogue has already stays as it is', async () => {
  const { labels } = texts('ar');
  await writeKind(kindNames('text', { ar }), root);
  expect(texts('ar').labels.text).toBe(labels.text);
});

test('a kind without names in other languages is in the English catalogue alone', async () => {
  const before = read('domain/catalogues/ar.json');
  await writeKind(kindNames('gadget'), root);
  expect(read('domain/catalogues/ar.json')).toBe(before);
});

test.each(['', 'الشريك', "الشريك,'", '{one},{many}'])('new:kind refuses the Arabic names %p', (arabicName) => {
  expect(() => kindNames('gadget', { ar: arabicName })).toThrow('--ar');
});

test.each([
  ['gadget', 'gadgets', 'GADGETS'],
  ['eventCategory', 'eventCategories', 'EVENT_CATEGORIES'],
  ['box', 'boxes', 'BOXES'],
  ['essay', 'essays', 'ESSAYS'],
])('%s becomes %s', (name, plural, many) => {
  expect(kindNames(name, { ar })).toMatchObject({ plural, many });
});

test.each([undefined, '', 'Gadget', 'event-price', '../x', 'a'])('the name %p is refused', (name) => {
  expect(() => kindNames(name, { ar })).toThrow('camelCase');
});

test('what exists is never overwritten, and nothing else is written then', async () => {
  await writeKind(kindNames('gadget', { ar }), root);
  const before = readFileSync(join(root, registries[0]), 'utf8');
  await expect(writeKind(kindNames('gadget', { ar }), root)).rejects.toThrow('exists already');
  expect(readFileSync(join(root, registries[0]), 'utf8')).toBe(before);
  expect(existsSync(join(root, 'api/modules/other'))).toBe(false);
});
