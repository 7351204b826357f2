import { TRANSACTION_ID_MAX, VISITOR_NAME } from '@polyphony/domain/limits.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { book, step } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { routes } from '../../public-site/routes/index.js';
import { LANGUAGES } from '../screens/combinations.js';
import { expect, test } from '../support/fixtures.js';
import { OVERLAYS, tooWide } from '../support/frames.js';
import { LONG_WORD, stretchSite } from '../support/longWords.js';
import { chooseLook } from './chooseLook.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** Pixels: the narrowest window of WCAG 1.4.10, two usual phones, the width where the menu joins the header, and a desk. */
const WIDTHS = [320, 360, 390, 960, 1440] as const;

/** Pages that are laid out side by side. */
const AT_ONCE = 4;

/** An event whose texts are long and that can be booked. */
const EVENT = 'bookbinding-weekend';

/** A visitor with long names and two bookings of the event: one that waits, and one whose ticket shows. */
async function bookedVisitor(server: RunningServer) {
  const name = LONG_WORD.slice(0, VISITOR_NAME.max);
  const { client } = await visitorAccount(server, { firstName: name, lastName: name });
  const { id: eventId, prices } = await client.request<{ id: string; prices: { id: string; nationality: string }[] }>(
    'query ($slug: String!) { publishedEvent(slug: $slug) { id prices { id nationality } } }',
    { slug: EVENT },
  );
  const priceId = prices.find(({ nationality }) => nationality === 'BHUTANESE')?.id;
  const booked = async (letter: string) => {
    const transactionId = letter.repeat(TRANSACTION_ID_MAX);
    const { booking, message } = await book(client, { eventId, priceId, transactionId, message: LONG_WORD });
    if (!booking) throw new Error(message);
    return booking.id;
  };
  const [pending, ticket] = [await booked('A'), await booked('B')];
  await step(server.admin, 'confirm', { id: ticket });
  return { token: client.token ?? '', pending, ticket };
}

/** The slug of the first record of a list, whose texts are long. */
const firstOf = async ({ visitor }: RunningServer, plural: string): Promise<string> => {
  const { rows } = await visitor.request<{ rows: { slug: string }[] }>(`{ ${plural}(pageSize: 1) { rows { slug } } }`);
  return rows[0]?.slug ?? '';
};

/** Addresses of the routes whose pattern is not one. */
async function addressesOf(server: RunningServer, booked: { pending: string; ticket: string }) {
  return new Map<string, readonly string[]>([
    ['/event/category/:slug', [`/event/category/${await firstOf(server, 'publishedEventCategories')}`]],
    ['/courses/:slug', [`/courses/${await firstOf(server, 'publishedCourses')}`]],
    ['/news/category/:slug', [`/news/category/${await firstOf(server, 'publishedNewsCategories')}`]],
    ['/blog/category/:slug', [`/blog/category/${await firstOf(server, 'publishedBlogCategories')}`]],
    ['/news/:slug', [`/news/${await firstOf(server, 'publishedNewsArticles')}`]],
    ['/blog/:slug', [`/blog/${await firstOf(server, 'publishedBlogPosts')}`]],
    ['/careers/:slug', [`/careers/${await firstOf(server, 'publishedCareers')}`]],
    ['/event/:slug', [`/event/${EVENT}`]],
    ['/event/:slug/book', [`/event/${EVENT}/book`]],
    ['/news/tag/:tag', [`/news/tag/${LONG_WORD.toLowerCase()}`]],
    ['/account/bookings/:id', [`/account/bookings/${booked.pending}`, `/account/bookings/${booked.ticket}`]],
    ['/event', ['/event', `/event?search=${LONG_WORD}`]],
    ['/search', ['/search', '/search?q=a', `/search?q=${LONG_WORD.slice(0, 12)}`, `/search?q=nothing-${LONG_WORD}`]],
    ['/not-found', [`/${LONG_WORD}`]],
  ]);
}

test('no page of the site scrolls sideways on a phone, whatever words, links, logo, popup and languages it has, in either direction', async ({
  server,
  visitor,
}) => {
  await stretchSite(server);
  await chooseLook(server);
  const booked = await bookedVisitor(server);
  const addresses = await addressesOf(server, booked);
  const pages = routes
    .filter(({ file, path }) => !file && !path.includes('.'))
    .flatMap(({ path, personal }) => (addresses.get(path) ?? [path]).map((address) => ({ address, personal })));
  expect(pages.filter(({ address }) => address.includes(':'))).toEqual([]);
  const { page } = await visitor({ bypassCSP: true });
  await page.goto('/privacy');

  const htmlOf = async (address: string, cookies: string) =>
    (await fetch(server.url + address, { headers: { cookie: cookies } })).text();
  const found: string[] = [];
  for (const language of LANGUAGES) {
    const renderedPages = await Promise.all(
      pages.map(async ({ address, personal }) => {
        // Only those who are logged in see their own pages, and only others see the log-in.
        const isOwn = personal && /^\/(account|event)/.test(address);
        const cookies = `language=${language}${isOwn ? `; ${VISITOR_COOKIE}=${booked.token}` : ''}`;
        return { address: `${address} in ${language}`, html: await htmlOf(address, cookies) };
      }),
    );
    const home = renderedPages.find(({ address }) => address.startsWith('/ '))?.html;
    for (const overlay of OVERLAYS) expect(home).toContain(overlay);
    for (let from = 0; from < renderedPages.length; from += AT_ONCE)
      found.push(...(await tooWide(page, renderedPages.slice(from, from + AT_ONCE), WIDTHS)));
  }
  expect(found).toEqual([]);
});
