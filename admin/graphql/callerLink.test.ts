/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { testSession } from '../testing/testSession';
import { callerLink } from './callerLink';
import { CurrentSessionDocument } from './generated/typed/graphql';

test('the link names the account of the first session with every operation, except those that sign in and out', async () => {
  const sent: unknown[] = [];
  const server = new ApolloLink(({ operationName, getContext }) => {
    sent.push([operationName, getContext()['headers']]);
    return new Observable((observer) => {
      observer.next({ data: { a: 1 } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link: ApolloLink.from([callerLink, server]), cache: new InMemoryCache() });
  const signIn = (session: ReturnType<typeof testSession> | null) =>
    client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  const send = (name: string) => client.query({ query: gql(`query ${name} { a }`), fetchPolicy: 'no-cache' });
  const { user } = testSession();

  await send('Languages');
  signIn(testSession());
  await send('Events');
  // Another account in another tab, and then the end of its session.
  signIn(testSession({ user: { ...user, id: 'u2' } }));
  await send('Roles');
  signIn(null);
  for (const name of ['CurrentSession', 'SignIn', 'SignOut']) await send(name);
  const own = { 'x-page-account': user.id };
  expect(sent).toEqual([
    ['Languages', {}],
    ['Events', own],
    ['Roles', own],
    ['CurrentSession', own],
    ['SignIn', {}],
    ['SignOut', {}],
  ]);
});
