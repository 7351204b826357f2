import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { contentsOf, errorCodes, outcome } from './compare.js';
import type { Operation } from './operations.js';
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

const CLIENT_OPTIONS = { promoteValues: false, bsonRegExp: true, maxPoolSize: 8, serverSelectionTimeoutMS: 10_000 };

async function answer(db: Db, command: Document): Promise<Document> {
  try {
    return await db.command(command);
  } catch (error) {
    if (error instanceof MongoServerError) return error.errorResponse;
    throw error;
  }
}

/** `$self` is the collection that the case runs on. */
function named(value: unknown, collection: string): unknown {
  if (value === '$self') return collection;
  if (Array.isArray(value)) return value.map((item) => named(item, collection));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part, collection)]));
}

const WRITES = ['insert', 'update', 'delete', 'findAndModify'];

/** The embedded server and a real one, given the same commands. */
export class Rivals {
  operations = 0;
  refused = 0;
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
    const [embedded, real] = this.clients;
    return Promise.all([answer(embedded.db('differential'), own), answer(real.db('differential'), own)]);
  }

  private async contents(collection: string, fieldOrder: boolean): Promise<[string, string]> {
    const [embedded, real] = await this.both({ find: '$self', sort: { _id: 1 }, batchSize: 1000 }, collection);
    return [contentsOf(embedded, fieldOrder), contentsOf(real, fieldOrder)];
  }

  /** Runs the sequence on a collection of its own up to the first difference, which it answers. */
  async firstDifference(
    { indexes, documents, operations }: Sequence,
    collection: string,
  ): Promise<Difference | undefined> {
    await this.both({ delete: '$self', deletes: [{ q: {}, limit: 0 }] }, collection);
    const made: Spec[] = [];
    if (this.dirty.delete(collection))
      await this.alone(() => this.both({ dropIndexes: '$self', index: '*' }, collection));
    if (documents.length > 0) await this.both({ insert: '$self', documents, ordered: false }, collection);
    let [, before] = await this.contents(collection, true);
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
      const report = (one: string, other: string): Difference => ({
        indexes: made,
        before,
        operation,
        embedded: one,
        real: other,
        messages: replies.map((reply) => (reply.errmsg as unknown) ?? (reply.writeErrors as unknown)),
      });
      // Which document a plan meets first, and so what it fails with, is the planner's business.
      const failedMany =
        made.length > 0 && codes.every((list) => list.length > 0) && JSON.stringify(operation).includes('"multi":true');
      if (failedMany) return undefined;
      if (embedded !== real) return report(embedded, real);
      if (onCatalog && codes[1]?.length === 0) made.push((operation.indexes as Spec[])[0] ?? {});
      if (WRITES.some((name) => name in operation)) {
        const [left, right] = await this.contents(collection, fieldOrder);
        if (left !== right) return report(left, right);
        before = right;
      }
    }
    return undefined;
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.catalog.then(work, work);
    this.catalog = result.catch(() => undefined);
    return result;
  }
}
