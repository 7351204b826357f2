/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { picture } from '@polyphony/domain/validation/rules.js';
import { screen } from '@testing-library/react';
import { object } from 'yup';
// Loaded when its button gets the focus: otherwise it would arrive after the test.
import '../../files/FileGallery';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import { SessionProvider } from '../../session/SessionProvider';
import { openForm } from '../../testing/formPage';
import { testSession } from '../../testing/testSession';
import { ImageInput } from './ImageInput';

test('the input of an image takes the picture away, and puts the focus on the button that chooses another one (FILES-063)', async () => {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new Error('Offline'))));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  const { person, last } = openForm({
    rules: object({ image: picture('labels.bannerImage') }),
    values: { image: '65f0c0ffee0c0ffee0c0ffee' },
    inputs: (
      <ApolloProvider client={client}>
        <SessionProvider>
          <ImageInput name="image" />
        </SessionProvider>
      </ApolloProvider>
    ),
  });
  await person.click(screen.getByRole('button', { name: 'Clear Banner image' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose image' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(last()).toEqual({ image: null });
});
