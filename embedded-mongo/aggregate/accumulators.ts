import { add, divide, isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, setField, type Value } from '../bson/value.js';
import { badValue, location, MongoError, unsupported } from '../errors.js';
import { readSort, sortBy } from '../query/sort.js';
import { onDocument, type PipelineContext } from './context.js';
import { Meter, STAGE_BYTES } from './memory.js';
import { isNullish } from './scope.js';
import { deviation } from './operators/arrays.js';

/** Accumulates one output field over the documents of a group. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): Value;
}

/** Makes the accumulators for each group of a $group field such as { $sum: "$price" }. */
export function compileAccumulator(spec: Value, context: PipelineContext): () => Accumulator {
  const [name, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || name === undefined || more.length > 0)
    throw location(40238, 'The field must be an accumulator object with exactly one operator');
  const make = ACCUMULATORS[name];
  if (make) {
    const value = onDocument(spec[name], context);
    return () => make(value, context);
  }
  if (NTH.has(name)) return nth(name, spec[name], context);
  if (RANKED.has(name)) return ranked(name, spec[name], context);
  if (name === '$accumulator' || name === '$median' || name === '$percentile')
    throw unsupported(`the accumulator ${name}`);
  throw location(15952, `unknown group operator '${name}'`);
}

type ValueOf = (doc: Doc) => Value;

/** Folds the documents' values into one. */
function fold(value: ValueOf, initial: Value, step: (result: Value, next: Value) => Value): Accumulator {
  let result = initial;
  return {
    add: (doc) => {
      result = step(result, value(doc));
    },
    result: () => result,
  };
}

function collect(value: ValueOf, finish: (values: Value[]) => Value): Accumulator {
  const values: Value[] = [];
  return { add: (doc) => values.push(value(doc)), result: () => finish(values) };
}

function accumulatorMeter(name: string): Meter {
  return new Meter(STAGE_BYTES, () => {
    const message = `${name} used too much memory and cannot spill to disk. Memory limit: ${STAGE_BYTES} bytes`;
    return new MongoError(146, 'ExceededMemoryLimit', message);
  });
}

function distinctValues(value: ValueOf, { comparison }: PipelineContext): Accumulator {
  const meter = accumulatorMeter('$addToSet');
  const found = new Map<string, Value>();
  return {
    add: (doc) => {
      const next = value(doc);
      if (next === undefined) return;
      const key = comparison.key(next);
      if (!found.has(key)) meter.add(next);
      found.set(key, next);
    },
    result: () => [...found.values()],
  };
}

/** Collects values of which there may be 100 MB, as in MongoDB. */
function collectBounded(name: string, value: ValueOf, finish: (values: Value[]) => Value): Accumulator {
  const meter = accumulatorMeter(name);
  const values: Value[] = [];
  return {
    add: (doc) => {
      const next = value(doc);
      if (next === undefined) return;
      meter.add(next);
      values.push(next);
    },
    result: () => finish(values),
  };
}

/** The value of the first document, or of the last. */
function endmost(value: ValueOf, last: boolean): Accumulator {
  let result: Value;
  let found = false;
  return {
    add: (doc) => {
      if (found && !last) return;
      found = true;
      result = value(doc);
    },
    result: () => result ?? null,
  };
}

function extreme(sign: 1 | -1): (value: ValueOf, context: PipelineContext) => Accumulator {
  return (value, { comparison }) =>
    fold(value, null, (best, next) =>
      isNullish(next) ? best : isNullish(best) || comparison.compare(next, best) * sign > 0 ? next : best,
    );
}

const ACCUMULATORS: Readonly<Record<string, (value: ValueOf, context: PipelineContext) => Accumulator>> = {
  $sum: (value) => fold(value, 0, (total, next) => (isNumber(next) ? add(total, next) : total)),
  $count: () =>
    fold(
      () => null,
      0,
      (count) => add(count, 1),
    ),
  $avg: (value) =>
    collect(value, (values) => {
      const numbers = values.filter(isNumber);
      return numbers.length === 0 ? null : divide(numbers.reduce(add, 0), numbers.length);
    }),
  $min: extreme(-1),
  $max: extreme(1),
  $first: (value) => endmost(value, false),
  $last: (value) => endmost(value, true),
  $push: (value) => collectBounded('$push', value, (values) => [...values]),
  $addToSet: distinctValues,
  $mergeObjects: (value) =>
    fold(value, {}, (merged, next) => {
      if (isNullish(next)) return merged;
      if (!isDoc(next) || !isDoc(merged)) throw location(40400, '$mergeObjects requires object inputs');
      const result: Doc = { ...merged };
      for (const field of Object.keys(next)) setField(result, field, next[field]);
      return result;
    }),
  $stdDevPop: (value) => collect(value, (values) => deviation(values, false)),
  $stdDevSamp: (value) => collect(value, (values) => deviation(values, true)),
};

const NTH = new Set(['$firstN', '$lastN', '$maxN', '$minN']);

function countOf(n: Value, context: PipelineContext): number {
  const count = Number(onDocument(n, context)({}));
  if (!Number.isInteger(count) || count < 1) throw badValue(`'n' must be greater than 0, found ${String(n)}`);
  return count;
}

function nth(name: string, operand: Value, context: PipelineContext): () => Accumulator {
  if (!isDoc(operand)) throw badValue(`specification must be an object; found ${name}`);
  const value = onDocument(operand.input, context);
  const n = countOf(operand.n, context);
  const { compare } = context.comparison;
  return () =>
    collect(value, (values) => {
      if (name === '$firstN') return values.slice(0, n).map((item) => item ?? null);
      if (name === '$lastN') return values.slice(-n).map((item) => item ?? null);
      const sign = name === '$minN' ? 1 : -1;
      return values
        .filter((item) => !isNullish(item))
        .sort((a, b) => compare(a, b) * sign)
        .slice(0, n);
    });
}

const RANKED = new Set(['$top', '$topN', '$bottom', '$bottomN']);

function ranked(name: string, operand: Value, context: PipelineContext): () => Accumulator {
  if (!isDoc(operand)) throw badValue(`specification must be an object; found ${name}`);
  const output = onDocument(operand.output, context);
  const sort = readSort(operand.sortBy);
  const n = name.endsWith('N') ? countOf(operand.n, context) : 1;
  return () => {
    const docs: Doc[] = [];
    return {
      add: (doc) => docs.push(doc),
      result: () => {
        const sorted = sortBy(docs, (doc) => doc, sort, context.comparison);
        const chosen = (name.startsWith('$top') ? sorted.slice(0, n) : sorted.slice(-n)).map(
          (doc) => output(doc) ?? null,
        );
        return name.endsWith('N') ? chosen : chosen[0];
      },
    };
  };
}
