import { type Document, MongoClient } from 'mongodb';
import { contentsOf, errorCodes, outcome } from './compare.js';
import { answer, UNREADABLE } from './answer.js';
import { type KnownDifference, knownInAnswers, knownInContents } from './known.js';
import type { Operation } from './operations.js';
import { inBulk, inTransaction } from './sessions.js';
import type { Sequence } from './sequences.js';
import type { Spec } from './values.js';

/** Something the two servers answer differently: the operation, what was there before it, and both answers. */
export interface Difference {
  readonly indexes: readonly Spec[];
  readonly before: string;
  readonly operation: Operation;
  readonly embedded: string;
  readonly real: string;
  readonly messages: readonly unknown[];
}

/** MongoDB's code for what it has and this server has not: refused by name, so no difference. */
const NOT_IMPLEMENTED = 238;

const CLIENT_OPTIONS = {
  promoteValues: false,
  bsonRegExp: true,
  // Operators on bytes may cut a character in two.
  enableUtf8Validation: false,
  maxPoolSize: 8,
  serverSelectionTimeoutMS: 10_000,
};

/** `$self` is the collection that the case runs on, `$other` one beside it. */
function named(value: unknown, collection: string): unknown {
  if (value === '$self') return collection;
  if (value === '$other') return `${collection}other`;
  if (Array.isArray(value)) return value.map((item) => named(item, collection));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part, collection)]));
}

const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite', 'transaction'];

/** The embedded server and a real one, given the same commands. */
export class Rivals {
  operations = 0;
  refused = 0;
  /** How often each known difference showed. */
  readonly known = new Map<KnownDifference, number>();
  private readonly clients: readonly [embedded: MongoClient, real: MongoClient];
  private readonly dirty = new Set<string>();
  /** The real server under wine dies of indexes made side by side. */
  private catalog: Promise<unknown> = Promise.resolve();

  constructor(embedded: string, real: string) {
    this.clients = [new MongoClient(embedded, CLIENT_OPTIONS), new MongoClient(real, CLIENT_OPTIONS)];
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
  }

  async reset(): Promise<void> {
    for (const client of this.clients) await client.db('differential').dropDatabase();
  }

  private async both(command: Operation, collection: string): Promise<[Document, Document]> {
    const own = named(command, collection) as Document;
    return Promise.all([this.ask(this.clients[0], own, collection), this.ask(this.clients[1], own, collection)]);
  }

  private ask(client: MongoClient, command: Document, collection: string): Promise<Document> {
    if ('transaction' in command) return inTransaction(client, command);
    const db = client.db('differential');
    return 'bulkWrite' in command ? inBulk(db.collection(collection), command) : answer(db, command);
  }

  private async contents(of: '$self' | '$other', collection: string, fieldOrder: boolean): Promise<[string, string]> {
    const [embedded, real] = await this.both({ find: of, sort: { _id: 1 }, batchSize: 1000 }, collection);
    return [contentsOf(embedded, fieldOrder), contentsOf(real, fieldOrder)];
  }

  /** Runs the sequence on a collection of its own up to the first difference, which it answers. */
  async firstDifference(
    { indexes, documents, operations }: Sequence,
    collection: string,
  ): Promise<Difference | undefined> {
    for (const used of ['$self', '$other'])
      await this.both({ delete: used, deletes: [{ q: {}, limit: 0 }] }, collection);
    const made: Spec[] = [];
    if (this.dirty.delete(collection))
      await this.alone(() => this.both({ dropIndexes: '$self', index: '*' }, collection));
    if (documents.length > 0) await this.both({ insert: '$self', documents, ordered: false }, collection);
    let [, before] = await this.contents('$self', collection, true);
    // In which order an upsert sets the fields it reads from its filter is left open.
    let fieldOrder = true;
    for (const operation of [
      ...indexes.map((spec): Operation => ({ createIndexes: '$self', indexes: [spec] })),
      ...operations,
    ]) {
      const onCatalog = 'createIndexes' in operation;
      if (onCatalog) this.dirty.add(collection);
      const replies = onCatalog
        ? await this.alone(() => this.both(operation, collection))
        : await this.both(operation, collection);
      this.operations++;
      const codes = replies.map(errorCodes);
      if (codes[0]?.includes(NOT_IMPLEMENTED)) {
        this.refused++;
        return undefined;
      }
      fieldOrder &&= !JSON.stringify(operation).includes('"upsert":true');
      const [embedded, real] = replies.map((reply) => outcome(operation, reply, fieldOrder)) as [string, string];
      const alone =
        (client: MongoClient) =>
        (asked: Operation): Promise<Document> =>
          this.ask(client, named(asked, collection) as Document, collection);
      const [askEmbedded, askReal] = [alone(this.clients[0]), alone(this.clients[1])];
      const meeting = { operation, indexes: made, embedded: replies[0], real: replies[1], askEmbedded, askReal };
      const report = (one: string, other: string): Difference => ({
        indexes: made,
        before,
        operation,
        embedded: one,
        real: other,
        messages: replies.map((reply) => (reply.errmsg as unknown) ?? (reply.writeErrors as unknown)),
      });
      if (embedded !== real && !replies.includes(UNREADABLE)) {
        const known = await knownInAnswers(meeting);
        if (!known) return report(embedded, real);
        this.note(known);
      }
      if (onCatalog && codes[1]?.length === 0) made.push((operation.indexes as Spec[])[0] ?? {});
      if (WRITES.some((name) => name in operation)) {
        const [left, right] = await this.contents('$self', collection, fieldOrder);
        if (left !== right) {
          const isOrder = (await this.contents('$self', collection, false)).every((all, _, [first]) => all === first);
          const known = await knownInContents({ ...meeting, isOrder, texts: [left, right] });
          if (!known) return report(left, right);
          this.note(known);
          // From here on the two have different documents.
          return undefined;
        }
        before = right;
      } else if (JSON.stringify(operation).includes('"$other"')) {
        const [left, right] = await this.contents('$other', collection, fieldOrder);
        if (left !== right) return report(left, right);
      }
    }
    return undefined;
  }

  private note(known: KnownDifference): void {
    this.known.set(known, (this.known.get(known) ?? 0) + 1);
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.catalog.then(work, work);
    this.catalog = result.catch(() => undefined);
    return result;
  }
}
