import { ObjectId } from 'bson';
import { documentPipeline } from '../aggregate/pipeline.js';
import { onDocument, type PipelineContext } from '../aggregate/context.js';
import { isNullish } from '../aggregate/scope.js';
import { equalValues, keyOf } from '../bson/key.js';
import { cloneValue, isDoc, type Doc, setField, type Value } from '../bson/value.js';
import { badValue, location, MongoError, typeMismatch } from '../errors.js';
import { findRecords } from '../query/find.js';
import { expressionValue, splitPath } from '../query/paths.js';
import { typeName } from '../query/types.js';
import type { View } from '../store/catalog.js';
import type { Collection } from '../store/collection.js';
import { matchContext } from './command.js';
import { storedForm } from './insert.js';

const WHEN_MATCHED = ['replace', 'keepExisting', 'merge', 'fail'];
const WHEN_NOT_MATCHED = ['insert', 'discard', 'fail'];

const INTERNAL = ['admin', 'config', 'local'];

export function assertOwnDatabase(namespace: string, code: number, message: string): void {
  const db = namespace.slice(0, namespace.indexOf('.'));
  if (INTERNAL.includes(db)) throw location(code, `${message}: ${db}`);
}

interface Merge {
  readonly namespace: string;
  readonly on: readonly string[];
  readonly bindings: Doc;
  readonly whenMatched: string | Value[];
  readonly whenNotMatched: string;
}

