import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isFilter } from '../../query/in-filter.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import {
  bind,
  type Compile,
  constant,
  constantValue,
  type Evaluate,
  folded,
  isConstant,
  isFolding,
  isNullish,
  withFolding,
} from '../scope.js';
import { areEqualSets, isSubset } from './arrays.js';
import { assertArity } from './arity.js';
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
  const [test, yes, no] = parts as [Value, Value, Value];
  const holds = compile(test);
  const known = isFolding() && isConstant(holds) ? isTrue(constantValue(holds)) : undefined;
  const [then, otherwise] = [compile(yes), compile(no)];
  if (known !== undefined) return known ? then : otherwise;
  return (scope) => (isTrue(holds(scope)) ? then(scope) : otherwise(scope));
};

/** Compiles a part; one that is never reached is read too, but its constants are not evaluated. */
const compileIf = (isReached: boolean, compile: Compile, part: Value): Evaluate =>
  isReached ? compile(part) : withFolding(false, () => compile(part));

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
  const read = (branches as Value[]).map(readBranch);
  if (read.length === 0) throw location(40068, '$switch requires at least one branch');
  const fallback = 'default' in operands ? compile(otherwise) : undefined;
  const { cases, always } = reachable(read, compile);
  const last = always ?? fallback;
  if (cases.length === 0 && isFolding()) {
    if (last) return last;
    throw location(40069, 'Cannot execute a switch statement where all the cases evaluate to false without a default');
  }
  return (scope) => {
    for (const { test, then } of cases) if (isTrue(test(scope))) return then(scope);
    if (last) return last(scope);
    throw location(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
};

interface Case {
  readonly test: Evaluate;
  readonly then: Evaluate;
}

/** Branches that never hold are dropped, what follows one that always holds too. */
function reachable(branches: readonly Branch[], compile: Compile): { cases: Case[]; always?: Evaluate } {
  const cases: Case[] = [];
  let always: Evaluate | undefined;
  for (const branch of branches) {
    const test = compileIf(!always, compile, branch.case);
    const known = isFolding() && isConstant(test) ? isTrue(constantValue(test)) : undefined;
    const then = compileIf(!always && known !== false, compile, branch.then);
    if (always || known === false) continue;
    if (known === true) always = then;
    else cases.push({ test, then });
  }
  return always ? { cases, always } : { cases };
}

interface Branch {
  readonly case: Value;
  readonly then: Value;
}

function readBranch(branch: Value): Branch {
  if (!isDoc(branch)) throw location(40062, `$switch expected each branch to be an object, found: ${typeName(branch)}`);
  const unknown = Object.keys(branch).find((name) => name !== 'case' && name !== 'then');
  if (unknown !== undefined) throw location(40063, `$switch found an unknown argument to a branch: ${unknown}`);
  if (!('case' in branch)) throw location(40064, "$switch requires each branch have a 'case' expression");
  if (!('then' in branch)) throw location(40065, "$switch requires each branch have a 'then' expression.");
  return { case: branch.case, then: branch.then };
}

const letIn: ControlOperator = (operand, compile) => {
  const spec = { notDocument: 16874, unknown: 16875, required: { vars: 16876, in: 16877 } };
  const { vars, in: body } = namedOperands('$let', operand, spec);
  if (!isDoc(vars)) throw location(10065, 'invalid parameter: expected an object (vars)');
  const names = Object.keys(vars).map(variableName);
  const values = names.map((name) => compile(vars[name]));
  const inner = compile(body, ...names);
  if (isFolding() && isConstant(inner)) return inner;
  return (scope) => inner(bind(scope, Object.fromEntries(names.map((name, i) => [name, values[i]?.(scope)]))));
};

const compiled = (operand: Value, compile: Compile): Evaluate[] =>
  (Array.isArray(operand) ? (operand as Value[]) : [operand]).map((part) => compile(part));

const setEquals: ControlOperator = (operand, compile) => {
  assertArity('$setEquals', operand);
  const parts = compiled(operand, compile);
  if (isFolding())
    parts.forEach((part, i) => {
      if (!isConstant(part)) return;
      const value = constantValue(part);
      const message = `All operands of $setEquals must be arrays. ${i + 1}-th argument is of type: ${typeName(value)}`;
      if (!Array.isArray(value)) throw location(5887502, message);
    });
  return (scope) => areEqualSets(parts.map((part) => part(scope)));
};

const setIsSubset: ControlOperator = (operand, compile) => {
  assertArity('$setIsSubset', operand);
  const [first, second] = compiled(operand, compile) as [Evaluate, Evaluate];
  // MongoDB looks the elements up in a constant set, outside of filters with an error of its own.
  const isKnown = isFolding() && isConstant(second) && !isConstant(first);
  const code = isKnown && !isFilter() ? 17310 : 17046;
  if (isKnown && !Array.isArray(constantValue(second)))
    throw location(17311, 'both operands of $setIsSubset must be arrays. Second argument is no array');
  return folded([first, second], (scope) => isSubset([first(scope), second(scope)], code));
};

export const controlOperators: Readonly<Record<string, ControlOperator>> = {
  $literal: (operand) => constant(operand),
  $const: (operand) => constant(operand),
  $expr: (operand, compile) => compile(operand),
  $cond: cond,
  $switch: choose,
  $let: letIn,
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
  $rand: (operand) => {
    if (!isDoc(operand)) throw location(10065, 'invalid parameter: expected an object ($rand)');
    return () => Math.random();
  },
  $setEquals: setEquals,
  $setIsSubset: setIsSubset,
  ...conversionOperators,
  ...dateOperators,
  ...fieldOperators,
  ...listOperators,
  ...regexOperators,
  ...textOperators,
};
