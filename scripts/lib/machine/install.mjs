import { readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';
import { runNpm } from '../run.mjs';
import { step } from '../steps.mjs';

const readLock = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file into node_modules once an installation
 * is complete, so the two are compared by content: independent of clocks and of markers that could be outdated.
 * @param {{tests: boolean}} needed `tests: false`: without the packages that only tests and checks need
 */
function installed({ tests }) {
  let present;
  try {
    present = readLock('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(readLock('package-lock.json')).every(([path, wanted]) => {
    const found = present[path];
    // Packages for other operating systems are in the lock file but never installed.
    if (!found) return path === '' || wanted.optional || wanted.devOptional || (!tests && wanted.dev);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what building and running need, whatever NODE_ENV is, when it is missing or not that of package-lock.json. */
export async function installToRun() {
  if (installed({ tests: false })) return;
  await step('Installing packages (a minute the first time)', () => runNpm(['ci', '--omit=dev', ...QUIET]));
}

/** Installs everything that is missing or not that of package-lock.json: also what tests and checks need. */
export async function install() {
  if (installed({ tests: true })) return;
  // `npm ci` would delete first what is there already.
  const command = installed({ tests: false }) ? ['install', '--no-save'] : ['ci'];
  await step('Installing packages (a few minutes the first time)', () =>
    runNpm([...command, '--include=dev', ...QUIET]),
  );
}
