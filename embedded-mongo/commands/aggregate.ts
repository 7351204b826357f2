import { encode } from '../bson/encode.js';
import type { Doc, Value } from '../bson/value.js';
import { failedToParse, MongoError, typeMismatch } from '../errors.js';
import type { PipelineContext } from '../aggregate/context.js';
import { matching } from '../aggregate/context.js';
import { STAGE_BYTES, STAGE_BYTES_WITH_DISK_USE } from '../aggregate/memory.js';
import { compileInSteps } from '../aggregate/in-steps.js';
import { assertLength, checkShallowly, compilePipeline, letVariables } from '../aggregate/pipeline.js';
import { assertReadable } from '../aggregate/scope.js';
import { assertSimple } from '../query/collation.js';
import { countInSteps, findInSteps } from '../query/find.js';
import { readOrdering } from '../query/natural.js';
import { readSort } from '../query/sort.js';
import type { Collection } from '../store/collection.js';
import { explained } from './explain.js';
import { countField, takeFront } from './front.js';
import { atOnce, type Steps } from '../steps.js';
import type { StoredRecord } from '../store/record.js';
import { type Command, type CommandContext, namespaceOf, optionalCount, optionalDoc } from './command.js';
import { assertFields, assertFlags, assertHint, isSet } from './statement-fields.js';

interface Results {
  readonly length: number;
  /** The document at a place, as BSON. */
  readonly at: (place: number) => Uint8Array;
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
    ...(body.allowDiskUse === false && { sortBytes: STAGE_BYTES }),
  };
  const counted = countField(front);
  if (counted) {
    const count = yield* countInSteps(collection, request);
    return toResults(count === 0 ? [] : [{ _id: counted._id, [counted.field]: count }]);
  }
  const rest = compileInSteps(front.rest, context);
  const records = yield* findInSteps(collection, request);
  if (front.rest.length > 0) return toResults(yield* rest(records));
  // Documents returned as stored need not be decoded.
  return { length: records.length, at: (place) => (records[place] as StoredRecord).raw };
}

function toResults(docs: readonly Doc[]): Results {
  return { length: docs.length, at: (place) => encode(docs[place] as Doc) };
}

export const aggregate = {
  inTransactions: true,
  fields: ['pipeline', 'explain', 'cursor', 'allowDiskUse', 'hint', 'collation', 'let', 'bypassDocumentValidation'],
  run: (context: CommandContext): Doc => atOnce(aggregate.runInSteps(context)),
  *runInSteps(context: CommandContext): Steps<Doc> {
    const { body, view, engine } = context;
    assertFlags(context, 'allowDiskUse');
    isSet(body.bypassDocumentValidation, 'aggregate.bypassDocumentValidation');
    assertHint(body.hint);
    assertFields(optionalDoc(body.cursor, 'cursor'), 'aggregate.cursor', { batchSize: { type: 'any' } });
    if (!Array.isArray(body.pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
    assertLength(body.pipeline as Value[]);
    if (body.explain === true) return explained(context, 'aggregate', body, 'queryPlanner');
    if (body.cursor === undefined) throw failedToParse("The 'cursor' option is required");
    const stages = body.pipeline as Value[];
    checkShallowly(stages);
    if (body.aggregate === 1)
      throw new MongoError(73, 'InvalidNamespace', 'The pipeline of {aggregate: 1} requires a collection');
    const namespace = namespaceOf(context);
    assertSimple(body.collation);
    const pipeline: PipelineContext = {
      variables: letVariables(optionalDoc(body.let, 'let')),
      memory: body.allowDiskUse === false ? STAGE_BYTES : STAGE_BYTES_WITH_DISK_USE,
    };
    let found: Results;
    try {
      found = yield* run(stages, view.get(namespace), body, pipeline);
    } catch (error) {
      assertReadable(error, () => compilePipeline(stages, pipeline));
      throw error;
    }
    const cursor = optionalDoc(body.cursor, 'cursor');
    return engine.cursors.start(namespace, found.length, found.at, optionalCount(cursor.batchSize, 'batchSize'), false);
  },
} satisfies Command;
