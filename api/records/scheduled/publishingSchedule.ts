import { endOf } from '@polyphony/domain/publishing/lastDay.js';
import { publishingCondition } from '@polyphony/domain/publishing/publishingState.js';
import type { Logger } from 'pino';
import type { Context } from '../../context.js';
import { withLease } from '../../platform/database/lease.js';
import { Worker } from '../../platform/process/worker.js';
import type { Services } from '../../services.js';
import type { Condition } from '../read/listQuery.js';
import { ScheduledDrafts } from './scheduledDrafts.js';
import { ScheduledReleases } from './scheduledReleases.js';
import type { RecordStores } from '../store/loaders.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../store/recordStore.js';
import { idOf, isDone } from '../write/write.js';
import { publishingToggleOf } from '../publishing/publishing.js';

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
  /** The context of a member of staff, with what they may do now; null when they may not sign in any more. */
  readonly contextOf: (userId: string) => Promise<Context | null>;
  readonly log: Logger;
}

/** Work of the schedule on records of a kind. */
interface Work {
  readonly step: 'due' | 'end';
  /** Those that it is to be done with now. */
  readonly now: Condition;
  /** The field that says which of them have waited longest. */
  readonly since: string;
  /** Those that it will be done with later, and when with one of them. */
  readonly later: Condition;
  readonly at: (record: StoredRecord) => Date | null;
}

/**
 * Publishes scheduled records, drafts and releases when they are due, withdraws records whose last day is over, and does so at its start
 * with what became due while no process ran. Every process has one: it sleeps until the next time that it knows of, for 20 seconds at
 * most, so a record is written on time by the process that knows its time and at most 20 seconds late by another.
 *
 * A lease lets one process at a time publish the records of a kind. That none is published twice depends on the condition of
 * its write alone (`publishing`), so a lease that expires does no harm; and as nothing is stored beside the record, a process
 * that dies leaves it either due or published.
 */
export class PublishingSchedule {
  readonly #stores: readonly RecordStore[];
  readonly #drafts: ScheduledDrafts;
  readonly #releases: ScheduledReleases;
  readonly #stopListening: () => void;
  readonly #worker = new Worker({
    everyMs: LOOK_MS,
    look: () => this.#run(),
    onFailure: (error) => this.options.log.error({ err: error }, 'scheduled records could not be published'),
  });

  constructor(private readonly options: ScheduleOptions) {
    this.#stores = options.stores.all.filter(({ kind }) => kind.publishing);
    const { stores, contextOf, log } = options;
    const now = () => options.services.siteClock.now();
    this.#drafts = new ScheduledDrafts({ stores, now, contextOf, log, comment: COMMENT });
    this.#releases = new ScheduledReleases({ now, contextOf, log, comment: COMMENT });
    this.#stopListening = options.services.scheduledTimes.onScheduled((at) => this.#wakeAt(at.getTime()));
    void this.look();
  }

  /** Publishes what is due now. Resolves when that is done; never rejects. */
  look(): Promise<void> {
    return this.#worker.wake();
  }

  /** Waits for a running look. What is due later is published by another process, or after the next start. */
  async stop(): Promise<void> {
    this.#stopListening();
    await this.#worker.stop();
  }

  async #run(): Promise<void> {
    try {
      await this.#publishDue();
      await this.#sleepUntilNext();
    } catch (error) {
      // Some may have been published: what is cached of them is stale.
      for (const { kind } of this.#stores) await this.options.services.stamps.changed(kind.name);
      throw error;
    }
  }

  /** @param time by the clock of the site; what is due later than the next look is found by that */
  #wakeAt(time: number): void {
    const ms = Math.max(0, time - this.options.services.siteClock.now().getTime());
    // A timer may end a millisecond early.
    if (ms < LOOK_MS) this.#worker.wakeIn(ms + 1);
  }

  async #publishDue(): Promise<void> {
    // A record that is published at the same time has what its draft changes from the start.
    if (await this.#drafts.publish()) void this.#worker.wake();
    if (await this.#releases.publish()) void this.#worker.wake();
    for (const store of this.#stores) {
      for (const work of this.#worksOf(store)) {
        if ((await this.#dueIn(store, work)).length === 0) continue;
        await withLease(`publish ${store.kind.plural}`, () => this.#do(store, work));
      }
    }
  }

  #worksOf({ kind }: RecordStore): readonly Work[] {
    const { siteClock } = this.options.services;
    const [now, today] = [siteClock.now(), siteClock.today()];
    const toggle = publishingToggleOf(kind);
    const publish: Work = {
      step: 'due',
      now: { [toggle]: false, publishAt: { $lte: now } },
      since: 'publishAt',
      later: { ...publishingCondition(toggle, 'scheduled'), publishAt: { $gt: now } },
      at: ({ publishAt }) => (publishAt instanceof Date ? publishAt : null),
    };
    const { lastDay } = kind;
    if (lastDay === undefined) return [publish];
    const end: Work = {
      step: 'end',
      now: { [toggle]: true, [lastDay]: { $lt: today } },
      since: lastDay,
      later: { [toggle]: true, [lastDay]: { $gte: today } },
      at: (record) => endOf(kind, record, siteClock.timeZone),
    };
    // What is over is withdrawn first.
    return [end, publish];
  }

  async #do(store: RecordStore, work: Work): Promise<void> {
    const { contextNow, log } = this.options;
    const ids = await this.#dueIn(store, work);
    if (ids.length === 0) return;
    const results = await store.publishMany(ids, { step: work.step }, await contextNow());
    const refused = [...results].filter(([, result]) => !isDone(result));
    const about = { kind: store.kind.name, ids, step: work.step };
    if (refused.length === 0) log.info(about, 'scheduled records published or withdrawn');
    else log.error({ ...about, refused: Object.fromEntries(refused) }, 'scheduled records were not written');
    // More may be due. What was refused is retried with the next run, not at once.
    if (ids.length === BATCH && refused.length === 0) void this.#worker.wake();
  }

  /** The ids of records that are due, those first that have waited longest. */
  async #dueIn({ model, scope }: RecordStore, { now, since }: Work): Promise<string[]> {
    const options = { projection: { _id: 1 }, sort: { [since]: 1 }, limit: BATCH, comment: COMMENT } as const;
    const found = await model.collection.find<StoredRecord>({ ...scope, ...now }, options).toArray();
    return found.map(idOf);
  }

  async #sleepUntilNext(): Promise<void> {
    const moments = [await this.#drafts.next(), await this.#releases.next()];
    for (const store of this.#stores) {
      for (const { later, since, at } of this.#worksOf(store)) {
        const options = { projection: { [since]: 1 }, sort: { [since]: 1 }, comment: COMMENT } as const;
        const next = await store.model.collection.findOne<StoredRecord>({ ...store.scope, ...later }, options);
        moments.push(next && at(next));
      }
    }
    // At the end: a timer that ends during these reads would prolong this look, for its callers as well.
    for (const moment of moments) if (moment) this.#wakeAt(moment.getTime());
  }
}
