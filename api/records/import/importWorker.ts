import { randomUUID } from 'node:crypto';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Logger } from 'pino';
import { importRequest } from '../../audit/series.js';
import type { Context } from '../../context.js';
import { release, takeFor } from '../../platform/database/lease.js';
import { Worker } from '../../platform/process/worker.js';
import type { RecordStores } from '../store/loaders.js';
import { LEASE_MS, holds, leaseOf, whileLeased } from './importLease.js';
import type { ImportSignals } from './importSignals.js';
import { apply, check, undo, type Step } from './steps.js';
import {
  entering,
  ImportLineModel,
  ImportModel,
  WORKING,
  type ImportState,
  type LineState,
  type StoredImport,
  type StoredLine,
} from './storedImport.js';

/** Rows that one step takes: they share its round trips and its transaction. */
const BATCH = 250;
/** Interval of looks for imports that another process has left. */
const LOOK_MS = 5_000;

interface WorkerOptions {
  readonly stores: RecordStores;
  readonly signals: ImportSignals;
  /** The context of the person who imports, with what they may do now; null when they may not sign in any more. */
  readonly contextOf: (userId: string, requestId: string) => Promise<Context | null>;
  readonly log: Logger;
  /** Milliseconds that a hold lasts. */
  readonly leaseMs?: number;
}

/** Work of a state on rows of a state, the first or the last ones first, and the state that follows. */
interface StateWork {
  readonly of: LineState;
  readonly order: 1 | -1;
  readonly step: Step;
  readonly then: ImportState;
}

const WORK: Readonly<Partial<Record<ImportState, StateWork>>> = {
  CHECKING: { of: 'read', order: 1, step: check, then: 'CHECKED' },
  APPLYING: { of: 'planned', order: 1, step: apply, then: 'APPLIED' },
  UNDOING: { of: 'written', order: -1, step: undo, then: 'UNDONE' },
} satisfies Record<(typeof WORKING)[number], StateWork>;

/** The command that looks for imports to work on has this comment. */
const COMMENT = 'import worker';

function workOf({ state }: Pick<StoredImport, 'state'>): StateWork {
  const work = WORK[state];
  if (!work) throw new Error(`An import that is ${state} has no work left.`);
  return work;
}
const aboutOf = ({ _id, kind, state }: StoredImport) => ({ import: _id.toHexString(), kind, state });

/**
 * Works on imports, batch by batch: each batch is one transaction that also stores what became of its rows, so an import goes on
 * where a process that ended has left it, and no row is written twice. One process at a time works on an import.
 */
export class ImportWorker {
  readonly #holder = randomUUID();
  readonly #leaseMs: number;
  readonly #stopListening: () => void;
  readonly #worker = new Worker({
    everyMs: LOOK_MS,
    look: () => this.#workOnAll(),
    onFailure: (error) => this.options.log.error({ err: error }, 'imports could not be worked on'),
  });

  constructor(private readonly options: WorkerOptions) {
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#stopListening = options.signals.onReady(() => void this.work());
    void this.work();
  }

  /** Works on all that is ready. Never rejects. */
  work(): Promise<void> {
    return this.#worker.wake();
  }

  /** Waits for the batch that is running; another process goes on, or the next start. */
  async stop(): Promise<void> {
    this.#stopListening();
    await this.#worker.stop();
  }

  async #workOnAll(): Promise<void> {
    for (let job = await this.#take(); job; job = await this.#take()) {
      const own = job;
      await whileLeased(this.#hold(own), () => this.#workOn(own), this.options.log);
    }
  }

  /** Takes the oldest import that nobody works on. */
  async #take(): Promise<StoredImport | null> {
    if (this.#worker.isStopped) return null;
    const found = await ImportModel.find({ state: { $in: WORKING } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .comment(COMMENT)
      .lean();
    for (const { _id } of found) {
      if (!(await takeFor(leaseOf(_id), this.#leaseMs, { holder: this.#holder }))) continue;
      const job = await ImportModel.findOneAndUpdate(
        { _id, state: { $in: WORKING } },
        { $set: { holder: this.#holder } },
        { returnDocument: 'after' },
      ).lean<StoredImport>();
      if (job) return job;
      // Another process has ended it meanwhile.
      await release(leaseOf(_id), this.#holder);
    }
    return null;
  }

  #hold({ _id }: StoredImport) {
    return { id: _id, holder: this.#holder, ms: this.#leaseMs };
  }

  async #workOn(job: StoredImport): Promise<void> {
    const { of, order, then } = workOf(job);
    try {
      while (!this.#worker.isStopped && (await holds(this.#hold(job)))) {
        const lines = await ImportLineModel.find({ importId: job._id, state: of })
          .sort({ line: order })
          .limit(BATCH)
          .lean<StoredLine[]>();
        if (lines.length === 0) return await this.#end(job, then);
        const actorId = (job.actorId ?? job.userId).toHexString();
        const context = await this.options.contextOf(actorId, importRequest(job._id.toHexString()));
        if (!context) return await this.#end(job, 'FAILED', messages.importNoAuthor);
        await this.#pass(job, lines, context);
      }
      // Another process goes on.
      if (this.#worker.isStopped) await this.#end(job);
    } catch (error) {
      // Another process has taken it over.
      if (!(await holds(this.#hold(job)))) return;
      this.options.log.error({ err: error, ...aboutOf(job) }, 'an import failed');
      await this.#end(job, 'FAILED', messages.somethingWrong);
    }
  }

  /**
   * Takes a step with a batch of rows. A fault does not fail the import when some of the rows have another state since: a process
   * that lost its hold may have written them meanwhile, and the next pass reads what is left.
   * @throws Error when all rows are as they were: the next pass would read the same ones, and so for ever
   */
  async #pass(job: StoredImport, lines: readonly StoredLine[], context: Context): Promise<void> {
    const { of, step } = workOf(job);
    const ids = lines.map(({ _id }) => _id);
    const isStuck = async () =>
      (await ImportLineModel.countDocuments({ _id: { $in: ids }, state: of })) === lines.length;
    try {
      await step(job, this.options.stores.of(job.kind), lines, context);
    } catch (error) {
      if (await isStuck()) throw error;
      this.options.log.warn({ err: error, ...aboutOf(job) }, 'rows of an import are read again');
      return;
    }
    if (await isStuck()) throw new Error('A step of an import changed the state of no row.');
  }

  /** Ends the work of this process on an import. @param state the one that it enters; another process goes on without one */
  async #end({ _id, userId }: StoredImport, state?: ImportState, problem?: Message): Promise<void> {
    const { $set, ...others } = state ? entering(state, userId) : { $set: {} };
    await ImportModel.updateOne(
      { _id, holder: this.#holder },
      { $set: { ...$set, ...(problem && { problem }), holder: null }, ...others },
    );
    await release(leaseOf(_id), this.#holder);
  }
}
