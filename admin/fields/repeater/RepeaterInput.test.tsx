/** @jest-environment jsdom */
import { entryList, inEveryLanguage } from '@polyphony/domain/validation/entryRules.js';
import { requiredText, shortText } from '@polyphony/domain/validation/rules.js';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { object } from 'yup';
import { openForm } from '../../testing/formPage';
import { handleShortcut, useShortcut } from '../../shortcuts/useShortcut';
import { RepeaterInput } from './RepeaterInput';
import { TextInput } from '../TextInput';

const rules = object({
  faqs: entryList(
    'labels.questions',
    {
      question: requiredText('labels.question', { max: 40 }),
      answer: requiredText('labels.answer', { max: 90 }),
      link: inEveryLanguage(shortText('labels.link')),
    },
    { max: 4 },
  ),
});
const ids = new Map<string, string>();
/** The same question has the same id. */
const faq = (question: string) => {
  const id = ids.get(question[0] ?? '') ?? String(ids.size).padStart(24, '0');
  ids.set(question[0] ?? '', id);
  return { id, question, answer: `${question}!`, link: null };
};
const inputs = (
  <RepeaterInput name="faqs" noun="labels.line">
    {(at) => (
      <>
        <TextInput name={at('question')} />
        <TextInput name={at('answer')} />
        <TextInput name={at('link')} />
      </>
    )}
  </RepeaterInput>
);
const open = (...questions: string[]) => openForm({ rules, values: { faqs: questions.map(faq) }, inputs });

const entries = () => within(screen.getByRole('group', { name: 'Questions' })).queryAllByRole('group');
const questions = () => screen.queryAllByLabelText<HTMLInputElement>(/^Question\b/).map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

test('FORM-030: an entry is added, filled and sent, the focus in its first field', async () => {
  const { person, last } = open('When?');
  await person.click(button('Add Line'));
  expect(entries()).toHaveLength(2);
  await person.keyboard('Where?');
  await person.tab();
  await person.keyboard('Here.');
  await person.click(button('Save'));
  const added = { id: expect.stringMatching(/^[0-9a-f]{24}$/), question: 'Where?', answer: 'Here.', link: null };
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('When?'), added] }));
});

test('a fresh entry is not wrong before anything was typed into it, and is after it was left empty', async () => {
  const { person } = open('When?');
  await person.type(screen.getAllByLabelText(/^Question\b/)[0] as HTMLElement, '?');
  await person.click(button('Add Line'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText(/is required/)).toBeNull();
  await person.tab();
  expect(await screen.findByText('Question is required.')).toBeDefined();
});

test('FORM-031: an entry is removed and the others are kept, the focus at the next one', async () => {
  const { person, last } = open('A', 'B', 'C');
  await person.click(button('Remove Line 2'));
  expect(questions()).toEqual(['A', 'C']);
  expect(screen.getByRole('status').textContent).toBe('Line 2 removed.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Line 2'));
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('A'), faq('C')] }));
  for (const name of ['Remove Line 2', 'Remove Line 1']) await person.click(button(name));
  expect(entries()).toHaveLength(0);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Line'));
});

test('entries are moved with the keyboard, the focus moving along, and what was typed stays with them', async () => {
  const { person, last } = open('A', 'B', 'C');
  await person.type(screen.getAllByLabelText(/^Question\b/)[2] as HTMLElement, '?');
  act(() => button('Move Line 3 up').focus());
  await person.keyboard('{Enter}');
  expect(questions()).toEqual(['A', 'C?', 'B']);
  expect(screen.getByRole('status').textContent).toBe('Line is now 2 of 3.');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Line 2 up'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Line 1 down'));
  expect(button('Move Line 1 up').hasAttribute('disabled')).toBe(true);
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [{ ...faq('C'), question: 'C?' }, faq('A'), faq('B')] }));
});

