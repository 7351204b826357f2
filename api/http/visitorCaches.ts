import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE, VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import type { CachedPage } from '@polyphony/public-site';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import type { Calendar } from '../modules/events/calendarHandler.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import { StampedCache } from '../platform/cache/stampedCache.js';

const MEGABYTE = 1024 * 1024;
/** Room for 700 pages of twenty events, or 2,800 lists of twenty rows. */
const MAX_BYTES = 16 * MEGABYTE;
const MAX_ENTRY_BYTES = 512 * 1024;

/** Pages say what day it is, in their way (an event is over): none is shown for longer than this after it was drawn. */
const PAGE_MS = 60_000;

/** Caches responses to visitors' GraphQL queries. Only requests without any sign-in come here. */
export const responseCache = (stamps: ContentStamps) =>
  new StampedCache<Buffer>(
    {
      maxBytes: MAX_BYTES,
      maxEntryBytes: MAX_ENTRY_BYTES,
      bytesOf: (body) => body.length,
    },
    stamps,
  );

/** Pages of the site as visitors see them who have not signed in. */
export const pageCache = (stamps: ContentStamps) =>
  new StampedCache<CachedPage>(
    {
      maxBytes: MAX_BYTES,
      maxEntryBytes: MAX_ENTRY_BYTES,
      bytesOf: ({ bytes }) => bytes,
      ttlMs: PAGE_MS,
    },
    stamps,
  );

/** A day that begins changes what is past: none is cached for longer than a page. */
export const calendarCache = (stamps: ContentStamps) =>
  new StampedCache<Calendar>(
    {
      maxBytes: 8 * MEGABYTE,
      maxEntryBytes: MEGABYTE,
      bytesOf: ({ bytes }) => bytes.length,
      ttlMs: PAGE_MS,
    },
    stamps,
  );

/** Nobody is signed in: neither a session cookie nor a token comes along. */
export const isAnonymous = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === undefined &&
  readCookie(headers.cookie, SESSION_COOKIE) === null &&
  readCookie(headers.cookie, VISITOR_COOKIE) === null;
