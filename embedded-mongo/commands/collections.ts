import { Long } from 'bson';
import type { Doc } from '../bson/value.js';
import { invalidOptions, MongoError, unsupported } from '../errors.js';
import { assertSimple } from '../query/collation.js';
import { compileFilter, plainContext } from '../query/matcher.js';
import type { Collection } from '../store/collection.js';
import type { View } from '../store/catalog.js';
import { type Command, type CommandContext, namespaceOf, optionalDoc } from './command.js';

export function wholeCursor(namespace: string, documents: readonly Doc[]): Doc {
  return { cursor: { id: Long.ZERO, ns: namespace, firstBatch: [...documents] }, ok: 1 };
}

const REFUSED_OPTIONS = [
  'capped',
  'size',
  'max',
  'validator',
  'timeseries',
  'viewOn',
  'pipeline',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'encryptedFields',
  'storageEngine',
  'indexOptionDefaults',
];

const create: Command = {
  writes: true,
  inTransactions: true,
  fields: [
    'validationLevel',
    'validationAction',
    'collation',
    'expireAfterSeconds',
    'autoIndexId',
    'idIndex',
    'temp',
    ...REFUSED_OPTIONS,
  ],
  run: (context) => {
    const { body, view } = context;
    for (const option of REFUSED_OPTIONS)
      if (body[option] !== undefined && body[option] !== false) throw unsupported(`create option ${option}`);
    const namespace = namespaceOf(context);
    if (body.expireAfterSeconds !== undefined)
      throw invalidOptions("'expireAfterSeconds' is only supported on time-series collections");
    assertSimple(body.collation);
    // Creating a collection again with the same options is no error since MongoDB 7.0.
    view.forWriting(namespace);
    return { ok: 1 };
  },
};

const drop: Command = {
  writes: true,
  fields: [],
  run: (context) => {
    const namespace = namespaceOf(context);
    const indexes = context.view.get(namespace)?.indexes.length;
    if (!context.view.drop(namespace)) return { ok: 1 };
    return { nIndexesWas: indexes ?? 0, ns: namespace, ok: 1 };
  },
};

const dropDatabase: Command = {
  writes: true,
  fields: [],
  run: ({ view, db }) => {
    const namespaces = view.namespaces(db);
    for (const namespace of namespaces) view.drop(namespace);
    return { ...(namespaces.length > 0 && { dropped: db }), ok: 1 };
  },
};

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ body, view, db }) => {
    const matches = compileFilter(optionalDoc(body.filter, 'filter'), plainContext);
    const documents = view.namespaces(db).map((namespace): Doc => {
      const name = namespace.slice(db.length + 1);
      if (body.nameOnly === true) return { name, type: 'collection' };
      return {
        name,
        type: 'collection',
        options: view.get(namespace)?.options ?? {},
        info: { readOnly: false },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      };
    });
    return wholeCursor(`${db}.$cmd.listCollections`, documents.filter(matches));
  },
};

interface Sizes {
  readonly documents: number;
  readonly bytes: number;
  readonly indexes: number;
}

function sizesOf(collection: Collection): Sizes {
  return { documents: collection.size, bytes: collection.bytes, indexes: collection.indexes.length };
}

function databaseSizes(view: View, db: string): Sizes[] {
  return view
    .namespaces(db)
    .flatMap((namespace) => view.get(namespace) ?? [])
    .map(sizesOf);
}

const sum = (sizes: readonly Sizes[], what: keyof Sizes): number =>
  sizes.reduce((total, size) => total + size[what], 0);

const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ body, view, engine, db, name }) => {
    if (db !== 'admin') throw new MongoError(13, 'Unauthorized', `${name} may only be run against the admin database.`);
    const matches = compileFilter(optionalDoc(body.filter, 'filter'), plainContext);
    const databases = engine.catalog.databases().map((name): Doc => {
      if (body.nameOnly === true) return { name };
      const bytes = sum(databaseSizes(view, name), 'bytes');
      return { name, sizeOnDisk: bytes, empty: bytes === 0 };
    });
    return { databases: databases.filter(matches), ok: 1 };
  },
};

const collStats: Command = {
  fields: ['scale'],
  run: (context: CommandContext) => {
    const namespace = namespaceOf(context);
    const collection = context.view.get(namespace);
    const { documents, bytes, indexes } = collection ? sizesOf(collection) : { documents: 0, bytes: 0, indexes: 0 };
    return {
      ns: namespace,
      size: bytes,
      count: documents,
      ...(documents > 0 && { avgObjSize: Math.floor(bytes / documents) }),
      storageSize: bytes,
      nindexes: indexes,
      capped: false,
      ok: 1,
    };
  },
};

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run: ({ view, db }) => {
    const sizes = databaseSizes(view, db);
    const objects = sum(sizes, 'documents');
    const dataSize = sum(sizes, 'bytes');
    return {
      db,
      collections: sizes.length,
      views: 0,
      objects,
      avgObjSize: objects === 0 ? 0 : dataSize / objects,
      dataSize,
      storageSize: dataSize,
      indexes: sum(sizes, 'indexes'),
      ok: 1,
    };
  },
};

export const collectionCommands: Readonly<Record<string, Command>> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  collStats,
  dbStats,
};
