import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { DEMO_DOMAIN, DEMO_PASSWORD, hasDemoAccounts } from './people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
});
afterAll(() => api.close());

interface Shown {
  readonly slug: string;
  readonly placesLeft: number | null;
  readonly infoAddressUrl: string | null;
  readonly featuredImageFile: {
    readonly url: string;
    readonly width: number;
    readonly en: string;
    readonly ar: string;
  };
}
const EVENTS = `{ publishedEvents(page: 1, pageSize: 20) { rows { slug placesLeft infoAddressUrl
  featuredImageFile { url width en: altText(lang: "en") ar: altText(lang: "ar") } } } }`;
const shown = async () => (await api.visitor.ask<{ rows: Shown[] }>(EVENTS)).rows;

test('shows six events with pictures that are described in both languages, one of them sold out', async () => {
  const rows = await shown();
  expect(rows).toHaveLength(6);
  for (const { featuredImageFile: file } of rows) {
    expect([file.width, file.en]).toEqual([1600, expect.stringMatching(/^[A-Z]/)]);
    expect(file.ar).toMatch(/\p{Script=Arabic}/u);
    const response = await fetch(new URL(file.url, api.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect(new Set(rows.map(({ featuredImageFile }) => featuredImageFile.url)).size).toBe(6);
  expect(rows.filter(({ placesLeft }) => placesLeft === 0).map(({ slug }) => slug)).toEqual([
    'natural-dyeing-with-indigo',
  ]);
});

test('links events to places of a real map', async () => {
  for (const { infoAddressUrl } of await shown())
    expect(new URL(infoAddressUrl ?? '').hostname).toBe('www.openstreetmap.org');
});

test('has a draft, bookings in several states and two members of staff who can sign in', async () => {
  const { rows: events } = await api.admin.ask<{ rows: { published: boolean }[] }>(
    '{ events(pageSize: 20) { rows { published } } }',
  );
  expect(events.filter(({ published }) => !published)).toHaveLength(1);
  const { rows: bookings } = await api.admin.ask<{ rows: { status: string; paid: boolean }[] }>(
    '{ eventBookings { rows { status paid } } }',
  );
  expect(bookings.map(({ status, paid }) => `${status} ${paid}`).sort()).toEqual([
    'Confirmed false',
    'Confirmed true',
    'Confirmed true',
    'Pending false',
  ]);
  for (const name of ['sonam', 'karma']) {
    const { success } = await new TestClient(api.url).ask<{ success: boolean }>(
      'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { success } }',
      { email: `${name}${DEMO_DOMAIN}`, password: DEMO_PASSWORD },
    );
    expect(success).toBe(true);
  }
  expect(await hasDemoAccounts()).toBe(true);
});
