import { PUBLISHING_CONDITIONS } from '@polyphony/domain/publishing/publishingState.js';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../context.js';
import { withLease } from '../../platform/database/lease.js';
import type { Services } from '../../services.js';
import type { RecordStores } from '../read/loaders.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../write/recordStore.js';
import { idOf } from '../write/write.js';

/** Interval of looks at what is due: another process may have scheduled something. */
const LOOK_MS = 20_000;
/** Records that are published in one go; the rest follow at once. */
const BATCH = 50;
/** Says in the database's log, and to tests that count the commands of requests, who reads. */
const COMMENT = 'publishing schedule';

interface ScheduleOptions {
  readonly stores: RecordStores;
  readonly services: Pick<Services, 'siteClock' | 'stamps' | 'scheduledTimes'>;
  /** A context without a session. */
  readonly contextNow: () => Promise<Context>;
  readonly log: Logger;
}

/**
 * Publishes scheduled records when they are due, and at its start those that became due while no process ran. Every process
 * has one: it sleeps until the next time that it knows of, for 20 seconds at most, so a record is published on time by the
 * process that scheduled it and at most 20 seconds late by another.
 *
 * A lease lets one process at a time publish the records of a kind. That none is published twice depends on the condition of
 * its write alone (`publishing`), so a lease that expires does no harm; and as nothing is stored beside the record, a process
 * that dies leaves it either due or published.
 */
export class PublishingSchedule {
  readonly #stores: readonly RecordStore[];
  readonly #stopListening: () => void;
  #timer: NodeJS.Timeout | null = null;
  /** When the timer ends, by the clock of the site. */
  #wakesAt = Infinity;
  #look: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(private readonly options: ScheduleOptions) {
    this.#stores = options.stores.all.filter(({ kind }) => kind.publishing);
    this.#stopListening = options.services.scheduledTimes.onScheduled((at) => this.#wakeAt(at.getTime()));
    void this.look();
  }

  /** Publishes what is due now. Resolves when that is done; never rejects. */
  look(): Promise<void> {
    if (this.#stopped || this.#stores.length === 0) return Promise.resolve();
    this.#again = true;
    this.#look ??= this.#run().finally(() => {
      this.#look = null;
    });
    return this.#look;
  }

  /** Waits for a running look. What is due later is published by another process, or after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopListening();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#look;
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      this.#wakesAt = Infinity;
      this.#wakeAt(this.#now() + LOOK_MS);
      try {
        await this.#publishDue();
        await this.#sleepUntilNext();
      } catch (error) {
        this.options.log.error({ err: error }, 'scheduled records could not be published');
        // Some may have been: what is cached of them is stale.
        for (const { kind } of this.#stores) await this.options.services.stamps.changed(kind.name);
      }
    }
  }

  #now(): number {
    return this.options.services.siteClock.now().getTime();
  }

  #wakeAt(time: number): void {
    if (this.#stopped || time >= this.#wakesAt) return;
    this.#wakesAt = time;
    if (this.#timer) clearTimeout(this.#timer);
    // A timer may end a millisecond early.
    this.#timer = setTimeout(() => void this.look(), Math.min(LOOK_MS, Math.max(0, time - this.#now()) + 1)).unref();
  }

  async #publishDue(): Promise<void> {
    for (const store of this.#stores) {
      if ((await this.#dueIn(store)).length === 0) continue;
      await withLease(`publish ${store.kind.plural}`, () => this.#publish(store));
    }
  }

  async #publish(store: RecordStore): Promise<void> {
    const { contextNow, log } = this.options;
    const ids = await this.#dueIn(store);
    if (ids.length === 0) return;
    const results = await store.publishMany(ids, { step: 'due' }, await contextNow());
    const refused = [...results].filter(([, result]) => result instanceof GraphQLError || !result.success);
    const about = { kind: store.kind.name, ids };
    if (refused.length === 0) log.info(about, 'scheduled records published');
    else log.error({ ...about, refused: Object.fromEntries(refused) }, 'scheduled records were not published');
    // More may be due. What was refused is tried again later, not at once.
    if (ids.length === BATCH && refused.length === 0) this.#again = true;
  }

  /** The ids of records that are due, those first that have waited longest. */
  async #dueIn({ model, scope }: RecordStore): Promise<string[]> {
    const due = { ...scope, active: false, publishAt: { $lte: this.options.services.siteClock.now() } };
    const found = await model.collection
      .find<StoredRecord>(due, { projection: { _id: 1 }, sort: { publishAt: 1 }, limit: BATCH, comment: COMMENT })
      .toArray();
    return found.map(idOf);
  }

  async #sleepUntilNext(): Promise<void> {
    const condition = { ...PUBLISHING_CONDITIONS.scheduled, publishAt: { $gt: this.options.services.siteClock.now() } };
    for (const { model, scope } of this.#stores) {
      const options = { projection: { publishAt: 1 }, sort: { publishAt: 1 }, comment: COMMENT } as const;
      const next = await model.collection.findOne<StoredRecord>({ ...scope, ...condition }, options);
      if (next?.['publishAt'] instanceof Date) this.#wakeAt(next['publishAt'].getTime());
    }
  }
}
