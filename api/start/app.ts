import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEDIA_PATH } from '@polyphony/domain/files.js';
import { kinds, withReferenced } from '@polyphony/domain/kinds/index.js';
import * as publicSite from '@polyphony/public-site';
import type { Logger } from 'pino';
import { auditModels } from '../audit/auditEntry.js';
import { settleAbandoned } from '../audit/trail.js';
import { firstStart, type FirstStart } from './firstStart.js';
import type { PaceClock } from '../identity/steadyPace.js';
import type { Context } from '../context.js';
import { isEmpty, writeDemoContent } from './demo/demoContent.js';
import { executeCharged } from '../graphql/chargeCost.js';
import { hasDemoAccounts, writeDemoPeople } from './demo/people.js';
import { writeShowcase } from './demo/showcase.js';
import { startApollo } from '../graphql/apolloServer.js';
import { variantHandler } from '../files/images/variantHandler.js';
import { fileModels } from '../files/index.js';
import { mediaHandler } from '../files/mediaHandler.js';
import { startSweeping } from '../files/sweep.js';
import { createExecutor } from '../graphql/executor.js';
import { confirmedSignOut } from '../http/confirmedSignOut.js';
import { calendarHandler } from '../modules/events/calendarHandler.js';
import { crawlerHandler } from '../site/crawlerHandler.js';
import { DEV_MAILS_PATH, devMailsHandler } from '../http/devMails.js';
import { graphqlHandler } from '../graphql/graphqlHandler.js';
import { graphqlPage } from '../graphql/graphqlPage.js';
import { healthHandlers } from '../http/health.js';
import { restPage } from '../rest/restPage.js';
import { contextFactory, languageOfRequest } from '../http/requestContext.js';
import { PublicReads } from '../graphql/publicReads.js';
import { createHttpServer, listen, compressed } from '../http/server.js';
import { siteHandler } from '../site/siteHandler.js';
import { consoleFiles, staticFiles } from '../http/staticFiles.js';
import { liveHandler } from '../live/liveHandler.js';
import { liveGates } from '../live/liveLists.js';
import { LiveStreams } from '../live/liveStreams.js';
import { bookingModels } from '../modules/events/bookings/index.js';
import { recordModules } from '../modules/index.js';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import { peopleModels } from '../identity/models.js';
import { Closing } from '../platform/closing.js';
import { connectDatabase, type Database } from '../platform/database.js';
import { MailWorker } from '../platform/mail/mailWorker.js';
import { Outbox } from '../platform/mail/outbox.js';
import { MailModel } from '../platform/mail/queuedMail.js';
import { mailTransport } from '../platform/mail/transport.js';
import { prepareModels } from '../platform/models.js';
import type { Redis } from '../platform/redis.js';
import type { Settings } from '../platform/settings.js';
import type { Services } from '../services.js';
import { Loaders, RecordStores } from '../records/read/loaders.js';
import { startFilling } from '../records/search/derived.js';
import { fillFileIds } from '../records/files/fileUse.js';
import { createRestGateway } from '../rest/gateway.js';
import { STORAGE_PATH } from '../storage/open.js';
import { createServices } from './createServices.js';
import { createSchema } from './schema.js';

export interface App {
  /** Address of this process, without a trailing slash. */
  readonly url: string;
  /** What the first start made; its `created` holds the first Super Admin's sign-in when this was the first start. */
  readonly firstStart: FirstStart;
  /** Where mails go: the path of the page that shows them in development, else a server or a folder. */
  readonly mails: string;
  readonly services: Services;
  /** Stops taking requests, lets running ones and the mails on the wire end, then closes the database. Idempotent. */
  close(): Promise<void>;
}

const root = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../../../' : '../../', import.meta.url));

/** How often what killed processes left in the audit trail is looked for. */
const SETTLE_EVERY_MS = 60_000;

export interface StartOptions {
  /** Told what is being done, for a person who waits. */
  readonly progress?: (step: string) => void;
  /** See DatabaseOptions. */
  readonly monitorCommands?: boolean;
  /** How responses wait that must not tell whether somebody has an account; in real time by default. */
  readonly pace?: PaceClock;
  /** See ServerOptions. */
  readonly idleMs?: number;
  /**
   * An open database, which stays open when the app closes: for several apps in one process, whose models have one
   * connection. Without it, the app opens that of its settings.
   */
  readonly database?: Database;
  /** Whether nobody else writes to the database: by default, whether it is embedded and this app's own. */
  readonly alone?: boolean;
}

