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
/** Compiles a part of an expression; given to operators so that they can compile their operands. */
export type Compile = (expression: Value) => Evaluate;

export function bind(scope: Scope, variables: Readonly<Record<string, Value>>): Scope {
  tick();
  return { ...scope, variables: { ...scope.variables, ...variables } };
}

export const isNullish = (value: Value): value is null | undefined => value === null || value === undefined;
