import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { map } from 'rxjs';
import { signedInAgain } from '../session/signIn/signInAgain';
import { hasUnsaved } from '../session/unsaved';
import { viewedRole } from '../session/viewAs';
import { callerLink } from './callerLink';
import { onBack } from './connection';
import { connectionLink } from './connectionLink';
import { withRequestId } from '../platform/failure';
import { apiAddress, OUR_OWN } from './endpoint';
import { CurrentSessionDocument } from './generated/typed/graphql';

/** Puts the request's id into its errors (see failureOf). */
const requestIdLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (!result.errors) return result;
      const response = operation.getContext().response as Response | undefined;
      return { ...result, errors: withRequestId(result.errors, response) };
    }),
  ),
);

/**
 * The console's one GraphQL client. Records are cached by id. An expired session is removed from the cache, which leads to
 * the sign-in page; while something on the page is not saved, operations wait until the user has signed in again. When
 * something is forbidden, the session is requested again, for its permissions have changed since.
 */
function createClient(): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: { RecordCan: { merge: true }, Session: { merge: false } },
  });
  const rightsLink = new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return undefined;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    if (codes.includes('UNAUTHENTICATED')) {
      if (hasUnsaved()) {
        // The server refused before it did anything: the same operation is sent again.
        return new Observable((observer) => {
          void signedInAgain().then((again) => {
            if (again) return observer.add(forward(operation).subscribe(observer));
            endSession(client);
            return observer.error(error);
          });
        });
      }
      endSession(client);
    } else if (codes.includes('FORBIDDEN') && viewedRole() === null) {
      // The operation's own error is shown where it was sent.
      loadSession(client).catch(() => undefined);
    }
    return undefined;
  });
  const http = new HttpLink({ uri: apiAddress, headers: OUR_OWN });
  const client = new ApolloClient({
    link: ApolloLink.from([rightsLink, requestIdLink, callerLink, connectionLink, http]),
    cache,
  });
  onBack(() => {
    for (const query of client.getObservableQueries()) {
      // Where it fails again, it says so itself.
      if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
    }
  });
  return client;
}

const loadSession = (client: ApolloClient) =>
  client.query({ query: CurrentSessionDocument, fetchPolicy: 'network-only' });

const endSession = (client: ApolloClient) =>
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });

export const client = createClient();

/** Root fields that every screen needs: they are replaced by the next response, never missing. */
const NEEDED: readonly string[] = ['session', 'publishedLanguages', 'publishedSettings'];

/** Removes all records from the cache: in another language they read differently. */
export function forgetRecords(): void {
  client.cache.modify({
    fields: (value: unknown, { fieldName, DELETE }) => (NEEDED.includes(fieldName) ? value : DELETE),
  });
  client.cache.gc();
}
