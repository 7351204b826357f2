import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { event } from '@polyphony/domain/kinds/event.js';
import { entryList } from '@polyphony/domain/validation/entryRules.js';
import { requiredText } from '@polyphony/domain/validation/rules.js';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { object } from 'yup';
import { RepeaterInput } from '../fields/repeater/RepeaterInput';
import { TextInput } from '../fields/TextInput';
import { eventOperations } from '../graphql/generated/operations/event';
import { CurrentSessionDocument, PublishedLanguagesDocument } from '../graphql/generated/typed/graphql';
import { LanguageProvider } from '../language/LanguageProvider';
import { SessionProvider } from '../session/SessionProvider';
import type { RecordDraft } from '../records/operations';
import type { FormScreen } from '../records/screen';
import { LanguageForms } from '../records/form/RecordForm';
import { testSession } from './testSession';

export const ID = '65f0c0ffee0c0ffee0c0ffee';
const LANGUAGES = [
  { id: 'en', name: 'English', code: 'en', rtl: false, default: true, base: true },
  { id: 'ar', name: 'Arabic', code: 'ar', rtl: true, default: false, base: false },
];

const mutation = (name: string, record: string) =>
  gql(`mutation ${name} { result: ${name} { success message errors { field message } record: ${record} } }`);

/** Events with fewer fields. */
const events: FormScreen = {
  kind: {
    ...event,
    rules: object({
      name: requiredText('labels.eventName', { max: 90 }),
      faqs: entryList('labels.questions', { question: requiredText('labels.question', { max: 40 }) }),
    }),
    translatable: ['name'],
  },
  operations: {
    ...eventOperations,
    details: gql(
      'query Details { record: event { id version active featured published faqs { id translations { lang question } } translations { lang name } } }',
    ),
    update: mutation('UpdateEvent', 'event'),
    translate: mutation('TranslateEvent', 'event'),
    draft: gql('query Draft { record: eventDraft { revision languages schedule } }'),
    saveDraft: mutation('SaveDraft', 'draft'),
    discardDraft: mutation('DiscardDraft', 'draft'),
    scheduleDraft: mutation('ScheduleDraft', 'draft'),
    publishDraft: mutation('PublishDraft', 'event'),
  },
  Fields: () => (
    <>
      <TextInput name="name" />
      <RepeaterInput name="faqs" noun="labels.line">
        {(at) => <TextInput name={at('question')} />}
      </RepeaterInput>
    </>
  ),
};

export const FAQ = { id: 'f'.repeat(24), question: 'When?' };

/** The event in one version, as the server has it. */
export const versionOf = (version: number, [english, arabic]: readonly [string, string]) => ({
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
/** A draft by another person. */
export const draftOf = (
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

export const draftChanged = () =>
  new GraphQLError('Bo changed the draft. Nothing was saved.', { extensions: { code: 'CONFLICT' } });

export type Responder = (variables: Readonly<Record<string, unknown>>) => unknown;

/**
 * Opens the forms of an event over a server with a response for each operation name; what was sent is in `sent`.
 * @param overrides what is special about its screen
 */
export function openDrafted(responders: Readonly<Record<string, Responder>>, overrides: Partial<FormScreen> = {}) {
  const sent: { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        void Promise.resolve(responders[operationName]?.(variables)).then(
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
  const drafted = { ...events, ...overrides };
  const first = versionOf(1, ['Kite day', 'يوم الطائرات']);
  const unsaved: boolean[] = [];
  function Forms({ opened }: { readonly opened: typeof first }) {
    const [lang, setLang] = useState('en');
    const onDirty = (isUnsaved: boolean) => void unsaved.push(isUnsaved);
    return <LanguageForms screen={drafted} opened={opened} lang={lang} onLang={setLang} onDirty={onDirty} />;
  }
  const page = (opened: typeof first) => (
    <ApolloProvider client={client}>
      <ThemeProvider theme={createTheme()}>
        <LanguageProvider>
          <SessionProvider>
            <Forms opened={opened} />
          </SessionProvider>
        </LanguageProvider>
      </ThemeProvider>
    </ApolloProvider>
  );
  const { unmount, rerender } = render(page(first));
  const variablesOf = (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return {
    person: userEvent.setup(),
    variablesOf,
    unmount,
    isUnsaved: () => unsaved.at(-1),
    /** The query of the record has another result, as one of its switches was used. */
    switched: (change: Partial<typeof first>) => rerender(page({ ...first, ...change })),
  };
}

export const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Event name/);
export const question = () => screen.getAllByLabelText(/^Question\b/)[0] as HTMLElement;
export const nameIn = (place: number) => names()[place] as HTMLInputElement;
export const press = (name: string) =>
  within(screen.getByRole('region', { name: 'Draft' })).getByRole('button', { name });
/** Saves a draft of one language. */
export const saved: Responder = ({ lang, values, from }) => ({
  result: { success: true, record: draftOf('r2', { [String(lang)]: values as Record<string, unknown> }, Number(from)) },
});
/** Longer than the pause after which a draft is saved. */
export const PAUSE_MS = 1_700;
