import { cut } from '../format';
import { treeIndent, visibleRows } from './treeRows';

const roots = [{ id: 'a' }, { id: 'b' }];
const descendants = [
  { id: 'a1', parentId: 'a' },
  { id: 'a1x', parentId: 'a1' },
  { id: 'a2', parentId: 'a' },
];
const describeRows = (...expanded: string[]) =>
  visibleRows(roots, descendants, new Set(expanded)).map(({ record, depth }) => `${record.id}:${depth}`);

describe('tree rows', () => {
  test.each([
    ['nothing expanded', [], ['a:0', 'b:0']],
    ['a root expanded', ['a'], ['a:0', 'a1:1', 'a2:1', 'b:0']],
    ['two levels expanded', ['a', 'a1'], ['a:0', 'a1:1', 'a1x:2', 'a2:1', 'b:0']],
    ['a child expanded below a closed root', ['a1'], ['a:0', 'b:0']],
    ['a leaf expanded', ['b'], ['a:0', 'b:0']],
  ])('CAT-014 CAT-015: %s', (_, expanded, rows) => {
    expect(describeRows(...expanded)).toEqual(rows);
  });

  test('CAT-013: rows know whether they can be expanded, and only roots have a place in the numbering', () => {
    const rows = visibleRows(roots, descendants, new Set(['a']), 11);
    expect(rows.map(({ hasChildren }) => hasChildren)).toEqual([true, true, false, false]);
    expect(rows.map(({ expanded }) => expanded)).toEqual([true, false, false, false]);
    expect(rows.map(({ number }) => number)).toEqual([11, null, null, 12]);
  });

  test('CAT-016: 12 px, and 5 px more a level', () => {
    expect([0, 1, 2].map(treeIndent)).toEqual([12, 17, 22]);
  });

  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['123456789012345678901', '12345678901234567890...'],
    ['🙂'.repeat(21), `${'🙂'.repeat(20)}...`],
  ])('CAT-017 FMT-010: %s is shown as %s', (name, expected) => {
    expect(cut(name, 'smallScreenName')).toBe(expected);
  });
});
