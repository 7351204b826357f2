import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { inspect } from '../store/inspect.js';
import { type Command, namespaceOf } from './command.js';

/** Reads the whole collection and its indexes, holding everything else up: for proofs and doubts, not for every day. */
export const validate: Command = {
  fields: ['full', 'metadata', 'checkBSONConformance', 'background'],
  run: (context) => {
    const namespace = namespaceOf(context);
    const collection = context.view.get(namespace);
    if (!collection)
      throw new MongoError(26, 'NamespaceNotFound', `Collection '${namespace}' does not exist to validate.`);
    const { records, invalid, errors, indexes } = inspect(collection);
    const all = [
      ...errors,
      ...indexes.flatMap((index) => index.errors.map((error) => `index ${index.name}: ${error}`)),
    ];
    const byIndex = (value: (index: (typeof indexes)[number]) => unknown): Doc =>
      Object.fromEntries(indexes.map((index) => [index.name, value(index)]));
    return {
      ns: namespace,
      nInvalidDocuments: invalid,
      nNonCompliantDocuments: 0,
      nrecords: records,
      nIndexes: indexes.length,
      keysPerIndex: byIndex(({ keys }) => keys),
      indexDetails: byIndex(({ errors: found }) => ({ valid: found.length === 0 })),
      valid: all.length === 0,
      repaired: false,
      warnings: [],
      errors: all,
      extraIndexEntries: [],
      missingIndexEntries: [],
      corruptRecords: [],
      ok: 1,
    };
  },
};
