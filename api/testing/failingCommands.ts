import { MongoServerError, type CommandStartedEvent } from 'mongodb';
import mongoose from 'mongoose';

/** Commands of work in the background, which come between those of a request. */
const BACKGROUND: ReadonlySet<string> = new Set([
  'find mails',
  'findAndModify mails',
  'find auditIntents',
  'find pendingUploads',
]);

/** Ends of what a failed request leaves behind: to fail them as well is to fail two commands. */
const ENDING: ReadonlySet<string> = new Set(['abortTransaction', 'killCursors', 'endSessions']);

/**
 * Runs work whose n-th database command, counted from 0, fails before it is sent. The driver emits an event for each
 * command as it starts, and what a listener throws is the outcome of the command.
 * @returns the outcome, and which command failed ('find users'); null when the work sent fewer
 */
export async function failingCommand<T>(
  n: number,
  work: () => Promise<T>,
): Promise<{ result: T; failed: string | null }> {
  let failed: string | null = null;
  let count = 0;
  const listen = ({ commandName, command }: CommandStartedEvent) => {
    const name = `${commandName} ${String(command[commandName])}`;
    if (BACKGROUND.has(name) || ENDING.has(commandName)) return;
    count += 1;
    if (count !== n + 1) return;
    failed = name;
    throw new MongoServerError({ message: 'This command fails for a test.', code: 8 });
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', listen);
  try {
    return { result: await work(), failed };
  } finally {
    client.off('commandStarted', listen);
  }
}
