import type { Doc, Value } from '../bson/value.js';
import { STEP, type Steps } from '../steps.js';
import type { PipelineContext, Stage } from './context.js';
import { compilePipeline, stageOf } from './pipeline.js';

/** Stages that map each document independently, so they can run in batches. */
const BY_DOCUMENT = new Set(['$match', '$project', '$set', '$unset', '$unwind']);

/** Stages in a row that are all by document, or one that needs all documents and so is a step by itself. */
interface Part {
  readonly byDocument: boolean;
  readonly stages: Value[];
}

const isByDocument = (stage: Value): boolean => BY_DOCUMENT.has(stageOf(stage)[0]);

function partsOf(stages: readonly Value[]): Part[] {
  const parts: Part[] = [];
  for (const stage of stages) {
    const byDocument = isByDocument(stage);
    const last = parts.at(-1);
    if (byDocument && last?.byDocument === true) last.stages.push(stage);
    else parts.push({ byDocument, stages: [stage] });
  }
  return parts;
}

/**
 * A pipeline that can be run in steps on records, whose documents are decoded when they are read: as many at once as a step
 * takes, of which only what its leading stages by document make is held.
 */
export function compileInSteps(
  stages: readonly Value[],
  context: PipelineContext,
): (records: readonly { readonly doc: Doc }[]) => Steps<readonly Doc[]> {
  const others = stages.findIndex((stage) => !isByDocument(stage));
  const leading = compilePipeline(others < 0 ? [...stages] : stages.slice(0, others), context);
  const compiled = partsOf(others < 0 ? [] : stages.slice(others)).map(({ byDocument, stages: own }) => {
    const run = compilePipeline(own, context);
    return byDocument
      ? (docs: readonly Doc[]) => someAtATime(run, docs, (doc) => doc)
      : (docs: readonly Doc[]) => whole(run, docs);
  });
  return function* (records) {
    let result = yield* someAtATime(leading, records, ({ doc }) => doc);
    for (const part of compiled) result = yield* part(result);
    return result;
  };
}

function* whole(stage: Stage, docs: readonly Doc[]): Steps<readonly Doc[]> {
  yield;
  return stage(docs);
}

/** As many documents a step as take about a millisecond: of large ones it may be one, of small ones all that a step has. */
function* someAtATime<T>(stage: Stage, items: readonly T[], docOf: (item: T) => Doc): Steps<readonly Doc[]> {
  const result: Doc[] = [];
  let size = 1;
  for (let from = 0; from < items.length;) {
    const began = performance.now();
    for (const doc of stage(items.slice(from, from + size).map(docOf))) result.push(doc);
    from += size;
    size = performance.now() - began < 1 ? Math.min(STEP, size * 2) : Math.max(1, size >> 1);
    yield;
  }
  return result;
}
