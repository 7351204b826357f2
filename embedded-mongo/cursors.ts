import { Long } from 'bson';
import { RawArray } from './bson/raw.js';
import { assertObjectSize } from './bson/size.js';
import type { Doc } from './bson/value.js';
import { MongoError } from './errors.js';

/** MongoDB's defaults: the first batch without a size, and what a batch may weigh. */
const FIRST_BATCH = 101;
const BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MILLISECONDS = 10 * 60 * 1000;

/** A result of which the client has read a part. What it holds never changes under it. */
interface Cursor {
  readonly namespace: string;
  readonly total: number;
  /** The document at a place, as BSON. */
  readonly at: (place: number) => Uint8Array;
  next: number;
  lastUsed: number;
}

export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = Date.now();

  /** The reply to find or aggregate: its first batch, and a cursor when there is more. */
  start(
    namespace: string,
    total: number,
    at: (place: number) => Uint8Array,
    batchSize: number | undefined,
    single: boolean,
  ): Doc {
    const cursor: Cursor = { namespace, total, at, next: 0, lastUsed: Date.now() };
    const firstBatch = takeBatch(cursor, batchSize ?? FIRST_BATCH);
    const id = cursor.next >= total || single ? Long.ZERO : Long.fromNumber(++this.lastId);
    if (!id.isZero()) this.open.set(id.toString(), cursor);
    return { cursor: { firstBatch, id, ns: namespace }, ok: 1 };
  }

  more(id: Long, namespace: string, batchSize: number | undefined): Doc {
    const cursor = this.open.get(id.toString());
    if (!cursor) throw new MongoError(43, 'CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace)
      throw new MongoError(13, 'Unauthorized', `cursor id ${id.toString()} belongs to ${cursor.namespace}`);
    cursor.lastUsed = Date.now();
    const nextBatch = takeBatch(cursor, batchSize === undefined || batchSize === 0 ? Infinity : batchSize);
    const done = cursor.next >= cursor.total;
    if (done) this.open.delete(id.toString());
    return { cursor: { nextBatch, id: done ? Long.ZERO : id, ns: namespace }, ok: 1 };
  }

  /** Whether the cursor is open. */
  isOpen(id: Long): boolean {
    return this.open.has(id.toString());
  }

  kill(ids: readonly Long[]): Doc {
    const killed = ids.filter((id) => this.open.delete(id.toString()));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    };
  }

  /** Forgets cursors that no one has read for ten minutes. */
  sweep(now: number): void {
    for (const [id, { lastUsed }] of this.open) if (now - lastUsed > IDLE_MILLISECONDS) this.open.delete(id);
  }
}

function takeBatch(cursor: Cursor, size: number): RawArray {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  while (documents.length < size && cursor.next < cursor.total) {
    const raw = cursor.at(cursor.next);
    assertObjectSize(raw.length);
    bytes += raw.length;
    if (bytes > BATCH_BYTES && documents.length > 0) break;
    documents.push(raw);
    cursor.next++;
  }
  return new RawArray(documents);
}
