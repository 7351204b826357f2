import type { GraphQLError } from 'graphql';
import type { SiteHost } from '../host.js';
import { runIn, type Run } from './run.js';

/** There were too many tries. */
export class Limited extends Error {
  constructor(
    /** Seconds until another one makes sense. */
    readonly retryAfter: number,
  ) {
    super('Too many tries.');
  }
}

/** The operation is a signed-in visitor's, and nobody is signed in any more. */
export class SignedOut extends Error {}

/** Runs a mutation; @throws Limited | SignedOut | NotFoundError, and Error when it fails in any other way. */
export type Act = Run;

const A_MINUTE_S = 60;

function refusalOf({ extensions: { code, retryAfter } }: GraphQLError): Error | null {
  if (code === 'RATE_LIMITED') return new Limited(typeof retryAfter === 'number' ? retryAfter : A_MINUTE_S);
  return code === 'UNAUTHENTICATED' ? new SignedOut() : null;
}

/** Acts through the host as the visitor it serves, in one language. */
export const actIn = (host: SiteHost, language: string): Act => runIn(host, language, refusalOf);
