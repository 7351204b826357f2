import { SESSION_MAX_AGE_S } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { signInRules } from '@polyphony/domain/signIn.js';
import { validate } from '@polyphony/domain/validation.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { SESSION_COOKIE } from '../../access/credentials.js';
import { passwordMatches } from '../../access/passwords.js';
import { Public } from '../../access/permissionDirective.js';
import { endSession, startSession } from '../../access/sessions.js';
import { note } from '../../audit/trail.js';
import type { Context, SessionDetails } from '../../context.js';
import { limits } from '../../platform/limits.js';
import { invalid } from '../../records/outcome.js';
import type { FieldError } from '../../records/types.js';
import { Session, sessionOf, SignInPayload, SignOutPayload } from './session.js';

import { normalizedEmail, UserModel } from './user.js';

const refusedSignIn = (message: string, errors: FieldError[] = []): SignInPayload => ({
  success: false,
  message,
  errors,
  token: null,
  session: null,
});

const targetOf = ({ sessionId, email }: SessionDetails) => ({ kind: 'session', id: sessionId, label: email });

/** The member of staff with this e-mail and password. Whatever is wrong, it takes as long and says no more. */
async function staffWith(email: string, password: string) {
  const user = await UserModel.findOne({ email }, { kind: 1, roleId: 1, passwordHash: 1 }).lean();
  const admitted = user?.kind === 'staff' && user.roleId !== null ? user : null;
  const matches = await passwordMatches(password, admitted?.passwordHash ?? null);
  return matches ? admitted : null;
}

@Resolver()
export class SessionResolver {
  @Public()
  @Query(() => Session, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  session(@Ctx() { session }: Context): Session | null {
    return session && sessionOf(session);
  }

  @Public()
  @Mutation(() => SignInPayload, {
    description: 'Signs a member of staff in: the answer carries a token and sets the session cookie.',
  })
  async signIn(
    @Arg('identifier', () => String, { description: 'Their e-mail.' }) identifier: string,
    @Arg('password', () => String, { description: 'Their password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    const { ip, userAgent, reply, log } = context;
    const { value, errors } = await validate(signInRules, { email: identifier, password });
    if (errors) {
      const refused = errors.map(({ field, message }) => invalid(field === 'email' ? 'identifier' : field, message));
      return refusedSignIn(refused[0]?.message ?? messages.signInRefused, refused);
    }
    const email = normalizedEmail(value.email);
    await Promise.all([limits.consume('signInByAddress', ip), limits.consume('signInByAccount', email)]);
    const user = await staffWith(email, value.password);
    if (!user) {
      log.warn({ ip }, 'sign-in refused');
      await note(context, {
        action: 'SIGN_IN',
        outcome: 'REFUSED',
        actor: null,
        target: { kind: 'session', id: null, label: email },
      });
      return refusedSignIn(messages.signInRefused);
    }
    await Promise.all([limits.reward('signInByAddress', ip), limits.forget('signInByAccount', email)]);
    const { token, session } = await startSession(user._id, { ip, userAgent });
    reply.setCookie(SESSION_COOKIE, token, { httpOnly: true, maxAge: SESSION_MAX_AGE_S });
    await note({ ...context, session }, { action: 'SIGN_IN', target: targetOf(session) });
    log.info({ userId: session.userId, ip }, 'signed in');
    return { success: true, message: messages.signedIn, errors: [], token, session: sessionOf(session) };
  }

  @Public()
  @Mutation(() => SignOutPayload, {
    description: 'Ends the session: its token is refused from now on. Without one there is nothing to end.',
  })
  async signOut(@Ctx() context: Context): Promise<SignOutPayload> {
    const { session, reply, log } = context;
    if (session) {
      await endSession(session);
      await note(context, { action: 'SIGN_OUT', target: targetOf(session) });
      log.info({ userId: session.userId }, 'signed out');
    }
    reply.clearCookie(SESSION_COOKIE);
    return { success: true, message: messages.signedOut };
  }
}
