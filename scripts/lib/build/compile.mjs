import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot, root } from '../project.mjs';
import { sourcesIn } from '../sources.mjs';

const isTypeScript = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

async function compileFile(source, target) {
  const { code, map } = await transformFile(inRoot(source), {
    root,
    configFile: inRoot('.swcrc'),
    sourceFileName: source,
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  await writeFile(`${target}.map`, map);
}

/** Data that modules read: JSON and pictures in the folders of a workspace, but not what is beside its package.json. */
const isData = (workspace) => (file) => /\.(?:json|webp)$/.test(file) && dirname(file) !== workspace;

async function copyData(source, target) {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(inRoot(source), target);
}

/** Removes files in `folder` that an earlier build wrote and this one did not. */
async function removeStale(folder, written) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const stale = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(stale.filter((file) => !written.has(file.replace(/\.map$/, ''))).map((file) => rm(file)));
}

/**
 * Compiles a workspace's TypeScript to <workspace>/dist, file by file, tests left out. Types are checked elsewhere
 * (`npm run validate`): this only strips them, keeping the decorator metadata that type-graphql and typegoose read.
 */
export async function compile(workspace) {
  const all = sourcesIn(workspace);
  const dist = inRoot(workspace, 'dist');
  const targetOf = (source) => join(dist, relative(workspace, source)).replace(/\.tsx?$/, '.js');
  const [sources, data] = [all.filter(isTypeScript), all.filter(isData(workspace))];
  await mkdir(dist, { recursive: true });
  await Promise.all([
    ...sources.map((source) => compileFile(source, targetOf(source))),
    ...data.map((source) => copyData(source, targetOf(source))),
  ]);
  await removeStale(dist, new Set([...sources, ...data].map(targetOf)));
}
