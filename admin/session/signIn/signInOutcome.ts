import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { SignInMutation } from '../../graphql/generated/typed/graphql';
import type { Session } from '../rights/gates';

/** The result of a sign-in: the session with the server's message, or why there is none, in words for a user. */
export type SignInOutcome =
  | { readonly session: Session; readonly message: MessageOrText }
  | { readonly session: null; readonly refusal: MessageOrText };

/** Reads the payload of a sign-in; the browser has kept the cookie of the response. */
export function signInOutcome(payload: SignInMutation['signIn'] | undefined): SignInOutcome {
  const { success = false, session = null, message = null } = payload ?? {};
  if (success && session) return { session, message: message || messages.signedIn };
  return { session: null, refusal: message || messages.signInFailed };
}
