import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, MongoError } from '../errors.js';
import type { MatchContext } from '../query/matcher.js';
import { equalValues } from '../bson/key.js';
import { isIndex, type Path, splitPath } from '../query/paths.js';
import { assertOperand, operandDoc } from './operands.js';
import { type FieldContext, KEEP } from './field-operator.js';
import { FIELD_OPERATORS } from './operators.js';
import { pullTest } from './array-operators.js';
import { Claims } from './claims.js';
import { describe } from './describe.js';
import { assertTraversable, setAt, unsetAt, valueAt } from './location.js';
import { type ArrayFilters, positionalIndex, readArrayFilters } from './targets.js';
import { turnsOf } from './turns.js';
import { assertIdType } from './ids.js';

/** Applies an update to a document of its own (which it may change) and gives the result. */
export type Updater = (doc: Doc, inserting: boolean) => Doc;

export interface UpdateOptions {
  readonly filter: Doc;
  readonly arrayFilters: Value;
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
    if (options.arrayFilters !== undefined)
      throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
    const run = options.pipeline(update);
    return (doc, inserting) => {
      const result = run(cloneValue(doc));
      if (!inserting) assertIdType(result._id);
      return keepId(doc._id, result);
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
  return keepId(id, result);
}

/** An update never changes _id; one that leaves it out keeps it, in front. */
function keepId(id: Value, result: Doc): Doc {
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

function operatorUpdate(update: Doc, { filter, arrayFilters, match }: UpdateOptions): Updater {
  const filters = readArrayFilters(arrayFilters, match);
  const changes = readChanges(update, filters, match);
  return (doc, inserting) => {
    const id = cloneValue(doc._id);
    const now = new Date();
    const original = changes.some(({ path }) => path.includes('$')) ? cloneValue(doc) : doc;
    const position = (): string => positionalIndex(original, filter, match);
    for (const { change, path } of turnsOf(changes, doc, filters, position)) {
      applyChange(change, path, { path: path.join('.'), match, doc, inserting, now });
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

/** Operators that make nothing where nothing is, yet refuse a path that leads through a scalar. */
const NEEDS_PATH = new Set(['$pull', '$pullAll', '$pop']);

function applyChange(change: Change, path: Path, at: FieldContext): void {
  const { doc } = at;
  if (change.operator === '$rename') return rename(doc, path, splitPath(String(change.operand)));
  const operator = FIELD_OPERATORS[change.operator];
  if (!operator) throw failedToParse(`Unknown modifier: ${change.operator}`);
  if (NEEDS_PATH.has(change.operator)) assertTraversable(doc, path);
  const current = valueAt(doc, path);
  const next = operator(current, change.operand, at);
  if (next === KEEP) return;
  if (next === undefined) unsetAt(doc, path);
  else setAt(doc, path, next);
}

function rename(doc: Doc, from: Path, to: Path): void {
  assertThroughContainers(doc, from);
  const value = valueAt(doc, from);
  if (value === undefined) return;
  assertRenamable(doc, from, 'source');
  assertRenamable(doc, to, 'destination');
  unsetAt(doc, from);
  setAt(doc, to, value);
}

function assertRenamable(doc: Doc, path: Path, role: 'source' | 'destination'): void {
  for (let depth = 1; depth < path.length; depth++) {
    const container = valueAt(doc, path.slice(0, depth));
    if (container === undefined) return;
    if (Array.isArray(container) && isIndex(path[depth] as string)) {
      throw badValue(
        `The ${role} field cannot be an array element, '${path.join('.')}' in doc with _id: ${describe(doc._id)} has an array field called '${path[depth - 1]}'`,
      );
    }
  }
}

function assertThroughContainers(doc: Doc, path: Path): void {
  for (let depth = 1; depth < path.length; depth++) {
    const container = valueAt(doc, path.slice(0, depth));
    if (container === undefined) return;
    const [name, next] = [path[depth - 1], path[depth]] as [string, string];
    if (isDoc(container) || (Array.isArray(container) && isIndex(next))) continue;
    throw new MongoError(
      28,
      'PathNotViable',
      `cannot use the part (${name} of ${path.join('.')}) to traverse the element ({${name}: ${describe(container)}})`,
    );
  }
}

/** The update's changes in MongoDB's order: by path, numbers in order of their value. */
function readChanges(update: Doc, filters: ArrayFilters, match: MatchContext): Change[] {
  const changes: Change[] = [];
  const claims = new Claims(filters);
  for (const operator of Object.keys(update)) {
    if (operator !== '$rename' && !FIELD_OPERATORS[operator]) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    const operand = operandDoc(operator, update[operator]);
    for (const path of Object.keys(operand)) {
      if (operator === '$rename') claims.add(splitPath(path));
      assertOperand(operator, path, operand[path]);
      if (operator === '$pull') pullTest(operand[path], match);
      claims.add(splitPath(operator === '$rename' ? String(operand[path]) : path));
      changes.push({ operator, path: splitPath(path), operand: operand[path] });
    }
  }
  for (const identifier of filters.keys()) {
    if (!claims.identifiers.has(identifier))
      throw failedToParse(
        `The array filter for identifier '${identifier}' was not used in the update { ${Object.keys(update).join(', ')} }`,
      );
  }
  return changes.sort((a, b) => comparePaths(placeOf(a), placeOf(b)));
}

/** A renaming takes its turn where it leads to. */
const placeOf = ({ operator, path, operand }: Change): Path =>
  operator === '$rename' ? splitPath(String(operand)) : path;

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
