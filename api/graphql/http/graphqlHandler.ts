import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { isMessage, messages } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import type { Context } from '../../context.js';
import type { Apollos } from '../apolloServer.js';
import { JSON_TYPE, responseType, type ResponseType } from './mediaTypes.js';
import { isPreflighted, type GraphQLBody } from './uploads.js';
import { BodyRefused, isJson, readGraphQLBody, type ReadGraphQLBody } from './graphqlBody.js';
import { chargeBytes } from '../cost/chargeCost.js';
import { hasTooManyLines } from '../../platform/limits/graphqlLimits.js';
import type { PublicReads } from '../publicReads.js';
import { compress, encodingFor, encodingHeaders } from '../../platform/http/compressedBody.js';
import type { StampedCache, Stamps } from '../../platform/cache/stampedCache.js';
import { RETRY_AFTER_S } from '../../platform/database/unavailable.js';
import type { Handler } from '../../platform/http/handler.js';
import { isAnonymous } from '../../http/visitorCaches.js';

function refuse(
  res: ServerResponse,
  { status, code, userMessage, headers, extensions }: BodyRefused,
  type: ResponseType,
  language: string,
): void {
  const message = isMessage(userMessage) ? renderMessage(userMessage, language) : userMessage;
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  res.end(JSON.stringify({ errors: [{ message, extensions: { ...extensions, code } }] }));
}

/** Says in GraphQL's form that the database cannot serve a request. */
export const graphqlUnavailable =
  (languageOf: (req: IncomingMessage) => string): Handler =>
  (req, res) => {
    const refusal = new BodyRefused(
      503,
      'SERVICE_UNAVAILABLE',
      messages.databaseUnavailable,
      { 'retry-after': String(RETRY_AFTER_S) },
      { retryAfter: RETRY_AFTER_S },
    );
    refuse(res, refusal, responseType(req.headers.accept) ?? JSON_TYPE, languageOf(req));
  };

/**
 * Whether a page of another site could not have sent the request without the browser asking first. Apollo Server refuses
 * others (csrfPrevention), so they must not be served from the cache either.
 */
const isOwn = (req: IncomingMessage) =>
  isJson(req) || (req.headers['content-type'] === undefined && isPreflighted(req));

/**
 * Serves /graphql. Cached queries of visitors are served without a session, a context or parsing; everything else goes
 * through Apollo Server. The cached bytes are identical for both media types, and compressed once for each encoding.
 */
export function graphqlHandler(options: {
  readonly apollos: Apollos;
  /** Whether a request may read the schema. */
  readonly introspects: (req: IncomingMessage) => boolean;
  readonly cache: StampedCache<Buffer>;
  readonly reads: PublicReads;
  /** The language that a request is responded to in. */
  readonly languageOf: (req: IncomingMessage) => Promise<LanguageChoice>;
  readonly contextFor: (req: IncomingMessage, res: ServerResponse) => Promise<Context>;
  /** The day that it is on the site: lists by date begin with it. */
  readonly today: () => string;
  /** Responds to people who open the address in a browser; false for all other requests. */
  readonly page: (req: IncomingMessage, res: ServerResponse) => boolean;
}) {
  const { apollos, introspects, cache, reads, languageOf, contextFor, today, page } = options;

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (page(req, res)) return;
    const method = req.method ?? 'GET';
    const isPost = method === 'POST';
    const type = responseType(req.headers.accept);
    let known: Promise<Context> | null = null;
    const context = () => (known ??= contextFor(req, res));
    const charge = async (bytes: number) => chargeBytes(await context(), bytes);
    const refuseFor = async (error: unknown) => {
      if (!(error instanceof BodyRefused)) throw error;
      refuse(res, error, type ?? JSON_TYPE, (await languageOf(req)).requested);
    };
    let read: ReadGraphQLBody;
    try {
      if (!type) throw new BodyRefused(406, 'BAD_USER_INPUT', messages.notAcceptable);
      read = await readGraphQLBody(req, { acting: context, charge });
    } catch (error) {
      return refuseFor(error);
    }
    const { json } = read;
    const search = req.url?.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
    const cacheable = isAnonymous(req) && isOwn(req) && (isPost ? json !== null : method === 'GET');
    let key = '';
    if (cacheable) {
      const { requested } = await languageOf(req);
      key = `${requested} ${today()} ${json ? json.toString('utf8') : search}`;
      const cached = cache.get(key);
      if (cached) {
        res.setHeader('content-type', type);
        res.setHeader('cache-control', 'no-store');
        return sendEncoded(req, res, cached, key);
      }
    }

    let body: GraphQLBody;
    let query: unknown;
    try {
      body = await read.parse();
      query = isPost ? body.query : new URLSearchParams(search).get('query');
      if (typeof query === 'string' && hasTooManyLines(query))
        throw new BodyRefused(400, 'BAD_USER_INPUT', messages.queryTooComplex);
    } catch (error) {
      return refuseFor(error);
    }
    const stamps: Stamps | null = cacheable && typeof query === 'string' ? reads.stampsOf(query) : null;
    const apollo = introspects(req) ? apollos.open : apollos.closed;
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headerMap(req), search, body },
      context,
    });
    res.statusCode = response.status ?? 200;
    for (const [name, value] of response.headers) res.setHeader(name, value);
    res.setHeader('cache-control', 'no-store');
    if (response.body.kind === 'chunked') {
      for await (const chunk of response.body.asyncIterator) res.write(chunk);
      res.end();
      return;
    }
    const bytes = Buffer.from(response.body.string);
    const isCached = stamps !== null && res.statusCode === 200 && !hasErrors(response.body.string);
    if (isCached) cache.set(key, bytes, stamps);
    await sendEncoded(req, res, bytes, isCached ? key : null);
  };

  /** Sends a body in the encoding that the client prefers. One that is cached is compressed once. */
  async function sendEncoded(req: IncomingMessage, res: ServerResponse, body: Buffer, key: string | null) {
    const encoding = encodingFor(req, body.length);
    const encode = (bytes: Buffer) => (encoding ? compress(bytes, encoding) : Promise.resolve(bytes));
    const known = encoding && key !== null ? await cache.derived(key, encoding, encode) : null;
    const sent = known ?? (await encode(body));
    for (const [name, value] of Object.entries(encodingHeaders(encoding))) res.setHeader(name, value);
    res.setHeader('content-length', sent.length);
    res.end(sent);
  }
}

/** Whether a response has errors beside its data, so that it must not be cached. Apollo Server writes errors first. */
const hasErrors = (text: string): boolean => text.startsWith('{"errors":');

function headerMap({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
