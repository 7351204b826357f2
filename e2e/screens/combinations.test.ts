import { expect, test } from '../support/fixtures.js';
import {
  at,
  type Combination,
  combinations,
  GROUP,
  groupAt,
  LANGUAGES,
  LAYOUTS,
  nameOf,
  ROUND,
  SCHEMES,
  WIDTHS,
} from './combinations.js';

const values = { layout: LAYOUTS, scheme: SCHEMES, language: LANGUAGES, width: WIDTHS };
const names = Object.keys(values) as (keyof Combination)[];

/** Consecutive ways, in parts of a size. */
const parts = (size: number) =>
  Array.from({ length: combinations.length / size }, (_, part) => combinations.slice(part * size, (part + 1) * size));

/** The values of two different properties that none of the ways has together. */
const missingPairs = (ways: readonly Combination[]) =>
  names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        values[one].flatMap((first) =>
          values[other]
            .filter((second) => !ways.some((way) => way[one] === first && way[other] === second))
            .map((second) => `${one} ${first} with ${other} ${second}`),
        ),
      ),
  );

test('the console can be looked at in 48 ways', () => {
  expect(new Set(combinations.map(nameOf)).size).toBe(48);
});

test('each group of ways has every value, and each colour scheme in each direction', () => {
  for (const group of parts(GROUP)) {
    for (const name of names) expect(new Set(group.map((way) => way[name])).size).toBe(values[name].length);
    expect(new Set(group.map(({ scheme, language }) => scheme + language)).size).toBe(4);
  }
});

test('each round of ways has every two values of different properties together', () => {
  for (const round of parts(ROUND)) expect(missingPairs(round)).toEqual([]);
});

test('each way belongs to the group that is found at its index', () => {
  for (const index of [0, 3, 4, 47, 48, 95, 100]) expect(groupAt(index)).toContain(at(combinations, index));
});
