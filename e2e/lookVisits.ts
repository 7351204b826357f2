import type { Look, LookWay } from './axe.js';
import { allWays } from './axe.js';
import { at, LANGUAGES } from './screens/combinations.js';

export type Language = (typeof LANGUAGES)[number];

/** The languages in which a run looks at the group at an index: one, and the next run takes the other. */
export const languagesOf = (turn: number, index: number, all: boolean): readonly Language[] =>
  all ? LANGUAGES : [at(LANGUAGES, turn + index)];

/**
 * How a run looks at a state: light in one width and dark in another, the wider first. Two runs later the widths are
 * exchanged, so that four consecutive runs look at it in all eight ways.
 */
export function waysOf(look: Look, turn: number, index: number, all: boolean): readonly LookWay[] {
  const ways = allWays(look);
  if (all) return ways;
  const widths = [...new Set(ways.map(({ width }) => width))];
  const step = Math.floor((turn + index) / 2);
  return [
    { width: at(widths, step), colorScheme: 'light' } as const,
    { width: at(widths, step + 1), colorScheme: 'dark' } as const,
  ].sort((one, other) => other.width - one.width);
}
