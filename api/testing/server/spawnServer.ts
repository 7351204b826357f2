import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patiently, untilStarted } from '../runs/eventually.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server running in another process. */
export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Its DATA_DIR. */
  readonly folder: string;
  /** Its log, in chunks. */
  readonly log: readonly string[];
}

/** Stops the process, waits for its exit and deletes its data. @returns its exit code; null after a signal */
export async function stopServer(
  { process: child, folder }: Pick<SpawnedServer, 'process' | 'folder'>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await patiently(exit);
  }
  await rm(folder, { recursive: true, force: true });
  return child.exitCode;
}

/**
 * Starts the built server on a free port with an empty data folder and without demo content. A failed start leaves no
 * process and no files behind.
 * @param env in addition to the defaults; of this process's own environment only PATH is passed on
 * @param preload modules that the process loads before its own code
 */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  preload: readonly string[] = [],
): Promise<SpawnedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-process-'));
  const imports = preload.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, 'api/dist/start/main.js'], {
    cwd: root,
    // IPC, so that a test can send messages to preloaded modules.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_CONTENT: '0',
      DEMO_SHOWCASE: '0',
      FIRST_STEPS: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const log: string[] = [];
  child.stderr?.on('data', (text: Buffer) => log.push(text.toString()));
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /running at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${log.join('')}`)));
  });
  try {
    return { url: await untilStarted(address), process: child, folder, log };
  } catch (error) {
    await stopServer({ process: child, folder }, 'SIGKILL');
    throw error;
  }
}
