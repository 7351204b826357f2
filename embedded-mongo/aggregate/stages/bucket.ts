import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { onDocument, type PipelineContext, type StageCompiler } from '../context.js';
import { compile } from '../expression.js';
import { constantValue, isConstant, withFolding } from '../scope.js';
import { assertGroupKey } from './counting.js';
import { finish, type Group, type Outputs, readOutputs } from './group.js';

interface Bucket {
  readonly valueOf: (doc: Doc) => Value;
  readonly boundaries: readonly Value[];
  /** The _id of documents in no range, as a list; empty without a default. */
  readonly otherwise: readonly Value[];
  readonly outputs: Outputs;
}

const OPTIONS = ['groupBy', 'boundaries', 'default', 'output'];

function constantOf(expression: Value, code: number, message: string): Value {
  const evaluate = withFolding(true, () => compile(expression));
  if (!isConstant(evaluate)) throw location(code, `${message}${describe(expression)}`);
  return constantValue(evaluate);
}

function readBoundaries(operand: Value): Value[] {
  if (!Array.isArray(operand))
    throw location(40200, `The $bucket 'boundaries' field must be an array, but found type: ${typeName(operand)}.`);
  const message = "The $bucket 'boundaries' field must be an array of constant values, but found value: ";
  return operand.map((boundary: Value) => constantOf(boundary, 40191, message));
}

const kindOf = (value: Value): string => (isNumber(value) ? 'number' : typeName(value));

function assertAscending(boundaries: readonly Value[], { comparison }: PipelineContext): void {
  if (boundaries.length < 2)
    throw location(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  boundaries.slice(1).forEach((upper, i) => {
    const lower = boundaries[i];
    if (kindOf(lower) !== kindOf(upper))
      throw location(
        40193,
        `All values in the the 'boundaries' option to $bucket must have the same type. Found conflicting types ${typeName(lower)} and ${typeName(upper)}.`,
      );
    if (comparison.compare(lower, upper) >= 0)
      throw location(
        40194,
        `The 'boundaries' option to $bucket must be sorted, but elements ${i} and ${i + 1} are not in ascending order (${describe(lower)} is not less than ${describe(upper)}).`,
      );
  });
}

function read(operand: Value, context: PipelineContext): Bucket {
  if (!isDoc(operand))
    throw location(40201, `Argument to $bucket stage must be an object, but found type: ${typeName(operand)}.`);
  const found: { groupBy?: Bucket['valueOf']; boundaries?: Value[]; otherwise?: Value[]; output?: Doc } = {};
  for (const option of Object.keys(operand)) {
    const value = operand[option];
    if (!OPTIONS.includes(option)) throw location(40197, `Unrecognized option to $bucket: ${option}.`);
    if (option === 'groupBy') {
      assertGroupKey(value, [40202, 40202, 40202]);
      found.groupBy = onDocument(value, context);
    } else if (option === 'boundaries') assertAscending((found.boundaries = readBoundaries(value)), context);
    else if (option === 'default')
      found.otherwise = [
        constantOf(value, 40195, "The $bucket 'default' field must be a constant expression, but found: "),
      ];
    else if (isDoc(value)) found.output = value;
    else throw location(40196, `The $bucket 'output' field must be an object, but found type: ${typeName(value)}.`);
  }
  const { groupBy: valueOf, boundaries, otherwise = [], output = { count: { $sum: 1 } } } = found;
  if (!valueOf || !boundaries) throw location(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const { compare } = context.comparison;
  const [lowest, highest] = [boundaries[0], boundaries.at(-1)];
  if (otherwise.length > 0 && compare(otherwise[0], lowest) >= 0 && compare(otherwise[0], highest) < 0)
    throw location(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  return { valueOf, boundaries, otherwise, outputs: readOutputs(output, context) };
}

/** Groups by half-open ranges of a value: lower bound included, upper bound not. */
export const bucket: StageCompiler = (operand, context) => {
  const { valueOf, boundaries, otherwise, outputs } = read(operand, context);
  const { compare } = context.comparison;
  return (docs) => {
    const groups = new Map<number, Group>();
    for (const doc of docs) {
      const value = valueOf(doc) ?? null;
      const above = boundaries.findIndex((boundary) => compare(value, boundary) < 0);
      const at = above <= 0 ? boundaries.length : above - 1;
      if (at === boundaries.length && otherwise.length === 0)
        throw location(7158303, '$switch could not find a matching branch for an input, and no default was specified.');
      const _id = at === boundaries.length ? otherwise[0] : boundaries[at];
      const found = groups.get(at) ?? { _id, accumulators: outputs.make.map((make) => make(_id)) };
      groups.set(at, found);
      for (const accumulator of found.accumulators) accumulator.add(doc);
    }
    return [...groups.values()].map((one) => finish(one, outputs)).sort((a, b) => compare(a._id, b._id));
  };
};
