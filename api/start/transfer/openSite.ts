import type { Logger } from 'pino';
import { entriesAdded } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { runMigrations } from '../../migrations/runMigrations.js';
import { followStoredBaseLanguage } from '../../modules/languages/baseLanguage.js';
import { recordModules } from '../../modules/index.js';
import { seedPanels } from '../../modules/settings/settingsRecord.js';
import { settingsStores } from '../../modules/settings/settingsStore.js';
import { seedSiteTexts } from '../../modules/texts/siteTextRecord.js';
import { siteTextStores } from '../../modules/texts/siteTextStore.js';
import { connectDatabase } from '../../platform/database/database.js';
import { prepareModels } from '../../platform/database/models.js';
import { Closing } from '../../platform/process/closing.js';
import type { Settings } from '../../platform/settings.js';
import { RecordStores } from '../../records/store/loaders.js';
import type { Services } from '../../services.js';
import { createServices } from '../createServices.js';
import { seedPermissions } from '../firstStart.js';
import { modelsOf } from '../models.js';
import { redisOf } from '../redisOf.js';
import { storedKinds } from '../storedKinds.js';
import { systemContext } from '../systemContext.js';

/** The database and the storage of an installation, without a server. */
export interface OpenSite {
  readonly stores: RecordStores;
  readonly services: Services;
  /** The context of what the command writes. @param requestId what the audit trail calls the work */
  readonly context: (requestId: string) => Promise<Context>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the installation that the settings name. One that was never started gets collections and permissions, but no records.
 * @throws StartError when the database cannot be reached, or is that of a running server and embedded
 */
export async function openSite(settings: Settings, log: Logger): Promise<OpenSite> {
  const closing = new Closing();
  const { MONGODB_URI, DATA_DIR } = settings;
  const database = await connectDatabase({ ...(MONGODB_URI && { uri: MONGODB_URI }), dataDir: DATA_DIR });
  closing.add(() => database.close());
  closing.add(entriesAdded);
  try {
    const stores = new RecordStores(
      recordModules.map(({ store }) => store),
      [...settingsStores, ...siteTextStores],
    );
    await followStoredBaseLanguage();
    await runMigrations({ kinds: storedKinds(stores), log });
    await prepareModels(modelsOf(stores));
    await seedPermissions(log);
    await seedPanels();
    await seedSiteTexts();
    const redis = await redisOf(settings, database.name, log);
    closing.add(() => redis?.close());
    await redis?.connect();
    const { services } = await createServices(settings, { redis, alone: database.embedded }, closing);
    return {
      stores,
      services,
      context: (requestId) => systemContext(stores, services, log, requestId),
      close: () => closing.close(),
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}