function assertType(value: Value, field: string, type: string): void {
  if (value !== undefined && typeName(value) !== type)
    throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type '${type}'`);
}

function readTarget(into: Value, db: string): string {
  if (into === '') throw location(5786800, "$merge 'into' field cannot be an empty string");
  if (typeof into === 'string') return `${db}.${into}`;
  if (!isDoc(into))
    throw location(51178, `$merge 'into' field  must be either a string or an object, but found ${typeName(into)}`);
  assertType(into.db, 'into.db', 'string');
  assertType(into.coll, 'into.coll', 'string');
  if (typeof into.coll !== 'string' || into.coll === '')
    throw location(5786801, "$merge 'into' field must specify a 'coll' that is not empty, null or undefined");
  return `${typeof into.db === 'string' ? into.db : db}.${into.coll}`;
}

function readOn(on: Value): string[] {
  if (on === undefined) return ['_id'];
  const fields: Value[] = Array.isArray(on) ? on : [on];
  if (fields.length === 0)
    throw location(51187, "If explicitly specifying $merge 'on', must include at least one field");
  if (!fields.every((field) => typeof field === 'string'))
    throw location(
      Array.isArray(on) ? 51134 : 51186,
      `$merge 'on' field  must be either a string or an array of strings, but found ${typeName(on)}`,
    );
  const names = fields;
  const twice = names.find((field, i) => names.indexOf(field) < i);
  if (twice !== undefined) throw location(31465, `Found a duplicate field '${twice}'`);
  return names;
}

function oneOf(value: Value, field: string, values: readonly string[]): string {
  if (typeof value === 'string' && values.includes(value)) return value;
  throw badValue(`Enumeration value '${String(value)}' for field '${field}' is not a valid value.`);
}

/** Checks an option; errors are reported in the order of the options. */
function assertOption(field: string, value: Value, db: string): void {
  switch (field) {
    case 'into':
      readTarget(value, db);
      break;
    case 'on':
      readOn(value);
      break;
    case 'let':
      assertType(value, '$merge.let', 'object');
      break;
    case 'whenMatched':
      if (typeof value !== 'string' && !Array.isArray(value))
        throw location(
          51191,
          `$merge 'whenMatched' field  must be either a string or an array, but found ${typeName(value)}`,
        );
      if (!Array.isArray(value)) oneOf(value, 'whenMatched', WHEN_MATCHED);
      break;
    case 'whenNotMatched':
      assertType(value, '$merge.whenNotMatched', 'string');
      oneOf(value, '$merge.whenNotMatched', WHEN_NOT_MATCHED);
      break;
    default:
      throw location(40415, `BSON field '$merge.${field}' is an unknown field.`);
  }
}

/** Reads a $merge stage with MongoDB's errors. */
export function readMerge(operand: Value, db: string): Merge {
  const spec = typeof operand === 'string' ? { into: operand } : operand;
  if (!isDoc(spec)) throw typeMismatch(`$merge requires a string or object argument, but found ${typeName(operand)}`);
  for (const field of Object.keys(spec)) assertOption(field, spec[field], db);
  if (!('into' in spec)) throw location(40414, "BSON field '$merge.into' is missing but a required field");
  const namespace = readTarget(spec.into, db);
  if (namespace.endsWith('.'))
    throw new MongoError(73, 'InvalidNamespace', `Invalid $merge target namespace: '${namespace}'`);
  assertOwnDatabase(namespace, 31320, 'Cannot $merge to internal database');
  const whenMatched = (spec.whenMatched ?? 'merge') as string | Value[];
  const merge: Merge = {
    namespace,
    on: readOn(spec.on),
    bindings: isDoc(spec.let) ? spec.let : {},
    whenMatched,
    whenNotMatched: (spec.whenNotMatched ?? 'insert') as string,
  };
  if ((whenMatched === 'fail' || whenMatched === 'keepExisting') && merge.whenNotMatched !== 'insert') {
    const modes = `'whenMatched: ${whenMatched}' and 'whenNotMatched: ${merge.whenNotMatched}'`;
    throw location(51181, `Combination of $merge modes ${modes} is not supported`);
  }
  if (spec.let !== undefined && typeof whenMatched === 'string')
    throw location(51199, `Cannot use 'let' variables with 'whenMatched: ${whenMatched}' mode`);
  if ('new' in merge.bindings && merge.bindings.new !== '$$ROOT')
    throw location(51273, "'let' may not define a value for the reserved 'new' variable other than '$$ROOT'");
  return merge;
}

function assertUnique(collection: Collection | undefined, on: readonly string[]): void {
  if (on.length === 1 && on[0] === '_id') return;
  const wanted = keyOf([...on].sort());
  const found = collection?.indexes.some(
    ({ spec }) => spec.unique && !spec.partial && keyOf(spec.fields.map(({ field }) => field).sort()) === wanted,
  );
  if (!found) throw location(51183, 'Cannot find index to verify that join fields will be unique');
}

/** The values by which a document is looked for; its _id is made when it has none. */
function joinFilter(doc: Doc, on: readonly string[]): Doc {
  const filter: Doc = {};
  for (const field of on) {
    const value = expressionValue(doc, splitPath(field));
    if (Array.isArray(value)) throw location(51185, `$merge write error: 'on' field '${field}' is an array`);
    if (isNullish(value))
      throw location(51132, `$merge write error: 'on' field '${field}' cannot be missing, null or undefined`);
    filter[field] = { $eq: value };
  }
  return filter;
}

/** The replacement of an existing document; undefined if it stays. */
function matchedWriter(merge: Merge, context: PipelineContext): (old: Doc, doc: Doc) => Doc | undefined {
  const { whenMatched, bindings } = merge;
  if (whenMatched === 'keepExisting' || whenMatched === 'fail') return () => undefined;
  if (whenMatched === 'replace') return (old, doc) => (doc._id === undefined ? { _id: old._id, ...doc } : doc);
  if (whenMatched === 'merge')
    return (old, doc) => {
      const result: Doc = { ...old };
      for (const field of Object.keys(doc).sort()) setField(result, field, doc[field]);
      return result;
    };
  // Refused before anything is written when it is no pipeline for an update.
  const names = Object.keys(bindings);
  documentPipeline(whenMatched as Value[], Object.fromEntries(['new', ...names].map((name) => [name, null])));
  const values = names.map((name) => onDocument(bindings[name], context));
  return (old, doc) => {
    const variables: Doc = { new: { $literal: doc } };
    names.forEach((name, i) => {
      const value = values[i]?.(doc);
      if (value !== undefined) setField(variables, name, { $literal: value });
    });
    return documentPipeline(whenMatched as Value[], variables)(cloneValue(old));
  };
}

function assertSameId(old: Doc, next: Doc): void {
  if (equalValues(old._id, next._id)) return;
  throw new MongoError(
    66,
    'ImmutableField',
    "$merge failed to update the matching document, did you attempt to modify the _id or the shard key? :: caused by :: Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/** $merge: writes each document independently; then reports the first failure, as in MongoDB. */
export function runMerge(docs: readonly Doc[], merge: Merge, view: View, context: PipelineContext): void {
  assertUnique(view.get(merge.namespace), merge.on);
  const byId = merge.on.length === 1 && merge.on[0] === '_id';
  const wanted = docs.map((given) => {
    const doc = byId && given._id === undefined ? { _id: new ObjectId(), ...given } : given;
    return { doc, filter: joinFilter(doc, merge.on) };
  });
  const write = matchedWriter(merge, context);
  const collection = view.forWriting(merge.namespace);
  let failure: MongoError | undefined;
  for (const { doc, filter } of wanted) {
    try {
      mergeOne(doc, filter, merge, write, collection, view);
    } catch (error) {
      // A conflict with a transaction, or time that is up, ends it as a whole.
      if (!(error instanceof MongoError) || error.code === 112 || error.code === 50) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
}

const byName = ([a]: readonly [string, Value], [b]: readonly [string, Value]): number => (a < b ? -1 : 1);

function mergeOne(
  doc: Doc,
  filter: Doc,
  merge: Merge,
  write: ReturnType<typeof matchedWriter>,
  collection: Collection,
  view: View,
): void {
  const match = matchContext(undefined);
  const request = { filter, sort: [], skip: 0, limit: 1, match, comparison: match.comparison };
  const [record] = findRecords(collection, request);
  if (record && merge.whenMatched !== 'fail') {
    const next = write(record.doc, doc);
    if (next === undefined) return;
    assertSameId(record.doc, next);
    collection.replace(record, next, view.log);
  } else if (record || merge.whenNotMatched === 'insert') {
    // Merging sets field by field, a new document's too, in the order of their names.
    const ordered = merge.whenMatched === 'merge' ? Object.fromEntries(Object.entries(doc).sort(byName)) : doc;
    const stored = storedForm(ordered);
    collection.insert(stored.doc, stored.raw, view.log);
  } else if (merge.whenNotMatched === 'fail') {
    throw new MongoError(
      13113,
      'MergeStageNoMatchingDocument',
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  }
}
