import { countFault } from '../../bson/integers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import type { StageCompiler } from '../context.js';

/** Stages that leave out a number of documents. */

/** Number of documents that $skip or $limit is about; MongoDB has one code for each of the two, whatever is wrong. */
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

export const countingStages: Readonly<Record<string, StageCompiler>> = { $skip: skip, $limit: limit };
