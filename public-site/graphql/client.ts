import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Observable } from 'rxjs';
import type { SiteHost } from '../host.js';

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
  /** @throws when the operation has errors or answers nothing */
  <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** Asks the host as the visitor it serves, in one language. */
export const askIn =
  (host: SiteHost, language: string): Ask =>
  async (query, variables) => {
    const { data } = await client.query<unknown>({ query, variables, context: { host, language } satisfies Asking });
    if (data === undefined || data === null) throw new Error('The API answered no data.');
    return data as never;
  };
