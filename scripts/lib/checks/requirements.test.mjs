import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestTitles, journeyTitles } from '../suites/listing.mjs';
import { idsIn, readRequirements } from './requirements.mjs';
import { titlesIn } from '../suites/titles.mjs';

test.each([
  ['LIST-011 shows the pager', ['LIST-011']],
  ['EVCAT-007, FORM-024: slug letters', ['EVCAT-007', 'FORM-024']],
  ['PERM-013..016 one by one', ['PERM-013', 'PERM-014', 'PERM-015', 'PERM-016']],
  ['PERM-013..PERM-014', ['PERM-013', 'PERM-014']],
  ['CAT-001 to CAT-003, CAT-024: trees', ['CAT-001', 'CAT-002', 'CAT-003', 'CAT-024']],
  ['PERM-048 to 050, ROUTE-046', ['PERM-048', 'PERM-049', 'PERM-050', 'ROUTE-046']],
  ['LIST-011 to 2026', ['LIST-011']],
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

describe('titles as sources write them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-titles-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['in groups', `describe('A', () => { it('B', () => {}) })`, ['A', 'B']],
    ['as a template', 'test(`${kind.name} C`, run)', ['… C']],
    ['over a table', `test.each([['D', 1]])('%s', run)`, ['%s']],
    ['in a group of Playwright', `test.describe('E', () => { test('F', run) })`, ['E', 'F']],
    ['not of hooks and settings of Playwright', `test.use({ a: 'G' }); test.beforeAll(() => 'H')`, []],
    ['not of skipped tests', `it.skip('I', run); it.todo('J'); describe.skip('x', () => { it('K', run) })`, []],
    ['not of other texts', `// L\nit('x', () => { expect('M') })`, ['x']],
  ])('are read %s', (_case, source, titles) => {
    writeFileSync(join(folder, 'some.test.ts'), source);
    expect(titlesIn(folder).map(({ title }) => title)).toEqual(titles);
  });
});

describe('titles as the runners list them', () => {
  test('has every registered test of jest with its groups, and the files that do not load', () => {
    const tests = [
      { ancestorTitles: ['LIST-001', 'of events'], title: 'LIST-002 is listed', status: 'pending' },
      { ancestorTitles: [], title: 'LIST-003 is to be written', status: 'todo' },
    ];
    const files = [
      { name: 'a.test.ts', status: 'passed', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(jestTitles({ testResults: files })).toEqual({
      titles: [{ file: 'a.test.ts', title: 'LIST-001 of events LIST-002 is listed' }],
      broken: ['b.test.ts'],
    });
  });

  test('has every journey of Playwright with its groups but the skipped ones, and the errors', () => {
    const spec = (title, expectedStatus) => ({ title, tests: [{ expectedStatus }] });
    const group = { title: 'LIST-005', file: 'a.test.ts', specs: [spec('LIST-006', 'passed')] };
    const specs = [spec('LIST-004', 'passed'), spec('LIST-007', 'skipped')];
    const list = {
      config: { rootDir: '/e2e' },
      suites: [{ title: 'a.test.ts', file: 'a.test.ts', specs, suites: [group] }],
      errors: [{ message: 'b.test.ts: no such module' }],
    };
    expect(journeyTitles(list)).toEqual({
      titles: [
        { file: '/e2e/a.test.ts', title: 'LIST-004' },
        { file: '/e2e/a.test.ts', title: 'LIST-005 LIST-006' },
      ],
      broken: ['b.test.ts: no such module'],
    });
  });
});
