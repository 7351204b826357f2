import type { Value } from '../bson/value.js';
import { location, MongoError, typeMismatch } from '../errors.js';
import { typeName } from '../query/types.js';
import type { Command } from './command.js';

function readNamespace(value: Value, field: string): string {
  if (value === undefined || value === null)
    throw location(40414, `BSON field '${field}' is missing but a required field`);
  if (typeof value !== 'string')
    throw typeMismatch(`BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'string'`);
  const dot = value.indexOf('.');
  if (dot < 1 || dot === value.length - 1)
    throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${value}'`);
  return value;
}

const illegal = (message: string): MongoError => new MongoError(20, 'IllegalOperation', message);

export const renameCollection: Command = {
  writes: true,
  fields: ['to', 'dropTarget', 'stayTemp'],
  run: ({ body, db, view }) => {
    if (db !== 'admin')
      throw new MongoError(13, 'Unauthorized', 'renameCollection may only be run against the admin database.');
    const from = readNamespace(body.renameCollection, 'renameCollection.renameCollection');
    const to = readNamespace(body.to, 'renameCollection.to');
    const source = view.get(from);
    if (!source) throw new MongoError(26, 'NamespaceNotFound', `Source collection ${from} does not exist`);
    if (from === to) throw illegal("Can't rename a collection to itself");
    if (to.includes('$')) throw illegal(`error with target namespace: Invalid collection name: ${to}`);
    if (view.get(to)) {
      if (body.dropTarget !== true) throw new MongoError(48, 'NamespaceExists', 'target namespace exists');
      view.drop(to);
    }
    view.rename(source, to);
    return { ok: 1 };
  },
};
