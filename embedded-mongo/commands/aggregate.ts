import { encode } from '../bson/encode.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, MongoError, typeMismatch } from '../errors.js';
import type { PipelineContext } from '../aggregate/context.js';
import { matching } from '../aggregate/context.js';
import { STAGE_BYTES, STAGE_BYTES_WITH_DISK_USE } from '../aggregate/memory.js';
import { compileInSteps } from '../aggregate/in-steps.js';
import { assertLength, checkShallowly, compilePipeline, letVariables } from '../aggregate/pipeline.js';
import { assertReadable, tellFirst, withFolding } from '../aggregate/scope.js';
import { readCollation } from '../query/collation.js';
import { countInSteps, findInSteps } from '../query/find.js';
import { readOrdering } from '../query/natural.js';
import { readSort } from '../query/sort.js';
import type { Collection } from '../store/collection.js';
import { explained } from './explain.js';
import { countField, takeFront } from './front.js';
import { hasOutput, takeOutput } from './output.js';
import { atOnce, type Steps } from '../steps.js';
import type { StoredRecord } from '../store/record.js';
import { type Command, type CommandContext, optionalCount, optionalDoc } from './command.js';
import { assertFields, assertFlags, assertHint, isSet } from './statement-fields.js';

interface Results {
  readonly length: number;
  /** The document at a place, as BSON. */
  readonly at: (place: number) => Uint8Array;
  readonly docs: () => readonly Doc[];
}

function* run(
  stages: readonly Value[],
  collection: Collection | undefined,
  body: Doc,
  context: PipelineContext,
): Steps<Results> {
  const front = takeFront(stages);
  const match = matching(context);
  const request = {
    filter: front.filter,
    ...readOrdering(undefined, body.hint),
    sort: readSort(front.sort),
    skip: front.skip,
    limit: front.limit,
    match,
    comparison: match.comparison,
    ...(body.allowDiskUse === false && { sortBytes: STAGE_BYTES }),
  };
  const counted = countField(front);
  if (counted) {
    const count = yield* countInSteps(collection, request);
    return made(count === 0 ? [] : [{ _id: counted._id, [counted.field]: count }]);
  }
  const rest = compileInSteps(front.rest, context);
  const records = yield* findInSteps(collection, request);
  if (front.rest.length > 0) return made(yield* rest(records));
  // Documents returned as stored need not be decoded.
  const docs = (): Doc[] => records.map(({ doc }) => doc);
  return { length: records.length, at: (place) => (records[place] as StoredRecord).raw, docs };
}

function made(docs: readonly Doc[]): Results {
  return { length: docs.length, at: (place) => encode(docs[place] as Doc), docs: () => docs };
}

function stageName(stage: Value): string | undefined {
  return isDoc(stage) ? Object.keys(stage)[0] : undefined;
}

function assertForTransaction(stages: readonly Value[], context: PipelineContext): void {
  if (!stages.some((stage) => stageName(stage) === '$unionWith')) return;
  checkShallowly(stages);
  withFolding(false, () => compilePipeline(stages, context));
  throw new MongoError(
    263,
    'OperationNotSupportedInTransaction',
    'Operation not permitted in transaction :: caused by :: Aggregation stage $unionWith cannot run within a multi-document transaction.',
  );
}

export const aggregate = {
  writes: ({ pipeline }) => hasOutput(pipeline),
  inTransactions: true,
  fields: ['pipeline', 'explain', 'cursor', 'allowDiskUse', 'hint', 'collation', 'let', 'bypassDocumentValidation'],
  run: (context: CommandContext): Doc => atOnce(aggregate.runInSteps(context)),
  *runInSteps(context: CommandContext): Steps<Doc> {
    const { body, view, engine, db } = context;
    assertFlags(context, 'allowDiskUse');
    isSet(body.bypassDocumentValidation, 'aggregate.bypassDocumentValidation');
    assertHint(body.hint);
    assertFields(optionalDoc(body.cursor, 'cursor'), 'aggregate.cursor', { batchSize: { type: 'any' } });
    if (!Array.isArray(body.pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
    assertLength(body.pipeline as Value[]);
    if (body.explain === true) return explained(context, 'aggregate', body, 'queryPlanner');
    if (stageName(body.pipeline[0]) === '$documents' && body.aggregate !== 1) {
      throw new MongoError(73, 'InvalidNamespace', "'$documents' can only be run with {aggregate: 1}");
    }
    if (body.cursor === undefined) throw failedToParse("The 'cursor' option is required");
    const name = body.aggregate === 1 ? '$cmd.aggregate' : String(body.aggregate);
    const pipeline: PipelineContext = {
      view,
      db,
      comparison: readCollation(body.collation),
      variables: letVariables(optionalDoc(body.let, 'let')),
      memory: body.allowDiskUse === false ? STAGE_BYTES : STAGE_BYTES_WITH_DISK_USE,
    };
    if (context.inTransaction) assertForTransaction(body.pipeline as Value[], pipeline);
    const stages = body.pipeline as Value[];
    const { rest, output } = tellFirst(
      () => takeOutput(stages, pipeline),
      () => checkShallowly(stages.slice(0, -1)),
      () => compilePipeline(stages.slice(0, -1), pipeline),
    );
    if (output && context.inTransaction)
      throw new MongoError(
        263,
        'OperationNotSupportedInTransaction',
        `${stageName(body.pipeline.at(-1))} cannot be used in a transaction`,
      );
    let found: Results;
    try {
      found = yield* run(rest, view.get(`${db}.${name}`), body, pipeline);
    } catch (error) {
      assertReadable(
        error,
        () => checkShallowly(rest),
        () => compilePipeline(rest, pipeline),
      );
      throw error;
    }
    output?.(found.docs(), view);
    const cursor = optionalDoc(body.cursor, 'cursor');
    return engine.cursors.start(
      `${db}.${name}`,
      output ? 0 : found.length,
      found.at,
      optionalCount(cursor.batchSize, 'batchSize'),
      false,
    );
  },
} satisfies Command;
