import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { duplicateKeyOf } from '../platform/database/duplicateKey.js';
import { StartError } from '../platform/process/startError.js';
import { migrations as allSteps } from './list.js';
import { migrateImports } from './migrateImports.js';
import { migrateRecords, type StoredKind } from './migrateRecords.js';
import { isRecordStep, type Database, type Migration } from './migration.js';
import { whileMigrating } from './migrationLease.js';

/** A step that has run. */
interface Ran {
  readonly _id: number;
  readonly name: string;
  readonly ranAt: Date;
  /** Duration of its run, in milliseconds; 0 in a database that is newer than the step. */
  readonly ms: number;
}

export interface MigrationOptions {
  /** Storage locations of the records of each kind. */
  readonly kinds: readonly StoredKind[];
  readonly log: Logger;
  /** All steps there are, by number; those of the product by default. */
  readonly steps?: readonly Migration[];
}

/** Collections of a database before its first start: leases are taken, and outages probed for, at any time. */
const BEFORE_START: ReadonlySet<string> = new Set(['leases', 'migrations']);

/**
 * Brings what is stored to this release, before anything else reads it: runs the steps that have not run, in their order. One of
 * several processes does, and the others wait. Where nothing is to be done, it costs one read.
 * @throws StartError when a later release has used the database
 */
export async function runMigrations({ kinds, log, steps = allSteps }: MigrationOptions): Promise<void> {
  const database = mongoose.connection.db;
  if (!database) throw new Error('The database is not open.');
  if ((await missing(database, steps)).length === 0) return;
  await whileMigrating(log, async (signal) => {
    // Another process may have run them meanwhile.
    const open = await missing(database, steps);
    const isNew = open.length === steps.length && (await isFresh(database));
    for (const step of open) {
      const { number, name } = step;
      const startedAt = Date.now();
      if (!isNew) {
        log.info({ step: number, name }, 'migration started');
        const work = { database, log, signal };
        try {
          if (isRecordStep(step)) {
            await migrateRecords(work, step, kinds);
            await migrateImports(work, step);
          } else await step.run(work);
        } catch (error) {
          throw new Error(`Migration ${number} (${name}) has failed. The next start runs it again.`, { cause: error });
        }
        signal.throwIfAborted();
      }
      const ms = isNew ? 0 : Date.now() - startedAt;
      await note(database, { _id: number, name, ranAt: new Date(), ms });
      if (!isNew) log.info({ step: number, ms }, 'migration done');
    }
  });
}

const ranIn = (database: Database) => database.collection<Ran>('migrations');

/** The steps that have not run. */
async function missing(database: Database, steps: readonly Migration[]): Promise<readonly Migration[]> {
  const ran = await ranIn(database)
    .find({}, { projection: { _id: 1 } })
    .toArray();
  const numbers = new Set(ran.map(({ _id }) => _id));
  const latest = steps.at(-1)?.number ?? 0;
  const later = Math.max(0, ...numbers);
  if (later > latest)
    throw new StartError(
      `The database is that of a later release: it has migration ${later}, and this release knows ${latest} of them. Start the later release, or restore the backup from before it (docs/operations.md, Upgrading).`,
    );
  return steps.filter(({ number }) => !numbers.has(number));
}

/** Whether nothing was ever stored: no release has made its collections. */
async function isFresh(database: Database): Promise<boolean> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  return found.every(({ name }) => BEFORE_START.has(name));
}

/** Idempotent: a process that lost its lease may have run the step, too. */
async function note(database: Database, ran: Ran): Promise<void> {
  try {
    await ranIn(database).insertOne(ran);
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
  }
}
