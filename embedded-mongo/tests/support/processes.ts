import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newFolder } from './harness.js';

const home = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const root = dirname(home);

/** The package compiled for tests that need processes to kill, in a folder of its own. */
let compiled: string | undefined;

/** For `beforeAll`: compiles the package. */
export function compile(): void {
  compiled = newFolder();
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  const ignored = '**/*.test.ts,**/node_modules/**,**/dist/**';
  execFileSync(
    process.execPath,
    [swc, 'embedded-mongo', '--quiet', '-d', compiled, '--strip-leading-paths', '--ignore', ignored],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(compiled, 'node_modules'));
}

/** For `afterAll`. */
export function removeCompiled(): void {
  if (compiled !== undefined) rmSync(compiled, { recursive: true });
  compiled = undefined;
}

function compiledPath(script: string): string {
  if (compiled === undefined) throw new Error('compile() comes first.');
  return join(compiled, script);
}

export function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [compiledPath(script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The same where no byte can be written to a file, as on a full disk. */
export function runWithoutRoom(script: string, ...args: string[]): ChildProcess {
  const command = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, compiledPath(script), ...args];
  return spawn('sh', command, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Output of a process so far. */
export class Output {
  private text = '';
  private hasEnded = false;
  private onChange: () => void = () => undefined;

  constructor(child: ChildProcess) {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (bytes: Buffer) => {
        this.text += bytes.toString();
        this.onChange();
      });
    child.once('close', () => {
      this.hasEnded = true;
      this.onChange();
    });
  }

  /** The lines that are whole. */
  get lines(): readonly string[] {
    return this.text.split('\n').slice(0, -1);
  }

  /** Resolves when there are so many lines; rejects with what was printed when the process ends before. */
  hasLines(count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.onChange = () => {
        if (this.lines.length >= count) resolve();
        else if (this.hasEnded) reject(new Error(`The process ended too early: ${this.text.slice(-2000)}`));
      };
      this.onChange();
    });
  }
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
