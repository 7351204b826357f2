import { type Document, MongoError } from 'mongodb';
import { contentsOf, errorCodes, outcome } from './compare.js';
import { UNREADABLE } from './reply.js';
import { Contender } from './contender.js';
import { type KnownDifference, knownInResponses, knownInContents, type Meeting } from './known.js';
import { isOrderOpen, type Operation } from './operations.js';
import type { Sequence } from './sequences.js';
import type { Spec } from './values.js';

/** An operation with different responses of the two servers: the operation, the documents before it, and both responses. */
export interface Difference {
  readonly indexes: readonly Spec[];
  readonly before: readonly Document[];
  readonly operation: Operation;
  readonly embedded: string;
  readonly real: string;
  readonly messages: readonly unknown[];
}

/** MongoDB's code for what it has and this server has not: refused by name, so no difference. */
const NOT_IMPLEMENTED = 238;
const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite', 'transaction'];

/** State of a sequence: the contents of both servers. */
interface State {
  readonly collection: string;
  readonly indexes: Spec[];
  before: readonly Document[];
  /** In which order an upsert sets the fields it reads from its filter is left open. */
  fieldOrder: boolean;
}

/** Result of an operation of a sequence: `over` when the two cannot be compared any further. */
type Step = { readonly difference?: Difference; readonly over: boolean };

const documentsOf = (reply: Document): readonly Document[] => (reply.cursor as { firstBatch: Document[] }).firstBatch;

/** The embedded server and a real one, given the same commands. */
export class Rivals {
  refused = 0;
  /** Number of operations that were run on each collection. */
  private readonly counts = new Map<string, number>();
  /** Number of occurrences of each known difference. */
  readonly known = new Map<KnownDifference, number>();
  private readonly both: readonly [embedded: Contender, real: Contender];

  private reviving: Promise<void> | undefined;

  /** `revive` starts the real server anew when it has died, as one under wine does after some thousand indexes. */
  constructor(
    embedded: string,
    real: string,
    private readonly revive?: () => Promise<void>,
  ) {
    this.both = [new Contender(embedded), new Contender(real)];
  }

  operationsOn(collection: string): number {
    return this.counts.get(collection) ?? 0;
  }

  get operations(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async close(): Promise<void> {
    await Promise.all(this.both.map((contender) => contender.close()));
  }

  async reset(): Promise<void> {
    for (const contender of this.both) await contender.reset();
  }

  /** Runs the sequence on a collection of its own up to the first difference, which it returns. */
  async firstDifference(sequence: Sequence, collection: string): Promise<Difference | undefined> {
    for (let attempt = 1; ; attempt++) {
      try {
        const found = await this.run(sequence, collection);
        // A real server that died in the middle has lost what it had: only what differs again does.
        return found && this.revive ? await this.run(sequence, collection) : found;
      } catch (error) {
        if (!this.revive || !(error instanceof MongoError) || attempt === 3) throw error;
        this.reviving ??= this.revive().finally(() => (this.reviving = undefined));
        await this.reviving;
      }
    }
  }

  private async run({ indexes, documents, operations }: Sequence, collection: string): Promise<Difference | undefined> {
    await Promise.all(this.both.map((contender) => contender.prepare(collection, documents)));
    const [, real] = await this.contents(collection);
    const state: State = { collection, indexes: [], before: documentsOf(real), fieldOrder: true };
    const indexCreations = indexes.map((spec): Operation => ({ createIndexes: '$self', indexes: [spec] }));
    for (const operation of [...indexCreations, ...operations]) {
      const { difference, over } = await this.step(operation, state);
      if (over) return difference;
    }
    return undefined;
  }

  private async step(operation: Operation, state: State): Promise<Step> {
    const { collection, indexes } = state;
    const [one, other] = this.both;
    const replies = await Promise.all([one.run(operation, collection), other.run(operation, collection)]);
    this.counts.set(collection, this.operationsOn(collection) + 1);
    const codes = replies.map(errorCodes);
    if (codes[0]?.includes(NOT_IMPLEMENTED)) {
      this.refused++;
      return { over: true };
    }
    state.fieldOrder &&= !isOrderOpen(operation);
    const [embedded, real] = replies.map((reply) => outcome(operation, reply, state.fieldOrder)) as [string, string];
    const meeting: Meeting = {
      operation,
      indexes,
      before: state.before,
      embedded: replies[0],
      real: replies[1],
      runOnReal: (requested) => other.run(requested, collection),
    };
    if (embedded !== real && !replies.includes(UNREADABLE)) {
      const known = await knownInResponses(meeting);
      if (!known) return { difference: differing(meeting, state, [embedded, real]), over: true };
      this.note(known);
    }
    if ('createIndexes' in operation && codes[1]?.length === 0) indexes.push(...(operation.indexes as Spec[]));
    return this.compareContents(meeting, state);
  }

  /** Compares what is left in the collection. */
  private async compareContents(meeting: Meeting, state: State): Promise<Step> {
    const { operation } = meeting;
    if (!WRITES.some((name) => name in operation)) return { over: false };
    const replies = await this.contents(state.collection);
    const [left, right] = replies.map((reply) => contentsOf(reply, state.fieldOrder)) as [string, string];
    if (left === right) {
      state.before = documentsOf(replies[1]);
      return { over: false };
    }
    const [own, other] = replies.map((reply) => contentsOf(reply, false));
    const known = await knownInContents({ ...meeting, isOrder: own === other, texts: [left, right] });
    if (!known) return { difference: differing(meeting, state, [left, right]), over: true };
    this.note(known);
    return { over: true };
  }

  private contents(collection: string): Promise<[Document, Document]> {
    const [one, other] = this.both;
    return Promise.all([one.contents(collection), other.contents(collection)]);
  }

  private note(known: KnownDifference): void {
    this.known.set(known, (this.known.get(known) ?? 0) + 1);
  }
}

function differing(
  { operation, embedded: own, real: other }: Meeting,
  { indexes, before }: State,
  [embedded, real]: readonly [string, string],
): Difference {
  const messages = [own, other].map((reply) => (reply.errmsg as unknown) ?? (reply.writeErrors as unknown));
  return { indexes, before, operation, embedded, real, messages };
}
