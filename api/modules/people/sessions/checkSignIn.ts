import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { signInRules } from '@polyphony/domain/people/signIn.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import type { Types } from 'mongoose';
import type { CheckedUser } from '../../../identity/sessions/sessions.js';
import { passwordMatches } from '../../../identity/passwords/passwords.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { invalid } from '../../../records/write/outcome.js';
import type { FieldError } from '../../../records/schema/types.js';
import { isKnownToAll } from '../../../identity/users/demoAccounts.js';
import { countSignIn } from './signInTries.js';
import { normalizedEmail, UserModel, type User, type UserKind } from '../../../identity/users/user.js';

/** User who showed a right e-mail and password. */
export interface SignInUser extends CheckedUser {
  readonly kind: UserKind;
  readonly email: string;
  /** Of visitors: whether the e-mail was shown to be theirs. Staff are made by staff. */
  readonly verified: boolean;
  /** Staff have blocked the account of the visitor. */
  readonly blocked: boolean;
}

interface SignInRefusal {
  readonly message: Message;
  readonly errors: FieldError[];
}

export type SignInCheck =
  { readonly user: SignInUser; readonly refusal: null } | { readonly user: null; readonly refusal: SignInRefusal };

type Stored = Pick<User, 'kind' | 'roleId' | 'passwordHash' | 'blocked' | 'visitor'> & { readonly _id: Types.ObjectId };

const hasAccess = ({ kind, roleId }: Stored) => kind === 'visitor' || roleId !== null;

/** Refuses a sign-in and records it. The response is the same whatever is wrong. */
export async function refuseSignIn(context: Context, email: string): Promise<SignInRefusal> {
  context.log.warn({ ip: context.ip }, 'sign-in refused');
  await note(context, {
    action: 'SIGN_IN',
    outcome: 'REFUSED',
    actor: null,
    target: { kind: 'session', id: null, label: email },
  });
  return { message: messages.signInRefused, errors: [] };
}

/**
 * Checks an e-mail and a password. Whatever is wrong about them (an unknown e-mail, a user of a kind that is not
 * admitted, another password), the duration and the response are the same.
 * @param admits the kinds of users who may sign in here
 * @throws RATE_LIMITED after too many tries from one address or on one account, or too many right ones of the account
 */
export async function checkSignIn(
  context: Context,
  { identifier, password }: { readonly identifier: string; readonly password: string },
  admits: readonly UserKind[],
): Promise<SignInCheck> {
  const { value, errors } = await validate(signInRules, { email: identifier, password });
  if (errors) {
    const fieldErrors = errors.map(({ field, message }) => invalid(field === 'email' ? 'identifier' : field, message));
    return { user: null, refusal: { message: fieldErrors[0]?.message ?? messages.signInRefused, errors: fieldErrors } };
  }
  const email = normalizedEmail(value.email);
  const stored: Stored | null = await UserModel.findOne(
    { email },
    { kind: 1, roleId: 1, passwordHash: 1, blocked: 1, 'visitor.verifiedAt': 1 },
  ).lean();
  const refundTries = await countSignIn(email, stored?._id ?? null, context);
  const admitted = stored && admits.includes(stored.kind) && hasAccess(stored) ? stored : null;
  const matches = await passwordMatches(value.password, admitted?.passwordHash ?? null);
  const isOpenToAll = !context.ownMachine && isKnownToAll({ email, password: value.password });
  if (!admitted || !matches || isOpenToAll) return { user: null, refusal: await refuseSignIn(context, email) };
  await refundTries();
  const verified = admitted.kind === 'staff' || Boolean(admitted.visitor?.verifiedAt);
  const { _id, kind, passwordHash, blocked = false } = admitted;
  return { user: { _id, kind, email, passwordHash, verified, blocked }, refusal: null };
}
