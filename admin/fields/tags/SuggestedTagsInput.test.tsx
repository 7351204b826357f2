/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { tagList } from '@polyphony/domain/validation/entryRules.js';
import { object } from 'yup';
import { openForm } from '../../testing/formPage';
import { SuggestedTagsInput } from './SuggestedTagsInput';

const rules = object({ tags: tagList('labels.tags') });
const USED = ['Paper', 'Printing', 'Walking'];

/** A form whose server knows a few tags; returns what was requested of it, too. */
function open(tags: readonly string[], lang = 'en') {
  const requests: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    requests.push(variables);
    const part = String(variables['text']).toLowerCase();
    return new Observable((observer) => {
      observer.next({ data: { tagSuggestions: USED.filter((tag) => tag.toLowerCase().includes(part)) } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const inputs = (
    <ApolloProvider client={client}>
      <SuggestedTagsInput name="tags" />
    </ApolloProvider>
  );
  return { ...openForm({ rules, values: { tags }, inputs, scope: { kind: 'blogPost', lang } }), requests };
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('the input of tags adds what is typed on Enter, and nothing when nothing is typed (BLOG-025)', async () => {
  const { person, last } = open([]);
  await person.type(input(), 'x{Enter}{Enter} {Enter}');
  expect([chips(), input().value, last()]).toEqual([['x'], '', undefined]);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toEqual({ tags: ['x'] }));
});

test('the input of tags suggests the tags of other records that are not there yet, in the language of the form', async () => {
  const { person, requests } = open(['Paper'], 'ar');
  await person.click(input());
  await person.type(input(), 'p');
  await waitFor(async () => expect(await offered()).toEqual(['Printing']));
  await waitFor(() => expect(requests.at(-1)).toEqual({ kind: 'blogPost', field: 'tags', lang: 'ar', text: 'p' }));
  await person.keyboard('{ArrowDown}{Enter}');
  expect([chips(), input().value]).toEqual([['Paper', 'Printing'], '']);
});

test('the input of tags removes the last tag with Backspace, and one that has the focus with Delete', async () => {
  const { person } = open(['Paper', 'Printing', 'Walking']);
  await person.click(input());
  await person.keyboard('{Backspace}');
  expect(chips()).toEqual(['Paper', 'Printing']);
  act(() => screen.getByRole('button', { name: 'Paper, remove with Delete' }).focus());
  await person.keyboard('{Delete}');
  expect(chips()).toEqual(['Printing']);
});
