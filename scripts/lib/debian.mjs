import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Whether this is a Debian on which we may install packages: in CI's container, mostly. */
export const canInstall = () =>
  process.platform === 'linux' &&
  process.getuid() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get');

/** Installs Debian packages. @throws {CommandFailed} */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
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

/** Where each of the commands would be, in the order of PATH. */
export const onPath = (commands) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)));
