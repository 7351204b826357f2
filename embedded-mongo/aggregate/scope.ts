import { tick } from '../deadline.js';
import type { Doc, Value } from '../bson/value.js';

/** What an expression sees: the document and the variables bound around it. */
export interface Scope {
  /** What field paths start at. */
  readonly root: Doc;
  /** $$ROOT where that is another ($redact below the top). */
  readonly whole?: Doc;
  readonly variables: Readonly<Record<string, Value>>;
}

export type Evaluate = (scope: Scope) => Value;
/**
 * Compiles a part of an expression; given to operators so that they can compile their operands. `names`: variables that
 * the operator binds around this part.
 */
export type Compile = (expression: Value, ...names: string[]) => Evaluate;

export function bind(scope: Scope, variables: Readonly<Record<string, Value>>): Scope {
  tick();
  return { ...scope, variables: { ...scope.variables, ...variables } };
}

export const isNullish = (value: Value): value is null | undefined => value === null || value === undefined;

const constants = new WeakSet<Evaluate>();
const NOTHING: Scope = { root: {}, variables: {} };

export function constant(value: Value): Evaluate {
  const evaluate: Evaluate = () => value;
  constants.add(evaluate);
  return evaluate;
}

export const isConstant = (evaluate: Evaluate): boolean => constants.has(evaluate);

/** As MongoDB does, what has only constant parts is evaluated at once: its errors show even where there is no document. */
export function folded(parts: readonly Evaluate[], evaluate: Evaluate): Evaluate {
  return parts.every(isConstant) ? constant(evaluate(NOTHING)) : evaluate;
}

/** The value of an expression that sees no document. */
export const constantValue = (evaluate: Evaluate): Value => evaluate(NOTHING);
