import type { PipelineContext } from '../aggregate/context.js';
import { checkShallowly, compilePipeline, stageOf } from '../aggregate/pipeline.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { location, MongoError, unsupported } from '../errors.js';
import { ChangeStream, type Watched } from '../streams/stream.js';
import { sequenceOf } from '../streams/token.js';
import type { CommandContext } from './command.js';

const OPTIONS = new Set([
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'allChangesForCluster',
]);
const REFUSED = ['startAtOperationTime', 'showExpandedEvents'];
const STAGES = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
]);

export function isChangeStream(pipeline: Value): boolean {
  const first: Value = Array.isArray(pipeline) ? (pipeline as Value[])[0] : undefined;
  return isDoc(first) && '$changeStream' in first;
}

function readOptions(operand: Value): Doc {
  if (!isDoc(operand)) throw location(50808, '$changeStream stage expects a document as argument');
  for (const option of Object.keys(operand)) {
    if (REFUSED.includes(option) && operand[option] !== false) throw unsupported(`$changeStream option ${option}`);
    if (!OPTIONS.has(option) && !REFUSED.includes(option))
      throw location(40415, `BSON field '$changeStream.${option}' is an unknown field.`);
  }
  const { fullDocument = 'default', fullDocumentBeforeChange: before = 'off' } = operand;
  if (fullDocument === 'whenAvailable' || fullDocument === 'required')
    throw unsupported(`fullDocument ${fullDocument}`);
  if (fullDocument !== 'default' && fullDocument !== 'updateLookup')
    throw new MongoError(
      2,
      'BadValue',
      "Enumeration value for field '$changeStream.fullDocument' is not a valid value.",
    );
  if (before !== 'off') throw unsupported('fullDocumentBeforeChange');
  if (operand.resumeAfter !== undefined && operand.startAfter !== undefined)
    throw location(50674, "Do not specify both 'resumeAfter' and 'startAfter' in a $changeStream stage");
  return operand;
}

function watchedBy({ body, db }: CommandContext, options: Doc): Watched {
  if (options.allChangesForCluster === true) {
    if (db !== 'admin' || body.aggregate !== 1)
      throw new MongoError(
        72,
        'InvalidOptions',
        "A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database",
      );
    return {};
  }
  return body.aggregate === 1 ? { db } : { db, collection: String(body.aggregate) };
}

/** Opens a change stream: the reply to an aggregation that begins with $changeStream. */
export function openStream(context: CommandContext, stages: readonly Value[], pipeline: PipelineContext): ChangeStream {
  const { engine } = context;
  if (context.inTransaction)
    throw new MongoError(263, 'OperationNotSupportedInTransaction', '$changeStream cannot be used in a transaction');
  const [first, ...rest] = stages;
  const options = readOptions(stageOf(first)[1]);
  checkShallowly(rest);
  for (const stage of rest) {
    const [name] = stageOf(stage);
    if (!STAGES.has(name))
      throw new MongoError(20, 'IllegalOperation', `${name} is not permitted in a $changeStream pipeline`);
  }
  engine.history.keep(Date.now());
  const token = options.resumeAfter ?? options.startAfter;
  const option = options.resumeAfter === undefined ? 'startAfter' : 'resumeAfter';
  return new ChangeStream(engine.history, {
    watched: watchedBy(context, options),
    looksUp: options.fullDocument === 'updateLookup',
    rest: compilePipeline(rest, pipeline),
    after: token === undefined ? engine.history.last : sequenceOf(token, option),
    view: engine.catalog.view(),
  });
}
