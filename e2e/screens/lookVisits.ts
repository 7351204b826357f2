import type { Look, LookWay } from '../support/axe.js';
import { allWays } from '../support/axe.js';
import { at, LANGUAGES } from './combinations.js';

/** The languages in which a run looks at the group at an index: one, and the next run takes the other. */
export const languagesOf = (turn: number, index: number, all: boolean): readonly string[] =>
  all ? LANGUAGES : [at(LANGUAGES, turn + index)];

/** Ways in which a run looks at a state: one, so that eight consecutive runs look at it in all, in both languages. */
export function waysOf(look: Look, turn: number, index: number, all: boolean): readonly LookWay[] {
  const ways = allWays(look);
  // The language changes with every run, so the rest changes with every second one.
  return all ? ways : [at(ways, Math.floor((turn + index) / 2))];
}
