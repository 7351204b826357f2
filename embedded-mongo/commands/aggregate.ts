import { encode } from '../bson/encode.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { failedToParse, MongoError, typeMismatch, unsupported } from '../errors.js';
import type { PipelineContext } from '../aggregate/context.js';
import { matching } from '../aggregate/context.js';
import { STAGE_BYTES, STAGE_BYTES_WITH_DISK_USE } from '../aggregate/memory.js';
import { compilePipeline, letVariables, stageOf } from '../aggregate/pipeline.js';
import { isNumber } from '../bson/numbers.js';
import { readCollation } from '../query/collation.js';
import { countRecords, findRecords } from '../query/find.js';
import { readSort } from '../query/sort.js';
import type { Collection } from '../store/collection.js';
import { hasOutput, takeOutput } from './output.js';
import type { StoredRecord } from '../store/record.js';
import { type Command, type CommandContext, optionalCount, optionalDoc } from './command.js';

/** The stages at the front that a find can do, with what is left. */
interface Front {
  filter: Doc;
  sort: Value;
  skip: number;
  limit: number;
  rest: Value[];
}

/** $match, $sort, $skip and $limit in this order, each once, are a find: they use its indexes. */
export function takeFront(stages: readonly Value[]): Front {
  const front: Front = { filter: {}, sort: undefined, skip: 0, limit: 0, rest: [...stages] };
  const order = ['$match', '$sort', '$skip', '$limit'];
  for (let step = 0; front.rest.length > 0;) {
    const [name, operand] = stageOf(front.rest[0]);
    const at = order.indexOf(name);
    if (at < step || (name === '$match' && !isDoc(operand))) break;
    if (name === '$match' && isDoc(operand)) front.filter = operand;
    if (name === '$sort' && !(isDoc(operand) && Object.keys(operand).length > 0)) break;
    if (name === '$sort') front.sort = operand;
    if (name === '$skip' || name === '$limit') {
      const count = isNumber(operand) ? Number(operand) : NaN;
      if (!Number.isInteger(count) || count < (name === '$limit' ? 1 : 0)) break;
      if (name === '$skip') front.skip = count;
      else front.limit = count;
    }
    step = at + 1;
    front.rest.shift();
  }
  return front;
}

/** countDocuments: a $group of everything into one sum of ones needs no documents. */
function countField({ rest, sort, skip, limit }: Front): { field: string; _id: Value } | undefined {
  const [only, ...more] = rest;
  if (only === undefined || more.length > 0 || sort !== undefined || skip > 0 || limit > 0) return undefined;
  const [name, operand] = stageOf(only);
  if (name !== '$group' || !isDoc(operand)) return undefined;
  const [field, ...others] = Object.keys(operand).filter((key) => key !== '_id');
  const constant = operand._id === null || isNumber(operand._id);
  const sum = field === undefined ? undefined : operand[field];
  if (field === undefined || others.length > 0 || !constant || !isDoc(sum) || sum.$sum !== 1) return undefined;
  return { field, _id: operand._id };
}

function run(
  stages: readonly Value[],
  collection: Collection | undefined,
  body: Doc,
  context: PipelineContext,
): { readonly length: number; readonly at: (place: number) => Uint8Array; readonly docs: () => readonly Doc[] } {
  const front = takeFront(stages);
  const match = matching(context);
  const request = {
    filter: front.filter,
    sort: readSort(front.sort),
    skip: front.skip,
    limit: front.limit,
    hint: body.hint,
    match,
    comparison: match.comparison,
    ...(body.allowDiskUse === false && { sortBytes: STAGE_BYTES }),
  };
  const counted = countField(front);
  if (counted) {
    const count = countRecords(collection, request);
    return made(count === 0 ? [] : [{ _id: counted._id, [counted.field]: count }]);
  }
  const rest = compilePipeline(front.rest, context);
  const records = findRecords(collection, request);
  const docs = (): Doc[] => records.map(({ doc }) => doc);
  // What is answered as it is stored need not be decoded.
  if (front.rest.length > 0) return made(rest(docs()));
  return { length: records.length, at: (place) => (records[place] as StoredRecord).raw, docs };
}

function made(docs: readonly Doc[]): ReturnType<typeof run> {
  return { length: docs.length, at: (place) => encode(docs[place] as Doc), docs: () => docs };
}

function stageName(stage: Value): string | undefined {
  return isDoc(stage) ? Object.keys(stage)[0] : undefined;
}

export const aggregate: Command = {
  writes: ({ pipeline }) => hasOutput(pipeline),
  inTransactions: true,
  fields: ['pipeline', 'explain', 'cursor', 'allowDiskUse', 'hint', 'collation', 'let', 'bypassDocumentValidation'],
  run: (context: CommandContext) => {
    const { body, view, engine, db } = context;
    if (body.explain === true) throw unsupported('aggregate option explain');
    if (!Array.isArray(body.pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
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
    const { rest, output } = takeOutput(body.pipeline, pipeline);
    if (output && context.inTransaction)
      throw new MongoError(
        263,
        'OperationNotSupportedInTransaction',
        `${stageName(body.pipeline.at(-1))} cannot be used in a transaction`,
      );
    const found = run(rest, view.get(`${db}.${name}`), body, pipeline);
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
};
