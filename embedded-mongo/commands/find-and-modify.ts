import { withFirstError, withFolding } from '../aggregate/scope.js';
import type { Doc } from '../bson/value.js';
import { failedToParse } from '../errors.js';
import { findRecords } from '../query/find.js';
import { compileFilter } from '../query/matcher.js';
import { compileProjection, type Projection } from '../query/projection.js';
import { readOrdering } from '../query/natural.js';
import { type Command, type CommandContext, matchContext, namespaceOf, optionalDoc } from './command.js';
import { assertHint, isSet } from './statement-fields.js';
import { checkShallowly } from '../aggregate/pipeline.js';
import { applyUpdate, assertNoArrayFilters, assertUpdate } from './update.js';

/** The projection of the returned document; compiled, with MongoDB's errors, when this is called. */
function projection({ body }: CommandContext): (doc: Doc | undefined) => Doc | null {
  const fields = optionalDoc(body.fields, 'fields');
  if (Object.keys(fields).length === 0) return (doc) => doc ?? null;
  const match = matchContext(body.collation, body.let);
  const compileFields = (): Projection => compileProjection(fields, match);
  const compiled = withFirstError(compileFields, compileFields);
  return (doc) => (doc ? compiled.apply(doc) : null);
}

function remove(context: CommandContext): Doc {
  const { body, view } = context;
  const collection = view.get(namespaceOf(context));
  const match = matchContext(body.collation, body.let);
  const filter = optionalDoc(body.query, 'query');
  const request = {
    filter,
    ...readOrdering(body.sort, body.hint),
    skip: 0,
    limit: 1,
    match,
  };
  const [record] = withFirstError(
    () => findRecords(collection, request),
    () => withFolding(true, () => compileFilter(filter, match)),
    () => projection(context),
  );
  const project = projection(context);
  const value = project(record?.doc);
  if (record) collection?.remove(record, view.log);
  return { lastErrorObject: { n: record ? 1 : 0 }, value, ok: 1 };
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
    const [isRemoval, showsNew, upsert] = ['remove', 'new', 'upsert'].map((flag) =>
      isSet(body[flag], `findAndModify.${flag}`),
    );
    isSet(body.bypassDocumentValidation, 'findAndModify.bypassDocumentValidation');
    assertHint(body.hint);
    if (isRemoval) {
      if (upsert) throw failedToParse('Cannot specify both upsert=true and remove=true');
      if (body.update !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
      if (showsNew)
        throw failedToParse(
          "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
        );
      return remove(context);
    }
    if (body.update === undefined) throw failedToParse('Either an update or remove=true must be specified');
    assertUpdate(body.update);
    if (Array.isArray(body.update)) checkShallowly(body.update);
    const namespace = namespaceOf(context);
    const collection = upsert ? view.forWriting(namespace) : view.get(namespace);
    assertNoArrayFilters(body.arrayFilters);
    let project: ReturnType<typeof projection> = () => null;
    const statement = {
      filter: optionalDoc(body.query, 'query'),
      update: body.update,
      multi: false,
      upsert: upsert === true,
      sort: body.sort,
      hint: body.hint,
      collation: body.collation,
      variables: body.let,
    };
    const result = applyUpdate(collection, view, statement, () => {
      project = projection(context);
    });
    const value = showsNew ? result.after : result.before?.doc;
    return {
      lastErrorObject: {
        n: result.matched + (result.upserted ? 1 : 0),
        updatedExisting: result.matched > 0,
        ...(result.upserted && { upserted: result.upserted._id }),
      },
      value: project(value),
      ok: 1,
    };
  },
};
