/** @jest-environment jsdom */
import '../../testing/browserGlobals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { object } from 'yup';
import { MemoryRouter } from 'react-router';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import type { RecordDetails } from '../../records/operations';
import { SessionProvider } from '../../session/SessionProvider';
import { openForm } from '../../testing/formPage';
import { CoursePackages } from './CoursePackages';
import { testSession } from '../../testing/testSession';

const id = '65f0c0ffee0c0ffee0c0ffee';
const record: RecordDetails = { id, version: 1 };
const course = {
  __typename: 'Course',
  id,
  slug: 'paper',
  packages: [{ __typename: 'CoursePackage', id, title: 'Two weekends', type: null, price: 'AED,1000', active: true }],
};

/** The packages in the form of a course, on a server that responds to the first request with a failure. */
function open() {
  let failed = false;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (failed) observer.next({ data: { course } });
        else observer.error(new Error('The connection is lost.'));
        failed = true;
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  const inputs = (
    <ApolloProvider client={client}>
      <SessionProvider>
        <MemoryRouter>
          <CoursePackages />
        </MemoryRouter>
      </SessionProvider>
    </ApolloProvider>
  );
  return openForm({ rules: object({}), values: {}, inputs, scope: { record } });
}

test('packages of a course that could not be loaded say so, and are loaded by "Try again"', async () => {
  const { person } = open();
  expect((await screen.findByRole('alert')).textContent).toContain(messages.unexpected);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'Two weekends' })).getAttribute('href')).toBe(
    `/training-courses/package/update/${id}?lang=en&course=paper`,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
