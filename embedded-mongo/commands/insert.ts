import { ObjectId } from 'bson';
import { encode } from '../bson/encode.js';
import type { Doc, Value } from '../bson/value.js';
import { badValue, MongoError } from '../errors.js';
import { BSONRegExp } from 'bson';
import { type Command, documentList, namespaceOf, runStatements } from './command.js';

/** The document's stored form: with an _id, in front. The client's own bytes are kept when they are that already. */
export function storedForm(doc: Doc, raw?: Buffer): { doc: Doc; raw: Buffer } {
  if (!('_id' in doc)) return encoded({ _id: new ObjectId(), ...doc });
  assertId(doc._id);
  if (Object.keys(doc)[0] !== '_id') return encoded({ _id: doc._id, ...doc });
  // A copy: the bytes belong to the socket's buffer.
  return raw ? { doc, raw: Buffer.from(raw) } : encoded(doc);
}

function encoded(doc: Doc): { doc: Doc; raw: Buffer } {
  return { doc, raw: encode(doc) };
}

function assertId(id: Value): void {
  if (Array.isArray(id)) throw new MongoError(53, 'InvalidIdField', "The '_id' value cannot be of type array");
  if (id instanceof BSONRegExp) throw new MongoError(53, 'InvalidIdField', "The '_id' value cannot be of type regex");
}

export const insert: Command = {
  writes: true,
  inTransactions: true,
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: (context) => {
    const { view } = context;
    const documents = documentList(context, 'documents');
    if (documents.length === 0) throw badValue('Write batch sizes must be between 1 and 100000. Got 0 operations.');
    const collection = view.forWriting(namespaceOf(context));
    let n = 0;
    const writeErrors = runStatements(context, documents, ({ doc, raw }) => {
      const stored = storedForm(doc, raw);
      collection.insert(stored.doc, stored.raw, view.log);
      n++;
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};
