import { tick } from '../deadline.js';
import type { Doc, Value } from '../bson/value.js';
import { MongoError } from '../errors.js';

/** The scope of an expression: the document and the variables in scope. */
export interface Scope {
  /** The root of field paths. */
  readonly root: Doc;
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

let folding = true;
export const isFolding = (): boolean => folding;

/**
 * Compiles with or without constant folding. MongoDB parses a complete command before it evaluates any constant, and in
 * updates it folds none.
 */
export function withFolding<T>(on: boolean, compileAll: () => T): T {
  const before = folding;
  folding = on;
  try {
    return compileAll();
  } finally {
    folding = before;
  }
}

/** As MongoDB does, what has only constant parts is evaluated at once: its errors show even where there is no document. */
export function folded(parts: readonly Evaluate[], evaluate: Evaluate): Evaluate {
  return folding && parts.every(isConstant) ? constant(evaluate(NOTHING)) : evaluate;
}

/**
 * Of several errors in a command MongoDB returns that of the first step of reading it, then that of the first constant, then
 * the one met while it ran. Called with the last: throws an earlier one that the steps, which compile its parts, meet.
 */
export function assertReadable(error: unknown, ...steps: readonly (() => unknown)[]): void {
  if (!(error instanceof MongoError)) return;
  for (const isFoldingStep of [false, true]) for (const step of steps) withFolding(isFoldingStep, step);
}

/** Runs a command, with its first error where it has several. */
export function withFirstError<T>(run: () => T, ...steps: readonly (() => unknown)[]): T {
  try {
    return run();
  } catch (error) {
    assertReadable(error, ...steps);
    throw error;
  }
}

/** The value of an expression that sees no document. */
export const constantValue = (evaluate: Evaluate): Value => evaluate(NOTHING);
