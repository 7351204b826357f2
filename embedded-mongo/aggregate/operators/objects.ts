import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

const merge: ValueOperator = (values) => {
  const result: Doc = {};
  for (const value of values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values) {
    if (isNullish(value)) continue;
    if (!isDoc(value))
      throw location(
        40400,
        `$mergeObjects requires object inputs, but input ${describe(value)} is of type ${typeName(value)}`,
      );
    for (const field of Object.keys(value)) setField(result, field, value[field]);
  }
  return result;
};

const toArray: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  if (!isDoc(value)) throw location(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
  return Object.keys(value).map((k) => ({ k, v: value[k] }));
};

const MIXED = '$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects.';

/** [key, value] pairs or { k, v } documents, one way throughout. */
const fromArray: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  if (!Array.isArray(value)) throw location(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`);
  const result: Doc = {};
  const pairs = Array.isArray(value[0]);
  for (const item of value as Value[]) {
    if (!pairs && !isDoc(value[0]))
      throw location(40398, `Unrecognised input type format for $arrayToObject: ${typeName(value[0])}`);
    if (pairs && !Array.isArray(item))
      throw location(40396, `${MIXED} Array was detected, now found: ${typeName(item)}`);
    if (!pairs && !isDoc(item)) throw location(40391, `${MIXED} Object was detected, now found: ${typeName(item)}`);
    const [field, content] = Array.isArray(item) ? pairOf(item as Value[]) : entryOf(item as Doc);
    setField(result, field, content);
  }
  return result;
};

function pairOf(pair: Value[]): [string, Value] {
  if (pair.length !== 2)
    throw location(40397, `$arrayToObject requires an array of size 2 arrays,found array of size: ${pair.length}`);
  const [key, value] = pair;
  if (typeof key !== 'string')
    throw location(
      40395,
      `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(key)}`,
    );
  return [key, value];
}

function entryOf(entry: Doc): [string, Value] {
  const count = Object.keys(entry).length;
  if (count !== 2)
    throw location(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${count}`,
    );
  const requires = "$arrayToObject requires an object with keys 'k' and 'v'";
  if (!('k' in entry && 'v' in entry))
    throw location(40393, `${requires}. Missing either or both keys from: ${describe(entry)}`);
  if (typeof entry.k !== 'string')
    throw location(
      40394,
      `${requires}, where the value of 'k' must be of type string. Found type: ${typeName(entry.k)}`,
    );
  return [entry.k, entry.v];
}

export const objectOperators: Readonly<Record<string, ValueOperator>> = {
  $mergeObjects: merge,
  $objectToArray: toArray,
  $arrayToObject: fromArray,
};
