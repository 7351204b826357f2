import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsIn, readRequirements } from './requirements.mjs';
import { titlesIn } from './titles.mjs';

test.each([
  ['LIST-011 shows the pager', ['LIST-011']],
  ['EVCAT-007, FORM-024: slug letters', ['EVCAT-007', 'FORM-024']],
  ['PERM-013..016 one by one', ['PERM-013', 'PERM-014', 'PERM-015', 'PERM-016']],
  ['PERM-013..PERM-014', ['PERM-013', 'PERM-014']],
  ['LIST-011, 013,015', ['LIST-011', 'LIST-013', 'LIST-015']],
  ['ISO-8601 and UTF-8 are no requirements', []],
])('%s names %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('the specification is read row by row', () => {
  const rows = readRequirements();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.every(({ id, module }) => id.startsWith(`${module}-`))).toBe(true);
});

describe('titles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-titles-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const idsOf = (source) => {
    writeFileSync(join(folder, 'some.test.ts'), source);
    return titlesIn(folder).flatMap(({ texts }) => texts.flatMap(idsIn));
  };

  test.each([
    ['plain and grouped', `describe('A LIST-001', () => { it('B LIST-002', () => {}) })`, ['LIST-001', 'LIST-002']],
    ['a template', 'test(`${kind.name} LIST-003`, run)', ['LIST-003']],
    ['a table', `test.each([['LIST-004', 1]])('%s', run)`, ['LIST-004']],
    ['a loop', 'for (const [id] of [["LIST-010"]]) test(`${id}`, run)', ['LIST-010']],
    ['a named table', 'const ROWS = [["LIST-013"]]; test.each(ROWS)("%s", run)', ['LIST-013']],
    ['a group of Playwright', `test.describe('LIST-011', () => { test('LIST-012', run) })`, ['LIST-011', 'LIST-012']],
    ['hooks and settings of Playwright', `test.use({ a: 'LIST-013' }); test.beforeAll(() => 'LIST-014')`, []],
    ['skipped', `it.skip('LIST-005', run); it.todo('LIST-006'); describe.skip('x', () => { it('LIST-007', run) })`, []],
    ['not a title', `// LIST-008\nit('x', () => { expect('LIST-009') })`, []],
  ])('%s', (_case, source, ids) => {
    expect(idsOf(source)).toEqual(ids);
  });
});
