import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/permissionDirective.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { checkSignIn, refuseSignIn } from './checkSignIn.js';
import { Session, sessionOf, SignInPayload, SignOutPayload } from './session.js';
import { startStaffSession } from './staffSession.js';

@Resolver()
export class SessionResolver {
  @Public()
  @Query(() => Session, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  session(@Ctx() { session }: Context): Session | null {
    return session && sessionOf(session);
  }

  @Public()
  @Mutation(() => SignInPayload, {
    description: 'Signs a member of staff in: the response has a token and sets the session cookie.',
  })
  async signIn(
    @Arg('identifier', () => String, { description: 'Their email.' }) identifier: string,
    @Arg('password', () => String, { description: 'Their password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    const { user, refusal } = await checkSignIn(context, { identifier, password }, ['staff']);
    if (!user) return { success: false, ...refusal, token: null, session: null };
    const started = await startStaffSession(user, context);
    if (!started) return { success: false, ...(await refuseSignIn(context, user.email)), token: null, session: null };
    return { success: true, message: messages.signedIn, errors: [], ...started };
  }

  @Public()
  @Mutation(() => SignOutPayload, {
    description: 'Ends the session: its token is refused from now on. Without one there is nothing to end.',
  })
  async signOut(@Ctx() context: Context): Promise<SignOutPayload> {
    const { session, reply, log, services } = context;
    if (session) {
      await services.sessions.revokeSession(session);
      await note(context, {
        action: 'SIGN_OUT',
        target: { kind: 'session', id: session.sessionId, label: session.email },
      });
      log.info({ userId: session.userId }, 'signed out');
    }
    reply.clearCookie(SESSION_COOKIE);
    return { success: true, message: messages.signedOut };
  }
}
