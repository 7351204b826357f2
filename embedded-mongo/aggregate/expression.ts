import { isDoc, type Doc, fieldOf, setField, type Value } from '../bson/value.js';
import { location } from '../errors.js';
import { expressionValue, splitPath } from '../query/paths.js';
import { mingoOperator } from './mingo-operators.js';
import { controlOperators } from './operators/control.js';
import { valueOperators } from './operators/index.js';
import type { Evaluate, Scope } from './scope.js';

/** Compiles an aggregation expression. `variables` are the command's `let`, whose values are constants. */
export function compileExpression(expression: Value, variables: Doc = {}): (doc: Doc) => Value {
  const evaluate = compile(expression);
  const constants: Record<string, Value> = {};
  for (const name of Object.keys(variables)) {
    constants[name] = compile(variables[name])({ root: {}, variables: {} });
  }
  return (doc) => evaluate({ root: doc, variables: constants });
}

/** The same for expressions inside stages, which get their variables with every document. */
export function compile(expression: Value): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return reference(expression);
  if (Array.isArray(expression)) {
    const parts = expression.map(compile);
    return (scope) => parts.map((part) => part(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const names = Object.keys(expression);
  const [first] = names;
  if (first?.startsWith('$')) {
    if (names.length > 1)
      throw location(
        15983,
        `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields`,
      );
    return operator(first, expression[first]);
  }
  return record(expression);
}

function record(expression: Doc): Evaluate {
  const fields = Object.keys(expression).map((name) => ({ name, evaluate: compile(expression[name]) }));
  return (scope) => {
    const result: Doc = {};
    for (const { name, evaluate } of fields) {
      const value = evaluate(scope);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}

function operator(name: string, operand: Value): Evaluate {
  const control = controlOperators[name];
  if (control) return control(operand, compile);
  const apply = valueOperators[name];
  if (!apply) return mingoOperator(name, operand, compile);
  if (!Array.isArray(operand)) {
    const only = compile(operand);
    return (scope) => apply([only(scope)]);
  }
  const parts = operand.map(compile);
  return (scope) => apply(parts.map((part) => part(scope)));
}

function reference(text: string): Evaluate {
  if (!text.startsWith('$$')) {
    const path = splitPath(text.slice(1));
    if (path.some((part) => part === '')) throw location(15998, 'FieldPath field names may not be empty strings.');
    const [only] = path;
    if (path.length === 1 && only !== undefined) return ({ root }) => fieldOf(root, only);
    return ({ root }) => expressionValue(root, path);
  }
  const [name, ...rest] = splitPath(text.slice(2));
  const base = variable(name as string);
  return rest.length === 0 ? base : (scope) => expressionValue(base(scope), rest);
}

function variable(name: string): Evaluate {
  switch (name) {
    case 'ROOT':
      return ({ root, whole }) => whole ?? root;
    case 'CURRENT':
      return ({ root }) => root;
    case 'NOW':
      return now;
    case 'REMOVE':
      return () => undefined;
    case 'DESCEND':
    case 'PRUNE':
    case 'KEEP':
      return () => name.toLowerCase();
    default:
      return ({ variables }: Scope) => {
        if (Object.hasOwn(variables, name)) return variables[name];
        throw location(17276, `Use of undefined variable: ${name}`);
      };
  }
}

/** One moment for a whole expression would need the command's start; the clock is near enough. */
function now(): Date {
  return new Date();
}
