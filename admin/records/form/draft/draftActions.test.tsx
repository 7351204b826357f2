/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { event } from '@polyphony/domain/kinds/event.js';
import { entryList } from '@polyphony/domain/validation/entryRules.js';
import { requiredText } from '@polyphony/domain/validation/rules.js';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { object } from 'yup';
import { RepeaterInput } from '../../../fields/repeater/RepeaterInput';
import { TextInput } from '../../../fields/TextInput';
import { eventOperations } from '../../../graphql/generated/operations/event';
import { CurrentSessionDocument, PublishedLanguagesDocument } from '../../../graphql/generated/typed/graphql';
import { LanguageProvider } from '../../../language/LanguageProvider';
import { SessionProvider } from '../../../session/SessionProvider';
import { raisedToasts } from '../../../ui/toasts/toasts';
import type { RecordDraft } from '../../operations';
import type { FormScreen } from '../../screen';
import { LanguageForms } from '../RecordForm';
import { testSession } from '../../../testing/testSession';

const ID = '65f0c0ffee0c0ffee0c0ffee';
const LANGUAGES = [
  { id: 'en', name: 'English', code: 'en', rtl: false, default: true },
  { id: 'ar', name: 'Arabic', code: 'ar', rtl: true, default: false },
];

const mutation = (name: string, record: string) =>
  gql(`mutation ${name} { result: ${name} { success message record: ${record} } }`);

/** Events with fewer fields. */
const events: FormScreen = {
  kind: {
    ...event,
    rules: object({
      name: requiredText('Event name', { max: 90 }),
      faqs: entryList('Questions', { question: requiredText('Question', { max: 40 }) }),
    }),
    translatable: ['name'],
  },
  operations: {
    ...eventOperations,
    draft: gql('query Draft { record: eventDraft { revision languages } }'),
    saveDraft: mutation('SaveDraft', 'draft'),
    discardDraft: mutation('DiscardDraft', 'draft'),
    scheduleDraft: mutation('ScheduleDraft', 'draft'),
    publishDraft: mutation('PublishDraft', 'event'),
  },
  Fields: () => (
    <>
      <TextInput name="name" />
      <RepeaterInput name="faqs" noun="FAQ">
        {(at) => <TextInput name={at('question')} />}
      </RepeaterInput>
    </>
  ),
};

const FAQ = { id: 'f'.repeat(24), question: 'When?' };

/** The event in one version, as the server has it. */
const versionOf = (version: number, [english, arabic]: readonly [string, string]) => ({
  id: ID,
  version,
  active: true,
  featured: false,
  published: true,
  faqs: [{ id: FAQ.id, translations: [{ lang: 'en', question: FAQ.question }] }],
  translations: [
    { lang: 'en', name: english },
    { lang: 'ar', name: arabic },
  ],
});
const draftOf = (
  revision: string,
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  from = 1,
): RecordDraft => ({
  revision,
  languages: Object.entries(texts).map(([lang, values]) => ({
    lang,
    from,
    values,
    updatedAt: '2027-01-01T00:00:00.000Z',
    updatedBy: 'Ada',
  })),
  schedule: null,
});

const draftChanged = () =>
  new GraphQLError('Bo changed the draft. Nothing was saved.', { extensions: { code: 'CONFLICT' } });

type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

/** Opens the forms of an event over a server with a response for each operation name; what was sent is in `sent`. */
function open(answers: Readonly<Record<string, Answer>>) {
  const sent: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        void Promise.resolve(answers[operationName]?.(variables)).then(
          (response) => {
            observer.next(response instanceof GraphQLError ? { errors: [response] } : { data: response as object });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query: CurrentSessionDocument, data: { session: testSession() } });
  client.writeQuery({ query: PublishedLanguagesDocument, data: { publishedLanguages: LANGUAGES } });
  const opened = versionOf(1, ['Kite day', 'يوم الطائرات']);
  const { unmount } = render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <LanguageProvider>
          <SessionProvider>
            <LanguageForms
              screen={events}
              opened={opened}
              lang="en"
              onLang={() => undefined}
              onDirty={() => undefined}
            />
          </SessionProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  const named = (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { person: userEvent.setup(), named, unmount };
}

const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Event name/);
const question = () => screen.getAllByLabelText(/^Question\b/)[0] as HTMLElement;
const nameIn = (place: number) => names()[place] as HTMLInputElement;
const press = (name: string) => within(screen.getByRole('region', { name: 'Draft' })).getByRole('button', { name });
/** Saves a draft of one language. */
const saved: Answer = ({ lang, values }) => ({
  result: { success: true, record: draftOf('r2', { [String(lang)]: values as Record<string, unknown> }) },
});
const PAUSE_MS = 1_700;

