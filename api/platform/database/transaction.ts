import mongoose, { type ClientSession } from 'mongoose';
import { serviceUnavailable } from '../errors.js';
import { databaseAvailability } from './availability.js';
import { RETRY_AFTER_S } from './unavailable.js';

/**
 * Runs several writes in one transaction: atomic and isolated. On a conflict with another transaction `work` runs again
 * from its beginning, so it must be repeatable. It neither runs again nor commits once the database was found to be down:
 * its request has been refused by then, and may have been sent again. A commit whose outcome is unknown is repeated until it
 * is known, so what this resolves with is stored.
 * @param work passes the session to every read and write that belongs to the transaction
 * @throws what `work` throws; nothing was written then
 */
export function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const { outages } = databaseAvailability;
  const check = () => {
    if (databaseAvailability.outages !== outages) throw serviceUnavailable(RETRY_AFTER_S);
  };
  return mongoose.connection.withSession<T>((session) =>
    session.withTransaction<T>(async () => {
      check();
      const result = await work(session);
      check();
      return result;
    }),
  );
}
