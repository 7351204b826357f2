import type { Logger } from 'pino';
import { fillTrailKeys } from '../audit/trailKeys.js';
import { startSweeping } from '../files/sweep.js';
import { startApollos } from '../graphql/apolloServer.js';
import { DEV_MAILS_PATH } from '../http/devMails.js';
import { createHttpServer, listen } from '../http/server.js';
import type { PaceClock } from '../identity/passwords/constantTime.js';
import { startResumingErasures } from '../identity/personalData/erasure.js';
import { liveGates } from '../live/liveLists.js';
import { LiveStreams } from '../live/liveStreams.js';
import { runMigrations } from '../migrations/runMigrations.js';
import { fillEmailKeys } from '../modules/contact/enquiries/enquiry.js';
import { startExpiring } from '../modules/contact/enquiries/expire.js';
import { startEmptyingBin } from '../modules/bin/index.js';
import { startSweepingImports } from '../modules/imports/index.js';
import { startDeletingPending } from '../modules/people/accounts/deletePending.js';
import { accountMails } from '../modules/people/accounts/mailTemplates.js';
import { startSweepingIdentityFiles } from '../modules/people/accounts/identityFileSweep.js';
import { enquiryStore } from '../modules/contact/enquiries/enquiryStore.js';
import { visitorStore } from '../modules/people/visitors/visitorStore.js';
import { settleBaseLanguage } from '../modules/languages/baseLanguage.js';
import { recordModules, type RecordModule } from '../modules/index.js';
import { settingsStores } from '../modules/settings/settingsStore.js';
import { seedSiteTexts } from '../modules/texts/siteTextRecord.js';
import { siteTextStores } from '../modules/texts/siteTextStore.js';
import { seedPanels } from '../modules/settings/settingsRecord.js';
import { startFollowingTimeZone } from '../modules/settings/timeZone.js';
import { Closing } from '../platform/process/closing.js';
import { databaseAvailability } from '../platform/database/availability.js';
import type { Database, DatabaseOptions } from '../platform/database/database.js';
import { MailWorker } from '../platform/mail/mailWorker.js';
import { Outbox } from '../platform/mail/outbox.js';
import { mailTransport } from '../platform/mail/transport.js';
import { prepareModels } from '../platform/database/models.js';
import { addressOf, type Settings } from '../platform/settings.js';
import { fillFileIds } from '../records/files/fileUse.js';
import { startPruningHistory } from '../records/history/pruning.js';
import { ImportWorker } from '../records/import/importWorker.js';
import { PublishingSchedule } from '../records/scheduled/publishingSchedule.js';
import { RecordStores } from '../records/store/loaders.js';
import { fillFormerSlugs } from '../records/addresses/fillFormerSlugs.js';
import { binStore } from '../records/bin/binStore.js';
import { fillDerived, startFilling } from '../records/search/derived.js';
import type { Services } from '../services.js';
import { createServices, outboxFolder } from './createServices.js';
import { writeDemo } from './demo/writeDemo.js';
import { contextOfStaff } from './importContext.js';
import { setFirstSteps } from './firstSteps/firstSteps.js';
import { firstStart, type FirstStart } from './firstStart.js';
import { modelsOf } from './models.js';
import { redisOf } from './redisOf.js';
import { routesOf } from './routes.js';
import { createSchema } from './schema.js';
import { openDatabase } from './openDatabase.js';
import { settleTrail } from './settleTrail.js';
import { storedKinds } from './storedKinds.js';
import { systemContext } from './systemContext.js';

