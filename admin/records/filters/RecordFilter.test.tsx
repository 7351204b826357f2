/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventCategoryOperations } from '../../graphql/generated/operations/eventCategory';
import { RecordFilter } from './RecordFilter';

test('a filter offers what there is to choose when it is shown, and not what there was when it was shown first', async () => {
  const stored = ['Workshops'];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const options = stored.map((label) => ({
          __typename: 'Option',
          id: label,
          label,
          disabled: false,
          reason: null,
          parentId: null,
          slug: null,
        }));
        observer.next({ data: { options } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const filter = (
    <ApolloProvider client={client}>
      <RecordFilter
        filter={{
          label: 'labels.category',
          options: eventCategoryOperations.options,
          empty: 'screenTexts.noCategories',
        }}
        chosen="Workshops"
        onChoose={() => undefined}
      />
    </ApolloProvider>
  );
  const first = render(filter);
  await screen.findByText('Workshops');
  first.unmount();
  stored.push('Walks');
  render(filter);
  await userEvent.setup().click(screen.getByRole('combobox', { name: 'Category' }));
  await screen.findByRole('option', { name: 'Walks' });
});
