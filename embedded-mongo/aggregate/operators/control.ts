import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { bind, type Compile, constant, constantValue, type Evaluate, folded, isConstant, isNullish } from '../scope.js';
import { conversionOperators } from './convert.js';
import { dateOperators } from './dates.js';
import { fieldOperators } from './fields.js';
import { listOperators, variableName } from './lists.js';
import { namedOperands } from './named.js';
import { regexOperators } from './regex.js';
import { textOperators } from './texts.js';

/** Operators that choose what to evaluate, or that take named operands. */
export type ControlOperator = (operand: Value, compile: Compile) => Evaluate;

const cond: ControlOperator = (operand, compile) => {
  const parts = isDoc(operand) ? namedCond(operand) : Array.isArray(operand) ? (operand as Value[]) : [operand];
  if (parts.length !== 3)
    throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  const [test, yes, no] = parts.map((part) => compile(part)) as [Evaluate, Evaluate, Evaluate];
  if (isConstant(test)) return isTrue(constantValue(test)) ? yes : no;
  return (scope) => (isTrue(test(scope)) ? yes(scope) : no(scope));
};

function namedCond(operand: Doc): Value[] {
  const required = { if: 17080, then: 17081, else: 17082 };
  const {
    if: test,
    then,
    else: otherwise,
  } = namedOperands('$cond', operand, { notDocument: 16020, unknown: 17083, required });
  return [test, then, otherwise];
}

const choose: ControlOperator = (operand, compile) => {
  const spec = { notDocument: 40060, unknown: 40067, required: {}, optional: ['branches', 'default'] };
  const operands = namedOperands('$switch', operand, spec);
  const { branches = [], default: otherwise } = operands;
  if (!Array.isArray(branches))
    throw location(40061, `$switch expected an array for 'branches', found: ${typeName(branches)}`);
  const cases = (branches as Value[]).map((branch) => readBranch(branch, compile));
  if (cases.length === 0) throw location(40068, '$switch requires at least one branch');
  const fallback = 'default' in operands ? compile(otherwise) : undefined;
  // Branches that never hold are dropped, what follows one that always holds too.
  const possible = cases.filter(({ test }) => !isConstant(test) || isTrue(constantValue(test)));
  const [first] = possible;
  if (!first && !fallback)
    throw location(40069, 'Cannot execute a switch statement where all the cases evaluate to false without a default');
  if (!first || isConstant(first.test)) return first?.then ?? fallback ?? constant(null);
  return (scope) => {
    for (const { test, then } of possible) if (isTrue(test(scope))) return then(scope);
    if (fallback) return fallback(scope);
    throw location(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
};

function readBranch(branch: Value, compile: Compile): { test: Evaluate; then: Evaluate } {
  if (!isDoc(branch)) throw location(40062, `$switch expected each branch to be an object, found: ${typeName(branch)}`);
  const unknown = Object.keys(branch).find((name) => name !== 'case' && name !== 'then');
  if (unknown !== undefined) throw location(40063, `$switch found an unknown argument to a branch: ${unknown}`);
  if (!('case' in branch)) throw location(40064, "$switch requires each branch have a 'case' expression");
  if (!('then' in branch)) throw location(40065, "$switch requires each branch have a 'then' expression.");
  return { test: compile(branch.case), then: compile(branch.then) };
}

const letIn: ControlOperator = (operand, compile) => {
  const spec = { notDocument: 16874, unknown: 16875, required: { vars: 16876, in: 16877 } };
  const { vars, in: body } = namedOperands('$let', operand, spec);
  if (!isDoc(vars)) throw location(10065, 'invalid parameter: expected an object (vars)');
  const names = Object.keys(vars).map(variableName);
  const values = names.map((name) => compile(vars[name]));
  const inner = compile(body, ...names);
  if (isConstant(inner)) return inner;
  return (scope) => inner(bind(scope, Object.fromEntries(names.map((name, i) => [name, values[i]?.(scope)]))));
};

const compiled = (operand: Value, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? (operand as Value[]) : [operand]).map((part) => compile(part));

export const controlOperators: Readonly<Record<string, ControlOperator>> = {
  $literal: (operand) => constant(operand),
  $const: (operand) => constant(operand),
  $expr: (operand, compile) => compile(operand),
  $cond: cond,
  $switch: choose,
  $let: letIn,
  $and: (operand, compile) => {
    const parts = compiled(operand, compile);
    if (parts.some((part) => isConstant(part) && !isTrue(constantValue(part)))) return constant(false);
    return folded(parts, (scope) => parts.every((part) => isTrue(part(scope))));
  },
  $or: (operand, compile) => {
    const parts = compiled(operand, compile);
    if (parts.some((part) => isConstant(part) && isTrue(constantValue(part)))) return constant(true);
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
  $rand: (operand) => {
    if (!isDoc(operand)) throw location(10065, 'invalid parameter: expected an object ($rand)');
    return () => Math.random();
  },
  ...conversionOperators,
  ...dateOperators,
  ...fieldOperators,
  ...listOperators,
  ...regexOperators,
  ...textOperators,
};
