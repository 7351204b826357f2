/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { SessionProvider } from '../../session/SessionProvider';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import { raisedToasts } from '../../ui/toasts/toasts';
import { useSelection } from '../list/useSelection';
import type { BulkAction, BulkSource } from './actions';
import { BulkPanel } from './BulkPanel';

interface Row {
  readonly id: string;
}
const source: BulkSource<Row> = {
  noun: { name: 'event', plural: 'events' },
  rootOf: () => 'deleteEvents',
  nameOf: ({ id }) => `Event ${id}`,
};
const NO_LIST = { current: null };
const QUESTION = {
  title: 'records.areYouAbsolutelySure',
  button: 'records.delete',
  text: 'lists.countRecordsWillBeDeleted2',
} as const;

test('the panel asks nothing of rows selected later when those of an open question are gone', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  const panel = (visibleRows: readonly Row[]) => (
    <ApolloProvider client={client}>
      <SessionProvider>
        <BulkPanel
          source={source}
          visibleRows={visibleRows}
          selection={{ ids: new Set(visibleRows.map(({ id }) => id)), select: () => undefined }}
          list={NO_LIST}
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
  await screen.findByText('Event 1');
  rerender(panel([]));
  rerender(panel([{ id: '2' }]));
  screen.getByRole('button', { name: 'Delete…', hidden: true });
  expect(screen.queryByText('Event 2')).toBeNull();
});

test.each([
  [['1'], true],
  [['1', '2'], false],
])(
  'the panel offers to undo a switch of the records %j: %s, as that must bring back each of them',
  async (ids, isOffered) => {
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
            visibleRows={rows}
            selection={{ ids: new Set(ids), select: () => undefined }}
            list={NO_LIST}
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
  },
);

const ROWS = [{ id: '1' }, { id: '2' }];
const panel = () => screen.getByRole('region', { name: 'Selected records' });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

/** A list of two rows, both selected, over a server that responds to each operation when `release` is called. */
async function openList(respond: () => Readonly<Record<string, unknown>>) {
  const pending: (() => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        pending.push(() => {
          try {
            observer.next({ data: { result: respond() } });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  const actions: readonly (readonly [label: string, action: BulkAction])[] = [
    ['Activate', { kind: 'set', toggle: 'active', to: true }],
    ['Delete', { kind: 'delete' }],
  ];
  function List() {
    const selection = useSelection(ROWS);
    const list = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={list} role="group" aria-label="Rows" tabIndex={-1}>
          <button onClick={() => selection.select(ROWS.map(({ id }) => id))}>Select</button>
          <button onClick={() => selection.select(['1'])}>Select the first</button>
        </div>
        <BulkPanel
          source={source}
          visibleRows={ROWS}
          selection={selection}
          list={list}
          buttons={(_, onAction) =>
            actions.map(([label, action]) => (
              <button key={label} onClick={() => onAction(action)}>
                {label}
              </button>
            ))
          }
          questionOf={() => null}
        />
      </>
    );
  }
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <List />
      </SessionProvider>
    </ApolloProvider>,
  );
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  await press('Select');
  return {
    press,
    release: async () => {
      await waitFor(() => expect(pending).toHaveLength(1));
      act(() => pending.pop()?.());
    },
  };
}

test.each([
  [
    'the server refuses the value',
    () => ({ success: false, message: 'That time is over.', results: [] }),
    'That time is over.',
  ],
  [
    'the server is not reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    messages.unexpected,
  ],
])(
  'the panel says why nothing was changed when %s, and leaves the rows selected',
  async (_, respond, expectedMessage) => {
    const { press, release } = await openList(respond);
    raisedToasts.take();
    await press('Activate');
    await release();
    await screen.findByText('2 records selected');
    expect(raisedToasts.take().map(({ message }) => message)).toEqual([expectedMessage]);
    await hasFocus(panel());
  },
);

test('the panel leaves selected what was selected while an action that fails was under way', async () => {
  const { press, release } = await openList(() => {
    throw new TypeError('Failed to fetch');
  });
  await press('Activate');
  await press('Select the first');
  await release();
  await waitFor(() => expect(raisedToasts.take()).toHaveLength(1));
  await screen.findByText('1 record selected');
});

test('the focus of a removed button goes to the panel, and to the list when the panel is removed', async () => {
  const results = ROWS.map(({ id }) => ({ id, success: true, changed: true, message: '' }));
  const { press, release } = await openList(() => ({ success: true, message: '', results }));
  await press('Activate');
  await hasFocus(panel());
  await release();
  await screen.findByText('2 records updated.');
  await press('Undo');
  await hasFocus(panel());
  await release();
  await screen.findByText('2 records updated.');
  await press('Close');
  await hasFocus(screen.getByRole('group', { name: 'Rows' }));

  await press('Select');
  await press('Delete');
  await hasFocus(screen.getByRole('button', { name: 'Undo' }));
  await press('Delete now');
  await hasFocus(panel());
  await release();
  await screen.findByText('2 records deleted.');
  await press('Close');
  await press('Select');
  await press('Delete');
  await press('Undo');
  await hasFocus(screen.getByRole('group', { name: 'Rows' }));
});
