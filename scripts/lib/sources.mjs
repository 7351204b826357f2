import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './project.mjs';

const notSources = new Set(['node_modules', 'dist', 'coverage', 'artefacts', 'tests', 'testing', 'bench']);

/** Whether a file only serves tests: such files are neither compiled nor a reason to build. */
export const isTest = (name) => /\.test\.tsx?$/.test(name);

/** The files under a folder of the checkout (or the file itself) that a build reads, as paths from the checkout, sorted. */
export function sourcesIn(path) {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !notSources.has(name) && !isTest(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? sourcesIn(inner) : [inner];
    });
}

const sha256 = () => createHash('sha256');

/** Sizes and times: a quick sign that nothing was touched. */
function lookOf(files) {
  const hash = sha256();
  for (const file of files) {
    const { size, mtimeMs } = statSync(inRoot(file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** A hash of the files' content, independent of their modification times. */
function contentOf(files) {
  const hash = sha256();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = (name) => inRoot('node_modules/.cache/polyphony', `${name}.json`);

function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampOf(name), 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, stamp) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), JSON.stringify(stamp));
}

/**
 * Whether `output` exists and was made from what `inputs` (folders and files of the checkout) hold now.
 * Returns also what to call after the next build.
 */
export function freshness(name, inputs, output) {
  const files = inputs.flatMap(sourcesIn);
  const look = lookOf(files);
  const stamp = existsSync(inRoot(output)) ? readStamp(name) : {};
  if (stamp.look === look) return { fresh: true };
  // Taken before building: an edit made meanwhile makes the next check build again.
  const content = contentOf(files);
  const done = () => writeStamp(name, { look, content });
  if (stamp.content !== content) return { fresh: false, done };
  done();
  return { fresh: true };
}
