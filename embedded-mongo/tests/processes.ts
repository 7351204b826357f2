import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package compiled for tests that need processes to kill. */
const home = dirname(dirname(fileURLToPath(import.meta.url)));
/** Apart from the dist that others may be running. */
const folder = 'process-test';
const compiled = join(home, 'dist', folder);

export function compile(): void {
  const ignored = '**/*.test.ts,**/node_modules/**,**/dist/**';
  execFileSync(
    'npx',
    ['swc', 'embedded-mongo', '-d', `embedded-mongo/dist/${folder}`, '--strip-leading-paths', '--ignore', ignored],
    { cwd: dirname(home), stdio: 'pipe' },
  );
}

export function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(compiled, script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

export async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await Promise.race([once(child.stdout!, 'data'), once(child.stderr!, 'data')])) as [Buffer];
  return line.toString().trim();
}

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
