import { readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';
import { runNpm } from '../run.mjs';
import { step } from '../steps.mjs';

const readLock = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8')).packages;

/**
 * Whether node_modules matches package-lock.json. npm writes its own lock file into node_modules once an installation
 * is complete, so the two are compared by content: independent of clocks and of markers that could be outdated.
 */
export function installed() {
  let present;
  try {
    present = readLock('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(readLock('package-lock.json')).every(([path, wanted]) => {
    const found = present[path];
    // Packages for other operating systems are in the lock file but never installed.
    if (!found) return path === '' || wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Installs the packages when they are missing or not those of package-lock.json. */
export async function install() {
  if (installed()) return;
  // --include=dev: the build tools are needed even with NODE_ENV=production.
  await step('Installing packages (a few minutes the first time)', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}
