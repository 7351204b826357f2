// Module hooks (https://nodejs.org/api/module.html#customization-hooks): Node loads the project's TypeScript as it is.
// Compiled files are cached by their content, so that only the first worker of the first run compiles them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform, version } from '@swc/core';
import { inRoot, root } from '../lib/project.mjs';

const cache = inRoot('node_modules/.cache/polyphony/typescript');
const configFile = inRoot('.swcrc');
const compiler = `${version}\0${await readFile(configFile, 'utf8')}`;
await mkdir(cache, { recursive: true });

const isTypeScript = (url) => /\.tsx?$/.test(url) && url.startsWith('file:');

/** The source files that an import may mean: TypeScript imports `./a.js` or `./a` where the file is `./a.ts` or `./a.tsx`. */
const candidates = (specifier) => {
  const base = specifier.replace(/\.jsx?$/, '');
  return [`${base}.ts`, `${base}.tsx`];
};

export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\//.test(specifier) && context.parentURL && isTypeScript(context.parentURL)) {
    for (const candidate of candidates(specifier)) {
      const url = new URL(candidate, context.parentURL);
      if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
    }
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}

async function compiled(file) {
  const source = await readFile(file, 'utf8');
  const key = createHash('sha256').update(`${compiler}\0${file}\0${source}`).digest('hex');
  const cached = join(cache, `${key}.mjs`);
  const known = await readFile(cached, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (known !== null) return known;
  const { code } = await transform(source, { root, configFile, filename: file, sourceMaps: 'inline' });
  // Renamed into place, because other workers write the same file and must never read half of it.
  const draft = `${cached}.${process.pid}`;
  await writeFile(draft, code);
  await rename(draft, cached);
  return code;
}
