import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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
  const sources = sourcesIn(workspace).filter(isTypeScript);
  const dist = inRoot(workspace, 'dist');
  const targets = sources.map((source) => join(dist, relative(workspace, source)).replace(/\.tsx?$/, '.js'));
  await mkdir(dist, { recursive: true });
  await Promise.all(sources.map((source, index) => compileFile(source, targets[index])));
  await removeStale(dist, new Set(targets));
}
