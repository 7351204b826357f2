import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SiteHost } from '../host.js';
import { NotThere } from './notThere.js';

/** Asks the host's API. */
export interface Ask {
  /** @throws NotThere, and Error when the operation has other errors or returns no data */
  <Data, Variables extends object>(query: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data>;
}

/**
 * Asks the host as the visitor it serves, in one language. The document reaches the host as the same object each time:
 * hosts keep what they validated.
 */
export const askIn =
  (host: SiteHost, language: string): Ask =>
  async (query, variables) => {
    const { data, errors = [] } = await host.execute({ query, variables, language });
    if (errors.some(({ extensions }) => extensions['code'] === 'NOT_FOUND')) throw new NotThere();
    const [error] = errors;
    if (error || !data) throw new Error(error?.message ?? 'The API answered no data.', { cause: error });
    return data as never;
  };
