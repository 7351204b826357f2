/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailsDialog } from './DetailsDialog';

const query: TypedDocumentNode<{ readonly record: { readonly id: string } }, { id: string }> = gql(
  'query Details($id: ID!) { record: booking(id: $id) { id } }',
);

/** The dialog while it loads; returns how often it was closed. */
function open(dirty: boolean) {
  let closed = 0;
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  render(
    <ApolloProvider client={client}>
      <DetailsDialog title="Notes" query={query} id="b1" open dirty={dirty} onClose={() => (closed += 1)}>
        {() => null}
      </DetailsDialog>
    </ApolloProvider>,
  );
  return { person: userEvent.setup(), closed: () => closed };
}
type Person = ReturnType<typeof open>['person'];

const WAYS: readonly [string, (person: Person) => Promise<void>][] = [
  ['Escape', (person) => person.keyboard('{Escape}')],
  ['its Close button', (person) => person.click(screen.getByRole('button', { name: 'Close' }))],
];

test.each(WAYS)('the dialog asks before %s discards what is typed', async (_, close) => {
  const { person, closed } = open(true);
  await close(person);
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(closed()).toBe(0);
  await close(person);
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(closed()).toBe(1);
});

test.each(WAYS)('the dialog is closed by %s without a question while nothing is typed', async (_, close) => {
  const { person, closed } = open(false);
  await close(person);
  expect(closed()).toBe(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
