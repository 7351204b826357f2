import { expect, test } from '../support/fixtures.js';
import { combinations, nameOf } from './combinations.js';
import { visitOf } from './visits.js';

const users = ['admin', 'reader'];
const count = combinations.length;
const indexes = Array.from({ length: count }, (_, index) => index);
const namesOf = (turn: number, index: number, amount: 'one' | 'group' | 'all' = 'one') =>
  visitOf(users, turn, index, amount).ways.map(nameOf);

test('a run looks at each screen in one way, and at as many screens as there are ways in all of them', () => {
  expect(new Set(indexes.flatMap((index) => namesOf(5, index))).size).toBe(count);
});

test('consecutive runs look at a screen in all ways, then in all ways as the other user', () => {
  for (const index of [0, 7]) {
    const visits = [...indexes, ...indexes.map((turn) => turn + count)].map((turn) => {
      const { user, ways } = visitOf(users, turn, index, 'one');
      return `${user} ${nameOf(ways[0])}`;
    });
    expect(new Set(visits).size).toBe(2 * count);
  }
});

test('the same turn repeats the ways of a run', () => {
  expect(namesOf(1234, 3)).toEqual(namesOf(1234, 3));
  expect(namesOf(1234, 3)).toEqual(namesOf(1234 + count, 3));
});

test('a group of ways begins with the way of the turn, and each language comes once', () => {
  const ways = visitOf(users, 6, 3, 'group').ways;
  expect(ways.map(nameOf)).toHaveLength(4);
  expect(nameOf(ways[0])).toBe(namesOf(6, 3)[0]);
  for (const amount of ['group', 'all'] as const) {
    const languages = visitOf(users, 6, 3, amount).ways.map(({ language }) => language);
    expect(languages.filter((language, index) => language !== languages[index - 1])).toHaveLength(2);
  }
});
