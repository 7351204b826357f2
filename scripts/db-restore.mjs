#!/usr/bin/env node
// npm run db:restore -- FOLDER [--replace]: puts a backup in the place of the embedded database, while no server runs.
// Where there is a database already it needs --replace, and keeps what it replaces in a folder beside.
import { resolve } from 'node:path';
import { embeddedDatabase, operatorCommand, summaryText } from './lib/database.mjs';

await operatorCommand(async () => {
  const args = process.argv.slice(2);
  const [folderArg, ...others] = args.filter((arg) => arg !== '--replace');
  if (folderArg === undefined || others.length > 0 || folderArg.startsWith('-'))
    throw new Error('usage: npm run db:restore -- FOLDER [--replace]');
  const { restoreDatabase, folder } = await embeddedDatabase();
  const source = resolve(process.env.INIT_CWD ?? '.', folderArg);
  try {
    const summary = await restoreDatabase(source, folder, { replace: args.includes('--replace') });
    console.log(`Restored ${summaryText(summary)} from ${source} to ${folder}`);
  } catch (error) {
    if (error.code !== 'FOLDER_NOT_EMPTY') throw error;
    throw new Error(`${error.message} To replace it, add --replace: it is kept in a folder beside.`, {
      cause: error,
    });
  }
});
