import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

const merge: ValueOperator = (values) => {
  const result: Doc = {};
  for (const value of values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values) {
    if (isNullish(value)) continue;
    if (!isDoc(value))
      throw location(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const field of Object.keys(value)) setField(result, field, value[field]);
  }
  return result;
};

const toArray: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  if (!isDoc(value)) throw location(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
  return Object.keys(value).map((k) => ({ k, v: value[k] }));
};

const fromArray: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  if (!Array.isArray(value)) throw location(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`);
  const result: Doc = {};
  for (const pair of value as Value[]) {
    const [field, content] = Array.isArray(pair) ? (pair as Value[]) : isDoc(pair) ? [pair.k, pair.v] : [];
    if (typeof field !== 'string') throw location(40394, '$arrayToObject requires keys of type string');
    setField(result, field, content);
  }
  return result;
};

function target(operand: Value): { field: string; input: Value; value: Value } {
  if (!isDoc(operand) || typeof operand.field !== 'string')
    throw location(3041704, '$getField requires a constant field name');
  return { field: operand.field, input: operand.input, value: operand.value };
}

export const objectOperators: Readonly<Record<string, ValueOperator>> = {
  $mergeObjects: merge,
  $objectToArray: toArray,
  $arrayToObject: fromArray,
  $setField: ([operand]) => {
    const { field, input, value } = target(operand);
    if (!isDoc(input)) return null;
    const result = { ...input };
    if (value === undefined) delete result[field];
    else setField(result, field, value);
    return result;
  },
  $unsetField: ([operand]) => {
    const { field, input } = target(operand);
    if (!isDoc(input)) return null;
    const { [field]: _gone, ...rest } = input;
    return rest;
  },
};
