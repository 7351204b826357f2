import type { Page } from 'playwright-core';
import type { Look } from './axe.js';

const page = (name: string, address: string): Look => ({
  name: `site-${name}`,
  open: (window) => window.goto(address, { waitUntil: 'networkidle' }),
});

/** The page as it comes back when a form of it was sent with nothing in it. */
const sendEmpty =
  (address: string, form = 0) =>
  async (window: Page) => {
    await window.goto(address, { waitUntil: 'networkidle' });
    const sent = window.locator('main form').nth(form);
    await sent.locator('input:not([type=hidden]), select').evaluateAll((fields) => {
      for (const field of fields) (field as HTMLInputElement).value = '';
    });
    await sent.locator('button').first().click();
    await window.locator('.field__error').first().waitFor();
  };

/** Every page of the public site. */
export const siteLooks: readonly Look[] = [
  page('home', '/'),
  page('events', '/event'),
  page('event-search', '/event?search=walk'),
  page('no-event', '/event?search=nothing-of-the-kind'),
  page('event', '/event/bookbinding-weekend'),
  page('event-plain', '/event/tigers-nest-at-dawn'),
  page('categories', '/event/category'),
  page('search', '/event/category?search=fest'),
  page('no-result', '/event/category?search=nothing-of-the-kind'),
  page('category', '/event/category/workshops'),
  page('category-below', '/event/category/day-hikes'),
  page('not-found', '/nowhere'),
  page('login', '/login'),
  page('login-done', '/login?done=reset'),
  page('register', '/register'),
  { name: 'site-register-refused', open: sendEmpty('/register') },
  page('verify', '/verify?done=registered'),
  page('forgot', '/forgot-password'),
  { name: 'site-forgot-refused', open: sendEmpty('/forgot-password') },
  page('reset', '/reset-password?done=resetSent'),
];

/** What a visitor with an account sees, who has a booking that waits and one that is a ticket. */
export const visitorLooks = (booked: { readonly pending: string; readonly ticket: string }): readonly Look[] => [
  page('account', '/account?done=saved'),
  page('book', '/event/bookbinding-weekend/book'),
  { name: 'site-book-refused', open: sendEmpty('/event/bookbinding-weekend/book') },
  page('bookings', '/account/bookings'),
  page('booked', `/account/bookings/${booked.pending}?done=booked`),
  {
    name: 'site-booking-cancel',
    open: async (window) => {
      await window.goto(`/account/bookings/${booked.pending}`, { waitUntil: 'networkidle' });
      await window.locator('summary').click();
    },
  },
  page('ticket', `/account/bookings/${booked.ticket}`),
  { name: 'site-account-refused', open: sendEmpty('/account', 1) },
];
