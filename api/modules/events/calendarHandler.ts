import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import { event as eventKind } from '@polyphony/domain/kinds/event.js';
import { language } from '@polyphony/domain/kinds/language.js';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { presentSlug } from '../../records/addresses/presentSlug.js';
import { calendarOf, hasDays } from './calendar.js';
import { eventStore } from './event.js';
import { databaseAvailability } from '../../platform/database/availability.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import type { Handler } from '../../platform/http/handler.js';
import type { SiteClock } from '../../platform/siteClock.js';
import type { StampedCache, Stamps } from '../../platform/cache/stampedCache.js';

/** Paths at which a calendar program subscribes to all that is to come, and finds one event. */
const FEED = '/events.ics';
const ONE = /^\/event\/([a-z0-9-]+)\.ics$/;

/** Events of the feed: the next ones, and as many of those that are over. */
const FEED_MAX = 500;
/** Programs mirror the feed: what is over stays in people's calendars for so long. */
const PAST_DAYS = 365;

const stampsNow = (stamps: ContentStamps): Stamps =>
  [...withReferenced(eventKind), language.name, SETTINGS].map((kind) => [kind, stamps.of(kind)] as const);

/** The text of a calendar of events. */
export interface Calendar {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Serves calendars of the events that visitors see, in their language; every other address is the site's. */
export function calendarHandler(options: {
  readonly publicUrl: string;
  /** The feed's name, as calendar programs show it; settings decide it. */
  readonly nameIn: (language: LanguageChoice) => Promise<string>;
  /** The installation's. */
  readonly systemNameIn: (language: LanguageChoice) => Promise<string>;
  readonly cache: StampedCache<Calendar>;
  readonly stamps: ContentStamps;
  readonly siteClock: SiteClock;
  /** The language that a request is responded to in. */
  readonly languageOf: (req: IncomingMessage) => Promise<LanguageChoice>;
  readonly site: Handler;
}): Handler {
  const { publicUrl, nameIn, systemNameIn, cache, stamps, siteClock, languageOf, site } = options;
  /** The text of a calendar; null where there is nothing to show. */
  async function textOf(slug: string | undefined, lang: LanguageChoice): Promise<string | null> {
    const { eventZone } = siteClock;
    const system = await systemNameIn(lang);
    if (slug === undefined) {
      const today = siteClock.today();
      const since = new Date(Date.parse(today) - PAST_DAYS * DAY_MS).toISOString().slice(0, 10);
      const [past, upcoming] = await Promise.all([
        eventStore.past(since, today, FEED_MAX, stamps),
        eventStore.upcoming(today, FEED_MAX, stamps),
      ]);
      const events = [...past.reverse(), ...upcoming];
      return calendarOf(events, { lang, publicUrl, eventZone, system, name: await nameIn(lang) });
    }
    const event = await eventStore.publishedOne({ slug }, stamps);
    return event && hasDays(event) ? calendarOf([event], { lang, publicUrl, eventZone, system }) : null;
  }

  async function calendar(path: string, slug: string | undefined, lang: LanguageChoice): Promise<Calendar | null> {
    const key = `${lang.requested} ${siteClock.today()} ${siteClock.timeZone} ${path}`;
    const known = cache.get(key);
    if (known) return known;
    databaseAvailability.check();
    const before = stampsNow(stamps);
    const text = await textOf(slug, lang);
    if (text === null) return null;
    const generated = { bytes: Buffer.from(text), etag: `W/"${createHash('sha1').update(text).digest('base64url')}"` };
    cache.set(key, generated, before);
    return generated;
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = req.url?.split('?')[0] ?? '/';
    const slug = ONE.exec(path)?.[1];
    const isOurs = (req.method === 'GET' || req.method === 'HEAD') && (path === FEED || slug !== undefined);
    if (!isOurs) return site(req, res);
    const lang = await languageOf(req);
    const found = await calendar(path, slug, lang);
    if (!found) {
      const present = slug === undefined ? null : await presentSlug(eventStore, slug, stamps);
      if (present === null) return site(req, res);
      const search = req.url?.slice(path.length) ?? '';
      res.writeHead(308, { location: `/event/${present}.ics${search}`, 'cache-control': 'private, no-cache' }).end();
      return;
    }
    const headers = {
      etag: found.etag,
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
      'content-language': lang.requested,
    };
    if (req.headers['if-none-match']?.split(/,\s*/).includes(found.etag)) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug ?? 'events'}.ics"`,
    });
    res.end(req.method === 'HEAD' ? undefined : found.bytes);
  };
}
