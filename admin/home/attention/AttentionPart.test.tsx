/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import {
  CurrentSessionDocument,
  type NeedsAttentionQuery,
  type Permission,
  PublishedLanguagesDocument,
} from '../../graphql/generated/typed/graphql';
import { LanguageProvider } from '../../language/LanguageProvider';
import { ScreensProvider } from '../../navigation/screens';
import { screens } from '../../screens';
import { SessionProvider } from '../../session/SessionProvider';
import { testSession } from '../../testing/testSession';
import { AttentionPart } from './AttentionPart';

const NOTHING = {
  eventBookingFigures: { __typename: 'EventBookingFigures', toConfirm: 0 },
  fillingEvents: { __typename: 'FillingEvents', count: 0, next: [] },
  enquiries: { __typename: 'EnquiryPage', pageInfo: { __typename: 'PageInfo', totalItemsCount: 0 } },
  failedMailCount: 0,
  untranslatedRecords: [],
  draftRecords: [],
};

/** Shows the part to a role, with a server that responds with these figures, or fails first. */
function open(permissions: readonly Permission[] | 'all', figures: object = {}, failures = 0) {
  const requested: Record<string, unknown>[] = [];
  let left = failures;
  const link = new ApolloLink(
    ({ variables, operationName }) =>
      new Observable((observer) => {
        if (operationName === 'NeedsAttention') requested.push(variables);
        if (left > 0) {
          left -= 1;
          observer.error(new Error('The line is cut.'));
          return;
        }
        observer.next({ data: { ...NOTHING, ...figures } as NeedsAttentionQuery });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const session =
    permissions === 'all' ? testSession() : testSession({ superAdmin: false, permissions: [...permissions] });
  client.writeQuery({ query: CurrentSessionDocument, data: { session } });
  const language = { id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true };
  client.writeQuery({
    query: PublishedLanguagesDocument,
    data: { publishedLanguages: [language, { ...language, id: 'ar', name: 'العربية', code: 'ar', base: false }] },
  });
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <LanguageProvider>
          <ScreensProvider value={screens}>
            <MemoryRouter>
              <AttentionPart />
            </MemoryRouter>
          </ScreensProvider>
        </LanguageProvider>
      </SessionProvider>
    </ApolloProvider>,
  );
  return { requested };
}

const event = (id: string, capacity: number, placesTaken: number) => ({
  __typename: 'FillingEvent',
  id,
  name: `Event ${id}`,
  capacity,
  placesTaken,
});
const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent);

/** No changes come. */
class Stream extends EventTarget {
  close(): void {}
}
beforeAll(() => void Object.assign(globalThis, { EventSource: Stream }));
afterEach(cleanup);

test('nothing that waits is said in one calm sentence, without rows of zeros', async () => {
  open('all');
  await screen.findByText('Nothing needs your attention.');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('what waits has a row with its number, a sentence and the list of just those', async () => {
  open('all', {
    eventBookingFigures: { __typename: 'EventBookingFigures', toConfirm: 6 },
    enquiries: { __typename: 'EnquiryPage', pageInfo: { __typename: 'PageInfo', totalItemsCount: 2 } },
    failedMailCount: 3,
    fillingEvents: { __typename: 'FillingEvents', count: 1, next: [event('e1', 12, 11)] },
    draftRecords: [{ __typename: 'DraftCount', kind: 'blogPost', count: 4 }],
  });
  await screen.findByText('Bookings to confirm');
  expect(texts()).toEqual([
    'Bookings to confirmVisitors get their tickets once you confirm.6Open',
    'Enquiries to answerVisitors wait for an answer.2Open',
    'Mails that could not be deliveredGiven up in the last seven days. The log of the server says why.3',
    'Events nearly full“Event e1” has one place left.1Open',
    'Drafts not yet publishedBlog Posts 44Open',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/event/booking/view?status=PENDING',
    '/contact/queries?answered=no',
    '/event/booking/view?event=e1',
    '/blog/post/view?status=draft',
  ]);
});

test('a number of several lists opens to show them', async () => {
  open('all', {
    fillingEvents: { __typename: 'FillingEvents', count: 2, next: [event('e1', 10, 10), event('e2', 10, 8)] },
    untranslatedRecords: [
      { __typename: 'UntranslatedCount', kind: 'event', lang: 'ar', count: 3 },
      { __typename: 'UntranslatedCount', kind: 'menu', lang: 'ar', count: 1 },
    ],
  });
  const user = userEvent.setup();
  const filling = await screen.findByRole('button', {
    name: /Events nearly full.*“Event e1” is full/,
    expanded: false,
  });
  await user.click(filling);
  expect(filling.getAttribute('aria-expanded')).toBe('true');
  const bookings = within(document.getElementById(filling.getAttribute('aria-controls') ?? '') as HTMLElement);
  expect(bookings.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Event e110 of 10 places',
    'Event e28 of 10 places',
  ]);
  await user.click(screen.getByRole('button', { name: /Missing translations.*4/ }));
  const [first] = screen.getAllByRole('link', { name: /in العربية: 3/ });
  expect(first?.getAttribute('href')).toBe('/event/manage/view?lang=ar');
  await user.click(filling);
  expect(screen.queryByText('8 of 10 places')).toBeNull();
});

test('a figure that the role may not see is not requested', async () => {
  const { requested } = open(['VIEW_ALL_POSTS']);
  await screen.findByText('Nothing needs your attention.');
  expect(requested).toEqual([
    expect.objectContaining({
      bookings: false,
      filling: false,
      enquiries: false,
      mails: false,
      translations: true,
      drafts: true,
    }),
  ]);
});

test('a failure says so, and is tried again at a click', async () => {
  open('all', { failedMailCount: 2 }, 1);
  await screen.findByRole('alert');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Mails that could not be delivered')).toBeTruthy());
});
