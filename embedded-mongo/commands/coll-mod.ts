import { keyOf } from '../bson/key.js';
import { isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { invalidOptions, location, MongoError, typeMismatch, unsupported } from '../errors.js';
import { typeName } from '../query/types.js';
import type { Collection } from '../store/collection.js';
import type { CollectionIndex } from '../store/index.js';
import { readIndexSpec } from '../store/index-spec.js';
import { describe } from '../update/describe.js';
import { type Command, namespaceOf, optionalDoc } from './command.js';

const INDEX_FIELDS = ['name', 'keyPattern', 'expireAfterSeconds', 'hidden', 'unique', 'prepareUnique'];
/** What MongoDB changes of collections besides. */
const REFUSED_OPTIONS = [
  'changeStreamPreAndPostImages',
  'viewOn',
  'pipeline',
  'expireAfterSeconds',
  'timeseries',
  'cappedSize',
  'cappedMax',
];
const REFUSED = ['hidden', 'unique', 'prepareUnique'];

function readSeconds({ expireAfterSeconds: seconds }: Doc): number {
  if (seconds === undefined) throw invalidOptions('no expireAfterSeconds, hidden, unique, or prepareUnique field');
  if (!isNumber(seconds))
    throw typeMismatch(
      `BSON field 'collMod.index.expireAfterSeconds' is the wrong type '${typeName(seconds)}', expected types '[long, int, decimal, double']`,
    );
  if (!(Number(seconds) >= 0)) throw invalidOptions("TTL index 'expireAfterSeconds' option cannot be less than 0");
  return Number(seconds);
}

function findIndex(collection: Collection, { name, keyPattern }: Doc): CollectionIndex {
  if (name === undefined && keyPattern === undefined)
    throw invalidOptions('Must specify either index name or key pattern.');
  if (name !== undefined && keyPattern !== undefined) throw invalidOptions('Cannot specify both key pattern and name.');
  const found = collection.indexes.find(({ spec }) =>
    name === undefined ? keyOf(spec.key) === keyOf(keyPattern) : spec.name === name,
  );
  if (found) return found;
  const wanted = typeof name === 'string' ? name : describe(keyPattern);
  throw new MongoError(27, 'IndexNotFound', `cannot find index ${wanted} for ns ${collection.namespace}`);
}

function readChange(value: Value): Doc {
  if (!isDoc(value))
    throw typeMismatch(`BSON field 'collMod.index' is the wrong type '${typeName(value)}', expected type 'object'`);
  for (const field of Object.keys(value))
    if (!INDEX_FIELDS.includes(field))
      throw location(40415, `BSON field 'collMod.index.${field}' is an unknown field.`);
  for (const field of REFUSED) if (value[field] !== undefined) throw unsupported(`collMod of ${field}`);
  return value;
}

/** Changes after how many seconds an index lets its documents expire. */
export const collMod: Command = {
  writes: true,
  fields: ['index', 'validator', 'validationLevel', 'validationAction', ...REFUSED_OPTIONS],
  run: (context) => {
    const { body, view } = context;
    for (const option of REFUSED_OPTIONS) if (body[option] !== undefined) throw unsupported(`collMod of ${option}`);
    if (Object.keys(optionalDoc(body.validator, 'collMod.validator')).length > 0) throw unsupported('validators');
    const collection = view.get(namespaceOf(context));
    if (!collection) throw new MongoError(26, 'NamespaceNotFound', 'ns does not exist');
    if (body.index === undefined) return { ok: 1 };
    const change = readChange(body.index);
    const index = findIndex(collection, change);
    const { spec } = index;
    const seconds = readSeconds(change);
    if (spec.name === '_id_') throw invalidOptions('the _id field does not support TTL indexes');
    if (spec.fields.length > 1)
      throw invalidOptions('TTL indexes are single-field indexes, compound indexes do not support TTL');
    const before = spec.expireAfterSeconds;
    collection.changeIndex(index, readIndexSpec({ ...spec.document, expireAfterSeconds: seconds }), view.log);
    return {
      ...(before !== undefined && { expireAfterSeconds_old: before }),
      expireAfterSeconds_new: seconds,
      ok: 1,
    };
  },
};
