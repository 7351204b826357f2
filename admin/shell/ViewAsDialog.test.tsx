/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { CurrentSessionDocument, RolesToViewAsDocument } from '../graphql/generated/typed/graphql';
import { SessionProvider } from '../session/SessionProvider';
import { testSession } from '../testing/testSession';
import ViewAsDialog from './ViewAsDialog';

const role = (id: string, label: string) => ({ __typename: 'SelectOption' as const, id, label });

test('the dialog offers a role that was created after the dialog was first opened, and the known ones until then', async () => {
  const roles = [role('2', 'Editor'), role('3', 'Translator')];
  let respond = () => undefined as void;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        respond = () => {
          observer.next({ data: { roles } });
          observer.complete();
        };
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  client.writeQuery({ query: RolesToViewAsDocument, data: { roles: roles.slice(0, 1) } });
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <ViewAsDialog onClose={() => undefined} />
      </SessionProvider>
    </ApolloProvider>,
  );
  screen.getByRole('button', { name: 'Editor' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  respond();
  await screen.findByRole('button', { name: 'Translator' });
});
