import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLError } from 'graphql';
import type { SiteHost } from '../host.js';
import { NotFoundError } from './notFoundError.js';

/** The host cannot reach what it serves: it may again in a moment. */
export class Unavailable extends Error {
  constructor(
    /** Seconds until another try makes sense. */
    readonly retryAfter: number,
  ) {
    super('The API is unavailable.');
  }
}

const A_MOMENT_S = 5;

/** Runs an operation through the host. */
export interface Run {
  /** @throws NotFoundError, Unavailable, what the operation's refusals are made into, and Error when it fails in any other way */
  <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data>;
}

/**
 * Runs operations as the visitor whom the host serves, in one language. A document reaches the host as the same object
 * each time: hosts cache what they validated.
 * @param refusalOf the error to throw in place of one that callers handle; null for all others
 */
export const runIn =
  (host: SiteHost, language: string, refusalOf: (error: GraphQLError) => Error | null = () => null): Run =>
  async (document, variables) => {
    const { data, errors = [] } = await host.execute({ query: document, variables, language });
    const [error] = errors;
    const outage = errors.find(({ extensions }) => extensions['code'] === 'SERVICE_UNAVAILABLE');
    if (outage) {
      const { retryAfter } = outage.extensions;
      throw new Unavailable(typeof retryAfter === 'number' ? retryAfter : A_MOMENT_S);
    }
    const refusal = error && refusalOf(error);
    if (refusal) throw refusal;
    if (errors.some(({ extensions }) => extensions['code'] === 'NOT_FOUND')) throw new NotFoundError();
    if (error || !data) throw new Error(error?.message ?? 'The API returned no data.', { cause: error });
    return data as never;
  };
