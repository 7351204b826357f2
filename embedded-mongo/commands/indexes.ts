import { keyOf } from '../bson/key.js';
import { isDoc, type Value } from '../bson/value.js';
import { badValue, location, MongoError } from '../errors.js';
import { undo } from '../store/changes.js';
import { describe } from '../update/describe.js';
import type { Collection } from '../store/collection.js';
import type { CollectionIndex } from '../store/index.js';
import { type IndexSpec, readIndexSpec } from '../store/index-spec.js';
import { wholeCursor } from './collections.js';
import { assertIndex } from './index-rules.js';
import { type Command, namespaceOf } from './command.js';

/** MongoDB's limits. */
const MAX_INDEXES = 64;
const MAX_INDEX_FIELDS = 32;

function assertRoom({ indexes, namespace }: Collection, { name, key, fields }: IndexSpec): void {
  if (fields.length > MAX_INDEX_FIELDS) throw location(13103, 'too many compound keys');
  if (indexes.length < MAX_INDEXES || indexes.some(({ spec }) => spec.name === name)) return;
  const message = `add index fails, too many indexes for ${namespace} key:${describe(key)}`;
  throw new MongoError(67, 'CannotCreateIndex', message);
}

const createIndexes: Command = {
  writes: true,
  inTransactions: true,
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  run: (context) => {
    const { body, view } = context;
    const namespace = namespaceOf(context);
    if (!Array.isArray(body.indexes) || body.indexes.length === 0)
      throw badValue('Must specify at least one index to create');
    const specs = body.indexes.map((spec: Value) => {
      assertIndex(spec);
      return readIndexSpec(spec);
    });
    const createdCollectionAutomatically = view.get(namespace) === undefined;
    const changesBefore = view.log.length;
    const collection = view.forWriting(namespace);
    const before = collection.indexes.length;
    try {
      const added = specs.filter((spec) => {
        assertRoom(collection, spec);
        return collection.addIndex(spec, view.log);
      });
      return {
        numIndexesBefore: before,
        numIndexesAfter: collection.indexes.length,
        ...(added.length > 0 ? { createdCollectionAutomatically } : { note: 'all indexes already exist' }),
        ok: 1,
      };
    } catch (error) {
      // All of them or none; a transaction is undone as a whole.
      if (!context.inTransaction) undo(view.log.splice(changesBefore));
      throw error;
    }
  },
};

function existing(namespace: string, collection: Collection | undefined): Collection {
  if (collection) return collection;
  throw new MongoError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
}

const listIndexes: Command = {
  fields: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
  run: (context) => {
    const namespace = namespaceOf(context);
    const collection = existing(namespace, context.view.get(namespace));
    return wholeCursor(
      namespace,
      collection.indexes.map(({ spec }) => spec.document),
    );
  },
};

function findIndexes(collection: Collection, wanted: Value): CollectionIndex[] {
  if (wanted === '*') return collection.indexes.slice(1);
  if (Array.isArray(wanted)) return wanted.flatMap((one: Value) => findIndexes(collection, one));
  const found = collection.indexes.find(({ spec }) =>
    isDoc(wanted) ? keyOf(spec.key) === keyOf(wanted) : spec.name === wanted,
  );
  if (found) return [found];
  throw new MongoError(
    27,
    'IndexNotFound',
    isDoc(wanted)
      ? `can't find index with key: ${JSON.stringify(wanted)}`
      : `index not found with name [${String(wanted)}]`,
  );
}

const dropIndexes: Command = {
  writes: true,
  fields: ['index'],
  run: (context) => {
    const { body, view } = context;
    const namespace = namespaceOf(context);
    const collection = existing(namespace, view.get(namespace));
    const nIndexesWas = collection.indexes.length;
    for (const index of findIndexes(collection, body.index)) collection.dropIndex(index, view.log);
    return { nIndexesWas, ...(body.index === '*' && { msg: 'non-_id indexes dropped for collection' }), ok: 1 };
  },
};

export const indexCommands: Readonly<Record<string, Command>> = { createIndexes, listIndexes, dropIndexes };
