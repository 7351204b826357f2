import type { Value } from '../../bson/value.js';
import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './arrays.js';
import { comparisonOperators } from './comparison.js';
import { objectOperators } from './objects.js';
import { stringOperators } from './strings.js';
import { bitOperators } from './bits.js';
import { trigonometryOperators } from './trigonometry.js';
import { isNumber } from '../../bson/numbers.js';
import { typeName } from '../../query/types.js';

/** An operator on evaluated operands; a single operand without brackets is a list of one. */
export type ValueOperator = (values: Value[]) => Value;

export const valueOperators: Readonly<Record<string, ValueOperator>> = {
  ...arithmeticOperators,
  ...arrayOperators,
  ...comparisonOperators,
  ...objectOperators,
  ...stringOperators,
  ...bitOperators,
  ...trigonometryOperators,
  $type: ([value]) => typeName(value),
  $isNumber: ([value]) => isNumber(value),
};