/**
 * Starts the whole server: database, first start, schema, HTTP.
 * @throws StartError with one clear line when something the operator can mend is wrong
 */
export async function startApp(settings: Settings, log: Logger, options: StartOptions = {}): Promise<App> {
  const { progress = () => undefined, monitorCommands = false } = options;
  progress('Opening the database');
  const closing = new Closing();
  const database =
    options.database ??
    (await connectDatabase({
      ...(settings.MONGODB_URI && { uri: settings.MONGODB_URI }),
      dataDir: settings.DATA_DIR,
      monitorCommands,
    }));
  if (!options.database) closing.add(() => database.close());
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
    pace,
    idleMs,
    ownsDatabase,
    alone = ownsDatabase,
  }: Pick<StartOptions, 'pace' | 'idleMs' | 'alone'> &
    Required<Pick<StartOptions, 'progress'>> & {
      /** Whether no other app, in this process or another, uses the database. */
      readonly ownsDatabase: boolean;
    },
  closing: Closing,
): Promise<App> {
  const stores = new RecordStores(recordModules.map(({ store }) => store));
  await prepareModels([
    ...stores.all.map(({ model }) => model),
    ...bookingModels,
    ...fileModels,
    ...peopleModels,
    ...auditModels,
    MailModel,
  ]);
  const first = await firstStart({
    adminEmail: settings.ADMIN_EMAIL,
    ...(settings.ADMIN_PASSWORD && { adminPassword: settings.ADMIN_PASSWORD }),
    log,
  });
  await fillFileIds(stores);
  closing.add(await startFilling(stores, log));
  const redis = await redisOf(settings, database.name, log);
  closing.add(() => redis?.close());
  await redis?.connect();
  const { services, visitorCaches, files, sessionChanges } = await createServices(
    settings,
    { redis, alone, pace },
    closing,
  );
  const { stamps } = services;
  const contextNow = () => systemContext(stores, services, log);
  const demo = database.embedded && settings.DEMO_CONTENT && (await isEmpty(stores));
  const showcase = demo && settings.DEMO_SHOWCASE;
  if (demo) {
    progress('Writing demo content');
    await writeDemoContent(stores, contextNow);
    if (showcase) await writeShowcase(stores, contextNow);
  }

  // What an own database lists as under way, a process that has ended began.
  await settleAbandoned(log, ownsDatabase ? 0 : undefined);
  let settlement = Promise.resolve();
  const settling = setInterval(() => {
    settlement = settleAbandoned(log).catch((error: unknown) => log.error({ err: error }, 'audit trail not settled'));
  }, SETTLE_EVERY_MS).unref();
  closing.add(() => settlement);
  closing.add(() => clearInterval(settling));

  if (showcase && !settings.production && !settings.SMTP_URL) await writeDemoPeople(stores, contextNow);
  if (settings.production && (await hasDemoAccounts()))
    log.warn('demo accounts exist, whose password everybody knows: delete them');

  const schema = createSchema();
  const apollo = await startApollo(schema, { log, introspection: settings.INTROSPECTION });
  closing.add(() => apollo.stop());
  const reads = new PublicReads(schema, kindsOfType(stores), [kinds.language.name], stamps);
  const contextFor = contextFactory({
    stores,
    services,
    log,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
  });
  const languageOf = (req: IncomingMessage) => languageOfRequest(req, stamps);
  const execute = createExecutor(schema);
  const site = siteHandler({
    publicSite,
    pages: visitorCaches.pages,
    stamps,
    reads,
    execute,
    contextFor,
    publicUrl: settings.PUBLIC_URL,
    clientDir: join(root, 'public-site/dist/client'),
  });
  const health = healthHandlers(database);
  const live = new LiveStreams({
    stamps,
    gates: liveGates(schema),
    onSessionsChanged: (hear) => sessionChanges.listen(hear),
  });

  const transport = mailTransport({ smtpUrl: settings.SMTP_URL, outbox: join(settings.DATA_DIR, 'outbox') });
  // Mails hold codes: in production no page shows them.
  const outbox = transport instanceof Outbox && !settings.production ? transport : null;
  const mails = new MailWorker({
    queue: services.mailQueue,
    transport,
    from: services.bookingMailSettings.from,
    log,
  });
  closing.add(() => mails.stop());
  closing.add(startSweeping(log, services));

  const page = graphqlPage({
    schema,
    introspection: settings.INTROSPECTION,
    publicUrl: settings.PUBLIC_URL,
    explorer: settings.production ? null : join(root, 'explorer/dist'),
  });
  const { server, stop } = createHttpServer(
    [
      {
        path: '/graphql',
        handle: graphqlHandler({ apollo, cache: visitorCaches.answers, reads, languageOf, contextFor, page }),
      },
      { path: '/live', handle: liveHandler(live, services, settings.PUBLIC_URL) },
      { path: MEDIA_PATH, handle: mediaHandler({ log, services, variant: variantHandler({ log, services }) }) },
      ...(files.handler ? [{ path: STORAGE_PATH, handle: files.handler, slowBodies: true }] : []),
      ...(outbox ? [{ path: DEV_MAILS_PATH, handle: devMailsHandler(outbox, site) }] : []),
      { path: '/health', handle: health.health },
      { path: '/ready', handle: health.ready },
      {
        path: '/api/docs',
        handle: compressed(
          restPage({
            introspection: settings.INTROSPECTION,
            publicUrl: settings.PUBLIC_URL,
            folder: join(root, 'explorer/reference/dist'),
          }),
        ),
      },
      {
        path: '/api',
        handle: compressed(
          createRestGateway({
            schema,
            services,
            contextFor,
            execute: executeCharged,
            log,
            publicUrl: settings.PUBLIC_URL,
          }),
        ),
      },
      {
        path: '/admin',
        handle: compressed(
          confirmedSignOut(
            settings.PUBLIC_URL,
            fallingBack(consoleFiles(join(root, 'admin/dist'), files.origin), site),
          ),
        ),
      },
      {
        path: '/assets/site',
        handle: compressed(fallingBack(staticFiles(join(root, 'public-site/dist/client'), '/assets/site'), site)),
      },
      {
        path: '/',
        handle: compressed(
          crawlerHandler({
            publicUrl: settings.PUBLIC_URL,
            stamps,
            next: calendarHandler({
              publicUrl: settings.PUBLIC_URL,
              name: 'Polyphony',
              kept: visitorCaches.calendars,
              stamps,
              languageOf,
              site,
            }),
          }),
        ),
      },
    ],
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
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;

  return {
    url: `http://${settings.HOST}:${port}`,
    firstStart: first,
    mails: outbox ? DEV_MAILS_PATH : transport.describes,
    services,
    close: () => closing.close(),
  };
}

/** The Redis that processes share, where the settings name one: only then is its client loaded. */
async function redisOf({ REDIS_URL }: Settings, database: string, log: Logger): Promise<Redis | null> {
  if (!REDIS_URL) return null;
  const { Redis } = await import('../platform/redis.js');
  return new Redis(REDIS_URL, `polyphony:${database}`, log);
}

/** The kinds behind a type, be it the record's own or its page: its own, those it hangs on (a hidden category hides), what it holds. */
function kindsOfType(stores: RecordStores): (typeName: string) => readonly string[] {
  const kindsOf = new Map<string, readonly string[]>(
    stores.all.flatMap(({ kind }) => {
      const kinds = [...withReferenced(kind), ...(kind.holds ? [kind.holds.kind] : [])];
      return [[kind.names.type, kinds] as const, [`${kind.names.type}Page`, kinds] as const];
    }),
  );
  return (typeName) => kindsOf.get(typeName) ?? [];
}

/** What the server itself writes content as: nobody is signed in, and nothing is answered. */
async function systemContext(stores: RecordStores, services: Services, log: Logger): Promise<Context> {
  const directory = await languageDirectory(services.stamps);
  return {
    requestId: 'start',
    ip: '',
    userAgent: null,
    session: null,
    visitor: null,
    language: { asked: directory.default, default: directory.default },
    languages: directory.active,
    loaders: new Loaders(stores),
    services,
    reply: { setCookie: () => undefined, clearCookie: () => undefined },
    log,
  };
}

type Middleware = ReturnType<typeof staticFiles>;
type Handler = ReturnType<typeof siteHandler>;

/** What a folder of files does not hold, the next handler answers. */
const fallingBack =
  (files: Middleware, otherwise: Handler): Handler =>
  (req, res) =>
    new Promise((resolve, reject) => {
      res.once('close', resolve);
      files(req, res, () => void otherwise(req, res).then(resolve, reject));
    });
