import { canInstall, executable, installPackages, onPath } from './debian.mjs';
import { explain, step } from '../steps.mjs';
import { yellow } from '../terminal.mjs';

const find = () => process.env.REDIS_SERVER_PATH ?? onPath(['redis-server']).find(executable) ?? null;

async function findOrInstall() {
  const found = find();
  if (found || !canInstall()) return found;
  try {
    await step('Installing Redis', () => installPackages(['redis-server']));
  } catch (error) {
    console.log(explain(error));
  }
  return find();
}

/**
 * The path of a Redis server for the tests of several processes: REDIS_SERVER_PATH, an installed one, or Debian's,
 * installed if permitted. Null, with a warning, if there is none: jest then counts those tests as skipped.
 */
export async function redisServer() {
  const path = await findOrInstall();
  if (!path) {
    console.log(
      yellow(
        '\n  ! NO REDIS: the tests of several processes are SKIPPED. Install redis-server, or set REDIS_SERVER_PATH.\n',
      ),
    );
  }
  return path;
}
