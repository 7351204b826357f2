import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, location } from '../../errors.js';
import { compileFilter } from '../../query/matcher.js';
import { expressionValue, splitPath } from '../../query/paths.js';
import { matching, onDocument, type PipelineContext, type StageCompiler } from '../context.js';
import { assertFieldPath, collectionDocs, withArray } from './foreign.js';

const NEEDED = ['from', 'startWith', 'connectFromField', 'connectToField', 'as'] as const;
const OPTIONAL = ['maxDepth', 'depthField', 'restrictSearchWithMatch'];

interface Search {
  readonly from: string;
  readonly as: string;
  readonly connectFrom: readonly string[];
  readonly connectTo: string;
  readonly maxDepth: number;
  readonly depthField: string | undefined;
  readonly restrict: Doc;
}

function readSearch(operand: Value, context: PipelineContext): Search {
  if (!isDoc(operand)) throw failedToParse('the $graphLookup stage specification must be an object');
  for (const option of Object.keys(operand)) {
    if (!OPTIONAL.includes(option) && !NEEDED.some((needed) => needed === option))
      throw location(40104, `Unknown argument to $graphLookup: ${option}`);
  }
  for (const needed of NEEDED)
    if (operand[needed] === undefined)
      throw location(
        40105,
        "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField'",
      );
  const { depthField, restrictSearchWithMatch: restrict = {} } = operand;
  if (depthField !== undefined && typeof depthField !== 'string')
    throw location(40103, "expected string as argument for 'depthField'");
  if (!isDoc(restrict)) throw location(40185, '$graphLookup restrictSearchWithMatch must be an object');
  compileFilter(restrict, matching(context));
  const as = text(operand, 'as');
  const connectFrom = text(operand, 'connectFromField');
  const connectTo = text(operand, 'connectToField');
  [as, connectFrom, connectTo, ...(depthField === undefined ? [] : [depthField])].forEach(assertFieldPath);
  return {
    from: text(operand, 'from'),
    as,
    connectFrom: splitPath(connectFrom),
    connectTo,
    maxDepth: readDepth(operand.maxDepth),
    depthField,
    restrict,
  };
}

function text(spec: Doc, field: string): string {
  const value = spec[field];
  if (typeof value !== 'string') throw location(40103, `expected string as argument for '${field}'`);
  return value;
}

function readDepth(value: Value): number {
  if (value === undefined) return Infinity;
  if (!isNumber(value)) throw location(40100, 'maxDepth requires numeric argument');
  const depth = Number(value);
  if (depth < 0) throw location(40101, 'maxDepth requires a nonnegative argument');
  if (!Number.isInteger(depth)) throw location(40102, 'maxDepth could not be represented as a long long');
  return depth;
}

/** Every document that can be reached from one value, each once, breadth first. */
function reach(first: Value, search: Search, context: PipelineContext): Doc[] {
  const { from, connectFrom, connectTo, maxDepth, depthField, restrict } = search;
  const found = new Map<string, Doc>();
  let frontier: Value[] = Array.isArray(first) ? (first as Value[]) : [first ?? null];
  for (let depth = 0; depth <= maxDepth && frontier.length > 0; depth++) {
    const next: Value[] = [];
    for (const match of collectionDocs(from, { $and: [{ [connectTo]: { $in: frontier } }, restrict] }, context)) {
      const key = context.comparison.key(match._id);
      if (found.has(key)) continue;
      found.set(key, depthField === undefined ? match : { ...match, [depthField]: depth });
      const onward = expressionValue(match, connectFrom);
      next.push(...(Array.isArray(onward) ? (onward as Value[]) : onward === undefined ? [] : [onward]));
    }
    frontier = next;
  }
  return [...found.values()];
}

export const graphLookup: StageCompiler = (operand, context) => {
  const search = readSearch(operand, context);
  const start = onDocument(isDoc(operand) ? operand.startWith : undefined, context);
  return (docs) => docs.map((doc) => withArray(doc, search.as, reach(start(doc), search, context)));
};
