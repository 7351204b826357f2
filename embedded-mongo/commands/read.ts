import { Long } from 'bson';
import { sizeOf, STAGE_BYTES } from '../aggregate/memory.js';
import { withFirstError } from '../aggregate/scope.js';
import { cutDocument } from '../bson/cut.js';
import { compareValues, keyOf } from '../bson/key.js';
import { encode } from '../bson/encode.js';
import { MAX_DOCUMENT_SIZE } from '../bson/size.js';
import type { Doc, Value } from '../bson/value.js';
import { readMaxTime } from '../deadline.js';
import { integerFault } from '../bson/integers.js';
import { isNumber } from '../bson/numbers.js';
import { badValue, failedToParse, location, typeMismatch, unsupported } from '../errors.js';
import { countRecords, findRecords, type FindRequest } from '../query/find.js';
import { compileFilter } from '../query/matcher.js';
import { leafValues, splitPath } from '../query/paths.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { readOrdering } from '../query/natural.js';
import type { StoredRecord } from '../store/record.js';
import { type Command, type CommandContext, matchContext, namespaceOf, optionalCount, optionalDoc } from './command.js';
import { assertFlags, assertHint } from './statement-fields.js';

export function findRequest(body: Doc, filter: Value): FindRequest {
  const match = matchContext(body.collation, body.let);
  assertHint(body.hint);
  return {
    filter: optionalDoc(filter, 'filter'),
    ...readOrdering(body.sort, body.hint),
    skip: optionalCount(body.skip, 'skip') ?? 0,
    limit: optionalCount(body.limit, 'limit') ?? 0,
    match,
    ...(body.allowDiskUse === false && { sortBytes: STAGE_BYTES }),
  };
}

/**
 * How a found record is sent: as it is stored, cut without decoding, or projected. The bytes of one that is `alone` in
 * its reply are good until another record is read.
 */
export function rendering(projection: Projection | undefined, alone = false): (record: StoredRecord) => Uint8Array {
  if (!projection) return alone ? ({ briefRaw }) => briefRaw : ({ raw }) => raw;
  const { topLevel, including } = projection;
  if (topLevel) return ({ briefRaw }) => cutDocument(briefRaw, topLevel, including);
  return ({ doc }) => encode(projection.apply(doc));
}

const find: Command = {
  inTransactions: true,
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'collation',
    'let',
    'noCursorTimeout',
    'allowDiskUse',
    'allowPartialResults',
    'tailable',
    'awaitData',
    'oplogReplay',
    'showRecordId',
    'returnKey',
    'min',
    'max',
  ],
  run: (context) => {
    const { body, view, engine } = context;
    assertFlags(
      context,
      'singleBatch',
      'noCursorTimeout',
      'allowDiskUse',
      'tailable',
      'awaitData',
      'showRecordId',
      'returnKey',
    );
    for (const option of ['tailable', 'awaitData', 'showRecordId', 'returnKey'])
      if (body[option] === true) throw unsupported(`find option ${option}`);
    for (const option of ['min', 'max']) if (body[option] !== undefined) throw unsupported(`find option ${option}`);
    const namespace = namespaceOf(context);
    for (const field of ['skip', 'limit', 'batchSize']) optionalCount(body[field], field);
    const match = matchContext(body.collation, body.let);
    const filter = optionalDoc(body.filter, 'filter');
    const spec = optionalDoc(body.projection, 'projection');
    const project = (): Projection | undefined =>
      Object.keys(spec).length === 0 ? undefined : compileProjection(spec, match);
    const { projection, records } = withFirstError(
      () => {
        const request = findRequest(body, filter);
        return { projection: project(), records: findRecords(view.get(namespace), request) };
      },
      () => compileFilter(filter, match),
      project,
    );
    const render = rendering(projection, records.length === 1);
    const at = (place: number): Uint8Array => render(records[place] as StoredRecord);
    return engine.cursors.start(
      namespace,
      records.length,
      at,
      optionalCount(body.batchSize, 'batchSize'),
      body.singleBatch === true,
    );
  },
};

function longOf(value: Value): Long {
  if (value instanceof Long) return value;
  if (typeof value === 'number') return Long.fromNumber(value);
  throw typeMismatch("BSON field 'cursor' is the wrong type, expected type 'long'");
}

const getMore: Command = {
  inTransactions: true,
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  run: ({ body, db, engine }) => {
    if (readMaxTime(body.maxTimeMS) !== undefined && engine.cursors.isOpen(longOf(body.getMore)))
      throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
    return engine.cursors.more(
      longOf(body.getMore),
      `${db}.${String(body.collection)}`,
      optionalCount(body.batchSize, 'batchSize'),
    );
  },
};

const killCursors: Command = {
  inTransactions: true,
  fields: ['cursors'],
  run: ({ body, engine }) => {
    if (!Array.isArray(body.cursors)) throw badValue('killCursors needs an array of cursors');
    return engine.cursors.kill(body.cursors.map(longOf));
  },
};

/** The limit of a count, of which a negative one is as good as its opposite. */
function countLimit(limit: Value): number {
  if (limit === undefined) return 0;
  if (!isNumber(limit)) throw badValue('limit value is not a valid number');
  const fault = integerFault(limit, 'limit');
  if (fault !== undefined) throw failedToParse(fault);
  return Math.abs(Number(limit));
}

const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields', 'let'],
  run: (context) => {
    const { body, view } = context;
    optionalCount(body.skip, 'skip');
    const request = findRequest({ ...body, limit: countLimit(body.limit) }, body.query);
    const collection = view.get(namespaceOf(context));
    // With a limit it stops at as many: what comes after may be of no concern.
    if (request.limit > 0) return { n: findRecords(collection, { ...request, sort: [] }).length, ok: 1 };
    const total = Math.max(0, countRecords(collection, request) - request.skip);
    return { n: total, ok: 1 };
  },
};

const distinct: Command = {
  inTransactions: true,
  fields: ['key', 'query', 'collation'],
  run: (context: CommandContext) => {
    const { body, view } = context;
    if (typeof body.key !== 'string') throw typeMismatch("BSON field 'distinct.key' is missing but a required field");
    const path = splitPath(body.key);
    const request = findRequest(body, body.query);
    const collection = view.get(namespaceOf(context));
    const values = new Map<string, Value>();
    for (const { doc } of findRecords(collection, request)) {
      for (const value of leafValues(doc, path)) {
        const key = keyOf(value);
        if (!values.has(key)) values.set(key, value);
      }
    }
    const sorted = [...values.values()].sort((a, b) => compareValues(a, b));
    if (sizeOf(sorted) > MAX_DOCUMENT_SIZE) throw location(17217, 'distinct too big, 16mb cap');
    return { values: sorted, ok: 1 };
  },
};

export const readCommands: Readonly<Record<string, Command>> = {
  find,
  getMore,
  killCursors,
  count,
  distinct,
};
