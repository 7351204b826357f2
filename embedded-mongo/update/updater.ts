import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, MongoError, unsupported } from '../errors.js';
import type { MatchContext } from '../query/matcher.js';
import { equalValues } from '../bson/key.js';
import { type Path, splitPath } from '../query/paths.js';
import { assertOperand, operandDoc } from './operands.js';
import { type FieldContext, type FieldOperator, KEEP } from './field-operator.js';
import { fieldOperators, UNSUPPORTED_UPDATES } from './operators.js';
import { Claims } from './claims.js';
import { describe } from './describe.js';
import { setAt, unsetAt, valueAt } from './location.js';
import { assertIdType } from './ids.js';

/** Applies an update to a document of its own (which it may change) and gives the result. */
export type Updater = (doc: Doc, inserting: boolean) => Doc;

export interface UpdateOptions {
  readonly match: MatchContext;
  /** Runs an aggregation pipeline over one document, for updates given as a pipeline. */
  readonly pipeline: (stages: Value[]) => (doc: Doc) => Doc;
}

interface Change {
  readonly operator: string;
  readonly path: Path;
  readonly operand: Value;
}

/** Compiles an update document, a replacement or a pipeline. */
export function compileUpdate(update: Value, options: UpdateOptions): Updater {
  if (Array.isArray(update)) {
    const run = options.pipeline(update);
    return (doc, inserting) => {
      const result = run(cloneValue(doc));
      if (!inserting) assertIdType(result._id);
      return preserveId(doc._id, result);
    };
  }
  if (!isDoc(update)) throw failedToParse('Update argument must be either an object or an array');
  const fields = Object.keys(update);
  if (fields[0]?.startsWith('$')) return operatorUpdate(update, options);
  return (doc, inserting) => replacement(doc, update, inserting);
}

export function isReplacement(update: Value): boolean {
  return isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
}

function replacement(doc: Doc, update: Doc, inserting: boolean): Doc {
  const dollar = Object.keys(update).find((field) => field.startsWith('$'));
  if (dollar !== undefined && !inserting)
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  const id = inserting && !('_id' in doc) ? update._id : doc._id;
  const result: Doc = { ...(id !== undefined && { _id: id }), ...cloneValue<Doc>(update) };
  return preserveId(id, result);
}

/** An update never changes _id; one that leaves it out keeps it, in front. */
function preserveId(id: Value, result: Doc): Doc {
  if (id === undefined) return result;
  if ('_id' in result && !equalValues(result._id, id)) {
    throw new MongoError(
      66,
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(result._id)}`,
    );
  }
  return Object.keys(result)[0] === '_id' ? result : { _id: id, ...result };
}

function operatorUpdate(update: Doc, { match }: UpdateOptions): Updater {
  const changes = readChanges(update);
  return (doc, inserting) => {
    const id = cloneValue(doc._id);
    for (const change of changes) {
      applyChange(change, { path: change.path.join('.'), match, doc, inserting });
      if (inserting && id === undefined) continue;
      if (!equalValues(doc._id, id))
        throw new MongoError(
          66,
          'ImmutableField',
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
    }
    return doc;
  };
}

function applyChange({ operator, path, operand }: Change, at: FieldContext): void {
  const { doc } = at;
  const next = findOperator(operator)(valueAt(doc, path), operand, at);
  if (next === KEEP) return;
  if (next === undefined) unsetAt(doc, path);
  else setAt(doc, path, next);
}

function findOperator(name: string): FieldOperator {
  const operator = Object.hasOwn(fieldOperators, name) ? fieldOperators[name] : undefined;
  if (operator) return operator;
  if (UNSUPPORTED_UPDATES.has(name)) throw unsupported(`the update operator ${name}`);
  throw failedToParse(
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}

/** The update's changes in MongoDB's order: by path, numbers in order of their value. */
function readChanges(update: Doc): Change[] {
  const changes: Change[] = [];
  const claims = new Claims();
  for (const operator of Object.keys(update)) {
    findOperator(operator);
    const operand = operandDoc(operator, update[operator]);
    for (const path of Object.keys(operand)) {
      assertOperand(operator, path, operand[path]);
      claims.add(splitPath(path));
      changes.push({ operator, path: splitPath(path), operand: operand[path] });
    }
  }
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

function comparePaths(a: Path, b: Path): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const left = a[i] as string;
    const right = b[i] as string;
    if (left === right) continue;
    const numeric = Number(left) - Number(right);
    return Number.isNaN(numeric) ? (left < right ? -1 : 1) : numeric;
  }
  return a.length - b.length;
}
