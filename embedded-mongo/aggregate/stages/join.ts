import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, typeMismatch, unsupported } from '../../errors.js';
import { somePathValue, splitPath } from '../../query/paths.js';
import { onDocument, type StageCompiler } from '../context.js';
import { assertFieldPath, assertReads, collectionDocs, withArray } from './foreign.js';
import { graphLookup } from './graph-lookup.js';

/** Stages that join each document with others. */

function text(spec: Doc, field: string): string {
  const value = spec[field];
  if (typeof value !== 'string') throw failedToParse(`$lookup argument '${field}' must be a string`);
  return value;
}

const LOOKUP_OPTIONS = new Set(['from', 'as', 'localField', 'foreignField', 'let', 'pipeline']);

/** What `let` binds, by name. */
function readBindings(spec: Value): Doc {
  if (spec === undefined) return {};
  if (!isDoc(spec)) throw failedToParse("$lookup argument 'let' must be an object");
  for (const name of Object.keys(spec)) {
    if (!/^[a-z\u0080-\uffff]/.test(name))
      throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
  }
  return spec;
}

/** A pipeline that begins with $documents needs no collection. */
function makesItsOwn(pipeline: Value): boolean {
  const first: Value = Array.isArray(pipeline) ? (pipeline as Value[])[0] : undefined;
  return isDoc(first) && '$documents' in first;
}

/** Joins by equality of a local and a foreign field, by a pipeline with variables, or by both. */
const lookup: StageCompiler = (operand, context, compilePipeline) => {
  if (!isDoc(operand)) throw failedToParse('the $lookup stage specification must be an object');
  for (const option of Object.keys(operand))
    if (!LOOKUP_OPTIONS.has(option)) throw failedToParse(`unknown argument to $lookup: ${option}`);
  if (isDoc(operand.from)) throw unsupported('$lookup from another database');
  const { pipeline } = operand;
  if (pipeline !== undefined && !Array.isArray(pipeline))
    throw typeMismatch("'pipeline' option must be specified as an array");
  const from = operand.from === undefined && makesItsOwn(pipeline) ? undefined : text(operand, 'from');
  const as = text(operand, 'as');
  assertFieldPath(as);
  const byField = operand.localField !== undefined || operand.foreignField !== undefined;
  const local = byField ? splitPath(text(operand, 'localField')) : [];
  const foreign = byField ? text(operand, 'foreignField') : '';
  const bindings = readBindings(operand.let);
  const names = Object.keys(bindings);
  const values = names.map((name) => onDocument(bindings[name], context));
  assertReads(pipeline, 51047, "within a $lookup's sub-pipeline");
  if (pipeline === undefined && !byField)
    throw failedToParse('$lookup requires either localField and foreignField or a pipeline');
  const { match, rest } = takeMatch(pipeline ?? []);
  return (docs) =>
    docs.map((doc) => {
      const bound = Object.fromEntries(names.map((name, i) => [name, values[i]?.(doc)]));
      const inner = { ...context, variables: { ...context.variables, ...bound } };
      const filter = byField ? { $and: [{ [foreign]: { $in: joinValues(doc, local) } }, match] } : match;
      const found = from === undefined ? [] : collectionDocs(from, filter, inner);
      return withArray(doc, as, rest.length === 0 ? found : [...compilePipeline(rest, inner)(found)]);
    });
};

/** A $match at the front is the collection's to do, by its indexes. */
function takeMatch(pipeline: readonly Value[]): { match: Doc; rest: readonly Value[] } {
  const [first, ...rest] = pipeline;
  const match = isDoc(first) && Object.keys(first).length === 1 ? first.$match : undefined;
  return isDoc(match) ? { match, rest } : { match: {}, rest: pipeline };
}

/** A missing local field equals null and missing; an array's elements each count, those on the way only if documents. */
function joinValues(doc: Doc, path: readonly string[]): Value[] {
  const values: Value[] = [];
  somePathValue(doc, path, (value) => {
    if (Array.isArray(value) && value.length > 0) values.push(...(value as Value[]));
    else values.push(Array.isArray(value) ? null : (value ?? null));
    return false;
  });
  return values.length > 0 ? values : [null];
}

export const joinStages: Readonly<Record<string, StageCompiler>> = { $lookup: lookup, $graphLookup: graphLookup };
