import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine } from '../count.mjs';
import { inRoot } from '../project.mjs';
import { printLine } from '../steps.mjs';
import { jest } from './jest.mjs';

/**
 * The suites of the embedded database run when what they test has changed: `embedded-mongo/passed.json`, which they write
 * when all of them pass, has a digest of it.
 */

const WORKSPACE = 'embedded-mongo';
const RECORD = 'passed.json';
/** Names in the workspace that no suite reads. */
const UNTESTED = new Set(['node_modules', 'dist', 'bench', 'README.md', RECORD]);
/** Packages that the suites load, by their version in the lock. */
const PACKAGES = ['bson', 'mongodb', 'mongoose', 'fast-check', '@swc/core', 'jest'];

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !UNTESTED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : [path];
    });
}

/** The digest of everything that decides the result of the suites: their sources and the packages that they load. */
export function digestOf(root = inRoot()) {
  const hash = createHash('sha256');
  for (const file of ['.swcrc', ...filesIn(root, WORKSPACE)])
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const name of PACKAGES) hash.update(`${name}@${packages[`node_modules/${name}`]?.version}\0`);
  return hash.digest('hex');
}

/** The record of the last run in which all suites passed; null where there is none. */
function recordIn(root) {
  try {
    return JSON.parse(readFileSync(join(root, WORKSPACE, RECORD), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether all suites have passed with exactly what is here now.
 * @returns {{tests: number} | null} how many tests that were
 */
export function passedAlready(root = inRoot()) {
  const record = recordIn(root);
  return record?.digest === digestOf(root) ? { tests: record.tests } : null;
}

/** Tells that the suites are left out, and why. */
export const explainSkipped = ({ tests }) =>
  printLine(
    `embedded-mongo: ${tests} tests SKIPPED. Nothing has changed since all of them passed (${WORKSPACE}/${RECORD}); ` +
      `they run by \`npm test -w @polyphony/embedded-mongo\`.`,
  );

/** Runs the suites of the embedded database alone, and records that they passed when all of them did. */
export async function runEmbeddedMongo(workers) {
  const digest = digestOf();
  const count = await jest(['--selectProjects', WORKSPACE, `--maxWorkers=${workers}`], { MONGODB_TEST_URI: undefined });
  if (digestOf() !== digest) printLine('embedded-mongo: its sources changed during the run, which is not recorded.');
  else if (count.failed > 0 || count.passed === 0) printLine(`embedded-mongo: not recorded, ${closingLine(count)}.`);
  else writeFileSync(inRoot(WORKSPACE, RECORD), `${JSON.stringify({ digest, tests: count.passed }, null, 2)}\n`);
  return count;
}
