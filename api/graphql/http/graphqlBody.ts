import type { IncomingMessage } from 'node:http';
import { isMessage, messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError } from 'graphql';
import { saidBy, type ErrorCode } from '../../platform/errors.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';
import { isMultipart, readUploads, type GraphQLBody } from './uploads.js';
import type { Acting } from '../../context.js';
import { BodyTooLarge, readBody } from '../../platform/http/body.js';
import { isLarge, largeLimit, takesPictures, withLargeBody } from '../../platform/http/largeBodies.js';
import { MalformedMultipart, UploadsBusy } from '../../platform/http/multipart.js';
import { NotUtf8, textOf } from '../../platform/http/utf8.js';

/** The body of a GraphQL request is refused before anything is done with it. */
export class BodyRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly said: Message | string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(isMessage(said) ? inEnglish(said) : said);
  }
}

export interface ReadGraphQLBody {
  /** The bytes of a JSON body, which are the key in the response cache; null for other bodies. */
  readonly json: Buffer | null;
  readonly body: GraphQLBody;
}

const NOTHING: ReadGraphQLBody = { json: null, body: {} };

function refusalOf(error: unknown): unknown {
  if (error instanceof BodyTooLarge) {
    return new BodyRefused(413, 'BAD_USER_INPUT', messages.requestTooLarge, { connection: 'close' });
  }
  if (error instanceof UploadsBusy) {
    return new BodyRefused(429, 'RATE_LIMITED', messages.uploadsBusy, { connection: 'close', 'retry-after': '5' });
  }
  if (error instanceof MalformedMultipart) {
    return new BodyRefused(400, 'BAD_USER_INPUT', messages.uploadMalformed, { connection: 'close' });
  }
  if (error instanceof NotUtf8) return new BodyRefused(400, 'BAD_USER_INPUT', messages.notUtf8);
  if (error instanceof GraphQLError) return new BodyRefused(400, 'BAD_USER_INPUT', saidBy(error) ?? error.message);
  return error;
}

/** The JSON body, or undefined when it is none. */
function parsed(bytes: Buffer): GraphQLBody | undefined {
  const json = textOf(bytes);
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // The response is that of a malformed request.
  }
}

/** Whether the media type is this one, whatever its parameters and its case. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/**
 * Reads a large body, which is allowed only for mutations of texts with inline images. Its response is never cached.
 */
async function readLarge(req: IncomingMessage, acting: Acting): Promise<ReadGraphQLBody> {
  const limit = largeLimit(acting);
  if (limit === 0) {
    req.resume();
    throw new BodyTooLarge();
  }
  const bytes = await withLargeBody(() => readBody(req, limit));
  const body = parsed(bytes);
  if (!body) throw new BodyRefused(400, 'BAD_USER_INPUT', messages.malformedRequest);
  const query = typeof body.query === 'string' ? body.query : '';
  if (query.length > GRAPHQL_LIMITS.bodyBytes || !takesPictures(query)) throw new BodyTooLarge();
  return { json: null, body };
}

/**
 * Reads the body of a GraphQL request: JSON, or multipart with a file.
 * @param acting loads the caller; called only for a JSON body above the usual limit, as texts with inline images are
 * @throws BodyRefused
 */
export async function readGraphQLBody(req: IncomingMessage, acting: () => Promise<Acting>): Promise<ReadGraphQLBody> {
  if (req.method !== 'POST') return NOTHING;
  try {
    if (isMultipart(req)) return { json: null, body: await readUploads(req) };
    if (isLarge(req, GRAPHQL_LIMITS.bodyBytes)) return await readLarge(req, await acting());
    const bytes = await readBody(req, GRAPHQL_LIMITS.bodyBytes);
    // Apollo Server reports bodies of other types.
    if (!isJson(req)) return NOTHING;
    const body = parsed(bytes);
    if (!body) throw new BodyRefused(400, 'BAD_USER_INPUT', messages.malformedRequest);
    return { json: bytes, body };
  } catch (error) {
    throw refusalOf(error);
  }
}
