import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { tick } from '../../deadline.js';
import { failedToParse, location, typeMismatch, unsupported } from '../../errors.js';
import { isNumber } from '../../bson/numbers.js';
import { type Comparison } from '../../query/collation.js';
import { splitPath } from '../../query/paths.js';
import { readSort, sortBy, type SortField } from '../../query/sort.js';
import { typeName } from '../../query/types.js';
import { compileAccumulator } from '../accumulators.js';
import { memoryOf, onDocument, type PipelineContext, type StageCompiler } from '../context.js';
import { assertFits, stageExceeded } from '../memory.js';
import { withField } from './shape.js';
import { readWindow, type Window } from './window-bounds.js';

/** The values of one output field for the documents of a partition, which are in order. */
type WindowFunction = (docs: readonly Doc[]) => Value[];

/** The minimum memory per value in a window's list. */
const BYTES_IN_A_LIST = 8;

const NOT_HERE = [
  '$derivative',
  '$integral',
  '$expMovingAvg',
  '$covariancePop',
  '$covarianceSamp',
  '$linearFill',
  '$locf',
  '$minMaxScaler',
];
const ACCUMULATORS = new Set([
  ...['$sum', '$avg', '$min', '$max', '$count', '$push', '$addToSet', '$first', '$last', '$stdDevPop', '$stdDevSamp'],
  ...['$firstN', '$lastN', '$minN', '$maxN', '$top', '$topN', '$bottom', '$bottomN'],
]);

/** The places of equal documents, by the sort: each is [first, after the last). */
function ties(docs: readonly Doc[], sort: readonly SortField[], comparison: Comparison): number[] {
  const firsts: number[] = [];
  docs.forEach((doc, i) => {
    const previous = docs[i - 1];
    const same = previous !== undefined && sortBy([doc, previous], (one) => one, sort, comparison)[0] === doc;
    const sameBack = same && sortBy([previous, doc], (one) => one, sort, comparison)[0] === previous;
    firsts.push(sameBack ? (firsts[i - 1] as number) : i);
  });
  return firsts;
}

/** $rank, $denseRank and $documentNumber. */
function ranking(name: string, sort: readonly SortField[], comparison: Comparison): WindowFunction {
  return (docs) => {
    const firsts = ties(docs, sort, comparison);
    if (name === '$rank') return firsts.map((first) => first + 1);
    let dense = 0;
    return firsts.map((first, i) => (first === i ? ++dense : dense));
  };
}

function numbering(name: string, spec: Doc, sort: readonly SortField[], comparison: Comparison): WindowFunction {
  const operand = spec[name];
  if (spec.window !== undefined) throw location(5371601, `Rank style window functions take no other arguments`);
  if (sort.length !== 1)
    throw location(5371602, `${name} must be specified with a top level sortBy expression with exactly one element`);
  if (!isDoc(operand) || Object.keys(operand).length > 0)
    throw location(5371603, `${name} must be specified with '{}' as the value`);
  return name === '$documentNumber' ? (docs) => docs.map((_, i) => i + 1) : ranking(name, sort, comparison);
}

function shift(operand: Value, sort: readonly SortField[], context: PipelineContext): WindowFunction {
  if (!isDoc(operand)) throw failedToParse(`Argument to $shift must be an object`);
  if (sort.length === 0) throw failedToParse("'$shift' requires a sortBy");
  if (!('output' in operand)) throw failedToParse("$shift requires an 'output' expression.");
  if (!isNumber(operand.by) || !Number.isInteger(Number(operand.by)))
    throw failedToParse("$shift requires 'by' as an integer value.");
  const value = onDocument(operand.output, context);
  const by = Number(operand.by);
  const otherwise = operand.default === undefined ? null : onDocument(operand.default, context)({});
  return (docs) =>
    docs.map((_, i) => {
      const other = docs[i + by];
      return other === undefined ? otherwise : (value(other) ?? null);
    });
}

