import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { readCookie } from '../access/credentials.js';
import type { Context } from '../context.js';
import { askedLanguage, languageDirectory } from '../modules/languages/languageDirectory.js';
import { BodyRefused, readGraphQLBody, type ReadGraphQLBody } from './graphqlBody.js';
import { langOf } from './requestContext.js';
import type { PublicReads } from './publicReads.js';
import type { StampedCache, Stamps } from './stampedCache.js';
import { isAnonymous } from './visitorCaches.js';

const JSON_TYPE = 'application/json; charset=utf-8';

function refuse(res: ServerResponse, { status, code, message, headers }: BodyRefused): void {
  res.writeHead(status, { 'content-type': JSON_TYPE, ...headers });
  res.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

/**
 * Serves /graphql. Visitors' queries that were answered before are served from the cache without a session, a context or
 * a parser; everything else goes through Apollo Server.
 */
export function graphqlHandler(options: {
  readonly apollo: ApolloServer<Context>;
  readonly cache: StampedCache<Buffer>;
  readonly reads: PublicReads;
  readonly contextFor: (req: IncomingMessage, res: ServerResponse) => Promise<Context>;
}) {
  const { apollo, cache, reads, contextFor } = options;

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const method = req.method ?? 'GET';
    const isPost = method === 'POST';
    let read: ReadGraphQLBody;
    try {
      read = await readGraphQLBody(req, () => contextFor(req, res));
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error;
      refuse(res, error);
      return;
    }
    const { json, body } = read;
    const search = req.url?.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
    const cacheable = isAnonymous(req) && (isPost ? json !== null : method === 'GET');
    let key = '';
    if (cacheable) {
      const asked = askedLanguage(
        await languageDirectory(),
        langOf(req.url),
        readCookie(req.headers.cookie, LANGUAGE_COOKIE),
      );
      key = `${asked} ${json ? json.toString('utf8') : search}`;
      const kept = cache.get(key);
      if (kept) {
        res.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': kept.length, 'cache-control': 'no-store' });
        res.end(kept);
        return;
      }
    }

    const query = isPost ? body.query : new URLSearchParams(search).get('query');
    const stamps: Stamps | null = cacheable && typeof query === 'string' ? reads.stampsOf(query) : null;
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: headerMap(req), search, body },
      context: () => contextFor(req, res),
    });
    res.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    res.setHeader('cache-control', 'no-store');
    if (answer.body.kind === 'chunked') {
      for await (const chunk of answer.body.asyncIterator) res.write(chunk);
      res.end();
      return;
    }
    const bytes = Buffer.from(answer.body.string);
    if (stamps && res.statusCode === 200 && !hasErrors(answer.body.string)) {
      cache.set(key, bytes, stamps);
    }
    res.setHeader('content-length', bytes.length);
    res.end(bytes);
  };
}

/** Whether an answer holds errors beside its data; those are never kept. Apollo Server writes them first. */
const hasErrors = (text: string): boolean => text.startsWith('{"errors":');

function headerMap({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
