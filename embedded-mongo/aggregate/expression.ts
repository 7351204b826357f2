import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { failedToParse, location, MongoError } from '../errors.js';
import { expressionValue, splitPath } from '../query/paths.js';
import { assertArity } from './operators/arity.js';
import { assertSearched } from './operators/arrays.js';
import { controlOperators } from './operators/control.js';
import { type ValueOperator, valueOperators } from './operators/index.js';
import {
  type Compile,
  constant,
  constantValue,
  type Evaluate,
  folded,
  isConstant,
  isFolding,
  isNullish,
  type Scope,
} from './scope.js';

/** Compiles an aggregation expression. `variables` are the command's `let`, whose values are constants. */
export function compileExpression(expression: Value, variables: Doc = {}): (doc: Doc) => Value {
  const names = Object.keys(variables);
  const evaluate = compile(expression, ...names);
  const constants: Record<string, Value> = {};
  for (const name of names) constants[name] = constantValue(compile(variables[name]));
  return (doc) => evaluate({ root: doc, variables: constants });
}

/** The same for expressions inside stages, which get the variables called `names` with every document. */
export const compile: Compile = (expression, ...names) => compilerWith(new Set(names))(expression);

function compilerWith(known: ReadonlySet<string>): Compile {
  const own: Compile = (expression, ...names) =>
    names.length > 0 ? compilerWith(new Set([...known, ...names]))(expression) : compilePart(expression, own, known);
  return own;
}

function compilePart(expression: Value, own: Compile, known: ReadonlySet<string>): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return reference(expression, known);
  if (Array.isArray(expression)) {
    const parts = expression.map((part: Value) => own(part));
    return folded(parts, (scope) => parts.map((part) => part(scope) ?? null));
  }
  if (!isDoc(expression)) return constant(expression);
  const names = Object.keys(expression);
  const [first] = names;
  if (first?.startsWith('$')) {
    if (names.length > 1)
      throw location(
        15983,
        `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields`,
      );
    return operator(first, expression[first], own);
  }
  return record(expression, own);
}

function record(expression: Doc, own: Compile): Evaluate {
  const fields = Object.keys(expression).map((name) => ({ name, evaluate: own(expression[name]) }));
  return folded(
    fields.map(({ evaluate }) => evaluate),
    (scope) => {
      const result: Doc = {};
      for (const { name, evaluate } of fields) {
        const value = evaluate(scope);
        if (value !== undefined) setField(result, name, value);
      }
      return result;
    },
  );
}

function operator(name: string, operand: Value, own: Compile): Evaluate {
  const control = Object.hasOwn(controlOperators, name) ? controlOperators[name] : undefined;
  if (control) return control(operand, own);
  const apply = Object.hasOwn(valueOperators, name) ? valueOperators[name] : undefined;
  if (!apply) throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  assertArity(name, operand);
  if (!Array.isArray(operand)) {
    const only = own(operand);
    return folded([only], (scope) => apply([only(scope)]));
  }
  const parts = operand.map((part: Value) => own(part));
  if (isFolding()) assertConstants(name, parts, apply);
  if (IN_ORDER.has(name)) {
    const ordered = isFolding() && JOINED[name] === 'all' ? constantsLast(parts) : parts;
    return folded(parts, (scope) => inOrder(ordered, apply, scope));
  }
  if (name === '$subtract' || name === '$divide')
    return folded(parts, (scope) => apply(parts.map((_, i) => parts[parts.length - 1 - i]?.(scope)).reverse()));
  if (name === '$mergeObjects') return folded(parts, (scope) => oneByOne(parts, apply, scope));
  const [first] = parts;
  if (first && AFTER_FIRST.has(name)) {
    if (name === '$indexOfArray' && isFolding() && isConstant(first) && !parts.every(isConstant))
      assertSearched(constantValue(first));
    return folded(parts, (scope) => {
      const value = first(scope);
      if (isNullish(value)) return null;
      // For an error of the first, before the others are computed.
      apply(name === '$indexOfCP' || name === '$indexOfBytes' ? [value, ''] : [value]);
      return apply([value, ...parts.slice(1).map((part) => part(scope))]);
    });
  }
  return folded(parts, (scope) => apply(parts.map((part) => part(scope))));
}

