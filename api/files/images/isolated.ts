import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fieldsIn } from '../../platform/values.js';
import type { PictureJobs } from './pictureJobs.js';

/** The decoder hangs: longer than any timeout of its own. */
const DEADLINE_MS = 60_000;
/** Idle processes end, so that their memory is free between uploads. */
const IDLE_MS = 30_000;

const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './pictureProcess.ts' : './pictureProcess.js', import.meta.url),
);

/** Signals that stop a process from outside: no decoder ends itself by one. */
const STOPS: readonly unknown[] = ['SIGTERM', 'SIGINT'];

/** The process that worked on a picture ended: a decoder crashed, hung, or used up the memory; or the process was stopped. */
export class PictureProcessEnded extends Error {
  /** Whether it was stopped: the picture is not the reason. */
  readonly stopped: boolean;

  constructor(by: unknown) {
    super(`A picture ended its process: ${String(by)}.`);
    this.stopped = STOPS.includes(by);
  }
}

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** Starts a process without the environment of the server, whose secrets no decoder needs. */
function start(): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    env: process.env['NODE_OPTIONS'] ? { NODE_OPTIONS: process.env['NODE_OPTIONS'] } : {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Without a listener an error would end the server; `ask` rejects with those of its job.
  child.on('error', () => undefined);
  return child;
}

function takeIdle(): ChildProcess | null {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.connected) return child;
  }
  return null;
}

/** Keeps a process for the next job, but not this one alive. */
function release(child: ChildProcess): void {
  if (!child.connected) return;
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => end(child), IDLE_MS).unref());
}

function end(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.delete(child);
  if (child.connected) child.disconnect();
}

/** Ends the processes that wait for a job. */
export const endIdleProcesses = (): void => [...idle.keys()].forEach(end);

function runJob(child: ChildProcess, job: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    const settle = (then: () => void) => {
      clearTimeout(deadline);
      child.off('message', responded).off('exit', ended).off('error', ended);
      then();
    };
    const responded = (response: unknown) => settle(() => resolve(response));
    const ended = (reason: unknown, signal?: unknown) =>
      settle(() => reject(new PictureProcessEnded(signal ?? reason)));
    child.on('message', responded).on('exit', ended).on('error', ended);
    child.send(job);
  });
}

/**
 * Runs a job on a picture in another process, so that a picture that crashes a decoder or fills the memory takes no more
 * than itself down. How many run at once is for the caller to bound (`pictureWork`).
 * @throws PictureProcessEnded | Error with the message of the job's own error
 */
export async function isolated<Name extends keyof PictureJobs>(
  name: Name,
  ...args: Parameters<PictureJobs[Name]>
): Promise<Awaited<ReturnType<PictureJobs[Name]>>> {
  const child = takeIdle() ?? start();
  child.ref();
  child.channel?.ref();
  const response = await runJob(child, { name, args });
  release(child);
  const { result, error } = fieldsIn(response);
  if (typeof error === 'string') throw new Error(error);
  // What another process sends has no type; it runs the job of this name.
  return result as Awaited<ReturnType<PictureJobs[Name]>>;
}
