/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentSessionDocument } from '../graphql/generated/typed/graphql';
import { SessionProvider } from '../session/SessionProvider';
import { testSession } from '../testing/testSession';
import { raisedToasts } from '../ui/toasts/toasts';
import type { SwitchedRecord, Write } from './operations';
import type { ExclusiveToggle } from './screen';
import { useToggle } from './toggles';

const FIELDS = '__typename id version active name publishingState can { toggles }';
const QUERY = gql(`query Row { row: eventCategory { ${FIELDS} } }`) as TypedDocumentNode<{ row: SwitchedRecord }>;
const TOGGLE = gql(`mutation Toggle($id: ID!, $to: Boolean) {
  result: toggleEventCategoryActive(id: $id, to: $to) { success message errors { field message } record { ${FIELDS} } }
}`) as Write<{ id: string; to?: boolean }, SwitchedRecord>;

/** Shows the switch of a record, over a server that responds to a change of it when `release` is called. */
async function open(
  kind: AnyKind = eventCategory,
  publishingState: string | null = null,
  more: { readonly exclusiveToggle?: ExclusiveToggle; readonly onSaved?: (version: number) => void } = {},
) {
  const stored = {
    __typename: 'EventCategory',
    id: '1',
    version: 1,
    active: publishingState === null,
    name: 'Tea',
    publishingState,
  };
  const record = () => ({ ...stored, can: { __typename: 'Can', toggles: ['ACTIVE'] } });
  const sent: unknown[] = [];
  const ids: unknown[] = [];
  const pending: (() => void)[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const respond = (data: Readonly<Record<string, unknown>>) => {
          observer.next({ data });
          observer.complete();
        };
        if (operationName === 'Row') return respond({ row: record() });
        sent.push(variables['to']);
        ids.push(variables['id']);
        pending.push(() => {
          stored.active = variables['to'] === true;
          stored.version += 1;
          respond({ result: { __typename: 'Payload', success: true, message: null, errors: [], record: record() } });
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  function Switch({ row }: { row: SwitchedRecord }) {
    const { exclusiveToggle, onSaved } = more;
    const { on, flip } = useToggle(
      { kind, operations: { toggles: { active: TOGGLE } }, exclusiveToggle },
      row,
      'active',
      onSaved,
    );
    return <input type="checkbox" role="switch" checked={on} onChange={flip} />;
  }
  function List() {
    const { data } = useQuery(QUERY);
    return data ? <Switch row={data.row} /> : null;
  }
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <List />
      </SessionProvider>
    </ApolloProvider>,
  );
  raisedToasts.take();
  const switchInput = await screen.findByRole<HTMLInputElement>('switch');
  /** Lets the server respond to the oldest change. */
  const release = () => act(() => Promise.resolve(pending.shift()?.()));
  return { person: userEvent.setup(), switchInput, sent, ids, stored, release };
}

test('the list turns a switch back that is pressed again before its request has ended, by requests in the order of the presses', async () => {
  const { person, switchInput, sent, stored, release } = await open();
  await person.click(switchInput);
  expect(switchInput.checked).toBe(false);
  await person.click(switchInput);
  expect(switchInput.checked).toBe(true);
  expect(sent).toEqual([false]);
  await release();
  await waitFor(() => expect(sent).toEqual([false, true]));
  expect(switchInput.checked).toBe(true);
  await release();
  await waitFor(() => expect(raisedToasts.take().map(({ variant }) => variant)).toEqual(['success', 'success']));
  expect(stored.active).toBe(true);
  expect(switchInput.checked).toBe(true);
});

test.each([
  ['DRAFT', false],
  ['SCHEDULED', false],
  ['WITHDRAWN', true],
])('the list offers to undo the publication of a record that was %s: %s', async (state, isOffered) => {
  const { person, switchInput, release } = await open(blogPost, state);
  await person.click(switchInput);
  await release();
  await waitFor(() => expect(raisedToasts.areWaiting()).toBe(true));
  const [toast] = raisedToasts.take();
  expect(toast?.variant === 'success' && toast.undo !== undefined).toBe(isOffered);
});

test('undoing a switch that one record has gives it back to the record that had it', async () => {
  let holder = '2';
  const exclusiveToggle: ExclusiveToggle = { toggle: 'active', holder: () => Promise.resolve(holder) };
  const versions: number[] = [];
  const { person, switchInput, ids, sent, release } = await open(eventCategory, 'DRAFT', {
    exclusiveToggle,
    onSaved: (version) => versions.push(version),
  });
  const undo = async () => {
    await waitFor(() => expect(raisedToasts.areWaiting()).toBe(true));
    const [toast] = raisedToasts.take();
    return toast?.variant === 'success' ? toast.undo : undefined;
  };
  await person.click(switchInput);
  await waitFor(() => expect(ids).toEqual(['1']));
  await release();
  const takeBack = await undo();
  holder = '1';
  takeBack?.();
  await waitFor(() => expect(ids).toEqual(['1', '2']));
  expect(sent).toEqual([true, true]);
  await release();
  // What is undone can be undone itself.
  expect(await undo()).toBeDefined();
  // The other record's gain was a change of this one, which its form knows.
  expect(versions).toEqual([2, 3]);
});

test.each([
  ['has it already', () => Promise.resolve('1')],
  ['cannot be read', () => Promise.reject(new Error('No connection.'))],
])('the list offers no undo of a switch that one record has where the one that had it %s', async (_, holder) => {
  const { person, switchInput, release } = await open(eventCategory, 'DRAFT', {
    exclusiveToggle: { toggle: 'active', holder },
  });
  await person.click(switchInput);
  await waitFor(() => expect(switchInput.checked).toBe(true));
  await waitFor(async () => {
    await release();
    expect(raisedToasts.areWaiting()).toBe(true);
  });
  const [toast] = raisedToasts.take();
  expect(toast?.variant === 'success' && toast.undo !== undefined).toBe(false);
});
