import type { IncomingMessage } from 'node:http';
import { isMessage, messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError } from 'graphql';
import { refusalCodeOf, retryAfterOf, userMessageOf, statusOf, type ErrorCode } from '../../platform/errors.js';
import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';
import { isMultipart, readUploads, type GraphQLBody } from './uploads.js';
import type { Acting } from '../../context.js';
import { BodyTooLarge, readBody } from '../../platform/http/body.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { isLarge, largeLimit, acceptsPictures, withLargeBody } from '../../platform/http/largeBodies.js';
import { MalformedMultipart, UploadsBusy } from '../../platform/http/multipart.js';
import { NotUtf8, textOf } from '../../platform/http/utf8.js';

/** The body of a GraphQL request is refused before anything is done with it. */
export class BodyRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly userMessage: Message | string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(isMessage(userMessage) ? inEnglish(userMessage) : userMessage);
  }
}

export interface ReadGraphQLBody {
  /** The bytes of a JSON body, which are the key in the response cache; null for other bodies. */
  readonly json: Buffer | null;
  /** Charges the body and parses it: a request that the cache serves needs neither. @throws BodyRefused */
  readonly parse: () => Promise<GraphQLBody>;
}

/** Charges the client for what was sent. @throws RATE_LIMITED */
type Charge = (bytes: number) => Promise<void>;

/** The caller of a request, and what charges them. */
interface Sender {
  readonly acting: () => Promise<Acting>;
  readonly charge: Charge;
}

const nothing = (charge: Charge, bytes: number): ReadGraphQLBody => ({
  json: null,
  parse: () => refusing(async () => (await charge(bytes), {})),
});

/** Does what may refuse the body. @throws BodyRefused */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof BodyTooLarge) {
    return new BodyRefused(413, 'BAD_USER_INPUT', messages.requestTooLarge);
  }
  if (error instanceof UploadsBusy) {
    return new BodyRefused(429, 'RATE_LIMITED', messages.uploadsBusy, { 'retry-after': '5' });
  }
  if (error instanceof MalformedMultipart) {
    return new BodyRefused(400, 'BAD_USER_INPUT', messages.uploadMalformed);
  }
  if (error instanceof NotUtf8) return new BodyRefused(400, 'BAD_USER_INPUT', messages.notUtf8);
  if (error instanceof GraphQLError) {
    const code = refusalCodeOf(error);
    const retryAfter = retryAfterOf(error);
    const userMessage = userMessageOf(error) ?? error.message;
    const status = statusOf[code];
    return retryAfter === null
      ? new BodyRefused(status, code, userMessage)
      : new BodyRefused(status, code, userMessage, { 'retry-after': String(retryAfter) }, { retryAfter });
  }
  return error;
}

/** The JSON body. @throws BodyRefused when it is none */
function parsed(bytes: Buffer): GraphQLBody {
  const json = textOf(bytes);
  let value: unknown;
  try {
    value = parseJson(json);
  } catch {
    value = null; // The response is that of a malformed request.
  }
  if (typeof value !== 'object' || value === null)
    throw new BodyRefused(400, 'BAD_USER_INPUT', messages.malformedRequest);
  return value;
}

/** The bytes that a body says it has; null where it does not say. */
const declaredBytes = ({ headers }: IncomingMessage): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

/** Bytes of a body of a caller, who need not be known for a short one. */
async function usualBytes(req: IncomingMessage, acting: Sender['acting']): Promise<number> {
  const declared = declaredBytes(req);
  if (declared !== null && declared <= VISITOR_BODY_BYTES) return VISITOR_BODY_BYTES;
  return (await acting()).session ? GRAPHQL_LIMITS.bodyBytes : VISITOR_BODY_BYTES;
}

/** Whether the media type is this one, whatever its parameters and its case. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/**
 * Reads a large body, which is allowed only for mutations of texts with inline images. Its response is never cached.
 */
async function readLarge(req: IncomingMessage, { acting, charge }: Sender): Promise<ReadGraphQLBody> {
  const limit = largeLimit(await acting());
  if (limit === 0) {
    req.resume();
    throw new BodyTooLarge();
  }
  const bytes = await withLargeBody(() => readBody(req, limit));
  await charge(bytes.length);
  const body = parsed(bytes);
  const query = typeof body.query === 'string' ? body.query : '';
  if (query.length > GRAPHQL_LIMITS.bodyBytes || !acceptsPictures(query)) throw new BodyTooLarge();
  return { json: null, parse: () => Promise.resolve(body) };
}

/**
 * Reads the body of a GraphQL request: JSON, or multipart with a file.
 * @param sender its caller is loaded only for what is longer than a visitor may send
 * @throws BodyRefused
 */
export async function readGraphQLBody(req: IncomingMessage, sender: Sender): Promise<ReadGraphQLBody> {
  const { acting, charge } = sender;
  if (req.method !== 'POST') return nothing(charge, req.url?.length ?? 0);
  return refusing(async () => {
    if (isMultipart(req)) {
      await charge(declaredBytes(req) ?? GRAPHQL_LIMITS.bodyBytes);
      const body = await readUploads(req);
      return { json: null, parse: () => Promise.resolve(body) };
    }
    if (isLarge(req, GRAPHQL_LIMITS.bodyBytes)) return readLarge(req, sender);
    const limit = await usualBytes(req, acting);
    if (isLarge(req, limit)) throw new BodyTooLarge();
    const bytes = await readBody(req, limit);
    // Apollo Server reports bodies of other types.
    if (!isJson(req)) return nothing(charge, bytes.length);
    return { json: bytes, parse: () => refusing(async () => (await charge(bytes.length), parsed(bytes))) };
  });
}
