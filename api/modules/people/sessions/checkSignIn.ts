import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { signInRules } from '@polyphony/domain/people/signIn.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import type { Types } from 'mongoose';
import { passwordMatches } from '../../../identity/passwords/passwords.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { invalid } from '../../../records/write/outcome.js';
import type { FieldError } from '../../../records/schema/types.js';
import { countSignIn } from './signInTries.js';
import { normalizedEmail, UserModel, type User, type UserKind } from '../../../identity/users/user.js';

/** Who showed a right e-mail and password. */
export interface SignInUser {
  readonly _id: Types.ObjectId;
  readonly kind: UserKind;
  /** Of visitors: whether the e-mail was shown to be theirs. Staff are made by staff. */
  readonly verified: boolean;
}

export type SignInCheck =
  | { readonly user: SignInUser; readonly refusal: null }
  | { readonly user: null; readonly refusal: { readonly message: Message; readonly errors: FieldError[] } };

const refused = (message: Message, errors: FieldError[] = []): SignInCheck => ({
  user: null,
  refusal: { message, errors },
});

type Stored = Pick<User, 'kind' | 'roleId' | 'passwordHash' | 'visitor'> & { readonly _id: Types.ObjectId };

const hasAccess = ({ kind, roleId }: Stored) => kind === 'visitor' || roleId !== null;

/** Records a sign-in that came to nothing. */
const noteRefused = (context: Context, email: string) =>
  note(context, {
    action: 'SIGN_IN',
    outcome: 'REFUSED',
    actor: null,
    target: { kind: 'session', id: null, label: email },
  });

/**
 * Checks an e-mail and a password. Whatever is wrong about them (an unknown e-mail, a user of a kind that is not
 * admitted, another password), the duration and the response are the same.
 * @param admits the kinds of users who may sign in here
 * @throws RATE_LIMITED after too many tries from one address or on one account
 */
export async function checkSignIn(
  context: Context,
  { identifier, password }: { readonly identifier: string; readonly password: string },
  admits: readonly UserKind[],
): Promise<SignInCheck> {
  const { ip, log } = context;
  const { value, errors } = await validate(signInRules, { email: identifier, password });
  if (errors) {
    const named = errors.map(({ field, message }) => invalid(field === 'email' ? 'identifier' : field, message));
    return refused(named[0]?.message ?? messages.signInRefused, named);
  }
  const email = normalizedEmail(value.email);
  const stored: Stored | null = await UserModel.findOne(
    { email },
    { kind: 1, roleId: 1, passwordHash: 1, 'visitor.verifiedAt': 1 },
  ).lean();
  const giveBack = await countSignIn(email, stored?._id ?? null, context);
  const admitted = stored && admits.includes(stored.kind) && hasAccess(stored) ? stored : null;
  const matches = await passwordMatches(value.password, admitted?.passwordHash ?? null);
  if (!admitted || !matches) {
    log.warn({ ip }, 'sign-in refused');
    await noteRefused(context, email);
    return refused(messages.signInRefused);
  }
  await giveBack();
  const verified = admitted.kind === 'staff' || Boolean(admitted.visitor?.verifiedAt);
  return { user: { _id: admitted._id, kind: admitted.kind, verified }, refusal: null };
}
