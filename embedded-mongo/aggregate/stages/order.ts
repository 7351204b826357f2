import { asInteger, isNumber } from '../../bson/numbers.js';
import { isDoc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { compileFilter } from '../../query/matcher.js';
import { readSort, sortBy } from '../../query/sort.js';
import { tick } from '../../deadline.js';
import { matching, memoryOf, onDocument, type StageCompiler } from '../context.js';
import { assertFits, sortExceeded } from '../memory.js';

/** Stages that choose, order and count documents. */

function whole(operand: Value, stage: string, least: number): number {
  const value = asInteger(operand, stage);
  if (value < least)
    throw location(
      15958,
      `the ${stage === '$limit' ? 'limit must be positive' : `argument to ${stage} cannot be negative`}`,
    );
  return value;
}

const match: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(15959, 'the match filter must be an expression in an object');
  const predicate = compileFilter(operand, matching(context));
  return (docs) =>
    docs.filter((doc) => {
      tick();
      return predicate(doc);
    });
};

const sort: StageCompiler = (operand, context) => {
  if (!isDoc(operand)) throw location(15973, 'the $sort key specification must be an object');
  const fields = readSort(operand);
  if (fields.length === 0) throw location(15976, '$sort stage must have at least one sort key');
  const limit = memoryOf(context);
  return (docs) => {
    assertFits(docs, limit, () => sortExceeded(limit));
    return sortBy(docs, (doc) => doc, fields, context.comparison);
  };
};

const sample: StageCompiler = (operand) => {
  if (!isDoc(operand)) throw location(28745, 'the $sample stage specification must be an object');
  if (operand.size === undefined) throw location(28749, '$sample stage must specify a size');
  if (!isNumber(operand.size)) throw location(28746, 'size argument to $sample must be a number');
  const size = Math.trunc(Number(operand.size));
  if (size < 0) throw location(28747, 'size argument to $sample must not be negative');
  return (docs) => {
    const pool = [...docs];
    for (let i = 0; i < Math.min(size, pool.length); i++) {
      const other = i + Math.floor(Math.random() * (pool.length - i));
      [pool[i], pool[other]] = [pool[other] ?? {}, pool[i] ?? {}];
    }
    return pool.slice(0, size);
  };
};

export const orderStages: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $sort: sort,
  $sample: sample,
  $skip: (operand) => {
    const skip = whole(operand, '$skip', 0);
    return (docs) => docs.slice(skip);
  },
  $limit: (operand) => {
    const limit = whole(operand, '$limit', 1);
    return (docs) => docs.slice(0, limit);
  },
  $count: (operand) => {
    if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.'))
      throw location(40156, 'the count field must be a non-empty string');
    return (docs) => (docs.length === 0 ? [] : [{ [operand]: docs.length }]);
  },
  $sortByCount: (operand, context) => {
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
  },
};
