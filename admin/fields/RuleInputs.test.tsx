/** @jest-environment jsdom */
import { english } from '../texts/useT';
import {
  longText,
  optionalDay,
  optionalTime,
  shortText,
  slugRule,
  TYPED_IN_PART,
  wholeNumber,
} from '@polyphony/domain/validation/rules.js';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { openForm } from '../testing/formPage';
import { RuleInputs } from './RuleInputs';
import { TextInput } from './TextInput';

const rules = object({
  title: shortText('labels.title').meta({ hint: 'events.thePlaceAsVisitorsRead' }),
  slug: slugRule(),
  day: optionalDay('labels.startDate'),
  time: optionalTime('labels.startTime'),
  text: longText('labels.description'),
  seats: wholeNumber('labels.capacity', 9),
});
const values = Object.fromEntries(Object.keys(rules.fields).map((name) => [name, '']));
const inputs = <RuleInputs names={Object.keys(values)} />;
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test('a form shows the input that each rule stands for, with its label and hint, in order', () => {
  openForm({ rules, values, inputs });
  const visibleInputs = ['Title', 'Slug', 'Start date', 'Start time', 'Description', 'Capacity'].map(input);
  expect(visibleInputs.map(({ name }) => name)).toEqual(Object.keys(values));
  expect(visibleInputs.map(({ type }) => type)).toEqual(['text', 'text', 'date', 'time', 'textarea', 'text']);
  const described = input('Title').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(english('events.thePlaceAsVisitorsRead'));
  expect(input('Slug').required).toBe(true);
});

test('a form shows an input of its own in the place of its field, and of a translation what is translated', () => {
  openForm({
    rules,
    values,
    inputs: <RuleInputs names={['title', 'slug', 'text']} own={{ title: <TextInput name="title" /> }} />,
    scope: { reference: { title: 'Hello', text: '' } },
  });
  expect(screen.getAllByRole('textbox').map((each) => (each as HTMLInputElement).name)).toEqual(['title', 'text']);
});

test('an input over a date that was typed in part elsewhere does not empty it', async () => {
  const { person, last } = openForm({ rules, values: { ...values, slug: 'tea', day: TYPED_IN_PART }, inputs });
  await person.click(input('Start date'));
  await person.tab();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Start date is incomplete or does not exist');
  expect(last()).toBeUndefined();
});

test.each([
  ['Start date', 'day', '2027-05-15'],
  ['Start time', 'time', '10:30'],
])('a form refuses a %s that is typed in part, until it is emptied or whole', async (label, name, whole) => {
  const { person, last } = openForm({ rules, values: { ...values, slug: 'tea', [name]: whole }, inputs });
  const box = input(label);
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
  /** Result of keys in the browser's own parts of the input; jsdom has none. */
  const holdPart = (badInput: boolean) =>
    Object.defineProperty(box, 'validity', { value: { badInput }, configurable: true });
  const leave = async () => {
    await person.click(box);
    await person.tab();
  };
  const message = `${label} is incomplete or does not exist`;
  fireEvent.change(box, { target: { value: '' } });
  holdPart(true);
  await leave();
  await screen.findByText(message);
  expect(box.value).toBe('');
  await save();
  expect(last()).toBeUndefined();

  holdPart(false);
  await leave();
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  await save();
  expect(last()).toMatchObject({ [name]: null });
  fireEvent.change(box, { target: { value: whole } });
  await save();
  expect(last()).toMatchObject({ [name]: whole });
});
