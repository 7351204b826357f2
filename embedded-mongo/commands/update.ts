import { isDoc, type Doc, type Value } from '../bson/value.js';
import { withFirstError, withFolding } from '../aggregate/scope.js';
import { decode } from '../bson/decode.js';
import { encode, MAX_STORED_NESTING } from '../bson/encode.js';
import { assertStorable } from '../bson/size.js';
import { failedToParse, unsupported } from '../errors.js';
import { findRecords } from '../query/find.js';
import { compileFilter } from '../query/matcher.js';
import { readOrdering } from '../query/natural.js';
import type { Collection } from '../store/collection.js';
import type { StoredRecord } from '../store/record.js';
import type { View } from '../store/catalog.js';
import { compileUpdate, isReplacement } from '../update/updater.js';
import { assertSeeds, type UpdateKind, upsertDocument } from '../update/upsert.js';
import { assertStage, checkShallowly, documentPipeline } from '../aggregate/pipeline.js';
import { type Command, documentList, matchContext, namespaceOf, optionalDoc, runStatements } from './command.js';
import { assertFields, assertFlags, type FieldRules, isSet } from './statement-fields.js';

/** One update as update and findAndModify state it. */
export interface UpdateStatement {
  readonly filter: Doc;
  readonly update: Value;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly sort: Value;
  readonly hint: Value;
  readonly collation: Value;
  readonly variables: Value;
}

export interface UpdateResult {
  matched: number;
  modified: number;
  /** The _id of the inserted document, in a document so that null is an _id too. */
  upserted?: { readonly _id: Value };
  /** The last matched document before, and the last written one after. */
  before?: StoredRecord;
  after?: Doc;
}

/** `prepare` is called when all of the statement is read, before it changes anything. */
export function applyUpdate(
  collection: Collection | undefined,
  view: View,
  statement: UpdateStatement,
  prepare?: () => void,
): UpdateResult {
  const { filter, multi, upsert, hint } = statement;
  const match = matchContext(statement.collation, statement.variables);
  const updater = compileUpdate(statement.update, {
    match,
    pipeline: (stages) => documentPipeline(stages, optionalDoc(statement.variables, 'let')),
  });
  if (multi && isReplacement(statement.update))
    throw failedToParse('multi update is not supported for replacement-style update');
  if (upsert) assertSeeds(filter);
  const records = withFirstError(
    () =>
      findRecords(collection, {
        filter,
        ...readOrdering(statement.sort, hint),
        skip: 0,
        limit: multi ? 0 : 1,
        match,
      }),
    () => withFolding(true, () => compileFilter(filter, match)),
    () => prepare?.(),
  );
  prepare?.();
  const result: UpdateResult = { matched: records.length, modified: 0 };
  if (!collection) return result;
  for (const record of records) {
    // Decoded anew: the record's own document is shared by readers.
    const doc = updater(decode(record.raw), false);
    result.before = record;
    result.after = doc;
    if (collection.replace(record, doc, view.log)) result.modified++;
  }
  if (records.length === 0 && upsert) {
    const doc = upsertDocument(filter, updater, kindOf(statement.update));
    const raw = encode(doc, MAX_STORED_NESTING);
    assertStorable(raw, 'upsert');
    collection.insert(doc, raw, view.log);
    result.upserted = { _id: doc._id };
    result.after = doc;
  }
  return result;
}

const kindOf = (update: Value): UpdateKind =>
  Array.isArray(update) ? 'pipeline' : isReplacement(update) ? 'replacement' : 'operators';

/** Throws for the option arrayFilters, which this server refuses by name. */
export function assertNoArrayFilters(list: Value): void {
  if (list !== undefined) throw unsupported('arrayFilters');
}

/** Throws for an update that MongoDB refuses before it runs any statement of the command. */
export function assertUpdate(update: Value): void {
  if (Array.isArray(update)) update.forEach(assertStage);
  else if (!isDoc(update)) throw failedToParse('Update argument must be either an object or an array');
}

const STATEMENT: FieldRules = {
  q: { type: 'object', required: true },
  u: { type: 'any', required: true },
  c: { type: 'object' },
  multi: { type: 'bool' },
  upsert: { type: 'bool' },
  collation: { type: 'object' },
  arrayFilters: { type: 'any' },
  hint: { type: 'hint' },
  upsertSupplied: { type: 'bool' },
  sampleId: { type: 'any' },
};

export const update: Command = {
  writes: true,
  inTransactions: true,
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  run: (context) => {
    const { body, view } = context;
    const statements = documentList(context, 'updates');
    assertFlags(context, 'ordered');
    isSet(body.bypassDocumentValidation, 'update.bypassDocumentValidation');
    for (const { doc } of statements) {
      assertFields(doc, 'update.updates', STATEMENT);
      assertUpdate(doc.u);
      assertNoArrayFilters(doc.arrayFilters);
    }
    const namespace = namespaceOf(context);
    const upserted: Doc[] = [];
    let n = 0;
    let nModified = 0;
    const writeErrors = runStatements(context, statements, ({ doc }, index) => {
      const upsert = doc.upsert === true;
      const collection = upsert ? view.forWriting(namespace) : view.get(namespace);
      const result = applyUpdate(collection, view, {
        filter: optionalDoc(doc.q, 'update.updates.q'),
        update: doc.u,
        multi: doc.multi === true,
        upsert,
        sort: undefined,
        hint: doc.hint,
        collation: doc.collation,
        variables: doc.c ?? body.let,
      });
      n += result.matched;
      nModified += result.modified;
      if (result.upserted) {
        n++;
        upserted.push({ index, ...result.upserted });
      }
    });
    // MongoDB counts the stages of all statements in the end: one that it does not know fails the command, not what it wrote.
    for (const { doc } of statements) if (Array.isArray(doc.u)) checkShallowly(doc.u);
    return {
      n,
      ...(upserted.length > 0 && { upserted }),
      nModified,
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  },
};
