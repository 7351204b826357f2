import { Types } from 'mongoose';
import type { VisitorSession } from '../../context.js';
import { OPEN, UserModel } from './user.js';
import { loadLiveSessions, type LiveSessions } from '../sessions/liveSessions.js';

/** Details of a visitor with an account that a request needs to know, as plain JSON for the cache. */
export interface VisitorDetails extends Omit<VisitorSession, 'sessionId'> {
  readonly kind: 'visitor';
  readonly sessions: LiveSessions;
}

/** Reads a visitor with their live sessions; null for those who cannot sign in to the site. */
export async function loadVisitorDetails(userId: string): Promise<VisitorDetails | null> {
  const _id = new Types.ObjectId(userId);
  const user = await UserModel.findOne(
    { _id, kind: 'visitor', ...OPEN, 'visitor.verifiedAt': { $ne: null } },
    { name: 1, email: 1 },
  ).lean();
  if (!user) return null;
  return { kind: 'visitor', userId, name: user.name, email: user.email, sessions: await loadLiveSessions(_id) };
}
