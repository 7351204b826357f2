import type { Doc } from '../bson/value.js';
import { badValue, failedToParse } from '../errors.js';
import { findRecords } from '../query/find.js';
import { compileProjection } from '../query/projection.js';
import { readSort } from '../query/sort.js';
import { type Command, type CommandContext, matchContext, namespaceOf, optionalDoc } from './command.js';
import { applyUpdate, assertArrayFilters } from './update.js';

function shown(doc: Doc | undefined, { body }: CommandContext): Doc | null {
  if (!doc) return null;
  const fields = optionalDoc(body.fields, 'fields');
  if (Object.keys(fields).length === 0) return doc;
  return compileProjection(fields, matchContext(body.collation, body.let), optionalDoc(body.query, 'query')).apply(doc);
}

function remove(context: CommandContext): Doc {
  const { body, view } = context;
  const collection = view.get(namespaceOf(context));
  const match = matchContext(body.collation, body.let);
  const filter = optionalDoc(body.query, 'query');
  const request = {
    filter,
    sort: readSort(body.sort),
    skip: 0,
    limit: 1,
    hint: body.hint,
    match,
    comparison: match.comparison,
  };
  const record = findRecords(collection, request)[0];
  if (record) collection?.remove(record, view.log);
  return { lastErrorObject: { n: record ? 1 : 0 }, value: shown(record?.doc, context), ok: 1 };
}

export const findAndModify: Command = {
  writes: true,
  inTransactions: true,
  fields: [
    'findAndModify',
    'findandmodify',
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'collation',
    'arrayFilters',
    'hint',
    'let',
  ],
  run: (context) => {
    const { body, view } = context;
    if (body.remove === true) {
      if (body.update !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
      return remove(context);
    }
    if (body.update === undefined) throw failedToParse('Either an update or remove=true must be specified');
    const namespace = namespaceOf(context);
    const upsert = body.upsert === true;
    const collection = upsert ? view.forWriting(namespace) : view.get(namespace);
    assertArrayFilters(body.arrayFilters, 'findAndModify.arrayFilters');
    const projectsPosition = Object.keys(optionalDoc(body.fields, 'fields')).some((field) => field.endsWith('.$'));
    if (body.new === true && projectsPosition)
      throw badValue('cannot use a positional projection and return the new document');
    const result = applyUpdate(collection, view, {
      filter: optionalDoc(body.query, 'query'),
      update: body.update,
      multi: false,
      upsert,
      sort: body.sort,
      hint: body.hint,
      collation: body.collation,
      arrayFilters: body.arrayFilters,
      variables: body.let,
    });
    const value = body.new === true ? result.after : result.before?.doc;
    return {
      lastErrorObject: {
        n: result.matched + (result.upserted ? 1 : 0),
        updatedExisting: result.matched > 0,
        ...(result.upserted && { upserted: result.upserted._id }),
      },
      value: shown(value, context),
      ok: 1,
    };
  },
};
