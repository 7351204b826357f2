import { readFile, writeFile } from 'node:fs/promises';
import { printSchema } from '../graphql/printSchema.js';
import { tables } from '../modules/restTables.js';
import { openApiOf } from '../rest/openapi/openapi.js';
import { Routes } from '../rest/routes.js';
import { createSchema } from './schema.js';

/**
 * Writes schema.graphql and, with a second path, the OpenAPI document; with --check exits 1 when the committed schema is
 * stale.
 * Usage: node api/dist/start/emitSchema.js [--check] [path] [path of the OpenAPI document]
 */
const args = process.argv.slice(2);
const [path = 'schema.graphql', openApiPath] = args.filter((arg) => !arg.startsWith('--'));
const schema = createSchema();
const text = printSchema(schema);

if (args.includes('--check')) {
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed !== text) {
    console.error(`${path} is stale: run \`npm run codegen\` and commit it.`);
    process.exitCode = 1;
  }
} else {
  await writeFile(path, text);
  if (openApiPath) await writeFile(openApiPath, JSON.stringify(openApiOf(schema, new Routes(schema, tables))));
}
