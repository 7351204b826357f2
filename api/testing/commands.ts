import type { CommandStartedEvent } from 'mongodb';
import mongoose from 'mongoose';

/** Collections that the server looks into by itself now and then, whatever is requested. */
const BACKGROUND: ReadonlySet<string> = new Set(['mails', 'auditIntents']);

/** How the caller's session is read: cached for a minute, and read again after that or when somebody's rights may have changed. */
const WHO_ASKS = ['find users', 'find roles', 'find sessions', 'find permissions'].join();

/** As `commandsOf`, without what is read about the caller. */
export async function contentCommandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsOf(work);
  for (let at = commands.length - 4; at >= 0; at -= 1) {
    if (commands.slice(at, at + 4).join() === WHO_ASKS) commands.splice(at, 4);
  }
  return commands;
}

/** The database commands that the work sent from this process, without those of background work: 'find users'. */
export const commandsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await everyCommandOf(work)).filter(isRequested);

/** Whether a command comes from a request, and not from the server's work in the background. */
const isRequested = (command: string) => !BACKGROUND.has(command.split(' ')[1] ?? '');

/** As `commandsOf`, with those of background work. */
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

/** Calls `hear` with each database command of this process. Returns how to stop. */
export function onEveryCommand(hear: (command: string) => void): () => void {
  const listen = ({ commandName, command }: CommandStartedEvent) =>
    hear(`${commandName} ${String(command[commandName])}`);
  const client = mongoose.connection.getClient();
  client.on('commandStarted', listen);
  return () => void client.off('commandStarted', listen);
}
