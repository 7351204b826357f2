import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import type { ClientSession } from 'mongoose';
import type { AuditEvent, StoredIntent } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { runEach } from '../../platform/process/runEach.js';
import { forbidden, notFound } from '../../platform/errors.js';
import type { StoredRecord } from '../schema/record.js';
import { touchedBy } from './touched.js';
import { auditTarget } from './auditTarget.js';
import { conflictWith } from './conflictWith.js';
import { done, refused, refusedWrite } from './outcome.js';
import type { RecordRules } from './recordRules.js';
import { idOf, keyOf, type AppliedWrite, type Operation, type Planned, type Result, type Results } from './write.js';

/** Times that a write without a version is worked out again when others write the same record at the same time. */
const ATTEMPTS = 5;

/** Writes that are planned, as far as a transaction with others needs to know. */
export interface PlannedWrites {
  /** Number of records that are written. */
  readonly size: number;
  /** Makes them in a transaction. Fewer than `size`, without other records: one has changed since it was loaded. */
  readonly make: (session: ClientSession) => Promise<readonly AppliedWrite[]>;
  /** Their entries in the audit trail: none where nothing was changed. */
  readonly eventsOf: (applied: readonly AppliedWrite[]) => readonly AuditEvent[];
  /** Consequences once they are committed. */
  readonly follow: (applied: readonly AppliedWrite[]) => Promise<void>;
}

/** Committed writes, and the entries of the audit trail that were stored with them. */
interface Committed {
  readonly written: readonly AppliedWrite[];
  readonly intents: readonly StoredIntent[];
}

/** Adds the entries of committed writes to the trail: nobody waits for it, and what fails is added later. */
export function enterLater(intents: readonly StoredIntent[], { log, services }: Context): void {
  services.writeParticipants.trail
    .enterIntents(intents)
    .catch((error: unknown) => log.error({ err: error }, 'entries of the audit trail are added later'));
}

/** A record on its way through the steps, by its id. */
type Items<T> = readonly (readonly [id: string, item: T])[];

const isResult = (value: Result | object): value is Result => value instanceof GraphQLError || 'success' in value;

/**
 * The one path of every write of records: create, update, translate, replace, toggle and delete, of one record or of
 * several. `#planned` and `#attempt` name its steps in their order; each passes on the records that may go further, and keeps the result
 * of the others.
 */
export class WritePath<Before extends StoredRecord | null, Plan extends Planned<Before>> {
  readonly #results = new Map<string, Result>();

  constructor(
    private readonly store: RecordRules,
    private readonly operation: Operation<Before, Plan>,
    private readonly context: Context,
  ) {}

  /** Writes records in one round trip a step. A record that changes meanwhile is worked out again. */
  async run(ids: readonly string[]): Promise<Results> {
    let left = ids;
    for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt += 1) {
      await this.#attempt(left);
      left = left.filter((id) => !this.#results.has(id));
    }
    for (const [id, current] of await this.#load(left)) {
      if (current) this.#results.set(id, conflictWith(this.store.kind.label, current));
    }
    return this.#results;
  }

  /** Writes that `run` would make, or why it would not, without writing anything. */
  async plan(
    ids: readonly string[],
  ): Promise<{ readonly planned: ReadonlyMap<string, Plan>; readonly results: Results }> {
    const planned = await this.#planned(ids);
    return { planned: new Map(planned), results: this.#results };
  }

  /** The same as one part of a transaction that others write in as well. */
  async prepare(ids: readonly string[]): Promise<{ readonly writes: PlannedWrites; readonly results: Results }> {
    return { writes: this.#writesOf(await this.#planned(ids)), results: this.#results };
  }

  async #planned(ids: readonly string[]): Promise<Items<Plan>> {
    const found = await this.#load(ids);
    const current = this.#sameVersion(found);
    const allowed = await this.#allowed(current);
    const free = await this.#unrefused(allowed);
    const plans = await this.#plan(free);
    return this.#permitted(plans);
  }

  async #attempt(ids: readonly string[]): Promise<void> {
    const planned = await this.#planned(ids);
    await this.#write(planned);
  }

