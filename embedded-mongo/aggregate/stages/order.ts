import { isDoc } from '../../bson/value.js';
import { location } from '../../errors.js';
import { compileFilter } from '../../query/matcher.js';
import { readSort, sortBy } from '../../query/sort.js';
import { tick } from '../../deadline.js';
import { matching, memoryOf, type StageCompiler } from '../context.js';
import { assertFits, sortExceeded } from '../memory.js';

/** Stages that choose and order documents. */

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
    return sortBy(docs, (doc) => doc, fields);
  };
};

export const orderStages: Readonly<Record<string, StageCompiler>> = { $match: match, $sort: sort };
