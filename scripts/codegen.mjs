#!/usr/bin/env node
// npm run codegen [-- --check] [-- --schema=FILE]
// The steps are TypeScript (scripts/codegen) and read domain's sources: they are bundled into the module cache and run from there.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compile } from './lib/build/compile.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const outfile = join(root, 'node_modules/.cache/polyphony/codegen.mjs');
mkdirSync(dirname(outfile), { recursive: true });
await build({
  entryPoints: [join(root, 'scripts/codegen/run.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['polyphony:source'],
  external: ['graphql', '@formatjs/*', '@graphql-codegen/*', 'yup', '@sindresorhus/*', 'prettier'],
  logLevel: 'error',
});
const { run } = await import(pathToFileURL(outfile).href);
process.exitCode = await run(process.argv.slice(2), compile);
