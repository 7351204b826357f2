import type { Look } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { languagesOf, waysOf } from './lookVisits.js';

const look: Look = { name: 'a menu', open: async () => undefined };

test('eight consecutive runs look at each state in eight ways, one in each', () => {
  for (const index of [0, 1, 2, 3]) {
    const seen = [7, 8, 9, 10, 11, 12, 13, 14].flatMap((turn) =>
      languagesOf(turn, index, false).flatMap((language) =>
        waysOf(look, turn, index, false).map((way) => JSON.stringify([language, way])),
      ),
    );
    expect([seen.length, new Set(seen).size]).toEqual([8, 8]);
  }
});

test('a run in all ways looks at each state in eight ways', () => {
  expect(languagesOf(0, 0, true)).toHaveLength(2);
  expect(waysOf(look, 0, 0, true)).toHaveLength(4);
});

test('a state that exists in one width is looked at there in both colour schemes', () => {
  const small: Look = { ...look, widths: [390] };
  expect([1, 3].flatMap((turn) => waysOf(small, turn, 1, false))).toEqual([
    { width: 390, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ]);
});
