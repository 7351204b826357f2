import { type Document, MongoClient } from 'mongodb';
import { runCommand } from './reply.js';
import { inBulk, inTransaction } from './sessions.js';
import type { Operation } from './operations.js';
import type { Spec } from './values.js';

const CLIENT_OPTIONS = {
  promoteValues: false,
  bsonRegExp: true,
  // Operators on bytes may cut a character in two.
  enableUtf8Validation: false,
  maxPoolSize: 8,
  serverSelectionTimeoutMS: 10_000,
};
const DATABASE = 'differential';

/** `$self` is the collection that a case runs on. */
function substituteSelf(value: unknown, collection: string): unknown {
  if (value === '$self') return collection;
  if (Array.isArray(value)) return value.map((item) => substituteSelf(item, collection));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, substituteSelf(part, collection)]));
}

/** One server that cases are run on. */
export class Contender {
  private readonly client: MongoClient;
  private readonly indexed = new Set<string>();
  /** The real server under wine dies of indexes made side by side. */
  private catalog: Promise<unknown> = Promise.resolve();

  constructor(uri: string) {
    this.client = new MongoClient(uri, CLIENT_OPTIONS);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  async reset(): Promise<void> {
    await this.client.db(DATABASE).dropDatabase();
  }

  run(operation: Operation, collection: string): Promise<Document> {
    const command = substituteSelf(operation, collection) as Document;
    if ('createIndexes' in command) {
      this.indexed.add(collection);
      return this.alone(() => runCommand(this.client.db(DATABASE), command));
    }
    if ('transaction' in command) return inTransaction(this.client, command);
    const db = this.client.db(DATABASE);
    return 'bulkWrite' in command ? inBulk(db.collection(collection), command) : runCommand(db, command);
  }

  /** All documents by _id, as find returns them. */
  contents(collection: string): Promise<Document> {
    return this.run({ find: '$self', sort: { _id: 1 }, batchSize: 1000 }, collection);
  }

  /** Leaves the collection with these indexes and documents alone, made in this order or the other. */
  async prepare(collection: string, documents: readonly Spec[], indexes: readonly Spec[] = []): Promise<void> {
    await this.run({ delete: '$self', deletes: [{ q: {}, limit: 0 }] }, collection);
    if (this.indexed.delete(collection))
      await this.alone(() => runCommand(this.client.db(DATABASE), { dropIndexes: collection, index: '*' }));
    if (documents.length > 0) await this.run({ insert: '$self', documents, ordered: false }, collection);
    for (const spec of indexes) await this.run({ createIndexes: '$self', indexes: [spec] }, collection);
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.catalog.then(work, work);
    this.catalog = result.catch(() => undefined);
    return result;
  }
}
