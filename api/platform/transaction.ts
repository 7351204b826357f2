import mongoose, { type ClientSession } from 'mongoose';

/**
 * Makes several writes as one: all of them or none, and nobody sees some of them. When another transaction writes the
 * same documents meanwhile, `work` runs again from its beginning, so it does nothing that it could not do twice.
 * @param work gives the session to every read and write that belongs to it
 * @throws what `work` throws; nothing was written then
 */
export function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.withSession<T>((session) => session.withTransaction<T>(() => work(session)));
}
