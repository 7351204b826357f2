/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { ScreenEntry } from '../navigation/palette/entries';
import { NewMenu } from './NewMenu';

const entry = (to: string, hint: string) => ({ id: to, to, title: 'Add Category', hint, creates: true }) as ScreenEntry;

test('one button leads to all screens that create records, those of one name told apart by their places', async () => {
  render(
    <MemoryRouter>
      <NewMenu entries={[entry('/event/category/create', 'Events System'), entry('/blog/category/create', 'Blogs')]} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Create new' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
    ['/event/category/create', 'Add CategoryEvents System'],
    ['/blog/category/create', 'Add CategoryBlogs'],
  ]);
});
