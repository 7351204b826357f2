import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

/** $mergeObjects: one document of the fields of all, the last value of each. */
export const merge: ValueOperator = (values) => {
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
