import type { IncomingMessage } from 'node:http';
import { IDENTITY_FILE_MB, VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Kind, parse, type DocumentNode, type TypeNode } from 'graphql';
import { badUserInput } from '../../platform/errors.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { readMultipart, type MultipartLimits } from '../../platform/http/multipart.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';
import { isValues, type Values } from '../../platform/values.js';

/** Limits of one multipart GraphQL request: today's one operation with a file takes one of this size. */
export const UPLOAD_LIMITS: MultipartLimits = {
  fieldBytes: VISITOR_BODY_BYTES,
  fields: 2,
  files: 1,
  fileBytes: IDENTITY_FILE_MB * 1024 * 1024,
};

/** Headers that a form of another site cannot add; a multipart body needs one, for browsers send such bodies unasked. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

export const isPreflighted = ({ headers }: IncomingMessage): boolean => PREFLIGHTED.some((name) => headers[name]);

/** A file goes to a variable of its own; deeper places would let a request build objects of any shape and size. */
const PLACE = /^variables\.(\w{1,100})$/;

export interface GraphQLBody {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const malformed = () => badUserInput(messages.uploadMalformed);

function objectOf(fields: ReadonlyMap<string, string>, name: string): Values {
  try {
    const value = parseJson(fields.get(name) ?? '');
    if (isValues(value)) return value;
  } catch {
    // Malformed, like any other value that is not an object.
  }
  throw malformed();
}

const isUpload = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE
    ? isUpload(type.type)
    : type.kind === Kind.NAMED_TYPE && type.name.value === 'Upload';

/** The variables of the document that take a file. */
function uploadVariables(query: unknown): ReadonlySet<string> {
  let document: DocumentNode;
  try {
    document = parse(typeof query === 'string' ? query : '', { maxTokens: GRAPHQL_LIMITS.tokens });
  } catch {
    throw malformed();
  }
  const declared = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return new Set(declared.filter(({ type }) => isUpload(type)).map(({ variable }) => variable.name.value));
}

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec): the operation, each file in
 * the one variable that takes it. One operation, no batches. Why graphql-upload does not do it: ADR-0143.
 * @throws BAD_USER_INPUT | BodyTooLarge | MalformedMultipart | UploadsBusy
 */
export async function readUploads(req: IncomingMessage): Promise<GraphQLBody> {
  // Nothing is read of a body that a page of another site may have sent.
  if (!isPreflighted(req)) throw badUserInput(messages.uploadMalformed);
  const { fields, files } = await readMultipart(req, UPLOAD_LIMITS);
  const texts = new Map(fields);
  if (texts.size !== fields.length) throw malformed();
  const operation = objectOf(texts, 'operations');
  const { query, variables: sent } = operation;
  const map = Object.entries(objectOf(texts, 'map'));
  const variables = sent ?? {};
  if (!isValues(variables) || map.length === 0 || map.length !== files.size) throw malformed();

  const takers = uploadVariables(query);
  const placed = new Map<string, unknown>();
  for (const [part, places] of map) {
    const file = files.get(part);
    const named: readonly unknown[] = Array.isArray(places) ? places : [];
    const [place, ...more] = named;
    const [, name = ''] = PLACE.exec(typeof place === 'string' ? place : '') ?? [];
    if (!file || !name || more.length > 0 || placed.has(name)) throw malformed();
    if (!takers.has(name)) throw badUserInput(messages.uploadUnwanted);
    placed.set(name, file);
  }
  return { ...operation, variables: { ...variables, ...Object.fromEntries(placed) } };
}
