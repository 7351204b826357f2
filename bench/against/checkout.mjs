import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The short name of a commit. Throws for a name that Git does not know. */
export async function commitOf(name) {
  const { stdout } = await run('git', ['rev-parse', '--short', `${name}^{commit}`], { cwd: root });
  return stdout.trim();
}

/** Writes the files of a commit into a new folder below `folder`. Returns its path. */
export async function checkoutOf(commit, folder) {
  const target = join(folder, 'checkout');
  await mkdir(target);
  const archive = join(folder, 'checkout.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', target]);
  return target;
}
