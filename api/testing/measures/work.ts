import type { PaceClock } from '../../identity/passwords/steadyPace.js';
import { passwordHashes } from '../../identity/passwords/passwords.js';
import { onEveryCommand } from './commands.js';

type Hear = (step: string) => void;

/**
 * Calls `hear` with the cost of each password hash: '19456 2 1' (KiB of memory, passes, threads). Returns the function
 * that unsubscribes.
 */
function onHash(hear: Hear): () => void {
  const hashed = (cost: unknown) => {
    const { memoryCost, timeCost, parallelism } = cost as Readonly<Record<string, number>>;
    hear(`${memoryCost} ${timeCost} ${parallelism}`);
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

const paceListeners = new Set<Hear>();
const report: Hear = (step) => paceListeners.forEach((hear) => hear(step));

/** The clock of the steady pace in test servers: it reports to `workOf` and never waits. */
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

/**
 * Commands that do not come from the request: those of the mail worker and of the audit trail's maintenance, and a read
 * that is cached for some seconds where other processes may write, so that any request may cause it.
 */
const BESIDE: ReadonlySet<string> = new Set([
  'findAndModify mails',
  'findAndModify imports',
  'update mails',
  'find auditIntents',
  'find languages',
]);

/**
 * The steps that determine the duration of a response, in order: 'find users' (a database command), 'hash 19456 2 1' (a
 * password hash of that cost), 'clock' and 'pause' (a steady pace). Tests compare these instead of durations, which
 * depend on the machine.
 */
export async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  const note: Hear = (step) => void steps.push(step);
  const stops = [
    onEveryCommand((command) => !BESIDE.has(command) && note(command)),
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

/** The steps, with a steady pace and all within it replaced by 'steady pace', which always takes the same time. */
export function outsidePace(steps: readonly string[]): string[] {
  const begin = steps.indexOf('clock');
  const end = steps.lastIndexOf('pause');
  return begin < 0 || end < begin ? [...steps] : [...steps.slice(0, begin), 'steady pace', ...steps.slice(end + 1)];
}
