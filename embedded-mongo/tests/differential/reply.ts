import { BSON, type ClientSession, type Db, type Document, MongoServerError } from 'mongodb';

/** Response of a server: an error counts as one too. */
export async function runCommand(db: Db, command: Document, session?: ClientSession): Promise<Document> {
  try {
    return await db.command(command, { ...(session && { session }) });
  } catch (error) {
    return errorReply(error);
  }
}

export const UNREADABLE: Document = { ok: 0, unreadable: true };

export function errorReply(error: unknown): Document {
  if (error instanceof MongoServerError) return error.errorResponse;
  // An error's text may quote a character cut in two, which the driver does not read.
  if (error instanceof BSON.BSONError) return UNREADABLE;
  throw error;
}