test('keeps what was typed while the draft was being published, and drafts it over the published version', async () => {
  let resolve: (response: unknown) => void = () => undefined;
  const promise = new Promise((done) => (resolve = done));
  const { person, named } = open({
    Draft: () => ({ record: draftOf('r1', { en: { name: 'Kite night' } }) }),
    PublishDraft: () => promise,
    SaveDraft: saved,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.click(press('Publish the draft'));
  await waitFor(() => expect(named('PublishDraft')).toHaveLength(1));
  await person.type(nameIn(0), 's');
  await person.type(nameIn(1), '!');
  await person.type(question(), '?');
  // A save meanwhile would be refused: the draft that it changes is being published.
  await act(() => new Promise((ended) => setTimeout(ended, PAUSE_MS)));
  expect(named('SaveDraft')).toEqual([]);
  await act(async () => {
    const record = versionOf(2, ['Kite night', 'يوم الطائرات']);
    resolve({ result: { success: true, message: 'Saved.', record } });
    await promise;
  });
  await waitFor(() => expect(named('SaveDraft')).toHaveLength(2), { timeout: 2 * PAUSE_MS });
  expect(names().map(({ value }) => value)).toEqual(['Kite nights', 'يوم الطائرات!']);
  expect(named('SaveDraft')[0]).toEqual({
    id: ID,
    lang: 'en',
    values: { name: 'Kite nights', faqs: [{ ...FAQ, question: 'When??' }] },
    from: 2,
    revision: null,
  });
});

test('saves each key in an entry of a list in the draft, after its first save too', async () => {
  const { person, named } = open({ Draft: () => ({ record: { revision: null, languages: [] } }), SaveDraft: saved });
  const drafted = () => named('SaveDraft').map(({ values }) => values);
  const [once, twice] = ['When??', 'When???'].map((typed) => ({ faqs: [{ ...FAQ, question: typed }] }));
  await person.type(question(), '?');
  await waitFor(() => expect(drafted()).toEqual([once]), { timeout: 2 * PAUSE_MS });
  await person.type(question(), '?');
  await waitFor(() => expect(drafted()).toEqual([once, twice]), { timeout: 2 * PAUSE_MS });
});

/** The forms of an event whose draft another user has changed since it was loaded. */
async function openChanged() {
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { name: 'Kite weeks' } })];
  const opened = open({
    Draft: () => ({ record: drafts.shift() }),
    PublishDraft: draftChanged,
    ScheduleDraft: draftChanged,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  raisedToasts.take();
  return opened;
}
const expectRefusal = () =>
  waitFor(() => {
    expect(raisedToasts.take()).toEqual([{ variant: 'error', message: 'Bo changed the draft. Nothing was saved.' }]);
  });

test('says that the draft has changed when it is not published because of that', async () => {
  const { person } = await openChanged();
  await person.click(press('Publish the draft'));
  await expectRefusal();
  expect(nameIn(0).value).toBe('Kite weeks');
});

test('says that the draft has changed when it is not scheduled because of that, and keeps the dialog open', async () => {
  const { person } = await openChanged();
  await person.click(press('Publish later…'));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' }, { timeout: 5_000 });
  fireEvent.change(within(dialog).getByLabelText(/^Publish at/), { target: { value: '2099-03-01T09:00' } });
  await person.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await expectRefusal();
  expect(nameIn(0).value).toBe('Kite weeks');
  screen.getByRole('dialog', { name: 'Schedule' });
});

test('keeps what two people typed when one of them has published it, as a draft of the other', async () => {
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night', faqs } }), { revision: null, languages: [] }];
  const { person, named } = open({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === null ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await waitFor(() => expect(named('SaveDraft')).toHaveLength(2), { timeout: 4 * PAUSE_MS });
  const values = { name: 'Kite nights', faqs };
  expect(named('SaveDraft')[1]).toEqual({ id: ID, lang: 'en', values, from: 1, revision: null });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes of a draft over a later version what it says, and nothing of the version before', async () => {
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { faqs } }, 2)];
  const { person, named } = open({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === 'r2' ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await waitFor(() => expect(named('SaveDraft')).toHaveLength(2), { timeout: 4 * PAUSE_MS });
  expect(named('SaveDraft')[1]?.['values']).toEqual({ name: 'Kite nights', faqs });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('saves nothing over what another person typed into the same field until one of both is chosen', async () => {
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { name: 'Kite weeks', faqs } })];
  const { person, named } = open({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === 'r2' ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await screen.findByRole('alert', undefined, { timeout: 4 * PAUSE_MS });
  await act(() => new Promise((ended) => setTimeout(ended, PAUSE_MS)));
  expect(named('SaveDraft')).toHaveLength(1);
  await person.click(press('Keep mine'));
  await waitFor(() => expect(named('SaveDraft')).toHaveLength(2), { timeout: 4 * PAUSE_MS });
  expect(named('SaveDraft')[1]?.['values']).toEqual({ name: 'Kite nights', faqs });
});

/** Discards a draft in two languages, and leaves the form. @returns what the button in the message does */
async function discardAndLeave(saveDraft: Answer) {
  const texts = { en: { name: 'Kite night' }, ar: { name: 'ليلة الطائرات' } };
  const { person, named, unmount } = open({
    Draft: () => ({ record: draftOf('r1', texts) }),
    DiscardDraft: () => ({ result: { success: true, record: { revision: null, languages: [], schedule: null } } }),
    SaveDraft: saveDraft,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  raisedToasts.take();
  await person.click(press('Discard the draft'));
  await waitFor(() => expect(raisedToasts.areWaiting()).toBe(true));
  const [toast] = raisedToasts.take();
  unmount();
  return { undo: () => toast?.variant === 'success' && toast.undo?.(), named };
}

test('stores a discarded draft again, in all languages, when that is undone after the form was left', async () => {
  const { undo, named } = await discardAndLeave(saved);
  undo();
  await waitFor(() => expect(named('SaveDraft')).toHaveLength(2));
  expect(named('SaveDraft')).toEqual([
    { id: ID, lang: 'en', values: { name: 'Kite night' }, from: 1, revision: null },
    { id: ID, lang: 'ar', values: { name: 'ليلة الطائرات' }, from: 1, revision: 'r2' },
  ]);
});

test('says so when a discarded draft cannot be stored again', async () => {
  const { undo } = await discardAndLeave(draftChanged);
  undo();
  await expectRefusal();
});
