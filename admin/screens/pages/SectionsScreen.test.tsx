/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  CmsPageSectionsOfDocument,
  CurrentSessionDocument,
  PublishedLanguagesDocument,
} from '../../graphql/generated/typed/graphql';
import { LanguageProvider } from '../../language/LanguageProvider';
import { SessionProvider } from '../../session/SessionProvider';
import { Component } from './SectionsScreen';
import { testSession } from '../../testing/testSession';

const ID = '65f0c0ffee0c0ffee0c0ffee';
const ENGLISH = { id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true };
const ARABIC = { id: 'ar', name: 'Arabic', code: 'ar', rtl: true, default: false, base: false };
const pageAt = (slug: string) => ({
  __typename: 'CmsPage',
  id: ID,
  version: 1,
  slug,
  name: 'A page',
  active: false,
  content: {},
});

afterEach(cleanup);

/** A section of a page, on a server that can be made to fail. */
function open(slug = 'careers', query = '', languages = [ENGLISH]) {
  const server = { fails: false };
  const responses: Readonly<Record<string, unknown>> = {
    CmsPageSectionsOf: { record: pageAt(slug) },
    CmsPageSectionDraft: { record: { __typename: 'RecordDraft', revision: null, languages: [], schedule: null } },
  };
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const data = responses[operationName];
        if (server.fails || !data) return observer.error(new Error('The connection is lost.'));
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  client.writeQuery({ query: PublishedLanguagesDocument, data: { publishedLanguages: languages } });
  const router = createMemoryRouter([{ path: '/:slugAndId', Component }], {
    initialEntries: [`/${slug}-${ID}${query}`],
  });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <LanguageProvider>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  const refetch = () =>
    act(async () => {
      await client.refetchQueries({ include: [CmsPageSectionsOfDocument] }).catch(() => undefined);
    });
  return { person: userEvent.setup(), server, refetch };
}

test('the screen keeps an open form, and what was typed into it, when its page is fetched again and that fails', async () => {
  const { person, server, refetch } = open();
  const [input] = await screen.findAllByRole<HTMLInputElement>('textbox');
  if (!input) throw new Error('The section has no text.');
  await person.type(input, 'Join');
  server.fails = true;
  await refetch();
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toBe(input));
  expect(input.value).toBe('Join');
});

test('CMS-049, SPEC-D25: offers section-2 has the tabs of all languages, and no form but the English one', async () => {
  open('offers', '?tab=section-2&lang=ar', [ENGLISH, ARABIC]);
  await screen.findByRole('tab', { name: 'Arabic', selected: true });
  const panel = within(screen.getByRole('tabpanel', { name: 'Arabic' }));
  expect(panel.getByRole('alert').textContent).toContain('the same in every language');
  expect(panel.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^Update/ })).toEqual([]);
});
