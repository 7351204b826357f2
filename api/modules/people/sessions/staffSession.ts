import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { SESSION_MAX_AGE_S } from '@polyphony/domain/limits.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import type { CheckedUser } from '../../../identity/sessions/sessions.js';
import { sessionOf, type Session } from './session.js';

/**
 * Starts a session of the console for a user whose password was right: the cookie, the record of it, the token.
 * @returns null when the password has been changed since
 */
export async function startStaffSession(
  user: CheckedUser,
  context: Context,
): Promise<{ readonly token: string; readonly session: Session } | null> {
  const { ip, reply, log, services } = context;
  const started = await services.sessions.startSession(user, context);
  if (!started) return null;
  const { token, session } = started;
  reply.setCookie(SESSION_COOKIE, token, { httpOnly: true, maxAge: SESSION_MAX_AGE_S });
  const target = { kind: 'session', id: session.sessionId, label: session.email };
  await note({ ...context, session }, { action: 'SIGN_IN', target });
  log.info({ userId: session.userId, ip }, 'signed in');
  return { token, session: sessionOf(session) };
}