export interface App {
  /** Address of this process, without a trailing slash. */
  readonly url: string;
  /** Result of the first start; its `created` holds the first Super Admin's sign-in when this was the first start. */
  readonly firstStart: FirstStart;
  /** The addresses of the demo accounts that work: those that exist, in development. */
  readonly demoAccounts: readonly string[];
  /** Destination of mails: the path of the page that shows them in development, else a server or a folder. */
  readonly mails: string;
  readonly services: Services;
  /** Publishes what is scheduled for now or before, as the app does by itself when the time comes. */
  publishDue(): Promise<void>;
  /** Stops taking requests, lets running ones and the mails on the wire end, then closes the database. Idempotent. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Told what is being done, for a person who waits. */
  readonly progress?: (step: string) => void;
  /** Called as soon as the first Super Admin exists: a made-up password is known to nobody else, and the start may still fail. */
  readonly onFirstAdmin?: (created: NonNullable<FirstStart['created']>) => void;
  /** See DatabaseOptions. */
  readonly monitorCommands?: boolean;
  /** See DatabaseOptions. */
  readonly durability?: DatabaseOptions['durability'];
  /** The clock of responses that must not reveal whether an account exists; real time by default. */
  readonly pace?: PaceClock;
  /** The time by which the site tells which day it is; the real one by default. */
  readonly now?: () => Date;
  /** The record kinds that the app has; those of the product by default. */
  readonly modules?: readonly RecordModule[];
  /** See ServerOptions. */
  readonly idleMs?: number;
  /**
   * An open database, which stays open when the app closes: for several apps in one process, whose models have one
   * connection. Without it, the app opens that of its settings.
   */
  readonly database?: Database;
  /** The app's own database, where it is open already. */
  readonly opened?: Database;
  /** Whether nobody else writes to the database: by default, whether it is embedded and this app's own. */
  readonly alone?: boolean;
}

/**
 * Starts the whole server: database, first start, schema, HTTP.
 * @throws StartError with one clear line when something the operator can mend is wrong
 */
