/** @jest-environment jsdom */
import { messages } from '@polyphony/domain/messages.js';
import { requiredText } from '@polyphony/domain/rules.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { array, object } from 'yup';
import { openForm } from '../testing/formPage';
import { RepeaterInput } from './RepeaterInput';
import { TextInput } from './TextInput';

const rules = object({
  faqs: array()
    .of(object({ question: requiredText('Title', { max: 40 }), answer: requiredText('Text', { max: 90 }) }))
    .max(3, messages.uploadTooManyFiles(3)),
});
const faq = (question: string) => ({ question, answer: `${question}!` });
const inputs = (
  <RepeaterInput name="faqs" label="FAQs" noun="FAQ" blank={{ question: '', answer: '' }}>
    {(at) => (
      <>
        <TextInput name={at('question')} />
        <TextInput name={at('answer')} />
      </>
    )}
  </RepeaterInput>
);
const open = (...questions: string[]) => openForm({ rules, values: { faqs: questions.map(faq) }, inputs });

const entries = () => within(screen.getByRole('group', { name: 'FAQs' })).queryAllByRole('group');
const questions = () => screen.queryAllByLabelText<HTMLInputElement>(/^Title/).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

test('FORM-030: an entry is added, filled and sent, the focus in its first field', async () => {
  const { person, last } = open('When?');
  await person.click(button('Add FAQ'));
  expect(entries()).toHaveLength(2);
  await person.keyboard('Where?');
  await person.tab();
  await person.keyboard('Here.');
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('When?'), { question: 'Where?', answer: 'Here.' }] }));
});

test('FORM-031: an entry is removed and the others are kept, the focus at the next one', async () => {
  const { person, last } = open('A', 'B', 'C');
  await person.click(button('Remove FAQ 2'));
  expect(questions()).toEqual(['A', 'C']);
  expect(screen.getByRole('status').textContent).toBe('FAQ 2 removed.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove FAQ 2'));
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('A'), faq('C')] }));
  for (const name of ['Remove FAQ 2', 'Remove FAQ 1']) await person.click(button(name));
  expect(entries()).toHaveLength(0);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add FAQ'));
});

test('entries are moved with the keyboard, the focus moving along, and what was typed stays with them', async () => {
  const { person, last } = open('A', 'B', 'C');
  await person.type(screen.getAllByLabelText(/^Title/)[2] as HTMLElement, '?');
  act(() => button('Move FAQ 3 up').focus());
  await person.keyboard('{Enter}');
  expect(questions()).toEqual(['A', 'C?', 'B']);
  expect(screen.getByRole('status').textContent).toBe('FAQ is now 2 of 3.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move FAQ 2 up'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move FAQ 1 down'));
  expect(button('Move FAQ 1 up').hasAttribute('disabled')).toBe(true);
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [{ question: 'C?', answer: 'C!' }, faq('A'), faq('B')] }));
});

test('a rule is broken at its own input, which gets the focus, and nothing is sent', async () => {
  const { person, last } = open('A');
  await person.click(button('Add FAQ'));
  await person.click(button('Save'));
  const second = entries()[1] as HTMLElement;
  await within(second).findByText('Title is required.');
  expect(
    within(second)
      .getByLabelText(/^Title/)
      .getAttribute('aria-invalid'),
  ).toBe('true');
  expect(within(entries()[0] as HTMLElement).queryByText('Title is required.')).toBeNull();
  expect(document.activeElement).toBe(within(second).getByLabelText(/^Title/));
  expect(last()).toBeUndefined();
});

test('there are no more entries than the rule lets through', async () => {
  const { person } = open('A', 'B');
  await person.click(button('Add FAQ'));
  expect(button('Add FAQ').hasAttribute('disabled')).toBe(true);
  screen.getByText('There can be at most 3.');
});

test('a translation shows the English text of each entry', () => {
  openForm({
    rules,
    values: { faqs: [{ question: 'متى؟', answer: '' }] },
    scope: { lang: 'ar', dir: 'rtl', reference: { faqs: [faq('When?')] } },
    inputs,
  });
  const [entry] = entries();
  within(entry as HTMLElement).getByText('English: When?');
  const input = within(entry as HTMLElement).getByLabelText<HTMLInputElement>(/^Title/);
  expect([input.value, input.lang, input.dir]).toEqual(['متى؟', 'ar', 'rtl']);
});

test('a field that is not to be translated is not there in a translation', () => {
  openForm({ rules, values: { faqs: [] }, scope: { reference: { name: 'x' } }, inputs });
  expect(screen.queryByRole('group', { name: 'FAQs' })).toBeNull();
});
