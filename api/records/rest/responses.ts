import type { Message } from '@polyphony/domain/messages/messages.js';
import { Refusal, type Content, type Pagination } from './envelope.js';
import { legacyRecord, legacyTree, type Json, type View } from './views.js';

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

interface Page {
  readonly rows: readonly Json[];
  readonly pageInfo: Pagination;
  readonly descendants?: readonly Json[];
}

/** One page of records: data and pagination. */
export const page = (view: View): ResponseSpec => ({
  content: (result) => {
    const { rows, pageInfo, descendants = [] } = result as Page;
    const data = view.tree ? legacyTree(view, rows, descendants) : rows.map((row) => legacyRecord(view, row));
    return { data, pagination: pageInfo };
  },
  describe: (schemaOf) => ({
    data: listSchema(schemaOf(view)),
    pagination: { $ref: '#/components/schemas/Pagination' },
  }),
});

/** All records, repeated under each of the names. */
export const records = (view: View, names: readonly string[] = ['data']): ResponseSpec => ({
  content: (result) => {
    const list = (result as readonly Json[]).map((record) => legacyRecord(view, record));
    return Object.fromEntries(names.map((name) => [name, list]));
  },
  describe: (schemaOf) => Object.fromEntries(names.map((name) => [name, listSchema(schemaOf(view))])),
});

/** One record. */
export const record = (view: View): ResponseSpec => ({
  content: (result) => ({ data: legacyRecord(view, result as Json) }),
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

/** The result of a write: its message, and the record it selected as `record`. */
export const written = (view: View): ResponseSpec => ({
  content: (result) => {
    const { message, record: saved } = result as { message: string | null; record: Json | null };
    return { message, ...(saved && { data: legacyRecord(view, saved) }) };
  },
  describe: (schemaOf) => ({ data: schemaOf(view) }),
});

/** Only a message. */
export const messageOnly: ResponseSpec = {
  content: (result) => ({ message: (result as { message: string | null }).message }),
  describe: () => ({}),
};

/** The bytes of a file, as a download. */
export const fileBytes: ResponseSpec = {
  content: () => ({}),
  describe: () => ({}),
  file: (result) => {
    const { fileS3Key, fileName, fileType, fileSize } = result as Readonly<Record<string, string>> & {
      readonly fileSize: number;
    };
    return { key: fileS3Key ?? '', fileName: fileName ?? '', contentType: fileType ?? '', size: fileSize };
  },
};