test('a rule is broken at its own input, which gets the focus, and nothing is sent', async () => {
  const { person, last } = open('A');
  await person.click(button('Add Line'));
  await person.click(button('Save'));
  const second = entries()[1] as HTMLElement;
  await within(second).findByText('Question is required.');
  expect(
    within(second)
      .getByLabelText(/^Question\b/)
      .getAttribute('aria-invalid'),
  ).toBe('true');
  expect(within(entries()[0] as HTMLElement).queryByText('Question is required.')).toBeNull();
  expect(document.activeElement).toBe(within(second).getByLabelText(/^Question\b/));
  expect(last()).toBeUndefined();
});

test('a key in one entry renders no entry again, before and after its input was left', async () => {
  let rendered = 0;
  const counted = (
    <RepeaterInput name="faqs" noun="labels.line">
      {(at) => {
        rendered += 1;
        return <TextInput name={at('question')} />;
      }}
    </RepeaterInput>
  );
  const { person, last } = openForm({ rules, values: { faqs: ['A', 'B', 'C'].map(faq) }, inputs: counted });
  const second = screen.getAllByLabelText(/^Question\b/)[1] as HTMLElement;
  await person.type(second, 'e');
  await person.tab();
  await person.type(second, 'f');
  rendered = 0;
  await person.type(second, 'ore');
  expect(rendered).toBe(0);
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toMatchObject({ faqs: [{}, { question: 'Before' }, {}] }));
});

test('there are no more entries than the rule lets through', async () => {
  const { person } = open('A', 'B', 'C');
  await person.click(button('Add Line'));
  expect(button('Add Line').hasAttribute('disabled')).toBe(true);
  screen.getByText('You can add up to 4.');
});

test('an entry that was removed is put back where it was', async () => {
  const { person, last } = open('A', 'B', 'C');
  await person.click(button('Remove Line 2'));
  await person.click(button('Restore Line 2'));
  expect(questions()).toEqual(['A', 'B', 'C']);
  expect(screen.getByRole('status').textContent).toBe('Line 2 restored.');
  expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('A'), faq('B'), faq('C')] }));
});

/** A page in which each entry is 100 pixels high, one below the other. */
function layOut() {
  for (const [index, entry] of entries().entries()) {
    entry.getBoundingClientRect = () => ({ ...document.body.getBoundingClientRect(), top: index * 110, height: 100 });
  }
}
/** jsdom has no pointer events; a mouse event of that name carries all that is read of one. */
const point = (type: string, at: Window | HTMLElement, clientY: number) =>
  fireEvent(at, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }));
const handleOf = (entry: HTMLElement) => entry.querySelector('[data-handle]') as HTMLElement;

test('an entry that is dragged by its handle is dropped at its new place; Escape leaves it where it was', async () => {
  const { person, last } = open('A', 'B', 'C');
  const drag = (to: number) => {
    layOut();
    point('pointerdown', handleOf(entries()[0] as HTMLElement), 50);
    point('pointermove', window, to);
  };
  drag(280);
  await person.keyboard('{Escape}');
  point('pointerup', window, 280);
  expect(questions()).toEqual(['A', 'B', 'C']);
  drag(280);
  point('pointerup', window, 280);
  expect(questions()).toEqual(['B', 'C', 'A']);
  expect(screen.getByRole('status').textContent).toBe('Line is now 3 of 3.');
  await person.click(button('Save'));
  await waitFor(() => expect(last()).toEqual({ faqs: [faq('B'), faq('C'), faq('A')] }));
});

test('a long list begins collapsed, each entry called by its title, and an error opens its entry', async () => {
  const { person, last } = openForm({ rules, values: { faqs: ['A', 'B', '', 'D'].map(faq) }, inputs });
  const collapsedCounts = () =>
    entries().map((entry) => within(entry).getAllByRole('button', { expanded: false }).length);
  expect(collapsedCounts()).toEqual([1, 1, 1, 1]);
  within(entries()[1] as HTMLElement).getByRole('button', { name: /^Line 2\s*: B$/ });
  await person.click(button('Save'));
  await screen.findByText('Question is required.');
  within(entries()[2] as HTMLElement).getByRole('button', { expanded: true });
  expect(last()).toBeUndefined();
  await person.click(button('Expand all'));
  for (const entry of entries()) within(entry).getByRole('button', { expanded: true });
});

