import { Timestamp } from 'bson';
import type { Doc } from '../bson/value.js';
import { isRecordChange, isSchemaChange, type RecordChange, type StoreChange } from '../store/changes.js';
import { differenceOf } from './difference.js';
import { historyLost } from './token.js';

/** What events may weigh together, in bytes of their documents. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an event weighs besides. */
const EVENT_BYTES = 500;
/** So long after the last stream the history is kept, for one that resumes. */
const KEPT_AFTER = 10 * 60 * 1000;

/** A committed change, in the words of change streams, without its token. */
export interface ChangeEvent {
  readonly sequence: number;
  readonly db: string;
  readonly collection: string;
  readonly body: Doc;
  readonly size: number;
}

/**
 * The changes committed of late, in memory, in the order of their commits. Nothing is stored until the first stream opens.
 */
export class ChangeHistory {
  private events: ChangeEvent[] = [];
  private bytes = 0;
  /** That of the next event. */
  private next = 1;
  private isActive = false;
  private lastRead = 0;
  private waiting = new Set<() => void>();

  /** The number of the last event. */
  get last(): number {
    return this.next - 1;
  }

  /** From now on changes are kept. */
  keep(now: number): void {
    this.isActive = true;
    this.lastRead = now;
  }

  /** Drops the history when no stream has read it for long: it would waste memory. */
  sweep(now: number): void {
    if (now - this.lastRead < KEPT_AFTER) return;
    this.isActive = false;
    this.events = [];
    this.bytes = 0;
    // Changes that are not stored still count, so that a later reader notices the gap.
    this.next++;
  }

  /** Takes in what has been committed. */
  add(changes: readonly StoreChange[]): void {
    if (!this.isActive) return;
    const wallTime = new Date();
    for (const change of changes) {
      const event = eventOf(change);
      if (event) this.push(event.namespace, event.size, { ...event.body, wallTime });
    }
    this.wake();
  }

  private push(namespace: string, size: number, body: Doc): void {
    const dot = namespace.indexOf('.');
    const sequence = this.next++;
    const clusterTime = new Timestamp({ t: Math.floor(Date.now() / 1000), i: sequence % 2 ** 31 });
    const [db, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
    this.events.push({ sequence, db, collection, body: { ...body, clusterTime, ns: { db, coll: collection } }, size });
    this.bytes += size;
    while (this.bytes > MOST_BYTES && this.events.length > 1) this.bytes -= this.events.shift()?.size ?? 0;
  }

  /** The events after that number, the first of them first. Throws when some of them are not kept any more (286). */
  after(sequence: number, now: number): readonly ChangeEvent[] {
    this.lastRead = now;
    const first = this.events[0]?.sequence ?? this.next;
    if (sequence < first - 1 || sequence > this.last) throw historyLost();
    return this.events.slice(sequence + 1 - first);
  }

  /** Resolves when something has been committed, or the time is over. */
  async change(milliseconds: number): Promise<void> {
    let done: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => (done = resolve));
    const timer = setTimeout(done, milliseconds);
    this.waiting.add(done);
    await woken;
    this.waiting.delete(done);
    clearTimeout(timer);
  }

  /** Lets everyone who waits look again. */
  wake(): void {
    for (const done of this.waiting) done();
  }
}

function eventOf(change: StoreChange): { namespace: string; body: Doc; size: number } | undefined {
  if (isRecordChange(change)) {
    const size = EVENT_BYTES + 2 * (change.after?.size ?? 0);
    return { namespace: change.collection.namespace, body: recordEvent(change), size };
  }
  if (!isSchemaChange(change)) return undefined;
  const { collection, description, renamedFrom } = change;
  if (renamedFrom !== undefined) {
    const [db = '', ...coll] = collection.namespace.split('.');
    return {
      namespace: renamedFrom,
      body: { operationType: 'rename', to: { db, coll: coll.join('.') } },
      size: EVENT_BYTES,
    };
  }
  if (description) return undefined;
  return { namespace: collection.namespace, body: { operationType: 'drop' }, size: EVENT_BYTES };
}

function recordEvent({ before, after, replaced }: RecordChange): Doc {
  const documentKey = { _id: (after ?? before)?.doc._id };
  if (!after) return { operationType: 'delete', documentKey };
  if (!before) return { operationType: 'insert', fullDocument: after.doc, documentKey };
  if (replaced === true) return { operationType: 'replace', fullDocument: after.doc, documentKey };
  return { operationType: 'update', documentKey, updateDescription: differenceOf(before.doc, after.doc) };
}
