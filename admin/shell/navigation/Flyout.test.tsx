/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { Flyout } from './Flyout';

const button = () => screen.getByRole('button', { name: 'Events' });
const entry = () => screen.findByRole('link', { name: 'All Events' });

function open() {
  render(
    <MemoryRouter initialEntries={['/']}>
      <ul>
        <Flyout label="Events" face="Events" placement="right-start" holdsCurrent={false} sx={{}}>
          <Link to="/event/view">All Events</Link>
        </Flyout>
      </ul>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('the flyout takes the focus when a key opens it', async () => {
  const person = open();
  await person.tab();
  await person.keyboard('{Enter}');
  const link = await entry();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test.each([
  ['a click', '[MouseLeft]'],
  ['a touch', '[TouchA]'],
])(
  'the flyout opens by %s, which takes the focus along, closes by the next one, and by one elsewhere (SHELL-011)',
  async (_, keys) => {
    const person = open();
    const press = (target: Element) => person.pointer({ keys, target });
    await press(button());
    const link = await entry();
    await waitFor(() => expect(document.activeElement).toBe(link));
    await press(button());
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button());
    await press(button());
    await entry();
    await press(document.body);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  },
);

test('the flyout closes by the key that opened it, when the focus is back on the button', async () => {
  const person = open();
  await person.tab();
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await entry()));
  button().focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('the flyout leaves the focus where it is when the pointer opens it, also after an entry was opened by key', async () => {
  const person = open();
  await person.tab();
  await person.keyboard('{ArrowRight}');
  const link = await entry();
  await waitFor(() => expect(document.activeElement).toBe(link));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await person.hover(button());
  expect(document.activeElement).not.toBe(await entry());
});