/** Operators that look at one operand after the other, and no further than one that is null. */
const IN_ORDER = new Set([
  ...['$add', '$multiply', '$concat', '$concatArrays', '$setUnion', '$setIntersection'],
  ...['$bitAnd', '$bitOr', '$bitXor'],
]);
/** Operators that look at no other operand when the first is null. */
const AFTER_FIRST = new Set(['$round', '$trunc', '$indexOfCP', '$indexOfBytes', '$indexOfArray']);

/** Computes an operand; if that fails, an error of the preceding operands takes precedence. */
function computed(part: Evaluate, scope: Scope, before: readonly Value[], apply: ValueOperator): Value {
  try {
    return part(scope);
  } catch (error) {
    if (before.length > 0) apply(before.length > 1 ? [...before] : [...before, null]);
    throw error;
  }
}

function oneByOne(parts: readonly Evaluate[], apply: ValueOperator, scope: Scope): Value {
  const values: Value[] = [];
  for (const part of parts) values.push(computed(part, scope, values, apply));
  return apply(values);
}

/** Where MongoDB joins constants ahead: all of them, those side by side, or those in front. */
const JOINED: Readonly<Record<string, 'all' | 'beside' | 'front'>> = {
  $setUnion: 'all',
  $setIntersection: 'all',
  $bitAnd: 'all',
  $bitOr: 'all',
  $bitXor: 'all',
  $concat: 'beside',
  $concatArrays: 'beside',
  $add: 'front',
  $multiply: 'front',
};

const constantsLast = (parts: readonly Evaluate[]): readonly Evaluate[] => [
  ...parts.filter((part) => !isConstant(part)),
  ...parts.filter(isConstant),
];

/** Throws the error of constants among other operands. */
function assertConstants(name: string, parts: readonly Evaluate[], apply: ValueOperator): void {
  const way = JOINED[name];
  if (way === undefined || parts.every(isConstant)) return;
  const runs: Evaluate[][] = [[]];
  for (const part of parts) {
    if (isConstant(part)) runs.at(-1)?.push(part);
    else if (way !== 'all') runs.push([]);
  }
  for (const run of way === 'front' ? runs.slice(0, 1) : runs)
    if (run.length > 1) inOrder(run, apply, { root: {}, variables: {} });
}

function inOrder(parts: readonly Evaluate[], apply: ValueOperator, scope: Scope): Value {
  const values: Value[] = [];
  for (const part of parts) {
    const value = computed(part, scope, values, (before) => apply(before.filter((one) => one !== null)));
    if (isNullish(value)) {
      // For the errors of the operands before.
      apply(values);
      return null;
    }
    values.push(value);
  }
  return apply(values);
}

function reference(text: string, known: ReadonlySet<string>): Evaluate {
  if (text === '$') throw location(16872, "'$' by itself is not a valid FieldPath");
  const path = splitPath(text.slice(text.startsWith('$$') ? 2 : 1));
  if (text === '$$') throw failedToParse('empty variable names are not allowed');
  if (path[path.length - 1] === '') throw location(40353, "FieldPath must not end with a '.'.");
  if (path.includes('')) throw location(15998, 'FieldPath field names may not be empty strings.');
  if (!text.startsWith('$$')) {
    const [only] = path;
    if (path.length === 1 && only !== undefined) return ({ root }) => fieldOf(root, only);
    return ({ root }) => expressionValue(root, path);
  }
  const [name, ...rest] = path;
  const base = variable(name as string, known);
  return rest.length === 0 ? base : (scope) => expressionValue(base(scope), rest);
}

function variable(name: string, known: ReadonlySet<string>): Evaluate {
  if (known.has(name)) return ({ variables }: Scope) => variables[name];
  switch (name) {
    case 'ROOT':
      return ({ root, whole }) => whole ?? root;
    case 'CURRENT':
      return ({ root }) => root;
    case 'NOW':
      return now;
    case 'REMOVE':
      return constant(undefined);
    case 'DESCEND':
    case 'PRUNE':
    case 'KEEP':
      return () => name.toLowerCase();
    default:
      throw location(17276, `Use of undefined variable: ${name}`);
  }
}

/** One moment for a whole expression would need the command's start; the clock is near enough. */
function now(): Date {
  return new Date();
}
