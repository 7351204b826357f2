import { emailRules, resetRules, verificationRules } from '@polyphony/domain/people/account.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { hashPassword } from '../../../identity/passwords/passwords.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { invalid, invalidFields } from '../../../records/write/outcome.js';
import type { CodePurpose } from '../../../identity/passwords/oneTimeCodes.js';
import { forgetTries, pairOf } from '../sessions/signInTries.js';
import { normalizedEmail, UserModel } from '../../../identity/users/user.js';
import { readersLanguage } from '../../../identity/users/visitorProfile.js';
import type { PasswordResetInput } from './inputs.js';
import { beginSession } from './logIn.js';
import { refused, succeeded, type AccountPayload, type VerificationPayload } from './visitor.js';
import { accountMails } from './mailTemplates.js';

/** Visitor whom a code of a purpose helps: one who has not verified yet; any who cannot sign in. */
const helped = (purpose: CodePurpose, email: string, registration: string | null = null) =>
  UserModel.findOne(
    {
      email,
      kind: 'visitor',
      'visitor.erasure': null,
      ...(purpose === 'verify' && { 'visitor.verifiedAt': null }),
      ...(registration !== null && { 'visitor.registration': registration }),
    },
    { name: 1, email: 1, passwordHash: 1, 'visitor.language': 1 },
  ).lean();

type Helped = NonNullable<Awaited<ReturnType<typeof helped>>>;

const refusedCode = () => refused(messages.codeRefused, [invalid('code', messages.codeRefused)]);

const actorOf = ({ _id, name }: Helped) => ({ id: _id.toHexString(), name, role: null });
const targetOf = ({ _id, email }: Helped) => ({ kind: 'visitor', id: _id.toHexString(), label: email });

const SENDING = {
  verify: { template: accountMails.verificationCode, message: messages.codeSent, limit: 'resend' },
  reset: { template: accountMails.passwordResetCode, message: messages.resetSent, limit: 'reset' },
} as const;

/** Counts a try sequentially, as `countSignIn` does: a network that has used up its tries does not use up those of others. */
async function countTry(of: 'code' | 'resend' | 'reset', email: string, client: Pick<Context, 'ip' | 'services'>) {
  const { limits } = client.services;
  await limits.consume(`${of}ByAddress`, client.ip);
  await limits.consume(`${of}ByAccount`, pairOf(email, client));
  await limits.consume(`${of}ByAccountAnywhere`, email);
}

/** Sends a code to an address if it helps anybody there; the answer, and the time it takes, do not say whether. */
export async function sendCode(purpose: CodePurpose, typed: string, context: Context): Promise<AccountPayload> {
  const { value, errors } = await validate(emailRules, { email: typed });
  if (errors) return refused(messages.notSaved, invalidFields(errors));
  const { template, message, limit } = SENDING[purpose];
  const email = normalizedEmail(value.email);
  const { codes, mailQueue, inConstantTime } = context.services;
  await countTry(limit, email, context);
  await inConstantTime(async () => {
    const user = await helped(purpose, email);
    const code = await codes.issue({ purpose, email, accountId: user?._id ?? null });
    const lang = readersLanguage(user, context);
    if (user) await mailQueue.queue({ to: email, template, lang, data: { name: user.name, code } });
  });
  return succeeded(message);
}

/** The account that a code belongs to, once: the code is used up. */
async function accountOf(
  purpose: CodePurpose,
  email: string,
  code: string,
  context: Context,
  registration: string | null = null,
): Promise<Helped | null> {
  await countTry('code', email, context);
  const user = await helped(purpose, email, registration);
  const right = await context.services.codes.redeem({ purpose, email, accountId: user?._id ?? null }, code);
  return right ? user : null;
}

/**
 * Takes the code that was sent to a new account's address: from now on its owner can log in.
 * @param registration see `register`; null for clients that keep none
 * @param logIn whether to log in as well. Ignored without a registration: a stranger who registered the address first
 *   chose the password, and the owner of the address would be logged in to the stranger's account.
 */
export async function verifyEmail(
  typed: { readonly email: string; readonly code: string },
  { registration, logIn }: { readonly registration: string | null; readonly logIn: boolean },
  context: Context,
): Promise<VerificationPayload> {
  const { value, errors } = await validate(verificationRules, typed);
  if (errors)
    return {
      ...refused(messages.notSaved, invalidFields(errors)),
      visitor: null,
    };
  const email = normalizedEmail(value.email);
  const user = await accountOf('verify', email, value.code, context, registration);
  if (!user) return { ...refusedCode(), visitor: null };
  const now = new Date();
  // Not one that was registered again, with another password, since the code was checked.
  const { matchedCount } = await UserModel.updateOne(
    { _id: user._id, passwordHash: user.passwordHash },
    { $set: { 'visitor.verifiedAt': now, updatedAt: now } },
  );
  if (matchedCount === 0) return { ...refusedCode(), visitor: null };
  await context.services.stamps.changed('visitor');
  await note(context, { action: 'VERIFY_EMAIL', actor: actorOf(user), target: targetOf(user) });
  const session = logIn && registration !== null ? await beginSession(user, context) : null;
  return { ...succeeded(messages.verified), visitor: session?.visitor ?? null };
}

/** Takes the code that was sent for a forgotten password, and the new one. All earlier sessions end. */
export async function resetPassword(input: PasswordResetInput, context: Context): Promise<AccountPayload> {
  const { value, errors } = await validate(resetRules, input);
  if (errors) return refused(messages.notSaved, invalidFields(errors));
  const email = normalizedEmail(value.email);
  const user = await accountOf('reset', email, value.code, context);
  if (!user) return refusedCode();
  const now = new Date();
  const passwordHash = await hashPassword(value.password);
  // The code came by mail, so it also shows whose address it is. One write: a registration of the unverified address between
  // two of them would have its own password verified.
  const verifiedAt = { $ifNull: ['$visitor.verifiedAt', now] };
  const { matchedCount } = await UserModel.collection.updateOne({ _id: user._id, 'visitor.erasure': null }, [
    { $set: { passwordHash: { $literal: passwordHash }, updatedAt: now, 'visitor.verifiedAt': verifiedAt } },
  ]);
  // One that was never verified may have been deleted since the code was checked.
  if (matchedCount === 0) return refusedCode();
  await context.services.sessions.revokeSessionsOf(user._id.toHexString());
  await forgetTries(email, context);
  await note(context, { action: 'RESET_PASSWORD', actor: actorOf(user), target: targetOf(user) });
  await context.services.mailQueue.queue({
    to: email,
    template: accountMails.passwordChanged,
    lang: readersLanguage(user, context),
    data: { name: user.name, time: now },
  });
  return succeeded(messages.passwordReset);
}
