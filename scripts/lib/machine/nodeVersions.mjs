import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../project.mjs';
import { run, runNpm } from '../run.mjs';
import { step } from '../steps.mjs';

/** The releases of Node that Polyphony is tested on: the oldest that starts it, and the newest of each supported line. */
export const NODE_VERSIONS = ['20.19.6', '22.23.5', '24.22.3'];

/** The newest of them, which the image runs on. */
export const NEWEST_NODE = NODE_VERSIONS.at(-1);

const cache = inRoot('node_modules/.cache/polyphony/node');

/** npm's own name for the package with the binary for this machine; Node calls Windows `win32`, npm's package `win`. */
const packageName = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * The path of a Node of this very version: the running one where it is that version, else the binary of npm's package
 * for this machine, fetched once into the cache.
 * @param {string} version such as `24.22.3`
 * @returns {Promise<string>}
 * @throws {CommandFailed} when the registry has no such package or cannot be reached
 */
export async function nodeOfVersion(version) {
  if (process.versions.node === version) return process.execPath;
  const folder = join(cache, version);
  const binary = join(folder, 'package', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) await step(`Fetching Node ${version}`, () => fetchInto(folder, version));
  return binary;
}

/** Unpacks aside and renames, so that a fetch that was ended half-way leaves nothing that looks complete. */
async function fetchInto(folder, version) {
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, 'fetching-'));
  try {
    await runNpm(['pack', `${packageName()}@${version}`, '--loglevel=error', '--pack-destination', aside]);
    const archive = readdirSync(aside).find((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', join(aside, archive), '-C', aside]);
    rmSync(join(aside, archive));
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
