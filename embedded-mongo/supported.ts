import { accumulators } from './aggregate/accumulators.js';
import { controlOperators } from './aggregate/operators/control.js';
import { valueOperators } from './aggregate/operators/index.js';
import { stageCompilers } from './aggregate/stages/index.js';
import { commands } from './commands/index.js';
import { documentOperators } from './query/matcher.js';
import { fieldOperators as filterOperators } from './query/operators.js';
import { PUSH_CLAUSES } from './update/operands.js';
import { fieldOperators as updateOperators } from './update/operators.js';

/** Everything that this server does, by the names that clients send; anything else it refuses by name. */
export const supported = {
  commands: [...Object.keys(commands), 'commitTransaction', 'abortTransaction'],
  stages: Object.keys(stageCompilers),
  accumulators: Object.keys(accumulators),
  expressions: [...Object.keys(controlOperators), ...Object.keys(valueOperators)],
  filters: [...Object.keys(documentOperators), ...Object.keys(filterOperators), '$options'],
  updates: [...Object.keys(updateOperators), ...PUSH_CLAUSES],
} as const satisfies Readonly<Record<string, readonly string[]>>;
