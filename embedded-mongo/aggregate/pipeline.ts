import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, invalidOptions, location, typeMismatch, unsupported } from '../errors.js';
import type { PipelineContext, Stage, StageCompiler } from './context.js';
import { compile } from './expression.js';
import { withFolding } from './scope.js';
import { stageCompilers, UNSUPPORTED_STAGES } from './stages/index.js';

const MAX_STAGES = 1000;

/** Throws for a pipeline of more stages than MongoDB takes. */
export function assertLength(stages: readonly Value[]): void {
  if (stages.length > MAX_STAGES) throw failedToParse(`Pipeline length must be no longer than ${MAX_STAGES} stages`);
}

/** @throws TypeMismatch when it is no document */
export function assertStage(stage: Value): asserts stage is Doc {
  if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
}

/** The one field of a stage document: its name and operand. */
export function stageOf(stage: Value): [name: string, operand: Value] {
  assertStage(stage);
  const [name, ...more] = Object.keys(stage);
  if (name === undefined || more.length > 0)
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, stage[name]];
}

function compilerOf(name: string): StageCompiler {
  const compiler = Object.hasOwn(stageCompilers, name) ? stageCompilers[name] : undefined;
  if (compiler) return compiler;
  if (UNSUPPORTED_STAGES.has(name)) throw unsupported(`the pipeline stage ${name}`);
  throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** Throws for what MongoDB refuses in a pipeline before it reads any stage of it as a whole. */
export function checkShallowly(stages: Value): void {
  if (!Array.isArray(stages)) throw typeMismatch("'pipeline' option must be specified as an array");
  for (const stage of stages as Value[]) compilerOf(stageOf(stage)[0]);
}

export function compilePipeline(stages: Value, context: PipelineContext): Stage {
  if (!Array.isArray(stages)) throw typeMismatch("'pipeline' option must be specified as an array");
  assertLength(stages);
  const compiled = stages.map((stage: Value): Stage => {
    const [name, operand] = stageOf(stage);
    return compilerOf(name)(operand, context);
  });
  return (docs) => compiled.reduce((result, stage) => stage(result), docs);
}

/** Constant `let` variables of a command. */
export function letVariables(variables: Doc): Record<string, Value> {
  const scope = { root: {}, variables: {} };
  return Object.fromEntries(Object.keys(variables).map((name) => [name, compile(variables[name])(scope)]));
}

const stageName = (stage: Value): string => stageOf(stage)[0];
const IN_UPDATES = new Set(['$set', '$unset', '$project']);

/** A pipeline used as an update of one document. */
export function documentPipeline(stages: Value[], variables: Doc): (doc: Doc) => Doc {
  const context: PipelineContext = { variables: letVariables(variables) };
  const run = withFolding(false, () => compilePipeline(stages, context));
  const refused = stages.map(stageName).find((name) => !IN_UPDATES.has(name));
  if (refused !== undefined) throw invalidOptions(`${refused} is not allowed to be used within an update`);
  return (doc) => run([doc])[0] ?? doc;
}
