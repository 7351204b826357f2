import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SiteHost } from '../host.js';
import { NotThere } from './notThere.js';

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

/** Runs a mutation. */
export interface Act {
  /** @throws Limited | SignedOut | NotThere, and Error when it fails in any other way */
  <Data, Variables extends object>(mutation: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data>;
}

const A_MINUTE_S = 60;

/** Acts through the host as the visitor it serves, in one language. */
export const actIn =
  (host: SiteHost, language: string): Act =>
  async (query, variables) => {
    const { data, errors } = await host.execute({ query, variables, language });
    const [error] = errors ?? [];
    if (error?.extensions['code'] === 'RATE_LIMITED') {
      const { retryAfter } = error.extensions;
      throw new Limited(typeof retryAfter === 'number' ? retryAfter : A_MINUTE_S);
    }
    if (error?.extensions['code'] === 'UNAUTHENTICATED') throw new SignedOut();
    if (error?.extensions['code'] === 'NOT_FOUND') throw new NotThere();
    if (error || !data) throw new Error(error?.message ?? 'The API answered no data.', { cause: error });
    return data as never;
  };
