import { add, isNumber } from '../bson/numbers.js';
import type { Doc, Value } from '../bson/value.js';
import { location, unsupported } from '../errors.js';
import { onDocument, type PipelineContext } from './context.js';

/** Accumulates one output field over the documents of a group. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): Value;
}

/** Makes the accumulator of one group. */
export type MakeAccumulator = () => Accumulator;

/** Compiles a $group field such as { $sum: "$price" }. */
export function compileAccumulator(spec: Doc, context: PipelineContext): MakeAccumulator {
  const [name = ''] = Object.keys(spec);
  const operand = spec[name];
  const make = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (!make) {
    if (UNSUPPORTED.has(name)) throw unsupported(`the accumulator ${name}`);
    throw location(15952, `unknown group operator '${name}'`);
  }
  if (Array.isArray(operand)) throw location(40237, `The ${name} accumulator is a unary operator`);
  const value = onDocument(operand, context);
  return () => make(value);
}

type ValueOf = (doc: Doc) => Value;

function sum(value: ValueOf): Accumulator {
  let total: Value = 0;
  return {
    add: (doc) => {
      const next = value(doc);
      if (isNumber(next)) total = add(total, next);
    },
    result: () => total,
  };
}

/** Every accumulator by its name. */
export const accumulators: Readonly<Record<string, (value: ValueOf) => Accumulator>> = { $sum: sum };

/** Accumulators of MongoDB 7.0 that this server refuses by name. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  ...['$accumulator', '$addToSet', '$avg', '$bottom', '$bottomN', '$count', '$first', '$firstN', '$last', '$lastN'],
  ...['$max', '$maxN', '$median', '$mergeObjects', '$min', '$minN', '$percentile', '$push', '$stdDevPop'],
  ...['$stdDevSamp', '$top', '$topN'],
]);
