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
