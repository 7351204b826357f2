import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLError } from 'graphql';
import type { SiteHost } from '../host.js';
import { NotThere } from './notThere.js';

/** Runs an operation through the host. */
export interface Run {
  /** @throws NotThere, what the operation's refusals are made into, and Error when it fails in any other way */
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
    const refusal = error && refusalOf(error);
    if (refusal) throw refusal;
    if (errors.some(({ extensions }) => extensions['code'] === 'NOT_FOUND')) throw new NotThere();
    if (error || !data) throw new Error(error?.message ?? 'The API returned no data.', { cause: error });
    return data as never;
  };
