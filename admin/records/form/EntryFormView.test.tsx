/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { richText } from '@polyphony/domain/richText/richTextRule.js';
import { textList } from '@polyphony/domain/validation/entryRules.js';
import { optionalDay } from '@polyphony/domain/validation/rules.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { object } from 'yup';
import { DayInput } from '../../fields/DayInput';
import BoundEditor from '../../fields/richText/BoundEditor';
import { TagsInput } from '../../fields/tags/TagsInput';
import { CurrentSessionDocument } from '../../graphql/generated/typed/graphql';
import { SessionProvider } from '../../session/SessionProvider';
import { handleShortcut } from '../../shortcuts/useShortcut';
import type { FormValues } from '../formValues';
import { EntryFormView } from './EntryFormView';
import { type Loaded, useEntryForm } from './useEntryForm';

const rules = object({
  tags: textList('labels.tags', { max: 4, length: 10 }),
  text: richText('labels.text', 500),
  day: optionalDay('labels.startDate'),
});

/** A form of a record, saved by what has changed; returns what was sent of it, and how others put a text into it. */
function open({ unloaded = false } = {}) {
  const sent: FormValues[] = [];
  let form: UseFormReturn<FormValues> | undefined;
  function Form() {
    const [loaded, setLoaded] = useState<Loaded>({
      values: { tags: ['clay'], text: '<p>Bead</p>', day: '' },
      cause: 'opened',
    });
    const entry = useEntryForm<FormValues>({
      rules,
      loaded,
      send: 'changed',
      save: (input) => {
        sent.push(input);
        return Promise.resolve({ status: 'saved', record: input });
      },
      onSaved: (record) => setLoaded({ values: { ...loaded.values, ...record }, cause: 'saved' }),
    });
    useEffect(() => {
      form = entry.form;
    }, [entry.form]);
    const record = useMemo(() => ({ id: '1', version: 1, unloaded }), []);
    return (
      <EntryFormView
        entry={entry}
        scope={{ rules: rules.fields, record, lang: 'en', dir: 'ltr', reference: null }}
        label="labels.event"
        action="Update"
        ready={!unloaded && entry.dirty}
      >
        <TagsInput name="tags" />
        <BoundEditor name="text" height={100} />
        <DayInput name="day" />
      </EntryFormView>
    );
  }
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: null } });
  render(
    <ApolloProvider client={client}>
      <SessionProvider>
        <Form />
      </SessionProvider>
    </ApolloProvider>,
  );
  const put = (text: string) => act(() => form?.setValue('text', text, { shouldDirty: true }));
  return { person: userEvent.setup(), sent, put, formText: (): unknown => form?.getValues('text') };
}
const tags = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const editor = () => screen.getByRole<HTMLElement & { readonly editor: Editor }>('textbox', { name: 'Text' }).editor;
const save = () =>
  act(async () => {
    handleShortcut('save');
    // The rules of a form are checked asynchronously.
    await new Promise((done) => setTimeout(done));
  });

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
});

test('the form saves a tag that is still being typed when the key that saves is pressed, and the focus stays', async () => {
  const { person, sent } = open();
  await person.type(tags(), 'fire');
  await save();
  await waitFor(() => expect(sent).toEqual([{ tags: ['clay', 'fire'] }]));
  expect(document.activeElement).toBe(tags());
  expect(tags().value).toBe('');
});

test('the form saves a rich text as it is on the screen when the key that saves is pressed, and the caret stays', async () => {
  const { sent } = open();
  act(() => void editor().chain().setTextSelection(2).insertContent('r').run());
  await save();
  await waitFor(() => expect(sent).toEqual([{ text: '<p>Bread</p>' }]));
  expect(editor().state.selection.from).toBe(3);
  await save();
  expect(sent).toHaveLength(1);
});

test('Enter does not send a form in a date that is typed in part, and the form says so', async () => {
  const { person, sent } = open();
  await person.type(tags(), 'fire,');
  const day = screen.getByLabelText('Start date');
  Object.defineProperty(day, 'validity', { value: { badInput: true } });
  act(() => day.focus());
  await person.keyboard('{Enter}');
  await screen.findByText('Start date is incomplete or does not exist');
  expect(document.activeElement).toBe(day);
  expect(sent).toEqual([]);
});

test('the form saves nothing of a record that could not be loaded, whatever is being typed', async () => {
  const { person, sent } = open({ unloaded: true });
  await person.type(tags(), 'fire');
  await save();
  expect(sent).toEqual([]);
});

test('the form gives a pasted picture its address in the library while the person types on; the caret and the steps to undo stay', async () => {
  const { put, formText } = open();
  await waitFor(() => expect(editor().isInitialized).toBe(true));
  const [data, address] = ['data:image/png;base64,AAAA', '/media/1/a.png?v=1&w=2'];
  act(() => void editor().chain().setTextSelection(5).setImage({ src: data }).run());
  await waitFor(() => expect(formText()).toContain(data));
  const html = formText() as string;
  act(() => void editor().chain().setTextSelection(2).insertContent('r').run());
  // What was typed last has not reached the form yet.
  expect(formText()).toBe(html);
  put(html.replace(data, '/media/1/a.png?v=1&amp;w=2'));
  const sources = () => [...editor().view.dom.querySelectorAll('img[src]')].map((image) => image.getAttribute('src'));
  await waitFor(() => expect(sources()).toEqual([address]));
  expect(editor().state.selection.from).toBe(3);
  await waitFor(() => expect(formText()).toContain('Bread'));
  expect(formText()).not.toContain('data:');
  act(() => void editor().commands.undo());
  act(() => void editor().commands.undo());
  expect(sources()).toEqual([]);
  act(() => void editor().commands.redo());
  expect(sources()).toEqual([address]);
});
