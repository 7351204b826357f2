import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { FormBrowser } from '../../testing/clients/formBrowser.js';
import { newEmail, registration } from '../../testing/clients/visitorAccounts.js';

/** "System name" of the settings, outside the console. */

const NAME = 'School <North>, Bilbao';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The layout and the sender of a mail. */
async function mailOfRegistration() {
  const email = newEmail();
  await new FormBrowser(api.url).post('/register', registration({ email }));
  const { html, from } = await api.mails.next(email);
  return { heading: /<bdi>.*<\/bdi>/.exec(String(html))?.[0], sender: from?.value };
}
const productOf = async () => {
  const calendar = await (await fetch(`${api.url}/events.ics`)).text();
  return /^PRODID:(.*(?:\r\n .*)*)\r$/m.exec(calendar)?.[1];
};

test('mails and calendars have the name of the settings, and before one is set the product’s', async () => {
  expect(await mailOfRegistration()).toEqual({
    heading: '<bdi>Polyphony</bdi>',
    sender: [{ name: 'Polyphony', address: 'no-reply@polyphony.example' }],
  });
  expect(await productOf()).toBe('-//Polyphony//Events//EN');

  await api.admin.rest('POST', '/api/website-settings/update', { types: ['system_name'], system_name: NAME });
  expect(await mailOfRegistration()).toEqual({
    heading: '<bdi>School &lt;North&gt;, Bilbao</bdi>',
    sender: [{ name: NAME, address: 'no-reply@polyphony.example' }],
  });
  expect(await productOf()).toBe('-//School <North>\\, Bilbao//Events//EN');
});

/** Addresses that visitors and editors read without signing in; documents for developers keep the product's name. */
const READ = [
  '/',
  '/event',
  '/news',
  '/courses',
  '/contact-us',
  '/privacy',
  '/login',
  '/register',
  '/missing',
  '/events.ics',
];
const FEEDS = ['/news/feed.xml', '/news/feed.json'];

test('a name of the site alone is that of everything: no page, error, feed, calendar or mail names the product', async () => {
  await api.admin.rest('POST', '/api/website-settings/update', {
    types: ['system_name', 'frontend_website_name'],
    system_name: '',
    frontend_website_name: 'Tres Voces',
  });
  expect(await mailOfRegistration()).toMatchObject({
    heading: '<bdi>Tres Voces</bdi>',
    sender: [{ name: 'Tres Voces' }],
  });
  for (const language of ['en', 'es', 'ar'])
    for (const path of [...READ, ...FEEDS]) {
      const response = await fetch(`${api.url}${path}`, { headers: { Cookie: `language=${language}` } });
      // The address of a mail is the operator's setting.
      const text = (await response.text()).replaceAll('@polyphony.example', '');
      expect([path, /.{0,40}(?:polyphony|بوليفوني).{0,40}/i.exec(text)?.[0]]).toEqual([path, undefined]);
    }
});
