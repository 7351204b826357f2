import { BSONRegExp, ObjectId } from 'bson';
import { keyOf } from '../bson/key.js';
import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { isOperatorDoc } from '../query/operators.js';
import { splitPath } from '../query/paths.js';
import { setAt } from './location.js';
import { assertStorableId } from './ids.js';
import type { Updater } from './updater.js';

/** The documents that updates insert where they find none. */

export type UpdateKind = 'operators' | 'replacement' | 'pipeline';

/** A new document from the filter's equalities and the update; a replacement keeps none of them but the _id. */
export function upsertDocument(filter: Doc, updater: Updater, kind: UpdateKind): Doc {
  const seed: Doc = {};
  const isWhole = kind !== 'operators';
  for (const [field, value] of seedsOf(filter, kind === 'replacement'))
    setAt(seed, splitPath(field), cloneValue(value));
  const updated = updater(seed, true);
  const { _id = new ObjectId(), ...rest } = updated;
  if (isWhole && Array.isArray(_id))
    throw new MongoError(
      54,
      'NotSingleValueField',
      "After applying the update to the document, the (immutable) field '_id' was found to be an array or array descendant.",
    );
  assertStorableId(_id);
  return { _id, ...rest };
}

/** Throws for a filter that no document could be made from: with $expr, or with two values for one path. */
export function assertSeeds(filter: Doc): void {
  if (hasExpression(filter)) {
    throw new MongoError(224, 'QueryFeatureNotAllowed', '$expr is not allowed in the query predicate for an upsert');
  }
}

function hasExpression(filter: Doc): boolean {
  return Object.keys(filter).some((field) => {
    const operand = filter[field];
    return (
      field === '$expr' ||
      (field.startsWith('$') && Array.isArray(operand) && operand.some((part) => isDoc(part) && hasExpression(part)))
    );
  });
}

function seedsOf(filter: Doc, onlyId: boolean): Map<string, Value> {
  const seeds = new Map<string, Value>();
  const refuse = (what: string): never => {
    throw new MongoError(54, 'NotSingleValueField', `cannot infer query fields to set, ${what}`);
  };
  for (const [path, value] of equalities(filter)) {
    if (onlyId && path.startsWith('_id.'))
      throw new MongoError(
        111,
        'NotExactValueField',
        `field at '_id' must be exactly specified, field at sub-path '${path}' found`,
      );
    if (onlyId && path !== '_id') continue;
    for (const other of seeds.keys()) {
      if (other === path) refuse(`path '${path}' is matched twice`);
      if (other.startsWith(`${path}.`) || path.startsWith(`${other}.`)) {
        const [long, short] = other.length > path.length ? [other, path] : [path, other];
        refuse(`both paths '${long}' and '${short}' are matched`);
      }
    }
    seeds.set(path, value);
  }
  return seeds;
}

function equalities(filter: Doc): [path: string, value: Value][] {
  return Object.keys(filter).flatMap((field): [string, Value][] => {
    const operand = filter[field];
    if (field === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(equalities);
    if (field === '$or' && Array.isArray(operand)) {
      const [branch, ...others] = operand.filter(isDoc);
      if (branch && others.length === 0) return equalities(branch);
    }
    return field.startsWith('$') ? [] : equalValues(operand).map((value) => [field, value]);
  });
}

function equalValues(operand: Value): Value[] {
  if (!isOperatorDoc(operand)) return operand instanceof BSONRegExp ? [] : [operand];
  return Object.keys(operand).flatMap((name): Value[] => {
    const value = operand[name];
    if (name === '$eq') return [value];
    if (name === '$in' && Array.isArray(value) && new Set(value.map(keyOf)).size === 1) return equalValues(value[0]);
    return [];
  });
}
