import { encode } from '../bson/encode.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { isNumber } from '../bson/numbers.js';
import { MongoError, unsupported } from '../errors.js';
import { assertSimple } from '../query/collation.js';
import { compileFilter, plainContext, type Predicate } from '../query/matcher.js';
import { type Path, splitPath } from '../query/paths.js';

export interface IndexField {
  readonly field: string;
  readonly path: Path;
  readonly direction: 1 | -1;
}

/** The definition of an index, converted from and to MongoDB's index documents. */
export interface IndexSpec {
  readonly name: string;
  readonly key: Doc;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial?: { readonly filter: Doc; readonly matches: Predicate };
  readonly expireAfterSeconds?: number;
  /** As listIndexes shows it. */
  readonly document: Doc;
}

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'background',
  'hidden',
  'ns',
  'comment',
]);

/** Options of kinds of index that there are not. */
const UNSUPPORTED_OPTIONS = new Set([
  'bits',
  'max',
  'min',
  'bucketSize',
  'clustered',
  'default_language',
  'language_override',
  'weights',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'wildcardProjection',
  'columnstoreProjection',
  'storageEngine',
  'prepareUnique',
]);

const cannotCreate = (message: string): MongoError => new MongoError(67, 'CannotCreateIndex', message);

/** Reads an index document; throws MongoDB's error for a malformed one, and refuses kinds of index there are not. */
export function readIndexSpec(spec: Value): IndexSpec {
  if (!isDoc(spec) || !isDoc(spec.key))
    throw new MongoError(9, 'FailedToParse', "The 'key' field is a required property of an index specification");
  for (const option of Object.keys(spec)) {
    if (OPTIONS.has(option)) continue;
    if (UNSUPPORTED_OPTIONS.has(option)) throw unsupported(`index option ${option}`);
    throw new MongoError(
      197,
      'InvalidIndexSpecificationOption',
      `The field '${option}' is not valid for an index specification.`,
    );
  }
  if (spec.hidden === true) throw unsupported('hidden indexes');
  const key = spec.key;
  const fields = Object.keys(key).map((field) => indexField(field, key[field]));
  if (fields.length === 0) throw cannotCreate('Index keys cannot be empty.');
  const name =
    typeof spec.name === 'string' ? spec.name : fields.map(({ field, direction }) => `${field}_${direction}`).join('_');
  const isId = fields.length === 1 && fields[0]?.field === '_id';
  assertSimple(spec.collation);
  const filter = spec.partialFilterExpression;
  if (filter !== undefined && !isDoc(filter))
    throw cannotCreate('"partialFilterExpression" for an index must be a document');
  const expires = spec.expireAfterSeconds;
  const unique = !isId && (spec.unique === true || spec.unique === 1);
  return {
    name: isId ? '_id_' : name,
    key,
    fields,
    unique: isId || unique,
    sparse: spec.sparse === true || spec.sparse === 1,
    ...(filter && { partial: { filter, matches: compileFilter(filter, plainContext) } }),
    ...(expires !== undefined && { expireAfterSeconds: Number(expires) }),
    document: {
      v: 2,
      key,
      name: isId ? '_id_' : name,
      // MongoDB stores no `false`.
      ...(unique && { unique }),
      ...(spec.sparse !== undefined && { sparse: Boolean(spec.sparse) }),
      ...(filter && { partialFilterExpression: filter }),
      ...(expires !== undefined && { expireAfterSeconds: expires }),
    },
  };
}

function indexField(field: string, direction: Value): IndexField {
  if (typeof direction === 'string') throw unsupported(`a ${direction} index`);
  if (!isNumber(direction) || Number(direction) === 0 || Number.isNaN(Number(direction))) {
    throw cannotCreate(
      `Values in v:2 index key pattern cannot be of type ${typeof direction}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
  }
  if (field === '' || field.includes('$**'))
    throw field === '' ? cannotCreate('Index keys cannot be an empty field.') : unsupported('a wildcard index');
  return { field, path: splitPath(field), direction: Number(direction) > 0 ? 1 : -1 };
}

/** False when the same index is there; throws when one of its name or key is there with other options. */
export function assertNew(spec: IndexSpec, indexes: readonly { readonly spec: IndexSpec }[]): boolean {
  for (const { spec: other } of indexes) {
    const sameKey = JSON.stringify(other.key) === JSON.stringify(spec.key);
    const same = encode(other.document).equals(encode(spec.document));
    if (same || (sameKey && other.name === '_id_')) return false;
    if (other.name === spec.name) {
      throw new MongoError(
        86,
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec.document)}, existing index: ${JSON.stringify(other.document)}`,
      );
    }
    const sameOptions =
      JSON.stringify({ ...other.document, name: '' }) === JSON.stringify({ ...spec.document, name: '' });
    if (sameKey && sameOptions)
      throw new MongoError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${other.name}`);
  }
  return true;
}
