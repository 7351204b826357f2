import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { failedToParse, location, unsupported } from '../../errors.js';
import { findRecords } from '../../query/find.js';
import { expressionValue, somePathValue, splitPath } from '../../query/paths.js';
import { matching, onDocument, type PipelineContext, type StageCompiler } from '../context.js';

/** Stages that bring other documents in. */

/** The documents of a collection that match a filter, by its indexes. */
export function collectionDocs(name: string, filter: Doc, context: PipelineContext): Doc[] {
  const collection = context.view?.get(`${context.db}.${name}`);
  const match = matching(context);
  return findRecords(collection, { filter, sort: [], skip: 0, limit: 0, match, comparison: match.comparison }).map(
    ({ doc }) => doc,
  );
}

function withArray(doc: Doc, as: string, found: readonly Doc[]): Doc {
  const [first = as, ...rest] = splitPath(as);
  const copy: Doc = { ...doc };
  const inner = copy[first];
  setField(copy, first, rest.length === 0 ? found : withArray(isDoc(inner) ? inner : {}, rest.join('.'), found));
  return copy;
}

function text(spec: Doc, field: string, stage: string): string {
  const value = spec[field];
  if (typeof value !== 'string') throw failedToParse(`missing '${field}' option to ${stage} stage specification`);
  return value;
}

/** Refuses what a pipeline inside a stage may not do: write. */
function assertReads(pipeline: Value, code: number, where: string): void {
  for (const stage of Array.isArray(pipeline) ? (pipeline as Value[]) : []) {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (name === '$merge' || name === '$out') throw location(code, `${name} is not allowed ${where}`);
  }
}

/** Joins by equality of a local and a foreign field, by a pipeline with variables, or by both. */
const lookup: StageCompiler = (operand, context, compilePipeline) => {
  if (!isDoc(operand)) throw failedToParse('the $lookup stage specification must be an object');
  if (isDoc(operand.from)) throw unsupported('$lookup from another database');
  const from = operand.from === undefined ? undefined : text(operand, 'from', '$lookup');
  const as = text(operand, 'as', '$lookup');
  const byField = operand.localField !== undefined || operand.foreignField !== undefined;
  const local = byField ? splitPath(text(operand, 'localField', '$lookup')) : [];
  const foreign = byField ? text(operand, 'foreignField', '$lookup') : '';
  const bindings = isDoc(operand.let) ? operand.let : {};
  const names = Object.keys(bindings);
  const values = names.map((name) => onDocument(bindings[name], context));
  const { pipeline } = operand;
  assertReads(pipeline, 51047, "within a $lookup's sub-pipeline");
  if (pipeline === undefined && !byField)
    throw failedToParse('$lookup requires either localField and foreignField or a pipeline');
  return (docs) =>
    docs.map((doc) => {
      const filter = byField ? { [foreign]: { $in: joinValues(doc, local) } } : {};
      const found = from === undefined ? [] : collectionDocs(from, filter, context);
      if (pipeline === undefined) return withArray(doc, as, found);
      const variables = {
        ...context.variables,
        ...Object.fromEntries(names.map((name, i) => [name, values[i]?.(doc)])),
      };
      return withArray(doc, as, [...compilePipeline(pipeline, { ...context, variables })(found)]);
    });
};

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

const graphLookup: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw failedToParse('the $graphLookup stage specification must be an object');
  const from = text(operand, 'from', '$graphLookup');
  const as = text(operand, 'as', '$graphLookup');
  const connectFrom = splitPath(text(operand, 'connectFromField', '$graphLookup'));
  const connectTo = text(operand, 'connectToField', '$graphLookup');
  const start = onDocument(operand.startWith, context);
  const most = operand.maxDepth === undefined ? Infinity : Number(operand.maxDepth);
  const restrict = isDoc(operand.restrictSearchWithMatch) ? operand.restrictSearchWithMatch : {};
  return (docs) =>
    docs.map((doc) => {
      const found = new Map<string, Doc>();
      const first = start(doc);
      let frontier: Value[] = Array.isArray(first) ? (first as Value[]) : [first ?? null];
      for (let depth = 0; depth <= most && frontier.length > 0; depth++) {
        const next: Value[] = [];
        for (const match of collectionDocs(from, { $and: [{ [connectTo]: { $in: frontier } }, restrict] }, context)) {
          const key = context.comparison.key(match._id);
          if (found.has(key)) continue;
          found.set(key, typeof operand.depthField === 'string' ? { ...match, [operand.depthField]: depth } : match);
          const onward = expressionValue(match, connectFrom);
          next.push(...(Array.isArray(onward) ? (onward as Value[]) : onward === undefined ? [] : [onward]));
        }
        frontier = next;
      }
      return withArray(doc, as, [...found.values()]);
    });
};

const facet: StageCompiler = (operand, context, compilePipeline) => {
  if (!isDoc(operand) || Object.keys(operand).length === 0)
    throw location(40169, 'the $facet specification must be a non-empty object');
  for (const name of Object.keys(operand)) assertReads(operand[name], 40600, 'to be used within a $facet stage');
  const facets = Object.keys(operand).map((name) => ({ name, run: compilePipeline(operand[name], context) }));
  return (docs) => [Object.fromEntries(facets.map(({ name, run }) => [name, run(docs)]))];
};

const unionWith: StageCompiler = (operand, context, compilePipeline) => {
  const spec: Doc = isDoc(operand) ? operand : { coll: operand };
  assertReads(spec.pipeline, 31441, "within a $unionWith's sub-pipeline");
  const run = compilePipeline(spec.pipeline ?? [], context);
  return (docs) => [...docs, ...run(typeof spec.coll === 'string' ? collectionDocs(spec.coll, {}, context) : [])];
};

export const joinStages: Readonly<Record<string, StageCompiler>> = {
  $lookup: lookup,
  $graphLookup: graphLookup,
  $facet: facet,
  $unionWith: unionWith,
};
