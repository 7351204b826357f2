import { at, type Combination, combinations, groupAt } from './combinations.js';

/** The visit of a run to a screen. */
export interface Visit<User> {
  readonly user: User;
  /** The first is the one that the page is loaded in. */
  readonly ways: readonly [Combination, ...Combination[]];
}

/** A language takes longest to change: its ways follow each other. */
const byLanguage = (ways: readonly Combination[], first: Combination): readonly [Combination, ...Combination[]] => [
  first,
  ...ways.filter((way) => way !== first && way.language === first.language),
  ...ways.filter((way) => way.language !== first.language),
];

/**
 * The visit of a run to the screen at an index: one way and one of the screen's users, where the next run and the next
 * screen have the next way. 48 runs look at each screen in all ways, twice as many in all ways as each of two users.
 * @param amount in how many ways: one, the group that it belongs to, or all
 */
export function visitOf<User>(
  users: readonly User[],
  turn: number,
  index: number,
  amount: 'one' | 'group' | 'all',
): Visit<User> {
  const step = turn + index;
  const way = at(combinations, step);
  const ways = { one: [way], group: groupAt(step), all: combinations }[amount];
  return { user: at(users, step + Math.floor(step / combinations.length)), ways: byLanguage(ways, way) };
}
