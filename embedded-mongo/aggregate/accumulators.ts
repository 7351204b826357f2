import { add, divide, isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, setField, type Value } from '../bson/value.js';
import { location, MongoError, typeMismatch, unsupported } from '../errors.js';
import { compileCounted, isCounted } from './counted.js';
import { onDocument, type PipelineContext } from './context.js';
import { Meter, STAGE_BYTES } from './memory.js';
import { isNullish } from './scope.js';
import { deviation } from './operators/arrays.js';

/** Accumulates one output field over the documents of a group. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): Value;
}

/** Makes the accumulator of one group; `n` of $firstN and the like may depend on the group's _id. */
export type MakeAccumulator = (groupId?: Value) => Accumulator;

/** Compiles a $group field such as { $sum: "$price" }. */
export function compileAccumulator(spec: Value, context: PipelineContext): MakeAccumulator {
  const [name, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || name === undefined || more.length > 0)
    throw location(40238, 'The field must be an accumulator object with exactly one operator');
  const operand = spec[name];
  if (Array.isArray(operand) && (Object.hasOwn(ACCUMULATORS, name) || isCounted(name)))
    throw location(40237, `The ${name} accumulator is a unary operator`);
  if (name === '$count' && !(isDoc(operand) && Object.keys(operand).length === 0))
    throw typeMismatch('$count takes no arguments, i.e. $count:{}');
  const make = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (make) {
    const value = onDocument(operand, context);
    return () => make(value, context);
  }
  if (isCounted(name)) return compileCounted(name, operand, context);
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
