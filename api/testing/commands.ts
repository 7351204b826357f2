import type { CommandStartedEvent } from 'mongodb';
import mongoose from 'mongoose';

/** Collections that the server looks into by itself now and then, whatever is asked of it. */
const BACKGROUND: ReadonlySet<string> = new Set(['mails', 'auditIntents']);

/** How it is read who asks: kept a minute, and read again whenever that is over, or somebody's rights may have changed. */
const WHO_ASKS = ['find users', 'find roles', 'find sessions', 'find permissions'].join();

/** As `commandsOf`, without what is read of who asks. */
export async function contentCommandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await commandsOf(work);
  for (let at = commands.length - 4; at >= 0; at -= 1) {
    if (commands.slice(at, at + 4).join() === WHO_ASKS) commands.splice(at, 4);
  }
  return commands;
}

/** The database commands that the work sent from this process: 'find users'. */
export async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = [];
  const count = ({ commandName, command }: CommandStartedEvent) => {
    const collection = String(command[commandName]);
    if (!BACKGROUND.has(collection)) commands.push(`${commandName} ${collection}`);
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', count);
  try {
    await work();
  } finally {
    client.off('commandStarted', count);
  }
  return commands;
}
