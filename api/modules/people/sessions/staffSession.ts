import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { SESSION_MAX_AGE_S } from '@polyphony/domain/limits.js';
import type { Types } from 'mongoose';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { sessionOf, type Session } from './session.js';

/** Starts a session of the console for a user whose password was right: the cookie, the record of it, the token. */
export async function startStaffSession(
  userId: Types.ObjectId,
  context: Context,
): Promise<{ readonly token: string; readonly session: Session }> {
  const { ip, reply, log, services } = context;
  const { token, session } = await services.sessions.startSession(userId, context);
  reply.setCookie(SESSION_COOKIE, token, { httpOnly: true, maxAge: SESSION_MAX_AGE_S });
  const target = { kind: 'session', id: session.sessionId, label: session.email };
  await note({ ...context, session }, { action: 'SIGN_IN', target });
  log.info({ userId: session.userId, ip }, 'signed in');
  return { token, session: sessionOf(session) };
}
