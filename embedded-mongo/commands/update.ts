import { ObjectId } from 'bson';
import { cloneValue, isDoc, type Doc, type Value } from '../bson/value.js';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { failedToParse, location } from '../errors.js';
import { isOperatorDoc } from '../query/operators.js';
import { splitPath } from '../query/paths.js';
import { findRecords } from '../query/find.js';
import { readSort } from '../query/sort.js';
import type { Collection } from '../store/collection.js';
import type { StoredRecord } from '../store/record.js';
import type { View } from '../store/catalog.js';
import { setAt } from '../update/location.js';
import { compileUpdate, isReplacement, type Updater } from '../update/updater.js';
import { documentPipeline } from '../aggregate/pipeline.js';
import { type Command, documentList, matchContext, namespaceOf, optionalDoc, runStatements } from './command.js';

/** One update as update and findAndModify state it. */
export interface UpdateStatement {
  readonly filter: Doc;
  readonly update: Value;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly sort: Value;
  readonly hint: Value;
  readonly collation: Value;
  readonly arrayFilters: Value;
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

export function applyUpdate(collection: Collection, view: View, statement: UpdateStatement): UpdateResult {
  const { filter, multi, upsert, hint } = statement;
  const match = matchContext(statement.collation, statement.variables);
  if (multi && isReplacement(statement.update))
    throw failedToParse('multi update is not supported for replacement-style update');
  const updater = compileUpdate(statement.update, {
    filter,
    arrayFilters: statement.arrayFilters,
    match,
    pipeline: (stages) => documentPipeline(stages, optionalDoc(statement.variables, 'let')),
  });
  const records = findRecords(collection, {
    filter,
    sort: readSort(statement.sort),
    hint,
    skip: 0,
    limit: multi ? 0 : 1,
    match,
    comparison: match.comparison,
  });
  const result: UpdateResult = { matched: records.length, modified: 0 };
  for (const record of records) {
    // Decoded anew: the record's own document is shared by readers.
    const doc = updater(decode(record.raw), false);
    result.before = record;
    result.after = doc;
    if (collection.replace(record, doc, view.log)) result.modified++;
  }
  if (records.length === 0 && upsert) {
    const doc = upsertDocument(filter, updater);
    collection.insert(doc, encode(doc), view.log);
    result.upserted = { _id: doc._id };
    result.after = doc;
  }
  return result;
}

/** A new document from the filter's equalities and the update. */
function upsertDocument(filter: Doc, updater: Updater): Doc {
  const seed: Doc = {};
  collectEqualities(filter, seed);
  const updated = updater(seed, true);
  const { _id = new ObjectId(), ...rest } = updated;
  return { _id, ...rest };
}

function collectEqualities(filter: Doc, seed: Doc): void {
  for (const field of Object.keys(filter)) {
    const operand = filter[field];
    if (field === '$and' && Array.isArray(operand))
      operand.filter(isDoc).forEach((part) => collectEqualities(part, seed));
    else if (field === '$or' && Array.isArray(operand) && operand.length === 1 && isDoc(operand[0]))
      collectEqualities(operand[0], seed);
    else if (!field.startsWith('$')) {
      const value = equalityOf(operand);
      if (value !== undefined) setAt(seed, splitPath(field), cloneValue(value));
    }
  }
}

function equalityOf(operand: Value): Value {
  if (!isOperatorDoc(operand)) return operand;
  if ('$eq' in operand) return operand.$eq;
  if (Array.isArray(operand.$in) && operand.$in.length === 1) return operand.$in[0];
  if (Array.isArray(operand.$all) && operand.$all.length === 1) return operand.$all[0];
  return undefined;
}

const STATEMENT_FIELDS = new Set([
  'q',
  'u',
  'c',
  'multi',
  'upsert',
  'collation',
  'arrayFilters',
  'hint',
  'sort',
  'upsertSupplied',
  'sampleId',
]);

export const update: Command = {
  writes: true,
  inTransactions: true,
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  run: (context) => {
    const { body, view } = context;
    const statements = documentList(context, 'updates');
    const namespace = namespaceOf(context);
    const upserted: Doc[] = [];
    let n = 0;
    let nModified = 0;
    const writeErrors = runStatements(context, statements, ({ doc }, index) => {
      for (const field of Object.keys(doc)) {
        if (!STATEMENT_FIELDS.has(field))
          throw location(40415, `BSON field 'update.updates.${field}' is an unknown field.`);
      }
      const upsert = doc.upsert === true;
      const collection = upsert ? view.forWriting(namespace) : view.get(namespace);
      if (!collection) return;
      const result = applyUpdate(collection, view, {
        filter: optionalDoc(doc.q, 'update.updates.q'),
        update: doc.u,
        multi: doc.multi === true,
        upsert,
        sort: doc.sort,
        hint: doc.hint,
        collation: doc.collation,
        arrayFilters: doc.arrayFilters,
        variables: doc.c ?? body.let,
      });
      n += result.matched;
      nModified += result.modified;
      if (result.upserted) {
        n++;
        upserted.push({ index, ...result.upserted });
      }
    });
    return {
      n,
      ...(upserted.length > 0 && { upserted }),
      nModified,
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  },
};
