import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { failedToParse, location, MongoError, unsupported } from '../errors.js';
import { expressionValue, splitPath } from '../query/paths.js';
import { assertArity } from './operators/arity.js';
import { controlOperators } from './operators/control.js';
import { UNSUPPORTED_EXPRESSIONS, type ValueOperator, valueOperators } from './operators/index.js';
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
  if (!apply) {
    if (UNSUPPORTED_EXPRESSIONS.has(name)) throw unsupported(`the expression ${name}`);
    throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  assertArity(name, operand);
  if (!Array.isArray(operand)) {
    const only = own(operand);
    return folded([only], (scope) => apply([only(scope)]));
  }
  const parts = operand.map((part: Value) => own(part));
  if (name === '$add') {
    if (isFolding()) assertConstants(parts, apply);
    return folded(parts, (scope) => inOrder(parts, apply, scope));
  }
  if (name === '$mergeObjects') return folded(parts, (scope) => oneByOne(parts, apply, scope));
  return folded(parts, (scope) => apply(parts.map((part) => part(scope))));
}

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

/** Throws the error of constants in front of other operands, which MongoDB adds up ahead. */
function assertConstants(parts: readonly Evaluate[], apply: ValueOperator): void {
  const others = parts.findIndex((part) => !isConstant(part));
  if (others > 1) inOrder(parts.slice(0, others), apply, { root: {}, variables: {} });
}

/** Looks at one operand after the other, and no further than one that is null. */
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
    case 'CURRENT':
      return ({ root }) => root;
    case 'NOW':
      return now;
    case 'REMOVE':
      return constant(undefined);
    default:
      throw location(17276, `Use of undefined variable: ${name}`);
  }
}

/** One moment for a whole expression would need the command's start; the clock is near enough. */
function now(): Date {
  return new Date();
}
