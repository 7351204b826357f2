import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location, unsupported } from '../../errors.js';
import { memoryOf, onDocument, type StageCompiler } from '../context.js';
import { assertFits, stageExceeded } from '../memory.js';
import { finish, readOutputs } from './group.js';

const FIELDS = ['groupBy', 'buckets', 'output', 'granularity'];

/** Groups into a number of buckets of about the same size; documents of one value are in one bucket. */
export const bucketAuto: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(40240, 'The argument to $bucketAuto must be an object');
  const unknown = Object.keys(operand).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw location(40245, `Unrecognized option to $bucketAuto: ${unknown}.`);
  const { groupBy, buckets, output } = operand;
  if (groupBy === undefined || buckets === undefined)
    throw location(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  if (!isNumber(buckets)) throw location(40241, "The $bucketAuto 'buckets' field must be a numeric value");
  const most = Number(buckets);
  if (!Number.isInteger(most))
    throw location(40242, "The $bucketAuto 'buckets' field must be representable as a 32-bit integer");
  if (most < 1) throw location(40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${most}`);
  if (operand.granularity !== undefined) throw unsupported('$bucketAuto granularity');
  const valueOf = onDocument(groupBy, context);
  const outputs = readOutputs(isDoc(output) ? output : { count: { $sum: 1 } }, context);
  const { compare } = context.comparison;
  const limit = memoryOf(context);
  return (docs) => {
    assertFits(docs, limit, () => stageExceeded('$bucketAuto'));
    const sorted = docs.map((doc) => ({ doc, value: valueOf(doc) ?? null })).sort((a, b) => compare(a.value, b.value));
    const size = Math.max(1, Math.round(sorted.length / most));
    const starts: number[] = [];
    for (let at = 0; at < sorted.length && starts.length < most;) {
      starts.push(at);
      at += size;
      while (at < sorted.length && compare(sorted[at]?.value, sorted[at - 1]?.value) === 0) at++;
    }
    return starts.map((start, i): Doc => {
      const end = starts[i + 1] ?? sorted.length;
      const max: Value = (sorted[end] ?? sorted[end - 1])?.value;
      const accumulators = outputs.make.map((make) => make());
      for (const { doc } of sorted.slice(start, end)) for (const accumulator of accumulators) accumulator.add(doc);
      return finish({ _id: { min: sorted[start]?.value, max }, accumulators }, outputs);
    });
  };
};
