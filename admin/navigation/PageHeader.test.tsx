/** @jest-environment jsdom */
import { english } from '../texts/useT';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { screens } from '../screens';
import type { ScreenHandle } from './currentScreen';
import { PageHeader } from './PageHeader';
import { ScreensProvider } from './screens';

test.each(screens)('/admin/$path has a title, and breadcrumbs that end with it (SHELL-068)', (of) => {
  const router = createMemoryRouter([
    { path: '/', handle: { screen: of } satisfies ScreenHandle, Component: PageHeader },
  ]);
  render(
    <ScreensProvider value={screens}>
      <RouterProvider router={router} />
    </ScreensProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english(of.title));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(crumbs.length).toBeGreaterThan(1);
  expect(crumbs.at(-1)?.textContent).toBe(english(of.title));
});
