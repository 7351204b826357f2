import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import {
  type Compile,
  constant,
  constantValue,
  type Evaluate,
  folded,
  isConstant,
  isFolding,
  isNullish,
} from '../scope.js';
import type { ControlOperator } from './control-operator.js';
import { map } from './map.js';
import { namedOperands } from './named.js';

const cond: ControlOperator = (operand, compile) => {
  const parts = isDoc(operand) ? condOperands(operand) : Array.isArray(operand) ? (operand as Value[]) : [operand];
  if (parts.length !== 3)
    throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  const [test, yes, no] = parts as [Value, Value, Value];
  const holds = compile(test);
  const known = isFolding() && isConstant(holds) ? isTrue(constantValue(holds)) : undefined;
  const [then, otherwise] = [compile(yes), compile(no)];
  if (known !== undefined) return known ? then : otherwise;
  return (scope) => (isTrue(holds(scope)) ? then(scope) : otherwise(scope));
};

function condOperands(operand: Doc): Value[] {
  const required = { if: 17080, then: 17081, else: 17082 };
  const {
    if: test,
    then,
    else: otherwise,
  } = namedOperands('$cond', operand, { notDocument: 16020, unknown: 17083, required });
  return [test, then, otherwise];
}

const compiled = (operand: Value, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? (operand as Value[]) : [operand]).map((part) => compile(part));

/** Operators that choose what to evaluate, or that take named operands, by their names. */
export const controlOperators: Readonly<Record<string, ControlOperator>> = {
  $literal: (operand) => constant(operand),
  $cond: cond,
  $map: map,
  $and: (operand, compile) => {
    const parts = compiled(operand, compile);
    if (isFolding() && parts.some((part) => isConstant(part) && !isTrue(constantValue(part)))) return constant(false);
    return folded(parts, (scope) => parts.every((part) => isTrue(part(scope))));
  },
  $or: (operand, compile) => {
    const parts = compiled(operand, compile);
    if (isFolding() && parts.some((part) => isConstant(part) && isTrue(constantValue(part)))) return constant(true);
    return folded(parts, (scope) => parts.some((part) => isTrue(part(scope))));
  },
  $ifNull: (operand, compile) => {
    const parts = compiled(operand, compile);
    if (parts.length < 2) throw location(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
    return folded(parts, (scope) => {
      let value: Value;
      for (const part of parts) {
        value = part(scope);
        if (!isNullish(value)) break;
      }
      return value;
    });
  },
};
