import { ObjectId } from 'bson';
import { decodeToStore } from '../bson/decode.js';
import { encode, MAX_STORED_NESTING } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { assertStorableId } from '../update/ids.js';
import {
  assertBatchSize,
  type Command,
  type CommandContext,
  documentList,
  namespaceOf,
  runStatements,
} from './command.js';
import { assertFlags, isSet } from './statement-fields.js';

/** The document as it is stored: with _id as the first field. The client's bytes are reused if they have that form. */
export function storedForm(doc: Doc, raw?: Buffer): { doc: Doc; raw: Buffer } {
  if (!('_id' in doc)) return encoded({ _id: new ObjectId(), ...doc });
  assertStorableId(doc._id, true);
  if (Object.keys(doc)[0] !== '_id') return encoded({ _id: doc._id, ...doc });
  // A copy: the bytes belong to the socket's buffer.
  return raw ? { doc, raw: Buffer.from(raw) } : encoded(doc);
}

function encoded(doc: Doc): { doc: Doc; raw: Buffer } {
  return { doc, raw: encode(doc, MAX_STORED_NESTING) };
}

/** Those of a sequence are decoded one by one as they are stored, so that one that cannot be is an error of its own. */
function newDocuments(context: CommandContext): { doc?: Doc; raw?: Buffer }[] {
  const sequence = context.sequences.get('documents');
  if (!sequence) return documentList(context, 'documents');
  assertBatchSize(sequence.length);
  return sequence.map((raw) => ({ raw }));
}

export const insert: Command = {
  writes: true,
  inTransactions: true,
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: (context) => {
    assertFlags(context, 'ordered');
    isSet(context.body.bypassDocumentValidation, 'insert.bypassDocumentValidation');
    const { view } = context;
    const documents = newDocuments(context);
    const collection = view.forWriting(namespaceOf(context));
    let n = 0;
    const writeErrors = runStatements(context, documents, ({ doc, raw }) => {
      const stored = storedForm(doc ?? decodeToStore(raw as Buffer), raw);
      collection.insert(stored.doc, stored.raw, view.log);
      n++;
    });
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};
