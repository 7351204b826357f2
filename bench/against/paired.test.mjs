import { medianRatio, verdictOf } from './paired.mjs';

describe('The median of ratios', () => {
  test('has an interval of the order statistics that a table of the sign test names', () => {
    // n = 20 at 95 %: the 6th and the 15th value; n = 10: the 2nd and the 9th.
    const upTo = (n) => Array.from({ length: n }, (_, at) => n - at);
    expect(medianRatio(upTo(20), 0.95)).toEqual({ median: 10.5, low: 6, high: 15 });
    expect(medianRatio(upTo(10), 0.95)).toEqual({ median: 5.5, low: 2, high: 9 });
  });

  test('is not known from five pairs, whatever they are', () => {
    expect(medianRatio([2, 2, 2, 2, 2], 0.95)).toEqual({ median: 2, low: 0, high: Infinity });
  });

  test('is not moved by a few pairs in which something else ran', () => {
    const ratios = [...Array.from({ length: 18 }, () => 1), 40, 50];
    expect(medianRatio(ratios, 0.95)).toEqual({ median: 1, low: 1, high: 1 });
  });
});

test.each([
  [{ low: 1.06, high: 1.2 }, 'slower'],
  [{ low: 0.5, high: 0.9 }, 'faster'],
  [{ low: 0.97, high: 1.04 }, 'the same'],
  [{ low: 0.97, high: 1.2 }, 'inconclusive'],
  [{ low: 0, high: Infinity }, 'inconclusive'],
])('An interval of %j says %s', (interval, verdict) => {
  expect(verdictOf(interval, 0.05)).toBe(verdict);
});
