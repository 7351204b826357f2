import type { Value } from '../../bson/value.js';
import type { Compile, Evaluate } from '../scope.js';

/** An operator that chooses what to evaluate, or that takes named operands. */
export type ControlOperator = (operand: Value, compile: Compile) => Evaluate;
