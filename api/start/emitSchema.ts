import { readFile, writeFile } from 'node:fs/promises';
import { printSchema } from '../graphql/printSchema.js';
import { createSchema } from './schema.js';

/**
 * Writes schema.graphql, or with --check exits 1 when the committed one is stale.
 * Usage: node api/dist/start/emitSchema.js [--check] [path]
 */
const args = process.argv.slice(2);
const path = args.find((arg) => !arg.startsWith('--')) ?? 'schema.graphql';
const text = printSchema(createSchema());

if (args.includes('--check')) {
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed !== text) {
    console.error(`${path} is stale: run \`npm run codegen\` and commit it.`);
    process.exitCode = 1;
  }
} else {
  await writeFile(path, text);
}
