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

test('takes the focus when a key opens it', async () => {
  const person = open();
  await person.tab();
  await person.keyboard('{Enter}');
  const link = await entry();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('leaves the focus where it is when the pointer opens it, also after an entry was opened by key', async () => {
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
