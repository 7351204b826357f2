import type { LanguageChoice } from '@polyphony/domain/languages.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicReads } from '../graphql/publicReads.js';
import { isAnonymous } from '../http/visitorCaches.js';
import type { StampedCache, Stamps } from '../platform/cache/stampedCache.js';
import { namesOf } from '../records/rest/inputs.js';
import type { Route } from './routes.js';

/** Place of the response to one request in the cache. */
export interface Place {
  readonly key: string;
  /** The cached body; null: none yet. */
  readonly body: Buffer | null;
}

/** Whether the query has a field that the path does not know. */
function hasUnknown({ inputs }: Route, { url = '' }: IncomingMessage): boolean {
  const at = url.indexOf('?');
  const known = new Set(inputs.flatMap(namesOf));
  return at >= 0 && [...new URLSearchParams(url.slice(at)).keys()].some((name) => !known.has(name));
}

/**
 * The responses to reads that all visitors get alike, in the cache of GraphQL's. Their bodies depend on the address, on
 * the language that the address or the cookie names, and on the content, and on nothing else of a request.
 */
export class SharedReads {
  constructor(
    readonly cache: StampedCache<Buffer>,
    readonly reads: PublicReads,
    /** The language that a request is responded to in. */
    readonly languageOf: (req: IncomingMessage) => Promise<LanguageChoice>,
  ) {}

  /** Null: the response may be the caller's own, or the request does more than read. */
  async placeOf(route: Route, req: IncomingMessage): Promise<Place | null> {
    if (!route.isShared || (req.method !== 'GET' && req.method !== 'HEAD') || !isAnonymous(req)) return null;
    const { requested } = await this.languageOf(req);
    // Keys of GraphQL responses have a document or a query string after the language, and never a path.
    const key = `${requested} ${req.url}`;
    const body = this.cache.get(key);
    // An ignored field would be cached under each of its values.
    return body === null && hasUnknown(route, req) ? null : { key, body };
  }

  /** To be taken before the read runs. Null: it reads what not everybody may, so that it is not cached. */
  stampsOf({ document }: Route): Stamps | null {
    return this.reads.stampsOf(document);
  }

  store({ key }: Place, body: Buffer, stamps: Stamps, res: ServerResponse): void {
    if (!res.hasHeader('set-cookie')) this.cache.set(key, body, stamps);
  }
}
