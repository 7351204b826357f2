import type { SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import mongoose, { type Model } from 'mongoose';
import type { StoredRecord } from '../schema/record.js';
import type { Condition } from './listQuery.js';

/** Selection of rows, of their order and of their fields. */
export interface RowsQuery {
  readonly filter: Condition;
  readonly sort: readonly SortStep[];
  readonly skip: number;
  readonly limit: number;
  /** Null: all fields. */
  readonly projection: Readonly<Record<string, 1>> | null;
}

/** Codes of errors that pass, as when a replica set elects a primary (MongoDB's specification of retryable reads). */
const PASSING: ReadonlySet<unknown> = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Whether the driver would retry a cursor after this error. */
const isPassing = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoNetworkError ||
  (error instanceof mongoose.mongo.MongoServerError && PASSING.has(error.code));

/**
 * Reads some rows in one batch, by a `find` command of its own. The driver's cursor would cost half as much again on the
 * main thread, for batches after the first (ADR-0089). It reads the rows after an error that passes, because the driver
 * retries cursors and not commands.
 */
export async function findBatch<Stored extends StoredRecord>(
  model: Model<StoredRecord>,
  query: RowsQuery,
): Promise<Stored[]> {
  const { db } = model.db;
  if (!db) return byCursor(model, query);
  const { filter, sort, skip, limit, projection } = query;
  try {
    const found = await db.command(
      {
        find: model.collection.name,
        filter,
        sort: new Map(sort),
        skip,
        limit,
        batchSize: limit,
        singleBatch: true,
        ...(projection && { projection }),
        ...(db.readConcern && { readConcern: db.readConcern.toJSON() }),
      },
      { readPreference: db.readPreference },
    );
    // The driver knows nothing of what a command returns.
    return (found as { readonly cursor: { readonly firstBatch: Stored[] } }).cursor.firstBatch;
  } catch (error) {
    if (!isPassing(error)) throw error;
    return byCursor(model, query);
  }
}

const byCursor = <Stored extends StoredRecord>(
  model: Model<StoredRecord>,
  { filter, sort, skip, limit, projection }: RowsQuery,
) =>
  model.collection
    .find<Stored>(filter, {
      sort: new Map(sort),
      skip,
      limit,
      batchSize: limit + 1,
      singleBatch: true,
      ...(projection && { projection }),
    })
    .toArray();