/** An accumulator over each document's window. One that only grows is added to, not begun anew. */
function accumulated(spec: Doc, window: Window, context: PipelineContext): WindowFunction {
  const make = compileAccumulator(spec, context);
  return (docs) => {
    const ranges = window(docs);
    let accumulator = make();
    let from = 0;
    let to = 0;
    let result: Value = accumulator.result();
    let fresh = true;
    let held = 0;
    return ranges.map(([start, end]) => {
      tick();
      if (start !== from || end < to) {
        accumulator = make();
        from = to = start;
        fresh = true;
      }
      if (end > to || fresh) {
        for (; to < end; to++) accumulator.add(docs[to] as Doc);
        result = accumulator.result();
        fresh = false;
        if (Array.isArray(result)) held += result.length * BYTES_IN_A_LIST;
        if (held > memoryOf(context)) throw stageExceeded('$setWindowFields');
      }
      return result;
    });
  };
}

function compileFunction(spec: Value, sort: readonly SortField[], context: PipelineContext): WindowFunction {
  if (!isDoc(spec)) throw failedToParse('The window function specification must be an object');
  const { window, ...rest } = spec;
  const [name = '', ...more] = Object.keys(rest);
  if (more.length > 0 || !name.startsWith('$'))
    throw failedToParse('Expected a $-prefixed window function' + (name === '' ? '' : `, ${name}`));
  if (NOT_HERE.includes(name)) throw unsupported(`the window function ${name}`);
  if (name === '$documentNumber' || name === '$rank' || name === '$denseRank' || name === '$shift') {
    if (name === '$shift') {
      if (window !== undefined) throw failedToParse("'window' field is not allowed in $shift");
      return shift(rest[name], sort, context);
    }
    return numbering(name, spec, sort, context.comparison);
  }
  if (!ACCUMULATORS.has(name)) throw failedToParse(`Unrecognized window function, ${name}`);
  return accumulated(rest, readWindow(window, sort, context), context);
}

const FIELDS = ['partitionBy', 'sortBy', 'output'];

/** $setWindowFields: fields computed of the documents around each one, in its partition. */
export const setWindowFields: StageCompiler = (operand, context) => {
  if (!isDoc(operand))
    throw failedToParse(`the $setWindowFields stage specification must be an object, found ${typeName(operand)}`);
  const unknown = Object.keys(operand).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw location(40415, `BSON field '$setWindowFields.${unknown}' is an unknown field.`);
  if (!isDoc(operand.output))
    throw location(40414, "BSON field '$setWindowFields.output' is missing but a required field");
  const sort = readSort(operand.sortBy);
  const partitionOf = onDocument(operand.partitionBy ?? null, context);
  const { output } = operand;
  const outputs = Object.keys(output).map((field) => ({
    path: splitPath(field),
    compute: compileFunction(output[field], sort, context),
  }));
  const limit = memoryOf(context);
  return (docs) => {
    assertFits(docs, limit, () => stageExceeded('$setWindowFields'));
    const partitions = new Map<string, { value: Value; docs: Doc[] }>();
    for (const doc of docs) {
      const value = partitionOf(doc) ?? null;
      if (Array.isArray(value))
        throw typeMismatch('An expression used to partition cannot evaluate to value of type array');
      const key = context.comparison.key(value);
      const partition = partitions.get(key) ?? { value, docs: [] };
      partition.docs.push(doc);
      partitions.set(key, partition);
    }
    const ordered = [...partitions.values()].sort((a, b) => context.comparison.compare(a.value, b.value));
    return ordered.flatMap((partition) => {
      const sorted = sortBy(partition.docs, (doc) => doc, sort, context.comparison);
      const columns = outputs.map(({ path, compute }) => ({ path, values: compute(sorted) }));
      return sorted.map((doc, i) =>
        columns.reduce((result, { path, values }) => withField(result, path, 0, values[i]) as Doc, doc),
      );
    });
  };
};
