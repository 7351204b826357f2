import {
  type AnyBulkWriteOperation,
  type BulkWriteResult,
  type Collection,
  type Document,
  MongoBulkWriteError,
  type MongoClient,
  MongoInvalidArgumentError,
  MongoServerError,
} from 'mongodb';
import { runCommand } from './reply.js';
import { errorCodes } from './compare.js';
import type { Spec } from './values.js';

/** Operations over several commands: a transaction, and the driver's bulkWrite. */

/** Runs the parts up to the first that fails, which ends the transaction; then commits it, or takes it back. */
export async function inTransaction(client: MongoClient, { transaction, commit }: Document): Promise<Document> {
  const session = client.startSession();
  const parts: Document[] = [];
  try {
    session.startTransaction();
    for (const part of transaction as Spec[]) {
      const reply = await runCommand(client.db('differential'), part, session);
      parts.push(reply);
      if (errorCodes(reply).length > 0) break;
    }
    const failed = parts.some((reply) => errorCodes(reply).length > 0);
    if (commit === true && !failed) await session.commitTransaction();
    else await session.abortTransaction();
    return { ok: 1, parts };
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { ok: 1, parts: [...parts, error.errorResponse] };
  } finally {
    await session.endSession();
  }
}

const counts = ({
  insertedCount,
  matchedCount,
  modifiedCount,
  deletedCount,
  upsertedIds,
}: BulkWriteResult): Document => ({
  insertedCount,
  matchedCount,
  modifiedCount,
  deletedCount,
  upsertedIds,
});

export async function inBulk(collection: Collection, { bulkWrite, ordered }: Document): Promise<Document> {
  try {
    const models = bulkWrite as AnyBulkWriteOperation[];
    return { ok: 1, bulk: counts(await collection.bulkWrite(models, { ordered: ordered === true })) };
  } catch (error) {
    // Refused by the driver itself.
    if (error instanceof MongoInvalidArgumentError) return { ok: 1, bulk: { refused: error.message } };
    if (!(error instanceof MongoBulkWriteError)) {
      if (error instanceof MongoServerError) return error.errorResponse;
      throw error;
    }
    const errors = [error.writeErrors].flat() as { index: number; code: unknown }[];
    return {
      ok: 1,
      bulk: counts(error.result),
      writeErrors: errors.map(({ index, code }) => ({ index, code })),
    };
  }
}
