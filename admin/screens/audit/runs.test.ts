import { runsOf } from './runs';

const entry = (
  seq: number,
  of: { id?: string; action?: string; actor?: string; kind?: string; size?: number } = {},
) => ({
  seq,
  seriesSize: of.size ?? 1,
  at: '2026-11-29T10:00:00Z',
  action: of.action ?? 'CREATE',
  outcome: 'DONE' as const,
  bySystem: false,
  actor: { name: of.actor ?? 'Sonam' },
  target: { kind: of.kind ?? 'event', id: of.id ?? String(seq), label: `Event ${seq}` },
  changes: [],
});
const summarizeRuns = (entries: ReturnType<typeof entry>[], most = 8) =>
  runsOf(entries as Parameters<typeof runsOf>[0], most, true).map(({ entry: { seq }, more }) => [seq, more]);

test.each([
  ['entries of several requests are one line', [9, 8, 7].map((seq) => entry(seq)), [[9, 2]]],
  [
    'an import is one line that counts its rows',
    [entry(9, { size: 1000 }), entry(8, { kind: 'career' })],
    [
      [9, 999],
      [8, 0],
    ],
  ],
  ['imports in sequence are one line', [entry(9, { size: 1000 }), entry(8, { size: 3 }), entry(7)], [[9, 1003]]],
  [
    'another person begins a line',
    [entry(9), entry(8, { actor: 'Karma' })],
    [
      [9, 0],
      [8, 0],
    ],
  ],
  [
    'another kind begins a line',
    [entry(9), entry(8, { kind: 'career' })],
    [
      [9, 0],
      [8, 0],
    ],
  ],
  [
    'changes of one record are lines of their own',
    [entry(9, { id: 'a' }), entry(8, { id: 'a' })],
    [
      [9, 0],
      [8, 0],
    ],
  ],
  [
    'a deed in between parts two lines',
    [entry(9), entry(8, { action: 'UPDATE' }), entry(7)],
    [
      [9, 0],
      [8, 0],
      [7, 0],
    ],
  ],
])('%s', (_, entries, expected) => {
  expect(summarizeRuns(entries)).toEqual(expected);
});

test('the last line counts all of its entries', () => {
  const others = [entry(9, { kind: 'career' }), ...[8, 7, 6].map((seq) => entry(seq)), entry(5, { kind: 'career' })];
  expect(summarizeRuns(others, 2)).toEqual([
    [9, 0],
    [8, 2],
  ]);
});

test.each([
  ['the entries end within the last line', [entry(9, { kind: 'career' }), entry(8), entry(7)], false, [false, true]],
  ['all entries are there', [entry(9), entry(8)], true, [false]],
  ['the last line is of one entry', [entry(9), entry(8, { kind: 'career' })], false, [false, false]],
  ['an entry follows the last line', [entry(9), entry(8), entry(7, { kind: 'career' })], false, [false]],
])('a line has further entries before those that were read: %s', (_, entries, isAll, expected) => {
  const most = expected.length;
  expect(runsOf(entries as Parameters<typeof runsOf>[0], most, isAll).map(({ isOpen }) => isOpen)).toEqual(expected);
});
