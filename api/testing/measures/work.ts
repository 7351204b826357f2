import type { PaceClock } from '../../identity/passwords/constantTime.js';
import { passwordHashes } from '../../identity/passwords/passwords.js';
import { BACKGROUND, onEveryCommand } from './commands.js';

type StepListener = (step: string) => void;

/**
 * Calls `listener` with the cost of each password hash: '19456 2 1' (KiB of memory, passes, threads). Returns the function
 * that unsubscribes.
 */
function onHash(listener: StepListener): () => void {
  const hashed = (cost: unknown) => {
    const { memoryCost, timeCost, parallelism } = cost as Readonly<Record<string, number>>;
    listener(`${memoryCost} ${timeCost} ${parallelism}`);
  };
  passwordHashes.subscribe(hashed);
  return () => void passwordHashes.unsubscribe(hashed);
}

/** The costs of the password hashes that the work computes in this process. */
export async function hashesOf(act: () => Promise<unknown>): Promise<string[]> {
  const hashes: string[] = [];
  const stop = onHash((cost) => hashes.push(cost));
  try {
    await act();
  } finally {
    stop();
  }
  return hashes;
}

const paceListeners = new Set<StepListener>();
const report: StepListener = (step) => paceListeners.forEach((listener) => listener(step));

/** The clock of constant time in test servers: it reports to `workOf` and never waits. */
export const countedPace: PaceClock = {
  now: () => {
    report('clock');
    return 0;
  },
  pause: () => {
    report('pause');
    return Promise.resolve();
  },
};

/** A read that is cached for some seconds where other processes may write, so that any request may cause it. */
const CACHED_FOR_SECONDS = 'find languages';
const isCounted = (command: string) => command !== CACHED_FOR_SECONDS && !BACKGROUND.has(command);

/**
 * The steps that determine the duration of a response, in order: 'find users' (a database command), 'hash 19456 2 1' (a
 * password hash of that cost), 'clock' and 'pause' (constant time). Tests compare these instead of durations, which
 * depend on the machine.
 */
export async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  const note: StepListener = (step) => void steps.push(step);
  const stops = [
    onEveryCommand((command) => isCounted(command) && note(command)),
    onHash((cost) => note(`hash ${cost}`)),
  ];
  paceListeners.add(note);
  try {
    await act();
  } finally {
    paceListeners.delete(note);
    for (const stop of stops) stop();
  }
  return steps;
}

/** The steps, with all that runs in constant time replaced by 'constant time'. */
export function outsidePace(steps: readonly string[]): string[] {
  const begin = steps.indexOf('clock');
  const end = steps.lastIndexOf('pause');
  return begin < 0 || end < begin ? [...steps] : [...steps.slice(0, begin), 'constant time', ...steps.slice(end + 1)];
}
