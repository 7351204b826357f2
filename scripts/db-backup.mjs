#!/usr/bin/env node
// npm run db:backup -- [FOLDER]: copies the embedded database, also while the server runs, into a new or empty folder
// (by default one named after the time, in DATA_DIR/backups).
import { join, resolve } from 'node:path';
import { embeddedDatabase, operatorCommand, summaryText } from './lib/database.mjs';

await operatorCommand(async () => {
  const [folderArg, ...others] = process.argv.slice(2);
  if (others.length > 0 || folderArg?.startsWith('-')) throw new Error('usage: npm run db:backup -- [FOLDER]');
  const { backupDatabase, dataDir, folder } = await embeddedDatabase();
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target =
    folderArg === undefined ? join(dataDir, 'backups', name) : resolve(process.env.INIT_CWD ?? '.', folderArg);
  const summary = await backupDatabase(folder, target);
  console.log(`Backed up ${summaryText(summary)} to ${target}`);
});
