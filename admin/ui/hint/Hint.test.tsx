/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Hint } from './Hint';

function hinted() {
  render(
    <>
      <Hint title="Nobody may">
        <button>Delete</button>
      </Hint>
      <p>Elsewhere</p>
    </>,
  );
  return userEvent.setup();
}
const button = () => screen.getByText('Delete');
const hint = () => screen.findByRole('tooltip');
const expectNone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

test('a hint is shown while the pointer is on its button', async () => {
  const person = hinted();
  await person.hover(button());
  expect((await hint()).textContent).toBe('Nobody may');
  await person.unhover(button());
  await expectNone();
});

test('a hint closes when its button moves away from under the pointer, without a mouseleave event', async () => {
  const person = hinted();
  await person.hover(button());
  fireEvent.pointerOver(await hint());
  expect(await hint()).not.toBeNull();
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  await expectNone();
});

test('a hint opened by keyboard focus stays open when the pointer moves', async () => {
  const person = hinted();
  await person.tab();
  await hint();
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  await person.tab();
  await expectNone();
});
