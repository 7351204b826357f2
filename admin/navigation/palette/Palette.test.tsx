/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import {
  CurrentSessionDocument,
  type Permission,
  PublishedLanguagesDocument,
  type SearchRecordsQuery,
} from '../../graphql/generated/typed/graphql';
import { SessionProvider } from '../../session/SessionProvider';
import { LanguageProvider } from '../../language/LanguageProvider';
import { screens } from '../../screens';
import { ScreensProvider } from '../screens';
import Palette from './Palette';
import { recentOf } from './recent';
import { testSession } from '../../testing/testSession';

type Found = SearchRecordsQuery['searchRecords'];

/** Puts who is signed in into the client's cache, as the server says it. */
function signIn(client: ApolloClient, permissions: readonly Permission[]): void {
  const session = testSession({ superAdmin: false, permissions: [...permissions] });
  client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  const publishedLanguages = [{ id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true }];
  client.writeQuery({ query: PublishedLanguagesDocument, data: { publishedLanguages } });
}

/** A server that responds to a search when the test tells it to. */
function server() {
  const waiting = new Map<string, { respond: (found: Found) => void; fail: () => void }>();
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const emit = (data: Record<string, unknown>) => {
          observer.next({ data });
          observer.complete();
        };
        waiting.set(String(variables['text']), {
          respond: (found) =>
            emit({ searchRecords: found.map((record) => ({ ...record, __typename: 'FoundRecord' })) }),
          fail: () => observer.error(new Error('The line is cut.')),
        });
      }),
  );
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), waiting };
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(permissions: readonly Permission[] = ['VIEW_ALL_EVENTS', 'EDIT_EVENT', 'ADD_EVENT']) {
  const { client, waiting } = server();
  signIn(client, permissions);
  const onClose = jest.fn();
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <LanguageProvider>
          <SessionProvider>
            <MemoryRouter>
              <ScreensProvider value={screens}>
                <Palette onClose={onClose} />
              </ScreensProvider>
              <Address />
            </MemoryRouter>
          </SessionProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  const input = await screen.findByRole('combobox');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const requestFor = async (text: string) => {
    await waitFor(() => expect(waiting.has(text)).toBe(true));
    const found = waiting.get(text);
    if (!found) throw new Error(`Nobody asked for '${text}'.`);
    return found;
  };
  return { input, type, requestFor, waiting, onClose };
}

const titles = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});
afterEach(cleanup);

test('the field controls the list, and names the option that Enter would choose', async () => {
  const { input, type } = await open();
  const list = screen.getByRole('listbox');
  expect(input.getAttribute('aria-controls')).toBe(list.id);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(input);
  const options = within(list).getAllByRole('option');
  expect(active(input)).toBe(options[0]);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active(input)).toBe(options[1]);
  expect(options.filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual([options[1]]);
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(active(input)).toBe(options.at(-1));
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active(input)).toBe(options[0]);
  fireEvent.keyDown(input, { key: 'PageDown' });
  expect(active(input)).toBe(options[5]);
  type('zzz');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.getAttribute('aria-activedescendant')).toBeNull();
});

test('the palette offers only what the user may open', async () => {
  const { type } = await open(['VIEW_ALL_EVENTS']);
  type('event');
  expect(titles(screen.getAllByRole('option'))).toEqual(['EventsEvents System › Management']);
});

test('Enter goes to a screen, is remembered, and lets the new page have the focus', async () => {
  const { input, type, onClose } = await open();
  type('add event');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(document.querySelector('output')?.textContent).toBe('/event/manage/create');
  expect(onClose).toHaveBeenCalledWith(false);
  expect(recentOf('u1')).toEqual([{ entry: 'screen:event/manage/create' }]);
});

test('Enter while an input method is composing chooses nothing', async () => {
  const { input, type, onClose } = await open();
  type('add event');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('the palette debounces the search of records, and drops the responses to earlier texts', async () => {
  const { type, requestFor, waiting } = await open();
  type('yo');
  type('yog');
  const first = await requestFor('yog');
  expect(waiting.has('yo')).toBe(false);
  type('yoga');
  act(() => first.respond([{ kind: 'event', id: '1', slug: 'yogurt', title: 'Yogurt', subtitle: null }]));
  expect(screen.queryByText('Yogurt')).toBeNull();
  const second = await requestFor('yoga');
  act(() => second.respond([{ kind: 'event', id: '2', slug: 'yoga', title: 'Yoga at dawn', subtitle: 'yoga' }]));
  const records = await screen.findByRole('group', { name: 'Records' });
  expect(titles(within(records).getAllByRole('option'))).toEqual(['Yoga at dawnEvent · yoga']);
  expect(screen.queryByText('Yogurt')).toBeNull();
});

test('a record leads to the screen that changes it, and is first the next time', async () => {
  const first = await open();
  first.type('dawn');
  const { respond } = await first.requestFor('dawn');
  const id = '65f0c0ffee65f0c0ffee65f0';
  act(() => respond([{ kind: 'event', id, slug: 'yoga', title: 'Yoga at dawn', subtitle: null }]));
  fireEvent.click(await screen.findByRole('option', { name: /Yoga at dawn/ }));
  expect(document.querySelector('output')?.textContent).toBe(`/event/manage/update/yoga-${id}`);
  cleanup();
  await open();
  expect(titles(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option'))).toEqual([
    'Yoga at dawnEvent',
  ]);
});

test('the palette shows that a search failed, and retries it', async () => {
  const { input, type, requestFor, waiting } = await open();
  type('quartz');
  const { fail } = await requestFor('quartz');
  waiting.clear();
  act(() => fail());
  expect(await screen.findByRole('alert')).not.toBeNull();
  fireEvent.keyDown(input, { key: 'Enter' });
  const again = await requestFor('quartz');
  act(() => again.respond([]));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByText('Nothing found').length).toBeGreaterThan(0);
});