  async #load(ids: readonly string[]): Promise<Items<Before>> {
    if (ids.length === 0) return [];
    const records = await this.operation.load(ids);
    for (const id of ids) {
      if (!records.has(id)) this.#results.set(id, notFound(messages.notFound(this.store.kind.label)));
    }
    return [...records];
  }

  /** With a version given, a record that has changed since is a CONFLICT; legacy clients send none. */
  #sameVersion(found: Items<Before>): Items<Before> {
    const { version } = this.operation;
    if (version === null || version === undefined) return found;
    return this.#passed(found, (_, record) => {
      const expected = typeof version === 'number' || !record ? version : version.get(idOf(record));
      return record && record.version !== expected ? conflictWith(this.store.kind.label, record) : null;
    });
  }

  /** Reasons for which these very records are forbidden to the caller, although the operation is allowed. */
  async #allowed(found: Items<Before>): Promise<Items<Before>> {
    const reasons = await Promise.all(found.map(([, record]) => record && this.store.forbids(record, this.context)));
    return this.#passed(found, (index) => (reasons[index] ? forbidden(reasons[index]) : null));
  }

  /** Rules about the state that the records are in. */
  async #unrefused(allowed: Items<Before>): Promise<Items<Before>> {
    const records = allowed.flatMap(([, record]) => record ?? []);
    if (records.length === 0) return allowed;
    const refusals = await this.operation.refusals(records);
    return this.#passed(allowed, (_, record) => {
      const reason = record && refusals.get(idOf(record));
      return reason ? refused(reason) : null;
    });
  }

  async #plan(free: Items<Before>): Promise<Items<Plan>> {
    const planned: (readonly [string, Plan])[] = [];
    for (const [id, current] of free) {
      const plan = await this.operation.plan(current, id);
      if (isResult(plan)) this.#results.set(id, plan);
      else planned.push([id, plan]);
    }
    return planned;
  }

  /** Without the writes that a participant forbids the caller for what they would change. */
  async #permitted(planned: Items<Plan>): Promise<Items<Plan>> {
    if (planned.length === 0) return planned;
    let left = planned;
    for (const { forbidding } of this.context.services.writeParticipants.all) {
      if (!forbidding) continue;
      const plans = left.map(([, plan]) => plan);
      const reasons = await forbidding(this.store, this.operation.write, plans, this.context);
      const [first] = this.operation.allOrNone ? reasons.values() : [];
      left = left.filter(([id, plan]) => {
        const reason = reasons.get(keyOf(plan)) ?? first;
        if (reason) this.#results.set(id, forbidden(reason));
        return !reason;
      });
    }
    return left;
  }

  #writesOf(planned: Items<Plan>): PlannedWrites {
    const plans = planned.map(([, plan]) => plan);
    return {
      size: plans.length,
      make: (session) => this.#make(plans, session),
      eventsOf: (written) => this.#eventsOf(plans, written),
      follow: (written) => this.#follow(written),
    };
  }

  /**
   * Makes the writes, with their revisions, and their entries in the audit trail; one that changed nothing has neither. The
   * writes wait for one commit: the entries follow them into the trail.
   */
  async #write(planned: Items<Plan>): Promise<void> {
    if (planned.length === 0) return;
    const writes = this.#writesOf(planned);
    const committed = await this.#applied(planned, writes);
    if (!committed) return;
    enterLater(committed.intents, this.context);
    await writes.follow(committed.written);
  }

  /** Makes the writes; none when one of them is refused meanwhile. */
  async #applied(planned: Items<Plan>, { make, eventsOf }: PlannedWrites): Promise<Committed | null> {
    const { trail } = this.context.services.writeParticipants;
    try {
      return await inTransaction(async (session) => {
        const written = await make(session);
        return { written, intents: await trail.storeIntents(this.context, eventsOf(written), session) };
      });
    } catch (error) {
      const outcome = refusedWrite(error, this.store);
      for (const [id] of planned) this.#results.set(id, outcome);
      return null;
    }
  }

  async #make(plans: readonly Plan[], session: ClientSession): Promise<readonly AppliedWrite[]> {
    const { write } = this.operation;
    const direct = await this.operation.make(plans, session);
    const others = direct.length > 0 ? await this.#changedWith(direct, session) : [];
    this.operation.changedWith?.(others);
    const written = [...direct, ...others];
    for (const { inTransaction: takePart } of this.context.services.writeParticipants.all)
      await takePart?.(this.store, write, written, this.context, session);
    return written;
  }

  #eventsOf(plans: readonly Plan[], written: readonly AppliedWrite[]): AuditEvent[] {
    const { kind } = this.store;
    const { action } = this.operation.write;
    const writtenByKey = new Map(written.map((one) => [keyOf(one), one]));
    return plans.flatMap((plan) => {
      const one = writtenByKey.get(keyOf(plan));
      const changes = one?.changes ?? plan.changes;
      if (!one || changes.length === 0) return [];
      return [{ action, ...plan.event, target: auditTarget(kind, one.after ?? plan.record), changes }];
    });
  }

  async #changedWith(written: readonly AppliedWrite[], session: ClientSession): Promise<readonly AppliedWrite[]> {
    return (await this.store.steps.changedWith?.(written, this.operation.write, this.context, session)) ?? [];
  }

  /** Consequences of writes that are made: caches are invalidated before the kind's own consequences. */
  async #follow(written: readonly AppliedWrite[]): Promise<void> {
    if (written.length === 0) return;
    const { message, write } = this.operation;
    const { stamps, writeParticipants } = this.context.services;
    await runEach([
      () => stamps.changed(this.store.kind.name, touchedBy(this.store, written)),
      ...writeParticipants.all.map(
        ({ committed }) =>
          () =>
            committed?.(this.store, written, this.context),
      ),
      ...written.map((one) => async () => {
        const { before, after } = one;
        await this.store.steps.written?.({ before, after }, this.context, write);
        const record = after ?? before;
        if (record) this.#results.set(keyOf(one), done(message, record));
      }),
    ]);
  }

  #passed(items: Items<Before>, refuse: (index: number, record: Before) => Result | null): Items<Before> {
    return items.filter(([id, record], index) => {
      const result = refuse(index, record);
      if (result) this.#results.set(id, result);
      return result === null;
    });
  }
}
