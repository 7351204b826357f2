import { MongoServerError, type CommandStartedEvent } from 'mongodb';
import mongoose from 'mongoose';

/** Background commands, which occur between those of a request. */
const BACKGROUND: ReadonlySet<string> = new Set([
  'find mails',
  'findAndModify mails',
  'find auditIntents',
  'find pendingUploads',
]);

/** Cleanup commands after a failure: failing them would be a second failure. */
const ENDING: ReadonlySet<string> = new Set(['abortTransaction', 'killCursors', 'endSessions']);

/**
 * Runs work whose n-th database command, counted from 0, fails before it is sent. The driver emits an event as each
 * command starts, and rejects the command with what a listener throws.
 * @param code of the error; another attempt makes no sense after the one that is the default
 * @returns the result of the work, and the command that failed ('find users'); null if the work sent fewer
 */
export async function failingCommand<T>(
  n: number,
  work: () => Promise<T>,
  code = 8,
): Promise<{ result: T; failed: string | null }> {
  let failed: string | null = null;
  let count = 0;
  const listen = ({ commandName, command }: CommandStartedEvent) => {
    const name = `${commandName} ${String(command[commandName])}`;
    if (BACKGROUND.has(name) || ENDING.has(commandName)) return;
    count += 1;
    if (count !== n + 1) return;
    failed = name;
    throw new MongoServerError({ message: 'This command fails for a test.', code });
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', listen);
  try {
    return { result: await work(), failed };
  } finally {
    client.off('commandStarted', listen);
  }
}
