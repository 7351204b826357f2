import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEDIA_PATH } from '@polyphony/domain/files/files.js';
import { kinds, withReferenced } from '@polyphony/domain/kinds/index.js';
import * as publicSite from '@polyphony/public-site';
import { EDITED_PAGE_PATH } from '@polyphony/domain/publishing/editedPage.js';
import { TYPED_PREVIEW_PATH } from '@polyphony/domain/publishing/typedPreview.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { variantHandler } from '../files/images/variantHandler.js';
import { mediaHandler } from '../files/mediaHandler.js';
import { isFromThisMachine } from '../platform/http/thisMachine.js';
import type { Apollos } from '../graphql/apolloServer.js';
import { executeCharged } from '../graphql/cost/chargeCost.js';
import { createExecutor } from '../graphql/executor.js';
import { graphqlHandler, graphqlUnavailable } from '../graphql/http/graphqlHandler.js';
import { graphqlPage } from '../graphql/http/graphqlPage.js';
import { PublicReads } from '../graphql/publicReads.js';
import { confirmedSignOut } from '../http/confirmedSignOut.js';
import { DEV_MAILS_PATH, devMailsHandler } from '../http/devMails.js';
import { healthHandlers } from '../http/health.js';
import { contextFactory, languageInOutage, languageOfRequest } from '../http/requestContext.js';
import { compressed, type Route } from '../http/server.js';
import { consoleFiles, staticFiles } from '../http/staticFiles.js';
import { liveHandler } from '../live/liveHandler.js';
import type { LiveStreams } from '../live/liveStreams.js';
import { calendarHandler } from '../modules/events/calendarHandler.js';
import { tablesOf } from '../modules/restTables.js';
import { siteName } from '../modules/settings/siteName.js';
import { SITE_SEARCH } from '../modules/siteSearch/siteSearchTypes.js';
import { STORY_KINDS, STORY_TYPES } from '../modules/stories/storyTypes.js';
import type { RecordModule } from '../modules/index.js';
import type { Database } from '../platform/database/database.js';
import type { Handler } from '../platform/http/handler.js';
import type { Outbox } from '../platform/mail/outbox.js';
import type { Settings } from '../platform/settings.js';
import { recordFilesHandler, RECORDS_PATH } from '../records/import/recordFiles.js';
import { hasAddress } from '../records/addresses/formerSlugs.js';
import type { RecordStores } from '../records/store/loaders.js';
import { createRestGateway, restUnavailable } from '../rest/gateway.js';
import { restPage } from '../rest/openapi/restPage.js';
import { SharedReads } from '../rest/sharedReads.js';
import { crawlerHandler } from '../site/crawlerHandler.js';
import { siteUnavailable } from '../site/siteOutage.js';
import { siteHandler } from '../site/siteHandler.js';
import { editedPageHandler } from '../site/typed/editedPageHandler.js';
import { typedPreviewHandler } from '../site/typed/typedPreviewHandler.js';
import { STORAGE_PATH } from '../storage/open.js';
import type { CreatedServices } from './createServices.js';

const root = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../../../' : '../../', import.meta.url));

/** Sources from which the routes of an app are made. */
export interface RouteSources extends Pick<CreatedServices, 'services' | 'visitorCaches' | 'files'> {
  readonly settings: Settings;
  readonly log: Logger;
  readonly stores: RecordStores;
  readonly schema: GraphQLSchema;
  readonly modules: readonly RecordModule[];
  readonly apollos: Apollos;
  readonly database: Database;
  readonly live: LiveStreams;
  /** Mails that a page shows; null where none does. */
  readonly outbox: Outbox | null;
}

