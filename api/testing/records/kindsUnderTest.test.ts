import { shareOf } from './kindsUnderTest.js';

test('consecutive runs test all kinds equally often', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  expect([0, 1, 2, 3, 4].map((run) => shareOf(all, 2, run).join(''))).toEqual(['ab', 'cd', 'ea', 'bc', 'de']);
});

test('a run tests no kind twice', () => {
  expect(shareOf(['a', 'b'], 3, 1)).toEqual(['a', 'b']);
});
