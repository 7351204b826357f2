import mongoose, { type mongo } from 'mongoose';

/**
 * What the server sends by itself, between the commands of a request: the worker of mails, that of imports, the audit
 * trail's maintenance and its entries of committed writes, the publishing schedule, the clock of the site, what is done at intervals, and the probe of a busy database. Some are named by
 * their comments.
 */
export const BACKGROUND: ReadonlySet<string> = new Set([
  'findAndModify mails',
  'update mails',
  'find import worker',
  'find auditIntents',
  'find audit trail',
  'insert audit trail',
  'delete audit trail',
  'find publishing schedule',
  'find time zone of the site',
  'find erasures that were cut off',
  'update work at intervals',
  'ping 1',
]);

/**
 * The commands that read the caller's session: cached for a minute, and repeated when their rights may have changed.
 */
const SESSION_READS = ['find users', 'find roles', 'find sessions', 'find permissions'].join();

/** Like `commandsOf`, without the commands that read the caller's session. */
export async function contentCommandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsOf(work);
  for (let at = commands.length - 4; at >= 0; at -= 1) {
    if (commands.slice(at, at + 4).join() === SESSION_READS) commands.splice(at, 4);
  }
  return commands;
}

/** The database commands that the work sent from this process, without background work: 'find users'. */
export const commandsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await everyCommandOf(work)).filter((command) => !BACKGROUND.has(command));

/** Like `commandsOf`, with background work. */
export async function everyCommandOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = [];
  const stop = onEveryCommand((command) => commands.push(command));
  try {
    await work();
  } finally {
    stop();
  }
  return commands;
}

/** Calls `listener` with each database command of this process, named by its comment where it has one. Returns the function that unsubscribes. */
export function onEveryCommand(listener: (command: string) => void): () => void {
  const listen = ({ commandName, command }: mongo.CommandStartedEvent) =>
    listener(`${commandName} ${String(command['comment'] ?? command[commandName])}`);
  const client = mongoose.connection.getClient();
  client.on('commandStarted', listen);
  return () => void client.off('commandStarted', listen);
}