test('an empty list says what belongs there and offers to add it', async () => {
  const { person } = open();
  screen.getByText('Nothing added yet. Each entry has: Question, Answer, Link.');
  await person.click(button('Add Line'));
  expect(entries()).toHaveLength(1);
  expect(screen.queryByText(/^Nothing added yet/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Add Line' })).toHaveLength(1);
});

test('an empty list that cannot be changed says what belongs there alone', () => {
  openForm({ rules, values: { faqs: [] }, scope: { readOnly: true }, inputs });
  screen.getByText(/^Nothing added yet/);
  expect(screen.queryByRole('button', { name: 'Add Line' })).toBeNull();
});

test('a form that only shows what there is offers no way to change a list', () => {
  openForm({ rules, values: { faqs: [faq('A'), faq('B')] }, scope: { readOnly: true }, inputs });
  expect(screen.queryByRole('button', { name: /^(Add|Remove|Move)/ })).toBeNull();
  expect(questions()).toEqual(['A', 'B']);
});

test('a translation has the entries of the record, each beside its English texts, and changes nothing but texts', () => {
  const [when, where] = [faq('When?'), faq('X?')];
  openForm({
    rules,
    values: {
      faqs: [
        { id: where.id, question: '', answer: '' },
        { id: when.id, question: 'متى؟', answer: '' },
      ],
    },
    scope: {
      lang: 'ar',
      dir: 'rtl',
      reference: { faqs: [where, when].map(({ id, question, answer }) => ({ id, question, answer })) },
    },
    inputs,
  });
  const entry = entries()[1] as HTMLElement;
  within(entry).getByText('English: When?');
  const input = within(entry).getByLabelText<HTMLInputElement>('Question');
  expect([input.value, input.lang, input.dir]).toEqual(['متى؟', 'ar', 'rtl']);
  expect(within(entry).queryByLabelText('Link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Add|Remove|Move)/ })).toBeNull();
});

test('a list that has nothing to be translated is not there in a translation', () => {
  openForm({ rules, values: { faqs: [] }, scope: { reference: { name: 'x' } }, inputs });
  expect(screen.queryByRole('group', { name: 'Questions' })).toBeNull();
});

/** Resets the form to what it holds, as it is after a save. */
function Reset() {
  const { reset, getValues } = useFormContext();
  useShortcut('save', () => reset(getValues()));
  return null;
}

test('the focus and the caret stay in an entry when the form is reset after a save, in a new one too', async () => {
  const { person } = openForm({
    rules,
    values: { faqs: ['A', 'B'].map(faq) },
    inputs: (
      <>
        <Reset />
        {inputs}
      </>
    ),
  });
  for (const _ of ['first', 'second']) await person.click(button('Add Line'));
  for (const [place, typed] of [
    [1, 'ead'],
    [3, 'Bead'],
  ] as const) {
    const input = screen.getAllByLabelText<HTMLInputElement>(/^Question\b/)[place] as HTMLInputElement;
    await person.type(input, typed);
    act(() => input.setSelectionRange(1, 1));
    act(() => void handleShortcut('save'));
    expect(document.activeElement).toBe(input);
    expect(input.selectionStart).toBe(1);
    await person.keyboard('r');
  }
  expect(questions()).toEqual(['A', 'Bread', '', 'Bread']);
});

test('entries without ids are distinguished', async () => {
  const entry = (question: string) => ({ question, answer: '!', link: null });
  const { person } = openForm({ rules, values: { faqs: ['A', 'B'].map(entry) }, inputs });
  await person.click(button('Remove Line 1'));
  expect(questions()).toEqual(['B']);
});
