import { isMessage, type Message, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { entriesIn, isValues, requireValues, textIn } from '../../platform/values.js';
import { Refusal, type Content } from './envelope.js';
import { legacyRecord, legacyTree, type View } from './views.js';

/** A JSON schema, as in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the (reference to the) schema of a view. */
export type SchemaOf = (view: View) => JsonSchema;

/** Converts the `result` of an operation to a response body, and describes that body for OpenAPI. */
export interface ResponseSpec {
  readonly content: (result: unknown) => Content;
  /** The schemas of the properties besides success and message. */
  readonly describe: (schemaOf: SchemaOf) => Readonly<Record<string, JsonSchema>>;
  /** If present, the response is a file instead of JSON. */
  readonly file?: (result: unknown) => SentFile;
}

/** A file of the storage to send as a download. */
export interface SentFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

const listSchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** One page of records: data and pagination. */
export const page = (view: View): ResponseSpec => ({
  content: (result) => {
    const { rows: found, pageInfo, descendants } = requireValues(result);
    const rows = entriesIn(found);
    const below = entriesIn(descendants);
    const data = view.tree ? legacyTree(view, rows, below) : rows.map((row) => legacyRecord(view, row));
    return { data, pagination: requireValues(pageInfo) };
  },
  describe: (schemaOf) => ({
    data: listSchema(schemaOf(view)),
    pagination: { $ref: '#/components/schemas/Pagination' },
  }),
});

/** All records, repeated under each of the names. */
export const records = (view: View, names: readonly string[] = ['data']): ResponseSpec => ({
  content: (result) => {
    if (!Array.isArray(result)) throw new TypeError('There is no list of records.');
    const list = entriesIn(result).map((record) => legacyRecord(view, record));
    return Object.fromEntries(names.map((name) => [name, list]));
  },
  describe: (schemaOf) => Object.fromEntries(names.map((name) => [name, listSchema(schemaOf(view))])),
});

/** One record. */
export const record = (view: View): ResponseSpec => ({
  content: (result) => ({ data: legacyRecord(view, requireValues(result)) }),
  describe: (schemaOf) => ({ data: schemaOf(view) }),
});

/** One record, or 404 with a message if the result is null. */
export const recordIfAny = (view: View, missing: Message): ResponseSpec => ({
  ...record(view),
  content: (result) => {
    if (!result) throw new Refusal(404, missing);
    return record(view).content(result);
  },
});

/** The message of a result: rendered by GraphQL, or of an operation that ran none. */
function messageIn(result: unknown): MessageOrText | null {
  const { message } = requireValues(result);
  return isMessage(message) ? message : textIn(message);
}

/** The result of a write: its message, and the record it selected as `record`. */
export const written = (view: View): ResponseSpec => ({
  content: (result) => {
    const { record: saved } = requireValues(result);
    return { message: messageIn(result), ...(isValues(saved) && { data: legacyRecord(view, saved) }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(view) }),
});

/** Only a message. */
export const messageOnly: ResponseSpec = {
  content: (result) => ({ message: messageIn(result) }),
  describe: () => ({}),
};

/** The bytes of a file, as a download. */
export const fileBytes: ResponseSpec = {
  content: () => ({}),
  describe: () => ({}),
  file: (result) => {
    const { fileS3Key, fileName, fileType, fileSize } = requireValues(result);
    return {
      key: textIn(fileS3Key) ?? '',
      fileName: textIn(fileName) ?? '',
      contentType: textIn(fileType) ?? '',
      size: Number(fileSize),
    };
  },
};
