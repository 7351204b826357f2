/** @jest-environment jsdom */
import type { TextName } from '../texts/translate';
import { requiredText, shortText } from '@polyphony/domain/validation/rules.js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { object } from 'yup';
import { pageFields } from '../navigation/palette/pageFields';
import { handleShortcut } from '../shortcuts/useShortcut';
import { rulesResolver } from '../texts/rulesResolver';
import { showField } from './binding/showField';
import { FieldScopeProvider, type FieldScope } from './binding/FieldScope';
import { FormSections } from './FormSections';
import { TextInput } from './TextInput';

const rules = object({
  name: requiredText('labels.name', { max: 9 }),
  note: shortText('labels.note'),
  question: requiredText('labels.question', { max: 9 }),
  keyword: requiredText('labels.source', { max: 9 }),
});
const section = (id: string, label: TextName, ...fields: string[]) => ({
  id,
  label,
  fields,
  content: fields.map((name) => <TextInput key={name} name={name} />),
});
const sections = [
  section('section-1', 'events.basics', 'name', 'note'),
  section('section-2', 'courses.faqs', 'question'),
  section('section-3', 'labels.seo', 'keyword'),
];

function Form({ scope }: { scope: Partial<FieldScope> }) {
  const form = useForm({
    defaultValues: { name: '', note: '', question: '', keyword: '' },
    resolver: rulesResolver(rules),
    mode: 'onTouched',
  });
  return (
    <MemoryRouter>
      <FormProvider {...form}>
        <FieldScopeProvider
          value={{ rules: rules.fields, record: null, lang: 'en', dir: 'ltr', reference: null, ...scope }}
        >
          <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
            <FormSections sections={sections} />
            <button type="submit">Save</button>
            <button type="button" onClick={() => showField(form, 'keyword')}>
              Show the source
            </button>
          </form>
        </FieldScopeProvider>
      </FormProvider>
    </MemoryRouter>
  );
}
const open = (scope: Partial<FieldScope> = {}) => {
  // jsdom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true;
  render(<Form scope={scope} />);
  return userEvent.setup();
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const marked = (name: RegExp, mark: string) => within(tab(name)).queryByTitle(mark) !== null;
const focused = () => (document.activeElement as HTMLInputElement | null)?.name;

test('a tab says that its section is complete once what it needs is filled', async () => {
  const person = open();
  expect(marked(/Basics/, 'complete')).toBe(false);
  await person.type(screen.getByLabelText(/^Name/), 'Ada');
  await waitFor(() => expect(marked(/Basics/, 'complete')).toBe(true));
  expect(marked(/FAQs/, 'complete')).toBe(false);
});

test('errors of other sections are announced, and one key leads from each to the next', async () => {
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Errors in other sections: FAQs, SEO');
  for (const name of [/Basics/, /FAQs/, /SEO/]) expect(marked(name, 'has an error')).toBe(true);
  const visited: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    act(() => void handleShortcut('nextError'));
    await waitFor(() => expect(focused()).not.toBe(visited.at(-1)));
    visited.push(focused());
  }
  expect(visited).toEqual(['name', 'question', 'keyword', 'name']);
  expect(tab(/Basics/).getAttribute('aria-selected')).toBe('true');
});

test('the palette finds every field of the form, and shows it', async () => {
  open();
  const fields = [...pageFields.get().values()].flat();
  expect(fields.map(({ title, hint }) => `${hint}: ${title}`)).toEqual([
    'Basics: Name',
    'Basics: Note',
    'FAQs: Question',
    'SEO: Source',
  ]);
  act(() => fields.at(-1)?.show());
  await waitFor(() => expect(focused()).toBe('keyword'));
  expect(tab(/SEO/).getAttribute('aria-selected')).toBe('true');
});

test('a translation has the sections with something to translate, and no others', () => {
  open({ lang: 'ar', dir: 'rtl', reference: { name: 'Hello', question: 'Why?' } });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Basics', 'FAQs']);
});

test('a field of another section is shown and focused from outside of the form', async () => {
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Show the source' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Source/ })));
  expect(tab(/^SEO/).getAttribute('aria-selected')).toBe('true');
});
