import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { SESSION_MAX_AGE_S } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { note } from '../../../audit/trail.js';
import type { Context, VisitorSession } from '../../../context.js';
import type { CheckedUser } from '../../../identity/sessions/sessions.js';
import { checkSignIn, refuseSignIn } from '../sessions/checkSignIn.js';
import { startStaffSession } from '../sessions/staffSession.js';
import { UserModel } from '../../../identity/users/user.js';
import { refused, succeeded, visitorOf, type LogInPayload, type Visitor } from './visitor.js';

/** The signed-in visitor's own account. */
export async function ownAccount({ userId }: Pick<VisitorSession, 'userId'>): Promise<Visitor | null> {
  const user = await UserModel.findOne({ _id: userId, kind: 'visitor' }).lean();
  return user && visitorOf(user);
}

const targetOf = ({ sessionId, email }: VisitorSession) => ({ kind: 'session', id: sessionId, label: email });
const actorOf = ({ userId, name }: VisitorSession) => ({ id: userId, name, role: null });

const noLogIn = { token: null, visitor: null, session: null, verificationNeeded: false } as const;

/**
 * Logs in a user with an e-mail and a password, for the site and legacy clients. Visitors get a session of the site, staff
 * one of the console (SPEC-D12).
 */
export async function logIn(identifier: string, password: string, context: Context): Promise<LogInPayload> {
  const { user, refusal } = await checkSignIn(context, { identifier, password }, ['visitor', 'staff']);
  if (!user) return { ...refused(refusal.message, refusal.errors), ...noLogIn };
  // Said only to who knows the password.
  if (user.blocked) return { ...refused(messages.accountBlocked), ...noLogIn };
  if (user.kind === 'visitor' && !user.verified) {
    return { ...refused(messages.notVerified), ...noLogIn, verificationNeeded: true };
  }
  const begin = user.kind === 'staff' ? startStaffSession : beginSession;
  const started = await begin(user, context);
  if (started) return { ...succeeded(messages.signedIn), ...noLogIn, ...started };
  const { message, errors } = await refuseSignIn(context, user.email);
  return { ...refused(message, errors), ...noLogIn };
}

/**
 * Starts a new session of a visitor and sets its cookie. The caller has checked who they are.
 * @returns null when the password has been changed since
 */
export async function beginSession(
  user: CheckedUser,
  context: Context,
): Promise<Pick<LogInPayload, 'token' | 'visitor'> | null> {
  const { sessions } = context.services;
  const started = await sessions.startVisitorSession(user, context);
  if (!started) return null;
  const { token, visitor } = started;
  // Ends the earlier session of this browser, of this or another account; nothing else would end it.
  if (context.visitor) await sessions.revokeSession(context.visitor);
  const now = new Date();
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { 'visitor.language': context.language.requested, 'visitor.signedInAt': now, lastSeenAt: now } },
  );
  await context.services.stamps.changed('visitor');
  context.reply.setCookie(VISITOR_COOKIE, token, { httpOnly: true, maxAge: SESSION_MAX_AGE_S });
  await note(context, { action: 'SIGN_IN', actor: actorOf(visitor), target: targetOf(visitor) });
  return { token, visitor: await ownAccount(visitor) };
}

/** Ends a visitor's session, if there is one; the cookie goes in any case. */
export async function logOut(context: Context): Promise<void> {
  const { visitor, reply, services } = context;
  if (visitor) {
    await services.sessions.revokeSession(visitor);
    await note(context, { action: 'SIGN_OUT', actor: actorOf(visitor), target: targetOf(visitor) });
  }
  reply.clearCookie(VISITOR_COOKIE);
}
