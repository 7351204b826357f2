import type { Types } from 'mongoose';
import { SessionModel } from './storedSession.js';

/** Times in milliseconds since 1970, because caches store JSON. */
export interface LiveSession {
  readonly expiresAt: number;
  readonly lastSeenAt: number;
}

/** By session id. A session that is missing here is refused. */
export type LiveSessions = Readonly<Record<string, LiveSession>>;

/** The sessions of a user that have neither expired nor been ended. */
export async function loadLiveSessions(userId: Types.ObjectId): Promise<LiveSessions> {
  const sessions = await SessionModel.find(
    { userId, expiresAt: { $gt: new Date() } },
    { expiresAt: 1, lastSeenAt: 1 },
  ).lean();
  return Object.fromEntries(
    sessions.map((session) => [
      session._id.toHexString(),
      { expiresAt: session.expiresAt.getTime(), lastSeenAt: session.lastSeenAt.getTime() },
    ]),
  );
}
