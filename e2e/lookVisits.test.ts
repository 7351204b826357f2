import type { Look } from './axe.js';
import { expect, test } from './fixtures.js';
import { languagesOf, waysOf } from './lookVisits.js';

const look: Look = { name: 'a menu', open: async () => undefined };

test('a run looks at each state light in one width and dark in the other, in one language', () => {
  expect(languagesOf(0, 0, false)).toEqual(['en']);
  expect(waysOf(look, 0, 0, false)).toEqual([
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ]);
  expect(languagesOf(0, 3, false)).toEqual(['ar']);
  expect(waysOf(look, 0, 3, false)).toEqual([
    { width: 1280, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ]);
});

test('four consecutive runs look at each state in eight ways', () => {
  for (const index of [0, 1, 2, 3]) {
    const seen = [7, 8, 9, 10].flatMap((turn) =>
      languagesOf(turn, index, false).flatMap((language) =>
        waysOf(look, turn, index, false).map((way) => JSON.stringify([language, way])),
      ),
    );
    expect(new Set(seen).size).toBe(8);
  }
});

test('a run in all ways looks at each state in eight ways', () => {
  expect(languagesOf(0, 0, true)).toHaveLength(2);
  expect(waysOf(look, 0, 0, true)).toHaveLength(4);
});

test('a state that exists in one width is looked at there in both colour schemes', () => {
  expect(waysOf({ ...look, widths: [390] }, 1, 1, false)).toEqual([
    { width: 390, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ]);
});
