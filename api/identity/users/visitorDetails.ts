import { Types } from 'mongoose';
import type { VisitorSession } from '../../context.js';
import { UserModel } from './user.js';
import { loadLiveSessions, type LiveSessions } from '../sessions/liveSessions.js';

/** What a request needs to know of a visitor with an account, as plain JSON for the cache. */
export interface VisitorDetails extends Omit<VisitorSession, 'sessionId'> {
  readonly kind: 'visitor';
  readonly sessions: LiveSessions;
}

/** Reads a visitor with their live sessions; null for staff, and for visitors whose e-mail is not verified. */
export async function loadVisitorDetails(userId: string): Promise<VisitorDetails | null> {
  const _id = new Types.ObjectId(userId);
  const user = await UserModel.findOne({ _id, kind: 'visitor' }, { name: 1, email: 1, 'visitor.verifiedAt': 1 }).lean();
  if (!user?.visitor?.verifiedAt) return null;
  return { kind: 'visitor', userId, name: user.name, email: user.email, sessions: await loadLiveSessions(_id) };
}
