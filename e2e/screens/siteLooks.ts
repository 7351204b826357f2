// cspell:ignore papre
import type { Page } from '@playwright/test';
import type { Look } from '../support/axe.js';

/** The bookings of a visitor: one that waits to be confirmed, and one that is a ticket. */
export interface VisitorBookings {
  readonly pending: string;
  readonly ticket: string;
}

/** A state of the public site to inspect, as a visitor with bookings sees it. */
export interface VisitorLook extends Omit<Look, 'open'> {
  readonly open: (page: Page, booked: VisitorBookings) => Promise<unknown>;
}

const load = (window: Page, address: string) => window.goto(address, { waitUntil: 'networkidle' });

const page = (name: string, address: string): Look => ({
  name: `site-${name}`,
  open: (window) => load(window, address),
});

/** The page as it comes back when a form of it was sent with nothing in it. */
const sendEmpty =
  (address: string, form = 0) =>
  async (window: Page) => {
    await load(window, address);
    const sent = window.locator('main form').nth(form);
    await sent.locator('input:not([type=hidden]), select').evaluateAll((fields) => {
      for (const field of fields) (field as HTMLInputElement).value = '';
    });
    await sent.locator('button[type=submit]').first().click();
    await window.locator('.field__error').first().waitFor();
  };

/** The pages of events, of which there are more than a page has. */
export const eventLooks: readonly Look[] = [
  page('home', '/'),
  page('events', '/event'),
  page('events-last-page', '/event?page=2'),
  page('event-search', '/event?search=walk'),
  page('no-event', '/event?search=nothing-of-the-kind'),
  page('event', '/event/bookbinding-weekend'),
  page('event-plain', '/event/tigers-nest-at-dawn'),
  page('categories', '/event/category'),
  page('search', '/event/category?search=work'),
  page('no-result', '/event/category?search=nothing-of-the-kind'),
  page('category', '/event/category/workshops'),
  page('category-below', '/event/category/day-hikes'),
  page('site-search', '/search?q=paper'),
  page('site-search-alike', '/search?q=papre'),
  page('nothing-found', '/search?q=nothing-of-the-kind'),
  page('contact', '/contact-us'),
  { name: 'site-contact-refused', open: sendEmpty('/contact-us') },
  page('privacy', '/privacy'),
  page('not-found', '/nowhere'),
];

/** The pages that editors fill in. */
export const pageLooks: readonly Look[] = [
  page('home-filled', '/'),
  page('about-us', '/about-us'),
  page('offers', '/offers'),
];

/** The pages of news and posts. */
export const newsLooks: readonly Look[] = [
  page('news', '/news'),
  page('news-search', '/news?search=press'),
  page('no-news', '/news?search=nothing-of-the-kind'),
  page('post-category', '/blog/category/behind-the-programme'),
  page('news-category', '/news/category/programme'),
  page('tag', '/news/tag/paper'),
  page('article', '/news/the-old-press-opens-its-doors-again'),
  page('post', '/blog/what-a-hundred-notebooks-taught-us'),
  { name: 'site-post-refused', open: sendEmpty('/blog/what-a-hundred-notebooks-taught-us') },
];

/** The pages of vacancies, and the home page with testimonials. */
export const careerLooks: readonly Look[] = [
  page('careers', '/careers'),
  page('career', '/careers/letterpress-printer'),
  page('testimonials', '/#testimonials'),
];

/** The pages of courses. */
export const courseLooks: readonly Look[] = [
  page('courses', '/courses'),
  page('no-course', '/courses?search=nothing-of-the-kind&featured=1'),
  page('course', '/courses/letterpress-for-beginners'),
  page('course-plain', '/courses/paper-from-bark'),
  {
    name: 'site-course-picture',
    open: async (window) => {
      await load(window, '/courses/letterpress-for-beginners');
      await window.locator('.gallery a').first().click();
      await window.locator('.lightbox[open] img').waitFor();
    },
  },
];

/** The pages where visitors register and log in. */
export const accountLooks: readonly Look[] = [
  page('login', '/login'),
  page('login-done', '/login?done=reset'),
  page('register', '/register'),
  { name: 'site-register-refused', open: sendEmpty('/register') },
  page('verify', '/verify?done=registered'),
  page('forgot', '/forgot-password'),
  { name: 'site-forgot-refused', open: sendEmpty('/forgot-password') },
  page('reset', '/reset-password?done=resetSent'),
];

/** The pages that a visitor with an account and bookings sees. */
export const visitorLooks: readonly VisitorLook[] = [
  page('account', '/account?done=saved'),
  page('book', '/event/bookbinding-weekend/book'),
  { name: 'site-book-refused', open: sendEmpty('/event/bookbinding-weekend/book') },
  page('bookings', '/account/bookings'),
  { name: 'site-booked', open: (window, { pending }) => load(window, `/account/bookings/${pending}?done=booked`) },
  {
    name: 'site-booking-cancel',
    open: async (window, { pending }) => {
      await load(window, `/account/bookings/${pending}`);
      await window.locator('main summary').click();
    },
  },
  { name: 'site-ticket', open: (window, { ticket }) => load(window, `/account/bookings/${ticket}`) },
  { name: 'site-account-refused', open: sendEmpty('/account', 1) },
];
