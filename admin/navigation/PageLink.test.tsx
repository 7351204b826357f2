/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { choose } from '../theme/preferenceStore';
import { PageLink } from './PageLink';
import { TRANSITION_MS, useTransitionVisible } from './pageLinks';

const Where = () => <output>{useLocation().pathname}</output>;

/** A list with a link to its form. */
function open() {
  render(
    <MemoryRouter initialEntries={['/event/view']}>
      <Where />
      <Routes>
        <Route
          path="/event/:screen"
          element={
            <PageLink to="../create" relative="path">
              Add
            </PageLink>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  const overlay = renderHook(useTransitionVisible).result;
  const state = () => [screen.getByRole('status').textContent, overlay.current];
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { state, pass, link: screen.getByRole('link', { name: 'Add' }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  choose('preloader', 'disable');
});

test('a link shows the overlay before and after the next page with the preloader spinner (SHELL-070)', async () => {
  choose('preloader', 'spinner');
  const { state, pass, link } = open();
  fireEvent.click(link);
  await pass(TRANSITION_MS - 1);
  expect(state()).toEqual(['/event/view', true]);
  await pass(1);
  expect(state()).toEqual(['/event/create', true]);
  await pass(TRANSITION_MS);
  expect(state()).toEqual(['/event/create', false]);
});

test('a link leads at once to the next page without that preloader', async () => {
  const { state, pass, link } = open();
  fireEvent.click(link);
  await pass(0);
  expect(state()).toEqual(['/event/create', false]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link leaves a click with %j, which opens a tab or a window, to the browser',
  async (how) => {
    choose('preloader', 'spinner');
    const { state, pass, link } = open();
    const left: boolean[] = [];
    const browser = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    fireEvent.click(link, how);
    await pass(TRANSITION_MS);
    expect([left, state()]).toEqual([[true], ['/event/view', false]]);
  },
);
