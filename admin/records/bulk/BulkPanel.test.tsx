/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
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
