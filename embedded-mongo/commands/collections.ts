import { Long } from 'bson';
import type { Doc } from '../bson/value.js';
import { invalidOptions, unsupported } from '../errors.js';
import { assertSimple } from '../query/collation.js';
import { compileFilter, plainContext } from '../query/matcher.js';
import { type Command, namespaceOf, optionalDoc } from './command.js';

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

export const collectionCommands: Readonly<Record<string, Command>> = {
  create,
  drop,
  dropDatabase,
  listCollections,
};
