import { connectDatabase, type Database, type DatabaseOptions } from '../platform/database/database.js';
import type { Settings } from '../platform/settings.js';

/**
 * Opens the database that the settings name.
 * @throws StartError as connectDatabase does
 */
export const openDatabase = (
  { MONGODB_URI, DATA_DIR }: Pick<Settings, 'MONGODB_URI' | 'DATA_DIR'>,
  options: Pick<DatabaseOptions, 'monitorCommands' | 'durability'> = {},
): Promise<Database> => connectDatabase({ ...(MONGODB_URI && { uri: MONGODB_URI }), dataDir: DATA_DIR, ...options });