/** Every path that the server responds at, with its handler. */
export function routesOf(sources: RouteSources): readonly Route[] {
  const { settings, log, stores, schema, modules, apollos, database, live, outbox, services, visitorCaches, files } =
    sources;
  const { INTROSPECTION, PUBLIC_URL: publicUrl, TRUST_PROXY: trustProxy, production } = settings;
  const isDevelopers = (req: IncomingMessage) => !production && isFromThisMachine(req);
  const introspects = (req: IncomingMessage) => INTROSPECTION ?? isDevelopers(req);
  const { stamps, siteClock } = services;
  const reads = new PublicReads(schema, kindsOfType(stores), kindsInParts(stores), [kinds.language.name], stamps);
  const contextFor = contextFactory({ stores, services, log, publicUrl, trustProxy, isDevelopers });
  const languageOf = (req: IncomingMessage) => languageOfRequest(req, stamps);
  const siteFiles = join(root, 'public-site/dist/client');
  const source = {
    publicSite,
    siteClock,
    execute: createExecutor(schema),
    publicUrl,
    enquiryRetentionDays: settings.ENQUIRIES_KEPT_DAYS,
    clientDir: siteFiles,
  };
  const { previewLinks } = services;
  const site = siteHandler({ source, pages: visitorCaches.pages, stamps, previewLinks, reads, contextFor, log });
  const unavailable = siteUnavailable({ source, pages: visitorCaches.pages, stamps, log });
  const calendars = calendarHandler({
    publicUrl,
    nameIn: (language) => siteName(language, stamps),
    systemNameIn: services.systemName,
    cache: visitorCaches.calendars,
    stamps,
    siteClock,
    languageOf,
    site,
  });
  const page = graphqlPage({
    schema,
    introspects,
    explores: isDevelopers,
    publicUrl,
    explorer: join(root, 'explorer/dist'),
  });
  const health = healthHandlers(database);
  const rest = createRestGateway({
    schema,
    rows: tablesOf(modules),
    services,
    contextFor,
    execute: executeCharged,
    shared: new SharedReads(visitorCaches.responses, reads, languageOf),
    compress: compressed,
    log,
    publicUrl,
  });
  const restReference = restPage({ introspects, publicUrl, folder: join(root, 'explorer/reference/dist') });
  const console = confirmedSignOut(publicUrl, fallingBack(consoleFiles(join(root, 'admin/dist'), files.origin), site));

  return [
    {
      path: '/graphql',
      handle: graphqlHandler({
        apollos,
        introspects,
        cache: visitorCaches.responses,
        reads,
        languageOf,
        contextFor,
        today: () => siteClock.today(),
        page,
      }),
      unavailable: graphqlUnavailable((req) => languageInOutage(req, stamps)),
    },
    { path: RECORDS_PATH, handle: compressed(recordFilesHandler(stores, contextFor)), slowBodies: true },
    { path: '/live', handle: liveHandler(live, services, publicUrl) },
    { path: MEDIA_PATH, handle: mediaHandler({ log, services, variant: variantHandler({ log, services }) }) },
    ...(files.handler ? [{ path: STORAGE_PATH, handle: files.handler, slowBodies: true }] : []),
    ...(outbox ? [{ path: DEV_MAILS_PATH, handle: devMailsHandler(outbox, site), unavailable }] : []),
    { path: '/health', handle: health.health },
    { path: '/ready', handle: health.ready },
    { path: '/api/docs', handle: compressed(restReference) },
    { path: '/api', handle: rest, unavailable: restUnavailable },
    { path: '/admin', handle: compressed(console), unavailable },
    { path: TYPED_PREVIEW_PATH, handle: compressed(typedPreviewHandler(source, contextFor)) },
    { path: EDITED_PAGE_PATH, handle: compressed(editedPageHandler(source, contextFor)) },
    {
      path: '/assets/site',
      handle: compressed(fallingBack(staticFiles(siteFiles, '/assets/site'), site)),
      unavailable,
    },
    { path: '/', handle: compressed(crawlerHandler({ publicUrl, stamps, next: calendars })), unavailable },
  ];
}

/** Types that show no record: countries never change, and nobody is signed in to a cached response. */
const WITHOUT_KINDS = ['City', 'Country', 'State', 'Session', 'Visitor'];

/** The kinds that a type, or a page of it, shows: its own, those it refers to (a hidden category hides), what it holds. */
function kindsOfType(stores: RecordStores): (typeName: string) => readonly string[] | null {
  const stories = Object.values(STORY_KINDS).flatMap((name) => withReferenced(kinds[name]));
  const kindsOf = new Map<string, readonly string[]>([
    ...WITHOUT_KINDS.map((type) => [type, []] as const),
    ...STORY_TYPES.map((type) => [type, stories] as const),
    [SITE_SEARCH.type, SITE_SEARCH.kinds],
    ['HiddenPage', [kinds.cmsPage.name]],
    ['Setting', [SETTINGS]],
    ['SiteSettings', [SETTINGS, kinds.menu.name]],
    ['PresentAddress', stores.all.flatMap(({ kind }) => (hasAddress(kind) ? withReferenced(kind) : []))],
    ...stores.all.flatMap(({ kind }) => {
      const kindNames = [...withReferenced(kind), ...(kind.holds ? [kind.holds.kind] : [])];
      return [[kind.names.type, kindNames] as const, [`${kind.names.type}Page`, kindNames] as const];
    }),
  ]);
  return (typeName) => kindsOf.get(typeName) ?? null;
}

/** Kinds whose pages depend on the records that they show, and not on all of them. */
const kindsInParts = ({ all, panels }: RecordStores): ReadonlySet<string> =>
  new Set([...all, ...panels].flatMap(({ kind, cachedParts }) => (cachedParts ? [kind.name] : [])));

/** Serves a folder of files; what it does not have, the other handler responds to. */
const fallingBack =
  (files: ReturnType<typeof staticFiles>, otherwise: ReturnType<typeof siteHandler>): Handler =>
  (req, res) =>
    new Promise((resolve, reject) => {
      res.once('close', resolve);
      files(req, res, () => void otherwise(req, res).then(resolve, reject));
    });
