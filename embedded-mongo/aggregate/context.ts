import type { Doc, Value } from '../bson/value.js';
import type { MatchContext } from '../query/matcher.js';
import { compile } from './expression.js';
import { tick } from '../deadline.js';
import { STAGE_BYTES_WITH_DISK_USE } from './memory.js';
import type { Evaluate } from './scope.js';

/** The context shared by the stages of a pipeline. */
export interface PipelineContext {
  /** The values of `let` variables. */
  readonly variables: Readonly<Record<string, Value>>;
  /** Memory limit of a stage, in bytes. */
  readonly memory?: number;
}

export const memoryOf = ({ memory = STAGE_BYTES_WITH_DISK_USE }: PipelineContext): number => memory;

/** A compiled stage: maps documents to documents. It must not mutate them. */
export type Stage = (docs: readonly Doc[]) => readonly Doc[];

/** Compiles a stage's operand. */
export type StageCompiler = (operand: Value, context: PipelineContext) => Stage;

/** An expression of a stage as a function of the document. */
export function onDocument(expression: Value, context: PipelineContext): (doc: Doc) => Value {
  const { variables } = context;
  const evaluate: Evaluate = compile(expression, ...Object.keys(variables));
  return (doc) => {
    tick();
    return evaluate({ root: doc, variables });
  };
}

export function matching(context: PipelineContext): MatchContext {
  return { expression: (expression) => onDocument(expression, context) };
}
