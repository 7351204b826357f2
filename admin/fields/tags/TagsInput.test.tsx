/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { textList } from '@polyphony/domain/validation/entryRules.js';
import { object } from 'yup';
import { openForm } from '../../testing/formPage';
import { addTags } from './tags';
import { TagsInput } from './TagsInput';

const rules = object({ tags: textList('labels.list', { max: 4, length: 10 }) });
const open = (...tags: string[]) => openForm({ rules, values: { tags }, inputs: <TagsInput name="tags" /> });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'List' });
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('FORM-030: a comma or Enter makes a tag of what is typed; what is left is one when it is sent', async () => {
  const { person, last } = open();
  await person.type(input(), 'clay, fire{Enter}glaze');
  expect(chips()).toEqual(['clay', 'fire']);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last()).toEqual({ tags: ['clay', 'fire', 'glaze'] }));
});

test('a list that is pasted becomes its tags, each once', async () => {
  const { person } = open('clay');
  act(() => input().focus());
  await person.paste('Fire, CLAY\nglaze');
  expect(chips()).toEqual(['clay', 'Fire', 'glaze']);
  expect(screen.getByRole('status').textContent).toBe("'CLAY' is already added.");
});

test('FORM-031: tags are removed with the keyboard, and the others are kept', async () => {
  const { person } = open('clay', 'fire', 'glaze');
  act(() => screen.getByRole('button', { name: 'fire, remove with Delete' }).focus());
  await person.keyboard('{Delete}');
  expect(chips()).toEqual(['clay', 'glaze']);
  expect(document.activeElement).toBe(input());
  await person.keyboard('{Backspace}');
  expect(chips()).toEqual(['clay']);
});

test('what is too long, or one too many, stays to be mended and is said', async () => {
  const { person } = open('a', 'b', 'c');
  await person.type(input(), 'much too long{Enter}');
  expect(input().value).toBe('much too long');
  expect(screen.getByRole('status').textContent).toBe("'much too long' is too long, or one too many.");
  await person.clear(input());
  await person.type(input(), 'd,e,');
  expect([chips(), input().value]).toEqual([['a', 'b', 'c', 'd'], 'e']);
});

test.each([
  ['  two   words ', ['two words']],
  ['عربي، كلمات', ['عربي', 'كلمات']],
  [',, ,', []],
  ['É,é', ['É']],
])('%j gives the tags %j', (typed, tags) => {
  expect(addTags([], typed, { most: null, longest: null }).tags).toEqual(tags);
});
