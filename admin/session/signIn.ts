import { messages, type Said } from '@polyphony/domain/messages.js';
import { failureOf } from '../platform/failure';
import { SignInDocument } from '../graphql/generated/typed/graphql';
import { request } from '../graphql/request';
import type { Session } from './gates';

/** What became of a sign-in: the session with the server's message, or why there is none, in words for a person. */
export type SignInOutcome =
  { readonly session: Session; readonly message: Said } | { readonly session: null; readonly refusal: Said };

/** Signs in to the console; the browser keeps the cookie of the response. Never rejects. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { signIn: payload } = await request(SignInDocument, { identifier: email, password });
    const { success, session, message } = payload;
    if (success && session) return { session, message: message || messages.signedIn };
    return { session: null, refusal: message || messages.signInFailed };
  } catch (error) {
    return { session: null, refusal: failureOf(error, messages.signInFailed).message };
  }
}
