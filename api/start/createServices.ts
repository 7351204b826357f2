import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { join } from 'node:path';
import { checkFile, importFile } from '../files/importFile.js';
import { responseCache, calendarCache, pageCache } from '../http/visitorCaches.js';
import { OneTimeCodes } from '../identity/passwords/oneTimeCodes.js';
import { Sessions } from '../identity/sessions/sessions.js';
import { constantTime, type PaceClock } from '../identity/passwords/constantTime.js';
import { personalAccount, personalDevices } from '../identity/personalData/accountRecords.js';
import { personalMails } from '../identity/personalData/mailRecords.js';
import { PersonalData } from '../identity/personalData/personalData.js';
import { personalTrail } from '../identity/personalData/trailRecords.js';
import { personalBookings } from '../modules/events/bookings/personalBookings.js';
import { personalEnquiries } from '../modules/contact/enquiries/personalEnquiries.js';
import { pricing } from '../modules/settings/pricing.js';
import { systemName } from '../modules/settings/siteName.js';
import { siteTextsNow } from '../modules/texts/textsNow.js';
import { codesInUse } from './codesInUse.js';
import { ApplicationCache } from '../platform/cache/applicationCache.js';
import { createCache } from '../platform/cache/cache.js';
import { Channel } from '../platform/redis/channel.js';
import type { Closing } from '../platform/process/closing.js';
import { ContentStamps, STALE_MS } from '../platform/cache/contentStamps.js';
import { Limits } from '../platform/limits/rateLimits.js';
import { MailQueue } from '../platform/mail/mailQueue.js';
import { senderOf } from '../platform/mail/outgoing.js';
import { privateFilesIn } from '../platform/privateFiles.js';
import type { Redis } from '../platform/redis/redis.js';
import type { Settings } from '../platform/settings.js';
import { siteClock } from '../platform/siteClock.js';
import { FileAddresses } from '../records/read/fileAddresses.js';
import { ImportSignals } from '../records/import/importSignals.js';
import { PreviewLinks } from '../records/preview/previewLinks.js';
import { ScheduledTimes } from '../records/publishing/scheduledTimes.js';
import { openStorage, type OpenedStorage } from '../storage/open.js';
import { enterIntents, storeIntents } from '../audit/trail.js';
import { formerSlugs } from '../records/addresses/formerSlugs.js';
import { bin } from '../records/bin/moveToBin.js';
import { fileUse } from '../records/files/fileUse.js';
import { history } from '../records/history/history.js';
import { lastDays } from '../records/publishing/lastDays.js';
import { reviewing } from '../records/review/reviewing.js';
import { reviewsRequired } from '../modules/settings/reviewsRequired.js';
import { queueDecision } from '../modules/reviews/reviewMails.js';
import { derivedFields } from '../records/search/derived.js';
import type { Services } from '../services.js';

export interface ServiceOptions {
  /** The Redis that processes share; null: they share nothing. */
  readonly redis: Redis | null;
  /** Whether nobody else writes to the database. */
  readonly alone: boolean;
  /** See StartOptions. */
  readonly pace?: PaceClock | undefined;
  /** See StartOptions. */
  readonly now?: (() => Date) | undefined;
}

interface VisitorCaches {
  readonly responses: ReturnType<typeof responseCache>;
  readonly pages: ReturnType<typeof pageCache>;
  readonly calendars: ReturnType<typeof calendarCache>;
}

/** The services of an app, and what only its start connects them by. */
export interface CreatedServices {
  readonly services: Services;
  /** Parts of the application cache. */
  readonly visitorCaches: VisitorCaches;
  /** The storage with what serves it. */
  readonly files: OpenedStorage;
  /** Carries the id of each user whose session, or whose rights, have changed. */
  readonly sessionChanges: Channel;
}

/** The folder of mails where no mail server is set. */
export const outboxFolder = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'outbox');

/**
 * Creates the services of an app by its settings.
 * @param closing gets what ends them
 */
export async function createServices(
  settings: Settings,
  { redis, alone, pace, now }: ServiceOptions,
  closing: Closing,
): Promise<CreatedServices> {
  const stamps = new ContentStamps({ redis, alone });
  await stamps.open();
  closing.add(() => stamps.close());
  const sessionChanges = new Channel(redis, 'sessions');
  await sessionChanges.open();
  const clearings = new Channel(redis, 'cache');
  await clearings.open();
  const visitorCaches = {
    responses: responseCache(stamps),
    pages: pageCache(stamps),
    calendars: calendarCache(stamps),
  };
  const files = await openStorage(settings);
  closing.add(() => files.storage.close());
  const clock = siteClock(settings.SITE_TIME_ZONE, now);
  const systemNameIn = (language: LanguageChoice) => systemName(language, stamps);
  const services: Services = {
    stamps,
    siteClock: clock,
    applicationCache: new ApplicationCache(Object.values(visitorCaches), clearings),
    limits: new Limits(redis, { costPerMinute: settings.GRAPHQL_COST_PER_MINUTE }),
    sessions: new Sessions({
      secret: settings.JWT_SECRET,
      cache: await createCache(redis),
      changed: (userId) => sessionChanges.publish(userId),
      ...(!redis && !alone && { cacheMs: STALE_MS.unshared }),
    }),
    codes: new OneTimeCodes(settings.JWT_SECRET),
    inConstantTime: constantTime(pace),
    personalData: new PersonalData([
      personalAccount,
      personalDevices,
      personalBookings,
      personalEnquiries,
      personalMails(outboxFolder(settings)),
      personalTrail,
    ]),
    storage: files.storage,
    uploads: { maxBytes: settings.UPLOAD_MAX_MB * 1024 * 1024 },
    fileAddresses: new FileAddresses({
      secret: settings.JWT_SECRET,
      baseUrl: (settings.FILES_BASE_URL ?? '').replace(/\/+$/, ''),
    }),
    fileLibrary: { checkFile, importFile },
    privateFiles: privateFilesIn(join(settings.DATA_DIR, 'private')),
    previewLinks: new PreviewLinks({
      secret: settings.JWT_SECRET,
      publicUrl: settings.PUBLIC_URL,
      now: () => clock.now(),
    }),
    scheduledTimes: new ScheduledTimes(),
    writeParticipants: {
      trail: { storeIntents, enterIntents },
      all: [reviewing, fileUse, derivedFields, formerSlugs, history, bin, lastDays],
    },
    reviews: { required: () => reviewsRequired(stamps), queueDecision },
    imports: new ImportSignals(),
    systemName: systemNameIn,
    pricing: () => pricing(stamps),
    codesInUse,
    siteTexts: () => siteTextsNow(stamps),
    mailQueue: new MailQueue(systemNameIn, async () => (await siteTextsNow(stamps)).mailsIn),
    bookingMailSettings: {
      publicUrl: settings.PUBLIC_URL,
      from: senderOf(settings.MAIL_FROM),
      staffAddress: settings.BOOKINGS_EMAIL,
    },
    binSettings: { retentionDays: settings.BIN_KEPT_DAYS },
    enquirySettings: {
      publicUrl: settings.PUBLIC_URL,
      staffAddress: settings.ENQUIRIES_EMAIL,
      retentionDays: settings.ENQUIRIES_KEPT_DAYS,
    },
  };
  return { services, visitorCaches, files, sessionChanges };
}
