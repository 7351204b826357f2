/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '../../session/SessionProvider';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import type { BulkSource } from './actions';
import { BulkPanel } from './BulkPanel';

interface Row {
  readonly id: string;
}
const source: BulkSource<Row> = {
  noun: { name: 'event', plural: 'events' },
  rootOf: () => 'deleteEvents',
  nameOf: ({ id }) => `Event ${id}`,
};
const QUESTION = { title: 'Delete them?', button: 'Delete', text: { one: 'One goes.', other: '{count} go.' } };

test('asks nothing of rows selected later when those of an open question are gone', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  const panel = (shown: readonly Row[]) => (
    <ApolloProvider client={client}>
      <SessionProvider>
        <BulkPanel
          source={source}
          shown={shown}
          selection={{ ids: new Set(shown.map(({ id }) => id)), select: () => undefined }}
          buttons={(disabled, onAction) => (
            <button disabled={disabled} onClick={() => onAction({ kind: 'delete' })}>
              Delete…
            </button>
          )}
          questionOf={() => QUESTION}
        />
      </SessionProvider>
    </ApolloProvider>
  );
  const { rerender } = render(panel([{ id: '1' }]));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete…' }));
  await screen.findByText('Event 1', undefined, { timeout: 30_000 });
  rerender(panel([]));
  rerender(panel([{ id: '2' }]));
  screen.getByRole('button', { name: 'Delete…', hidden: true });
  expect(screen.queryByText('Event 2')).toBeNull();
});

test.each([
  [['1'], true],
  [['1', '2'], false],
])('offers to undo a switch of the records %j: %s, as that must bring back each of them', async (ids, isOffered) => {
  const results = ids.map((id) => ({ id, success: true, changed: true, message: '' }));
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { result: { success: true, message: '', results } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  const rows = ids.map((id) => ({ id }));
  const publishable: BulkSource<Row> = { ...source, isReversible: (_, { id }) => id === '1' };
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <BulkPanel
          source={publishable}
          shown={rows}
          selection={{ ids: new Set(ids), select: () => undefined }}
          buttons={(disabled, onAction) => (
            <button disabled={disabled} onClick={() => onAction({ kind: 'set', toggle: 'active', to: true })}>
              Activate
            </button>
          )}
          questionOf={() => null}
        />
      </SessionProvider>
    </ApolloProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Activate' }));
  await screen.findByText(/updated\.$/);
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(isOffered);
});
