import { ApolloLink } from '@apollo/client';
import { callerHeaders, claimPage } from '../session/caller';
import { CurrentSessionDocument } from './generated/typed/graphql';

/** Operations that replace or end the session of the browser. */
const OF_BROWSER: ReadonlySet<string | undefined> = new Set(['SignIn', 'SignOut']);

/** Adds whose page sends an operation, and through which role a Super Admin looks, if any. */
export const callerLink = new ApolloLink((operation, forward) => {
  claimPage(operation.client.readQuery({ query: CurrentSessionDocument })?.session?.user.id);
  const own = callerHeaders(!OF_BROWSER.has(operation.operationName));
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({ headers: { ...headers, ...own } }));
  return forward(operation);
});
