import { ADMIN } from '../testing/server/runningServer.js';
import { FormBrowser } from '../testing/clients/formBrowser.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { mailedCode, newEmail, PASSWORD, registration } from '../testing/clients/visitorAccounts.js';

/** Compares what /privacy says with what the server does. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface SetCookie {
  readonly name: string;
  readonly seconds: number;
}

const cookiesOf = (headers: Headers): SetCookie[] =>
  headers.getSetCookie().map((text) => ({
    name: text.split('=')[0] ?? '',
    seconds: Number(/Max-Age=(\d+)/.exec(text)?.[1]),
  }));

const LENGTHS: Readonly<Record<string, number>> = { '1 year': 31_536_000, '7 days': 604_800, '15 minutes': 900 };

test('the page of privacy names every cookie that visitors and staff get, and how long it is kept', async () => {
  const { html } = await new FormBrowser(api.url).get('/privacy');
  const listed = new Map(
    [...html.matchAll(/<code dir="ltr">(\w+)<\/code>.*?<td class="privacy__time">(.*?)<\/td>/g)].map(
      ([, name = '', time = '']) => [name, LENGTHS[time]] as const,
    ),
  );

  const email = newEmail();
  const browser = new FormBrowser(api.url);
  const responses = [
    await browser.get('/?lang=en'),
    await browser.post('/register', registration({ email })),
    await browser.post('/verify', { email, code: await mailedCode(api, email) }),
    await browser.post('/account', { intent: 'logout' }),
    await browser.post('/login', { email, password: PASSWORD }),
    await new FormBrowser(api.url).post('/login', { ...ADMIN }),
  ];
  const set = responses.flatMap(({ headers }) => cookiesOf(headers)).filter(({ seconds }) => seconds > 0);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(set.map(({ name, seconds }) => [name, seconds])));
});
