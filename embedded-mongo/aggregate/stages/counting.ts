import { countFault } from '../../bson/integers.js';
import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { onDocument, type StageCompiler } from '../context.js';

/** Stages that take or count a number of documents. */

/** How many documents $skip or $limit is about; MongoDB has one code for each of the two, whatever is wrong. */
function amount(stage: string, code: number, operand: Value): number {
  const fault = countFault(operand, stage);
  if (fault !== undefined) throw location(code, `invalid argument to ${stage} stage: ${fault}`);
  return Number(operand);
}

const skip: StageCompiler = (operand) => {
  const count = amount('$skip', 5107200, operand);
  return (docs) => docs.slice(count);
};

const limit: StageCompiler = (operand) => {
  const count = amount('$limit', 5107201, operand);
  if (count === 0) throw location(15958, 'the limit must be positive');
  return (docs) => docs.slice(0, count);
};

function sampleSize(operand: Value): number {
  if (!isDoc(operand)) throw location(28745, 'the $sample stage specification must be an object');
  for (const option of Object.keys(operand))
    if (option !== 'size') throw location(28748, `unrecognized option to $sample: ${option}`);
  if (!('size' in operand)) throw location(28749, '$sample stage must specify a size');
  if (!isNumber(operand.size)) throw location(28746, 'size argument to $sample must be a number');
  const size = Number(operand.size);
  if (size < 0) throw location(28747, 'size argument to $sample must not be negative');
  return Number.isNaN(size) ? 0 : Math.trunc(size);
}

const sample: StageCompiler = (operand) => {
  const size = sampleSize(operand);
  return (docs) => {
    const pool = [...docs];
    for (let i = 0; i < Math.min(size, pool.length); i++) {
      const other = i + Math.floor(Math.random() * (pool.length - i));
      [pool[i], pool[other]] = [pool[other] ?? {}, pool[i] ?? {}];
    }
    return pool.slice(0, size);
  };
};

const count: StageCompiler = (operand) => {
  if (typeof operand !== 'string') throw location(40156, 'the count field must be a non-empty string');
  if (operand === '') throw location(40157, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw location(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('\0')) throw location(40159, 'the count field cannot contain a null byte');
  if (operand.includes('.')) throw location(40160, "the count field cannot contain '.'");
  if (operand === '_id') throw location(15948, "a group's _id may only be specified once");
  return (docs) => (docs.length === 0 ? [] : [{ [operand]: docs.length }]);
};

/** What $sortByCount and $bucket group by: a field's path, or an expression. */
export function assertGroupKey(operand: Value, codes: readonly [text: number, doc: number, other: number]): void {
  const [text, doc, other] = codes;
  const wanted = 'must be defined as a $-prefixed path or an expression inside an object';
  if (typeof operand === 'string') {
    if (!operand.startsWith('$')) throw location(text, `the group field ${wanted}, but found: ${describe(operand)}`);
  } else if (!isDoc(operand))
    throw location(other, `the group field must be a string or an object, not ${typeName(operand)}`);
  else if (!Object.keys(operand)[0]?.startsWith('$'))
    throw location(doc, `the group field ${wanted}, but found: ${describe(operand)}`);
}

const sortByCount: StageCompiler = (operand, context) => {
  assertGroupKey(operand, [40148, 40147, 40149]);
  const value = onDocument(operand, context);
  return (docs) => {
    const groups = new Map<string, { _id: Value; count: number }>();
    for (const doc of docs) {
      const _id = value(doc) ?? null;
      const key = context.comparison.key(_id);
      const group = groups.get(key);
      if (group) group.count++;
      else groups.set(key, { _id, count: 1 });
    }
    return [...groups.values()].sort((a, b) => b.count - a.count).map((group) => ({ ...group }));
  };
};

export const countingStages: Readonly<Record<string, StageCompiler>> = {
  $skip: skip,
  $limit: limit,
  $sample: sample,
  $count: count,
  $sortByCount: sortByCount,
};
