import mongoose, { type ClientSession } from 'mongoose';

/**
 * Runs several writes in one transaction: atomic and isolated. On a conflict with another transaction `work` runs again
 * from its beginning, so it must be repeatable.
 * @param work passes the session to every read and write that belongs to the transaction
 * @throws what `work` throws; nothing was written then
 */
export function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.withSession<T>((session) => session.withTransaction<T>(() => work(session)));
}
