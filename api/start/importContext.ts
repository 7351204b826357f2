import type { Context } from '../context.js';
import { loadStaffDetails } from '../identity/sessions/staffDetails.js';

/** A context of the server in which it works for a member of staff, with what they may do now; null: they may not sign in. */
export async function contextOfStaff(context: Context, userId: string): Promise<Context | null> {
  const found = await loadStaffDetails(userId);
  if (!found) return null;
  const { kind: _kind, sessions: _sessions, permissions, ...details } = found;
  return { ...context, session: { ...details, sessionId: '', permissions: new Set(permissions) } };
}
