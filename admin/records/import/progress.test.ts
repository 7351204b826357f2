import { isWaiting, openRows, problemRows, progressOf, stepOf, undoableRows } from './progress';

const counts = {
  rows: 100,
  create: 40,
  change: 20,
  same: 30,
  rejected: 7,
  written: 0,
  skipped: 0,
  undone: 0,
  kept: 0,
};

test.each([
  ['CHECKING', counts, 97, 100, 2],
  ['APPLYING', { ...counts, written: 30, skipped: 2 }, 32, 60, 3],
  ['UNDOING', { ...counts, written: 58, skipped: 2, undone: 10, kept: 1 }, 11, 58, 4],
] as const)('the progress of %s counts the rows that are done', (state, counted, done, total, step) => {
  expect(progressOf({ state, counts: counted })).toEqual({ done, total });
  expect(stepOf({ state })).toBe(step);
});

test('what is left to do follows from what was written and taken back', () => {
  const failed = { state: 'FAILED', counts: { ...counts, written: 30, skipped: 2, undone: 5, kept: 1 } } as const;
  expect([openRows(failed), undoableRows(failed), problemRows(failed)]).toEqual([28, 24, 10]);
});

test('an import whose rows are all wrong does not wait: the next opening of the dialog shows earlier ones, to be undone', () => {
  const wrong = { ...counts, create: 0, change: 0, rejected: 70 };
  expect([
    isWaiting({ state: 'MATCHING', counts }),
    isWaiting({ state: 'CHECKED', counts }),
    isWaiting({ state: 'CHECKED', counts: wrong }),
    isWaiting({ state: 'APPLIED', counts }),
  ]).toEqual([true, true, false, false]);
});
