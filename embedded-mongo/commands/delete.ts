import { optionalDoc, type Command, documentList, matchContext, namespaceOf, runStatements } from './command.js';
import { findRecords } from '../query/find.js';
import { readOrdering } from '../query/natural.js';
import { assertFields, assertFlags, type FieldRules } from './statement-fields.js';

const STATEMENT: FieldRules = {
  q: { type: 'object', required: true },
  limit: { type: 'zero or one', required: true },
  collation: { type: 'object' },
  hint: { type: 'hint' },
  sampleId: { type: 'any' },
};

export const deleteCommand: Command = {
  writes: true,
  inTransactions: true,
  fields: ['deletes', 'ordered', 'let'],
  run: (context) => {
    const { body, view } = context;
    const statements = documentList(context, 'deletes');
    assertFlags(context, 'ordered');
    for (const { doc } of statements) assertFields(doc, 'delete.deletes', STATEMENT);
    const collection = view.get(namespaceOf(context));
    let n = 0;
    const writeErrors = runStatements(context, statements, ({ doc }) => {
      const match = matchContext(doc.collation, body.let);
      const filter = optionalDoc(doc.q, 'delete.deletes.q');
      const records = findRecords(collection, {
        filter,
        ...readOrdering(undefined, doc.hint),
        skip: 0,
        limit: Number(doc.limit),
        match,
      });
      for (const record of records) collection?.remove(record, view.log);
      n += records.length;
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};
