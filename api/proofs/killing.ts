import mongoose from 'mongoose';

/** Point at which a process kills itself: before a write is sent to the database, or after it was done. */
export interface Killing {
  /** Number of the write from now on, from 1. */
  readonly write: number;
  readonly when: 'before' | 'after';
}

const WRITES: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'findAndModify', 'commitTransaction']);

/** Ends this process as a power cut would, between two writes to the database. */
export function endAt({ write, when }: Killing): void {
  let seen = 0;
  const count = ({ commandName }: { readonly commandName: string }) => {
    if (WRITES.has(commandName)) seen += 1;
    if (seen === write) process.kill(process.pid, 'SIGKILL');
  };
  // The driver emits the event of a command before it writes it to its connection.
  mongoose.connection.getClient().on(when === 'before' ? 'commandStarted' : 'commandSucceeded', count);
}
