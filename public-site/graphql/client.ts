import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Observable } from 'rxjs';
import type { SiteHost } from '../host.js';
import { NotThere } from './notThere.js';

/** Who asks: travels with each operation, since the client belongs to no visitor. */
interface Asking {
  readonly host: SiteHost;
  readonly language: string;
}

const inProcess = new ApolloLink((operation) => {
  const { host, language } = operation.getContext() as Asking;
  const { query, variables, operationName = '' } = operation;
  return new Observable((observer) => {
    host.execute({ query, variables, operationName, language }).then(
      (result) => {
        observer.next(result as ApolloLink.Result);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });
});

/**
 * The site's Apollo Client. One serves every visitor, so that a document is prepared once and reaches the host as the
 * same object each time (hosts keep what they validated): a client per request costs more than the page. Nothing may
 * pass from one visitor to another: answers are not cached, and equal operations in flight are not shared.
 */
const client = new ApolloClient({
  ssrMode: true,
  link: inProcess,
  cache: new InMemoryCache(),
  queryDeduplication: false,
  defaultOptions: { query: { fetchPolicy: 'no-cache' } },
});

/** Asks the host's API. */
export interface Ask {
  /** @throws NotThere, and Error when the operation has other errors or answers nothing */
  <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** What a failure means to the page that asked. */
function meant(error: unknown): unknown {
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['code']) : [];
  return codes.includes('NOT_FOUND') ? new NotThere() : error;
}

/** Asks the host as the visitor it serves, in one language. */
export const askIn =
  (host: SiteHost, language: string): Ask =>
  async (query, variables) => {
    const context: Asking = { host, language };
    const { data } = await client.query<unknown>({ query, variables, context }).catch((error: unknown) => {
      throw meant(error);
    });
    if (data === undefined || data === null) throw new Error('The API answered no data.');
    return data as never;
  };
