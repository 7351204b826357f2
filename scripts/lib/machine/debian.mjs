import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';

/** Whether this is a Debian on which we may install packages: in CI's container, mostly. */
export const canInstall = () =>
  process.platform === 'linux' &&
  process.getuid() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

/** Seconds that apt-get may take: a mirror that is away, or another apt-get with the lock, must not hold a run up. */
const LIMIT_S = 240;
const patience = ['Acquire::http::Timeout=20', 'Acquire::Retries=1', 'DPkg::Lock::Timeout=60'];

const aptGet = (...args) =>
  run(
    'timeout',
    ['--kill-after=5', String(LIMIT_S), 'apt-get', '-qq', ...patience.flatMap((option) => ['-o', option]), ...args],
    { env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );

/** Installs Debian packages. @throws {CommandFailed} also when it takes too long */
export async function installPackages(packages) {
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
}

/** Whether there is a program at `path` that we may run. */
export function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Paths at which each of the commands would be, in the order of PATH. */
export const onPath = (commands) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)));
