import type { Doc, Value } from '../bson/value.js';
import { STEP, type Steps } from '../steps.js';
import type { PipelineContext, Stage } from './context.js';
import { compilePipeline, stageOf } from './pipeline.js';

/** Stages that map each document independently, so they can run in batches. */
const BY_DOCUMENT = new Set([
  '$match',
  '$project',
  '$unset',
  '$addFields',
  '$set',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  '$lookup',
  '$graphLookup',
]);

/** Stages in a row that are all by document, or one that needs all documents and so is a step by itself. */
interface Part {
  readonly byDocument: boolean;
  readonly stages: Value[];
}

function partsOf(stages: readonly Value[]): Part[] {
  const parts: Part[] = [];
  for (const stage of stages) {
    const byDocument = BY_DOCUMENT.has(stageOf(stage)[0]);
    const last = parts.at(-1);
    if (byDocument && last?.byDocument === true) last.stages.push(stage);
    else parts.push({ byDocument, stages: [stage] });
  }
  return parts;
}

/** A pipeline that can be run in steps. */
export function compileInSteps(
  stages: readonly Value[],
  context: PipelineContext,
): (docs: readonly Doc[]) => Steps<readonly Doc[]> {
  const compiled = partsOf(stages).map(({ byDocument, stages: own }) => {
    const run = compilePipeline(own, context);
    return byDocument ? (docs: readonly Doc[]) => someAtATime(run, docs) : (docs: readonly Doc[]) => whole(run, docs);
  });
  return function* (docs) {
    let result = docs;
    for (const part of compiled) result = yield* part(result);
    return result;
  };
}

function* whole(stage: Stage, docs: readonly Doc[]): Steps<readonly Doc[]> {
  yield;
  return stage(docs);
}

/** As many documents a step as take about a millisecond: of a join it may be one, of a projection all that a step has. */
function* someAtATime(stage: Stage, docs: readonly Doc[]): Steps<readonly Doc[]> {
  const result: Doc[] = [];
  let size = 1;
  for (let from = 0; from < docs.length;) {
    const began = performance.now();
    for (const doc of stage(docs.slice(from, from + size))) result.push(doc);
    from += size;
    size = performance.now() - began < 1 ? Math.min(STEP, size * 2) : Math.max(1, size >> 1);
    yield;
  }
  return result;
}
