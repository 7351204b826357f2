import type { CommandStartedEvent } from 'mongodb';
import mongoose from 'mongoose';

/** Collections that the server looks into by itself now and then, whatever is asked of it. */
const BACKGROUND: ReadonlySet<string> = new Set(['mails', 'auditIntents']);

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
