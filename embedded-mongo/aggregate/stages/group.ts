import { keyOf } from '../../bson/key.js';
import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { type Accumulator, compileAccumulator, type MakeAccumulator } from '../accumulators.js';
import { memoryOf, onDocument, type PipelineContext, type StageCompiler } from '../context.js';
import { Meter, stageExceeded } from '../memory.js';

type Group = { readonly _id: Value; readonly accumulators: readonly Accumulator[] };

interface Outputs {
  readonly names: readonly string[];
  readonly make: readonly MakeAccumulator[];
}

function readOutputs(spec: Doc, context: PipelineContext): Outputs {
  const names = Object.keys(spec);
  return { names, make: names.map((name) => compileOutput(name, spec[name], context)) };
}

function compileOutput(name: string, spec: Value, context: PipelineContext): MakeAccumulator {
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined || !operator.startsWith('$'))
    throw location(40234, `The field '${name}' must be an accumulator object`);
  if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$')) throw location(40236, `The field name '${name}' cannot be an operator name`);
  if (more.length > 0) throw location(40238, `The field '${name}' must specify one accumulator`);
  return compileAccumulator(spec, context);
}

function finish({ _id, accumulators }: Group, { names }: Outputs): Doc {
  const result: Doc = { _id };
  names.forEach((name, i) => (result[name] = accumulators[i]?.result()));
  return result;
}

function assertNoInclusion(id: Value): void {
  if (!isDoc(id) || Object.keys(id)[0]?.startsWith('$') === true) return;
  if (Object.values(id).some((value) => isNumber(value) || typeof value === 'boolean'))
    throw location(17390, '$group does not support inclusion-style expressions');
}

/** $group: one document for each value of an expression, with what accumulates over its documents. */
export const group: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw location(15955, 'a group specification must include an _id');
  const { _id: idExpression, ...rest } = operand;
  assertNoInclusion(idExpression);
  const idOf = onDocument(idExpression, context);
  const outputs = readOutputs(rest, context);
  return (docs) => {
    const groups = new Map<string, Group>();
    const meter = new Meter(memoryOf(context), () => stageExceeded('$group'));
    for (const doc of docs) {
      const _id = idOf(doc) ?? null;
      const key = keyOf(_id);
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
