import { RECENT_SIGN_IN_S } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { passwordMatches } from '../../../identity/passwords/passwords.js';
import type { Context } from '../../../context.js';
import { invalid } from '../../../records/write/outcome.js';
import type { FieldError } from '../../../records/schema/types.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';
import type { StoredStaff } from './staffMember.js';

/**
 * Refuses a change of the e-mail or the password without the current password: a stranger at a signed-in browser could
 * take over the account. Not required within ten minutes of the sign-in, which is how legacy clients work.
 * @throws RATE_LIMITED when too many passwords were tried
 */
export async function refuseWithoutProof(
  user: StoredStaff,
  typed: string | null,
  { session, services: { limits } }: Context,
): Promise<FieldError | null> {
  if (typed === null) {
    // Work in the background has no session of its own, and so no recent sign-in.
    const sessionId = session?.sessionId || null;
    const signIn = sessionId && (await SessionModel.findById(sessionId, { createdAt: 1 }).lean());
    const age = signIn ? Date.now() - signIn.createdAt.getTime() : Number.POSITIVE_INFINITY;
    return age <= RECENT_SIGN_IN_S * 1000 ? null : invalid('currentPassword', messages.currentPasswordRequired);
  }
  const account = user._id.toHexString();
  await limits.consume('proofByAccount', account);
  const right = await passwordMatches(typed, user.passwordHash);
  if (!right) return invalid('currentPassword', messages.currentPasswordWrong);
  await limits.forget('proofByAccount', account);
  return null;
}
