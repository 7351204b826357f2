import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { type Accumulator, compileAccumulator } from '../accumulators.js';
import { memoryOf, onDocument, type PipelineContext, type StageCompiler } from '../context.js';
import { Meter, stageExceeded } from '../memory.js';

export type Group = { readonly _id: Value; readonly accumulators: readonly Accumulator[] };

export interface Outputs {
  readonly names: readonly string[];
  readonly make: readonly (() => Accumulator)[];
}

export function readOutputs(spec: Doc, context: PipelineContext): Outputs {
  const names = Object.keys(spec);
  for (const name of names)
    if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
  return { names, make: names.map((name) => compileAccumulator(spec[name], context)) };
}

export function finish({ _id, accumulators }: Group, { names }: Outputs): Doc {
  const result: Doc = { _id };
  names.forEach((name, i) => (result[name] = accumulators[i]?.result()));
  return result;
}

const group: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw location(15955, 'a group specification must include an _id');
  const { _id: idExpression, ...rest } = operand;
  const outputs = readOutputs(rest, context);
  const idOf = onDocument(idExpression, context);
  return (docs) => {
    const groups = new Map<string, Group>();
    const meter = new Meter(memoryOf(context), () => stageExceeded('$group'));
    for (const doc of docs) {
      const _id = idOf(doc) ?? null;
      const key = context.comparison.key(_id);
      let found = groups.get(key);
      if (!found) {
        meter.add(_id);
        groups.set(key, (found = { _id, accumulators: outputs.make.map((make) => make()) }));
      }
      for (const accumulator of found.accumulators) accumulator.add(doc);
    }
    return [...groups.values()].map((one) => finish(one, outputs));
  };
};

/** Groups by half-open ranges of a value: lower bound included, upper bound not. */
const bucket: StageCompiler = (operand, context) => {
  if (!isDoc(operand) || !Array.isArray(operand.boundaries))
    throw location(40191, "The $bucket 'boundaries' field must be an array");
  const boundaries: Value[] = operand.boundaries.map((boundary: Value) => onDocument(boundary, context)({}));
  if (boundaries.length < 2)
    throw location(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  const valueOf = onDocument(operand.groupBy, context);
  const outputs = readOutputs(isDoc(operand.output) ? operand.output : { count: { $sum: 1 } }, context);
  const { compare } = context.comparison;
  const hasDefault = 'default' in operand;
  return (docs) => {
    const groups = new Map<number, Group>();
    for (const doc of docs) {
      const value = valueOf(doc) ?? null;
      const above = boundaries.findIndex((boundary) => compare(value, boundary) < 0);
      const at = above <= 0 ? boundaries.length : above - 1;
      if (at === boundaries.length && !hasDefault)
        throw location(7158303, '$switch could not find a matching branch for an input, and no default was specified.');
      const _id = at === boundaries.length ? operand.default : boundaries[at];
      const found = groups.get(at) ?? { _id, accumulators: outputs.make.map((make) => make()) };
      groups.set(at, found);
      for (const accumulator of found.accumulators) accumulator.add(doc);
    }
    return [...groups.values()].map((one) => finish(one, outputs)).sort((a, b) => compare(a._id, b._id));
  };
};

export const groupStages: Readonly<Record<string, StageCompiler>> = { $group: group, $bucket: bucket };
