/** @jest-environment jsdom */
import { RATING } from '@polyphony/domain/limits.js';
import { numberBetween } from '@polyphony/domain/validation/rules.js';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { object } from 'yup';
import { openForm } from '../testing/formPage';
import { RatingInput } from './RatingInput';

const rules = object({ rating: numberBetween('labels.rating', RATING) });
const open = (rating: string) => openForm({ rules, values: { rating }, inputs: <RatingInput name="rating" /> });
const star = (stars: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${stars} of 5 stars` });
/** As the arrow keys do: a pointer chooses by where it is, and nothing has a place here. */
const choose = (radio: HTMLElement) => fireEvent.click(radio);
const save = () => screen.getByRole('button', { name: 'Save' });

test('the input of a rating is a group of choices in halves, each named by its stars, with one for none (TESTI-005, SPEC-D51)', async () => {
  const { person, last } = open('');
  expect(screen.getByRole('group', { name: 'Rating' })).toBeInstanceOf(HTMLFieldSetElement);
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No rating' }).checked).toBe(true);
  choose(star(4.5));
  expect(star(4.5).checked).toBe(true);
  await person.click(save());
  expect(last()).toEqual({ rating: 4.5 });
});

test('the input of a rating shows the rating of a record, takes half a star for one, and can be emptied', async () => {
  const { person, last } = open('3.5');
  expect(star(3.5).checked).toBe(true);
  choose(star(0.5));
  await person.click(save());
  expect(last()).toEqual({ rating: 1 });
  choose(screen.getByRole('radio', { name: 'No rating' }));
  await person.click(save());
  expect(last()).toEqual({ rating: null });
});

test('the input of a rating says what is wrong with its value, as its description', async () => {
  const { person, last } = open('7');
  await person.click(save());
  const group = screen.getByRole('group', { name: 'Rating' });
  const description = () => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(description()).toBe('Rating must be a number from 1 to 5.'));
  expect(last()).toBeUndefined();
});
