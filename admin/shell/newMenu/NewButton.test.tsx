/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { CurrentSessionDocument, type Permission } from '../../graphql/generated/typed/graphql';
import { ScreensProvider } from '../../navigation/screens';
import { screens } from '../../screens';
import { SessionProvider } from '../../session/SessionProvider';
import { handleShortcut } from '../../shortcuts/useShortcut';
import { testSession } from '../../testing/testSession';
import { NewButton } from './NewButton';
import NewMenu from './NewMenu';

const Address = () => <output>{useLocation().pathname}</output>;

function draw(permissions: readonly Permission[], content: ReactNode): void {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const session = testSession({ superAdmin: false, permissions: [...permissions] });
  client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <ScreensProvider value={screens}>
          <MemoryRouter>
            {content}
            <Address />
          </MemoryRouter>
        </ScreensProvider>
      </SessionProvider>
    </ApolloProvider>,
  );
}

function open(permissions: readonly Permission[]) {
  draw(permissions, <NewButton />);
  return userEvent.setup();
}

const ROLE = ['ADD_EVENT', 'ADD_EVENT_CATEGORY', 'ADD_CATEGORY'] as const;
const button = () => screen.findByRole('button', { name: 'Create new' });
const address = () => document.querySelector('output')?.textContent;
const focused = () => document.activeElement?.getAttribute('href');

afterEach(cleanup);

test('the menu has a group for each group of the sidebar, which says of what a category is', async () => {
  const user = open(ROLE);
  await user.click(await button());
  const menu = await screen.findByRole('menu', { name: 'Create new' });
  const groups = within(menu).getAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('menuitem')
        .map((item) => item.getAttribute('href')),
    ),
  ).toEqual([['/event/manage/create', '/event/category/create'], ['/blog/category/create']]);
  expect(within(menu).getByRole('group', { name: 'Blog' })).toBe(groups[1]);
});

test('arrow keys go through all entries and around, Escape gives the focus back', async () => {
  const user = open(ROLE);
  await user.click(await button());
  await waitFor(() => expect(focused()).toBe('/event/manage/create'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('/blog/category/create');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('/event/manage/create');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('/blog/category/create');
  await user.keyboard('{Home}');
  expect(focused()).toBe('/event/manage/create');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(await button());
});

test.each([
  ['a Latin keyboard', { key: 'e', code: 'KeyE' }],
  ['an Arabic one, by the place of the key', { key: 'ث', code: 'KeyE' }],
])('the shortcut opens the menu and a letter chooses, on %s', async (_, key) => {
  open(ROLE);
  await button();
  act(() => void handleShortcut('createAny'));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  fireEvent.keyDown(items[1] as HTMLElement, key);
  await waitFor(() => expect(address()).toBe('/event/manage/create'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a letter that comes before the code of the menu is chosen as well', async () => {
  const onClose = jest.fn();
  const press = { key: 'e', code: 'KeyE', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  draw(
    ['ADD_EVENT', 'ADD_EVENT_CATEGORY'],
    <NewMenu id="new" anchor={() => document.body} early={press} onClose={onClose} />,
  );
  await waitFor(() => expect(address()).toBe('/event/manage/create'));
  expect(onClose).toHaveBeenCalled();
});

test('a role that may create nothing has no button and no shortcut', () => {
  open(['VIEW_ALL_EVENTS']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(handleShortcut('createAny')).toBe(false);
});