export async function startApp(settings: Settings, log: Logger, options: StartOptions = {}): Promise<App> {
  const { progress = () => undefined, monitorCommands = false, durability } = options;
  const closing = new Closing();
  const database =
    options.database ??
    options.opened ??
    (await openDatabase(settings, { monitorCommands, ...(durability && { durability }) }));
  if (!options.database) closing.add(() => database.close());
  closing.add(databaseAvailability.start({ probe: () => database.probe(), log }));
  const ownsDatabase = database.embedded && !options.database;
  try {
    return await serve(settings, log, database, { ...options, progress, ownsDatabase }, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function serve(
  settings: Settings,
  log: Logger,
  database: Database,
  {
    progress,
    onFirstAdmin,
    pace,
    now,
    idleMs,
    ownsDatabase,
    alone = ownsDatabase,
    modules = recordModules,
  }: Pick<StartOptions, 'onFirstAdmin' | 'pace' | 'now' | 'idleMs' | 'alone' | 'modules'> &
    Required<Pick<StartOptions, 'progress'>> & {
      /** Whether no other app, in this process or another, uses the database. */
      readonly ownsDatabase: boolean;
    },
  closing: Closing,
): Promise<App> {
  const stores = new RecordStores(
    modules.map(({ store }) => store),
    [...settingsStores, ...siteTextStores],
  );
  const base = await settleBaseLanguage(settings.BASE_LANGUAGE);
  if (settings.BASE_LANGUAGE && settings.BASE_LANGUAGE !== base) {
    log.warn({ base }, 'BASE_LANGUAGE is not used: the base language was chosen before, and content is written in it');
  }
  await runMigrations({ kinds: storedKinds(stores), log });
  await prepareModels(modelsOf(stores));
  const first = await firstStart({
    adminEmail: settings.ADMIN_EMAIL,
    ...(settings.ADMIN_PASSWORD && { adminPassword: settings.ADMIN_PASSWORD }),
    log,
  });
  if (first.created) onFirstAdmin?.(first.created);
  if (first.created && settings.FIRST_STEPS) await setFirstSteps('NEW');
  await seedPanels();
  await seedSiteTexts();
  await fillFileIds(stores);
  closing.add(
    await startFilling(async (signal) => {
      await fillDerived(stores, signal);
      await fillFormerSlugs(stores, signal);
      await fillTrailKeys(signal);
      await fillEmailKeys();
      for (const store of [visitorStore, enquiryStore, binStore]) await store.fill(signal);
    }, log),
  );
  const redis = await redisOf(settings, database.name, log);
  closing.add(() => redis?.close());
  await redis?.connect();
  const created = await createServices(settings, { redis, alone, pace, now }, closing);
  const { services, sessionChanges } = created;
  closing.add(await startFollowingTimeZone(services, log));
  await settleTrail(log, ownsDatabase, closing);
  const contextNow = () => systemContext(stores, services, log);
  const contextOf = async (userId: string, requestId: string) =>
    contextOfStaff(await systemContext(stores, services, log, requestId), userId);
  const demoAccounts = await writeDemo({ settings, embedded: database.embedded, stores, contextNow, progress, log });

  const schema = createSchema(modules);
  const apollos = await startApollos(schema, log);
  closing.add(() => Promise.all([apollos.open.stop(), apollos.closed.stop()]));
  const live = new LiveStreams({
    stamps: services.stamps,
    gates: liveGates(schema),
    onSessionsChanged: (listener) => sessionChanges.listen(listener),
  });
  const transport = mailTransport({ smtpUrl: settings.SMTP_URL, outbox: outboxFolder(settings) });
  // Mails hold codes: in production no page shows them.
  const outbox = transport instanceof Outbox && !settings.production ? transport : null;
  const mails = new MailWorker({
    queue: services.mailQueue,
    transport,
    from: services.bookingMailSettings.from,
    log,
  });
  closing.add(() => mails.stop());
  closing.add(databaseAvailability.onBack(() => mails.wake()));
  closing.add(startSweeping(log, services));
  const schedule = new PublishingSchedule({
    stores,
    services,
    contextNow: () => systemContext(stores, services, log, 'schedule'),
    contextOf: (userId) => contextOf(userId, 'schedule'),
    log,
  });
  closing.add(() => schedule.stop());
  closing.add(startExpiring(log, services));
  closing.add(startEmptyingBin(log, services, stores));
  closing.add(
    startPruningHistory(log, {
      retentionDays: settings.HISTORY_KEPT_DAYS,
      maxRevisions: settings.HISTORY_KEPT_REVISIONS,
    }),
  );
  closing.add(startSweepingImports(log));
  closing.add(startDeletingPending(log, services));
  closing.add(startSweepingIdentityFiles(log, services));
  closing.add(startResumingErasures(log, accountMails.accountDeleted, services, { ownsDatabase }));
  const imports = new ImportWorker({
    stores,
    signals: services.imports,
    contextOf,
    log,
  });
  closing.add(() => imports.stop());

  const { server, stop } = createHttpServer(
    routesOf({ ...created, settings, log, stores, schema, modules, apollos, database, live, outbox }),
    {
      log,
      trustProxy: settings.TRUST_PROXY,
      httpsOnly: settings.httpsOnly,
      ...(idleMs !== undefined && { idleMs }),
    },
  );
  closing.add(stop);
  // Added last, so closed first: the server waits for open streams to end.
  closing.add(() => live.close());
  progress('Listening');
  await listen(server, settings.PORT, settings.HOST);
  if (settings.production && !settings.SMTP_URL) {
    log.warn('SMTP_URL is not set: mails are kept as files and reach nobody');
  }
  if (settings.production && !settings.SITE_TIME_ZONE) {
    log.warn('SITE_TIME_ZONE is not set: days begin and end by UTC, and calendars name no time zone');
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;

  return {
    url: addressOf(settings.HOST, port),
    firstStart: first,
    demoAccounts: settings.production ? [] : demoAccounts,
    mails: outbox ? DEV_MAILS_PATH : transport.describes,
    services,
    publishDue: () => schedule.look(),
    close: () => closing.close(),
  };
}
