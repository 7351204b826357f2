/** @jest-environment jsdom */
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { CurrentSessionDocument, PublishedLanguagesDocument } from '../../graphql/generated/typed/graphql';
import { eventOperations } from '../../graphql/generated/operations/event';
import { LanguageProvider } from '../../language/LanguageProvider';
import { SessionProvider } from '../../session/SessionProvider';
import { texts } from '../../texts/languages/ar';
import { translator } from '../../texts/translate';
import { TextsContext } from '../../texts/useT';
import type { ListScreen } from '../screen';
import RecordCalendar from './RecordCalendar';

const events: ListScreen = {
  // Without other users' changes, which arrive by a stream that jsdom does not have.
  kind: { ...kindFacts.event, readFrom: [] },
  operations: eventOperations,
  columns: [],
  empty: 'screenTexts.noDataFound',
};
const noRows = { rows: [], pageInfo: { currentPage: 1, currentLimit: 100, totalPages: 0, totalItemsCount: 0 } };

test('the calendar says in the language of the console that a month has no records, on a small screen', async () => {
  // jsdom has no media queries.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { page: noRows } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const languages = [{ id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true }];
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  client.writeQuery({ query: PublishedLanguagesDocument, data: { publishedLanguages: languages } });
  const Component = () => <RecordCalendar screen={events} range={{ from: 'startsOn', to: 'endsOn' }} />;
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <TextsContext value={translator(texts)}>
          <LanguageProvider>
            <SessionProvider>
              <RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />
            </SessionProvider>
          </LanguageProvider>
        </TextsContext>
      </ThemeProvider>
    </ApolloProvider>,
  );
  await screen.findByText(translator(texts)(screenTexts.noData));
});
