import { compareValues } from '../../bson/key.js';
import { isDoc, type Doc, fieldOf, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { readSort, sortBy } from '../../query/sort.js';
import { binaryOrder } from '../../query/collation.js';
import { typeName } from '../../query/types.js';
import { bind, type Compile, type Evaluate, isNullish } from '../scope.js';

/** Operators that choose what to evaluate, or that take named operands. */
export type ControlOperator = (operand: Value, compile: Compile) => Evaluate;

function named(operator: string, operand: Value, required: readonly string[]): Doc {
  if (!isDoc(operand)) throw location(16878, `${operator} only supports an object as its argument`);
  for (const name of required)
    if (!(name in operand)) throw location(16879, `Missing '${name}' parameter to ${operator}`);
  return operand;
}

function arrayOrNull(value: Value, operator: string): Value[] | null {
  if (isNullish(value)) return null;
  if (Array.isArray(value)) return value as Value[];
  throw location(16883, `input to ${operator} must be an array not ${typeName(value)}`);
}

const cond: ControlOperator = (operand, compile) => {
  const parts = Array.isArray(operand)
    ? operand
    : [named('$cond', operand, ['if', 'then', 'else'])].map(({ if: test, then, else: otherwise }) => [
        test,
        then,
        otherwise,
      ])[0];
  if (parts?.length !== 3)
    throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts?.length} were passed in.`);
  const [test, yes, no] = parts.map(compile) as [Evaluate, Evaluate, Evaluate];
  return (scope) => (isTrue(test(scope)) ? yes(scope) : no(scope));
};

const choose: ControlOperator = (operand, compile) => {
  const { branches, default: otherwise } = named('$switch', operand, ['branches']);
  const cases = (branches as Doc[]).map((branch) => ({ test: compile(branch.case), then: compile(branch.then) }));
  const fallback = otherwise === undefined && !('default' in (operand as Doc)) ? undefined : compile(otherwise);
  return (scope) => {
    for (const { test, then } of cases) if (isTrue(test(scope))) return then(scope);
    if (fallback) return fallback(scope);
    throw location(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
};

const letIn: ControlOperator = (operand, compile) => {
  const { vars, in: body } = named('$let', operand, ['vars', 'in']);
  const bindings = Object.keys(vars as Doc).map((name) => ({ name, evaluate: compile((vars as Doc)[name]) }));
  const inner = compile(body);
  return (scope) =>
    inner(bind(scope, Object.fromEntries(bindings.map(({ name, evaluate }) => [name, evaluate(scope)]))));
};

const map: ControlOperator = (operand, compile) => {
  const { input, as = 'this', in: body } = named('$map', operand, ['input', 'in']);
  const [list, each] = [compile(input), compile(body)];
  return (scope) =>
    arrayOrNull(list(scope), '$map')?.map((item) => each(bind(scope, { [String(as)]: item })) ?? null) ?? null;
};

const filter: ControlOperator = (operand, compile) => {
  const { input, as = 'this', cond: test, limit } = named('$filter', operand, ['input', 'cond']);
  const [list, keep, most] = [compile(input), compile(test), compile(limit ?? null)];
  return (scope) => {
    const kept = arrayOrNull(list(scope), '$filter')?.filter((item) =>
      isTrue(keep(bind(scope, { [String(as)]: item }))),
    );
    const end = most(scope);
    return (isNullish(end) ? kept : kept?.slice(0, Number(end))) ?? null;
  };
};

const reduce: ControlOperator = (operand, compile) => {
  const { input, initialValue, in: body } = named('$reduce', operand, ['input', 'initialValue', 'in']);
  const [list, initial, step] = [compile(input), compile(initialValue), compile(body)];
  return (scope) =>
    arrayOrNull(list(scope), '$reduce')?.reduce(
      (value, item) => step(bind(scope, { value, this: item })),
      initial(scope),
    ) ?? null;
};

const sortArray: ControlOperator = (operand, compile) => {
  const { input, sortBy: order } = named('$sortArray', operand, ['input', 'sortBy']);
  const list = compile(input);
  return (scope) => {
    const items = arrayOrNull(list(scope), '$sortArray');
    if (!items) return null;
    if (isDoc(order)) return sortBy(items, (item) => (isDoc(item) ? item : {}), readSort(order), binaryOrder);
    return [...items].sort((a, b) => compareValues(a, b) * Number(order));
  };
};

export const controlOperators: Readonly<Record<string, ControlOperator>> = {
  $literal: (operand) => () => operand,
  $getField: (operand, compile) => {
    const { field, input } = isDoc(operand) && 'field' in operand ? operand : { field: operand, input: '$$CURRENT' };
    const [name, from] = [compile(field), compile(input)];
    return (scope) => {
      const doc = from(scope);
      return isDoc(doc) ? fieldOf(doc, String(name(scope))) : isNullish(doc) ? null : undefined;
    };
  },
  // Weeks that begin on Sunday, as %U counts them; mingo counts otherwise.
  $week: (date, compile) =>
    compile({
      $toInt: { $floor: { $divide: [{ $subtract: [{ $add: [{ $dayOfYear: date }, 7] }, { $dayOfWeek: date }] }, 7] } },
    }),
  $expr: (operand, compile) => compile(operand),
  $cond: cond,
  $switch: choose,
  $let: letIn,
  $map: map,
  $filter: filter,
  $reduce: reduce,
  $sortArray: sortArray,
  $and: (operand, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map(compile);
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (operand, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map(compile);
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $ifNull: (operand, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map(compile);
    return (scope) => parts.reduce((value: Value, part) => (isNullish(value) ? part(scope) : value), undefined);
  },
};
