import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { map } from 'rxjs';
import { signedInAgain } from '../session/signInAgain';
import { hasUnsaved } from '../session/unsaved';
import { VIEW_AS_HEADER, viewedRole } from '../session/viewAs';
import { connectionLink, watchConnection } from './connection';
import { REQUEST_ID_HEADER } from './errors';
import { CurrentSessionDocument } from './generated/typed/graphql';

/** Puts the request's id into its errors, so that whoever shows one can name it (see failureOf). */
const requestIdLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const response = operation.getContext().response as Response | undefined;
      const requestId = response?.headers.get(REQUEST_ID_HEADER);
      if (!requestId || !result.errors) return result;
      const errors = result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
      return { ...result, errors };
    }),
  ),
);

/** Says through which role a Super Admin looks, if any. */
const viewAsLink = new ApolloLink((operation, forward) => {
  const role = viewedRole();
  if (role) {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, [VIEW_AS_HEADER]: role },
    }));
  }
  return forward(operation);
});

/**
 * The console's client: records are cached by id. An expired session is forgotten, which leads to the sign-in screen; while
 * something on the page is not saved, operations wait until the person has signed in again. When something is forbidden,
 * who one is and what one may do is asked anew, for it has changed since.
 */
export function createClient(): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: { RecordCan: { merge: true }, Session: { merge: false } },
  });
  const forgetSession = () => cache.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  const rightsLink = new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return undefined;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    if (codes.includes('UNAUTHENTICATED')) {
      if (hasUnsaved()) {
        // The server refused before it did anything: the same operation is sent again.
        return new Observable((observer) => {
          void signedInAgain().then((again) => {
            if (again) return observer.add(forward(operation).subscribe(observer));
            forgetSession();
            return observer.error(error);
          });
        });
      }
      forgetSession();
    } else if (codes.includes('FORBIDDEN') && viewedRole() === null) {
      // The refusal is shown whatever comes of this.
      client.refetchQueries({ include: [CurrentSessionDocument] }).catch(() => undefined);
    }
    return undefined;
  });
  const http = new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': '1' } });
  const client = new ApolloClient({
    link: ApolloLink.from([rightsLink, requestIdLink, viewAsLink, connectionLink, http]),
    cache,
  });
  watchConnection(client);
  return client;
}

const KEPT = ['session', 'publishedLanguages'];

/** Drops every record from the cache: for another user, or another language, they read differently. */
export function forgetRecords({ cache }: ApolloClient): void {
  cache.modify({ fields: (value: unknown, { fieldName, DELETE }) => (KEPT.includes(fieldName) ? value : DELETE) });
  cache.gc();
}
