import { Types } from 'mongoose';
import type { Context } from '../../../context.js';
import { networkOf } from '../../../platform/limits/networkOf.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';

type Client = Pick<Context, 'ip' | 'services'>;

/** The key of limits by account and network. */
export const pairOf = (email: string, { ip }: Pick<Client, 'ip'>) => `${email} ${networkOf(ip)}`;

/** Whether the user is signed in from this network. Unknown users cost the same query, so that its time tells nothing. */
async function isAtHome(userId: Types.ObjectId | null, { ip }: Pick<Client, 'ip'>): Promise<boolean> {
  const sessions = await SessionModel.find({ userId: userId ?? new Types.ObjectId() }, { ip: 1 }).lean();
  return sessions.some((session) => networkOf(session.ip) === networkOf(ip));
}

/**
 * Counts a sign-in before its password is checked. The limits are consumed sequentially: a network that has used up its
 * tries must not use up those of all networks, which would lock the owner out. A network that the owner is signed in from
 * needs none of them.
 * @param userId null when nobody has the e-mail
 * @returns what gives the tries back once the password was right, and counts it as such
 * @throws RATE_LIMITED
 */
export async function countSignIn(
  email: string,
  userId: Types.ObjectId | null,
  client: Client,
): Promise<() => Promise<void>> {
  const { limits } = client.services;
  await limits.consume('signInByAddress', client.ip);
  await limits.consume('signInByAccount', pairOf(email, client));
  const known = await isAtHome(userId, client);
  if (!known) await limits.consume('signInByAccountAnywhere', email);
  // Before the password is hashed, which is the work that this limit is about.
  await limits.require('signInRightByAccount', email);
  return async () => {
    await limits.consume('signInRightByAccount', email);
    await limits.reward('signInByAddress', client.ip);
    await limits.forget('signInByAccount', pairOf(email, client));
    if (!known) await limits.reward('signInByAccountAnywhere', email);
  };
}

/** Forgets the tries of an account whose owner has shown who they are. */
export async function forgetTries(email: string, client: Client): Promise<void> {
  const { limits } = client.services;
  await limits.forget('signInByAccount', pairOf(email, client));
  await limits.forget('signInByAccountAnywhere', email);
}
