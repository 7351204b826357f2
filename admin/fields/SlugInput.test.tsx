/** @jest-environment jsdom */
import { slugRule } from '@polyphony/domain/validation/rules.js';
import { fireEvent, screen } from '@testing-library/react';
import { object } from 'yup';
import { openForm } from '../testing/formPage';
import { SlugInput } from './SlugInput';

const slug = () => screen.getByLabelText<HTMLInputElement>(/^Slug/);
const note = () => {
  const described = slug().getAttribute('aria-describedby') ?? '';
  return document.getElementById(described)?.textContent ?? '';
};
const open = (kind: string) =>
  openForm({
    rules: object({ slug: slugRule() }),
    values: { slug: 'dawn-walk' },
    inputs: <SlugInput name="slug" />,
    scope: { kind, record: { id: '1', version: 1, slug: 'dawn-walk' } },
  });

test('the form says that the old address keeps leading to a record whose slug is changed', () => {
  open('event');
  expect(note()).not.toContain('keeps leading');
  fireEvent.change(slug(), { target: { value: 'Dawn-Walk' } });
  expect(note()).not.toContain('keeps leading');
  fireEvent.change(slug(), { target: { value: 'night-walk' } });
  expect(note()).toContain('The old address /event/dawn-walk keeps leading here, unless another record takes it.');
});

test('the form says nothing of old addresses of a kind without pages', () => {
  open('eventDifficulty');
  fireEvent.change(slug(), { target: { value: 'harder' } });
  expect(note()).toBe('Lowercase letters, numbers and hyphens');
});
