import { isNumber } from '../bson/numbers.js';
import { isDoc, type Value } from '../bson/value.js';
import { badValue } from '../errors.js';
import { readSort, type SortField } from './sort.js';

/** The order in which records were inserted, or its opposite. */
export const NATURAL = '$natural';

/** 1 or -1 of { $natural: … }; undefined without $natural. */
export function naturalDirection(spec: Value, what: 'sort' | 'hint'): 1 | -1 | undefined {
  if (!isDoc(spec) || !(NATURAL in spec)) return undefined;
  const direction = spec[NATURAL];
  const sign = isNumber(direction) ? Number(direction) : 0;
  const isAlone = Object.keys(spec).length === 1;
  if (!isAlone && what === 'sort') throw badValue("Cannot include '$natural' in compound sort");
  if (!isAlone || (sign !== 1 && sign !== -1))
    throw badValue(`$natural ${what} cannot be set to a value other than -1 or 1.`);
  return sign;
}

export interface Ordering {
  readonly sort: SortField[];
  readonly hint: Value;
}

/** Order of the records of a find: a sort by $natural is a hint, and one that agrees with another hint or fails. */
export function readOrdering(sort: Value, hint: Value): Ordering {
  const used = isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint;
  const hinted = naturalDirection(used, 'hint');
  const sorted = naturalDirection(sort, 'sort');
  if (sorted === undefined) return { sort: readSort(sort), hint: used };
  if (used !== undefined && used !== null && hinted !== sorted)
    throw badValue("Cannot use a 'hint' other than $natural with a $natural sort of the same direction");
  return { sort: [], hint: sort };
}
