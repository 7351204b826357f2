import {
  optionalDoc,
  type Command,
  documentList,
  matchContext,
  namespaceOf,
  runStatements,
  usedHint,
} from './command.js';
import { findRecords } from '../query/find.js';

export const deleteCommand: Command = {
  writes: true,
  inTransactions: true,
  fields: ['deletes', 'ordered', 'let'],
  run: (context) => {
    const { body, view } = context;
    const statements = documentList(context, 'deletes');
    const collection = view.get(namespaceOf(context));
    let n = 0;
    const writeErrors = runStatements(context, statements, ({ doc }) => {
      const match = matchContext(doc.collation, body.let);
      const limit = Number(doc.limit ?? 0) === 1 ? 1 : 0;
      const filter = optionalDoc(doc.q, 'delete.deletes.q');
      const records = findRecords(collection, {
        filter,
        sort: [],
        skip: 0,
        limit,
        hint: usedHint(doc.hint),
        match,
        comparison: match.comparison,
      });
      for (const record of records) collection?.remove(record, view.log);
      n += records.length;
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};
