import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildStale } from './build/builds.mjs';
import { inRoot } from './project.mjs';

/** The embedded database's functions, and the folder of its files: by DATA_DIR, as npm start finds it. */
export async function embeddedDatabase(env = process.env) {
  if (env.MONGODB_URI)
    throw new Error('MONGODB_URI is set: that database has tools of its own, mongodump and mongorestore.');
  await buildStale(({ name }) => name === 'embedded-mongo');
  const functions = await import('../../embedded-mongo/dist/index.js');
  const dataDir = resolve(inRoot(), env.DATA_DIR ?? '.data');
  return { ...functions, dataDir, folder: join(dataDir, 'mongo') };
}

/** "1,234 documents in 31 collections (5.6 MB)" */
export function summaryText({ documents, collections, bytes }) {
  return `${counted(documents, 'document')} in ${counted(collections, 'collection')} (${(bytes / 1e6).toFixed(1)} MB)`;
}

const counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Runs `main`; what goes wrong in a way the operator can mend is one line and exit code 1. */
export async function operatorCommand(main) {
  try {
    // The environment takes precedence over .env.
    if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
