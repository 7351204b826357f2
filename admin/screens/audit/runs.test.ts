import { runsOf } from './runs';

const entry = (seq: number, of: { id?: string; action?: string; actor?: string; kind?: string } = {}) => ({
  seq,
  at: '2026-11-29T10:00:00Z',
  action: of.action ?? 'CREATE',
  outcome: 'DONE' as const,
  bySystem: false,
  actor: { name: of.actor ?? 'Sonam' },
  target: { kind: of.kind ?? 'event', id: of.id ?? String(seq), label: `Event ${seq}` },
  changes: [],
});
const shown = (entries: ReturnType<typeof entry>[], most = 8) =>
  runsOf(entries as Parameters<typeof runsOf>[0], most).map(({ entry: { seq }, more }) => [seq, more]);

test.each([
  ['an import is one line', [9, 8, 7].map((seq) => entry(seq)), [[9, 2]]],
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
  expect(shown(entries)).toEqual(expected);
});

test('the last line counts all of its entries', () => {
  const others = [entry(9, { kind: 'career' }), ...[8, 7, 6].map((seq) => entry(seq)), entry(5, { kind: 'career' })];
  expect(shown(others, 2)).toEqual([
    [9, 0],
    [8, 2],
  ]);
});
