import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const home = dirname(dirname(fileURLToPath(import.meta.url)));

// Times are the machine's: what is shown is that each part runs and every figure is one.
it('the bench measures each of its parts, and says what it leaves out', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(home, 'bench/start.mjs'), '--quick']);
  expect(stderr).toBe('');
  for (const part of [
    'from process start to ready',
    'resident memory when ready',
    'find by _id over 1, of ping',
    'find by _id over 32, of ping',
    'page over 32, of the same 20 by _id list',
    'inserts of 32 clients by the driver, of single fsyncs',
    'The comparison with SQLite is left out',
  ])
    expect(stdout).toContain(part);
  expect(stdout).not.toMatch(/NaN|Infinity|undefined/);
});
