import mongoose, { mongo } from 'mongoose';
import { BACKGROUND } from './commands.js';

/** Cleanup commands after a failure: failing them would be a second failure. */
const ENDING: ReadonlySet<string> = new Set(['abortTransaction', 'killCursors', 'endSessions']);

/**
 * Runs work whose n-th database command, counted from 0, fails before it is sent. The driver emits an event as each
 * command starts, and rejects the command with what a listener throws.
 * @returns the result of the work, and the command that failed ('find users'); null if the work sent fewer
 */
export async function failingCommand<T>(
  n: number,
  work: () => Promise<T>,
  code?: number,
): Promise<{ result: T; failed: string | null }> {
  let count = -1;
  return failing(
    work,
    (sent) => {
      if (BACKGROUND.has(sent)) return false;
      count += 1;
      return count === n;
    },
    code,
  );
}

/** Runs work whose first database command of a name ('insert auditEntries') fails before it is sent. */
export async function failingOnce(name: string, work: () => Promise<unknown>): Promise<void> {
  let done = false;
  const { failed } = await failing(work, (sent) => {
    const fails = sent === name && !done;
    done ||= fails;
    return fails;
  });
  if (failed === null) throw new Error(`The work sent no command '${name}'.`);
}

/** @param code of the error; another attempt makes no sense after the one that is the default */
async function failing<T>(
  work: () => Promise<T>,
  fails: (name: string) => boolean,
  code = 8,
): Promise<{ result: T; failed: string | null }> {
  let failed: string | null = null;
  /** The ids of the commands that were sent and have no response yet. */
  const pending = new Set<number>();
  let onResponse = () => undefined as void;
  const responded = ({ requestId }: { readonly requestId: number }) => {
    pending.delete(requestId);
    onResponse();
  };
  const listen = ({ commandName, command, requestId }: mongo.CommandStartedEvent) => {
    const name = `${commandName} ${String(command['comment'] ?? command[commandName])}`;
    if (ENDING.has(commandName)) return;
    if (!fails(name)) {
      // This one waits on the server until something changes.
      if (commandName !== 'getMore' && !BACKGROUND.has(name)) pending.add(requestId);
      return;
    }
    failed = name;
    throw new mongo.MongoServerError({ message: 'This command fails for a test.', code });
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', listen).on('commandSucceeded', responded).on('commandFailed', responded);
  try {
    const result = await work();
    // A request may fail while others of its commands are under way: they are not those of the next one.
    while (pending.size > 0) await new Promise<void>((resolve) => (onResponse = resolve));
    return { result, failed };
  } finally {
    client.off('commandStarted', listen).off('commandSucceeded', responded).off('commandFailed', responded);
  }
}
