import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { UserModel } from '../../../identity/users/user.js';
import { errorsIn, FormBrowser, noticeIn } from '../../../testing/clients/formBrowser.js';
import { PASSWORD, visitorAccount } from '../../../testing/clients/visitorAccounts.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

async function loggedIn() {
  const { email } = await visitorAccount(api);
  const browser = new FormBrowser(api.url);
  await browser.post('/login', { email, password: PASSWORD });
  return { email, browser };
}

test('the account page says what a deletion does before it asks for the password', async () => {
  const { html } = await (await loggedIn()).browser.get('/account');
  expect(html).toContain('Your places at events to come are given back, confirmed and paid ones too.');
  expect(html).toContain('Bookings of past events stay without your name');
});

test('a visitor downloads what is stored of them by a form alone, as a file that no browser keeps', async () => {
  const { email, browser } = await loggedIn();
  const { status, headers, html } = await browser.post('/account', {
    intent: 'download',
    downloadPassword: PASSWORD,
  });
  expect([
    status,
    headers.get('content-type'),
    headers.get('content-disposition'),
    headers.get('cache-control'),
  ]).toEqual([200, 'application/json; charset=utf-8', 'attachment; filename="my-data.json"', 'private, no-store']);
  expect(JSON.parse(html)).toMatchObject({ site: expect.any(String) as string, account: { email } });
});

test.each([
  ['download', 'downloadPassword'],
  ['delete', 'deletePassword'],
])(
  'the form to %s says beside its own field that the password is wrong, and never sends it back',
  async (intent, field) => {
    const { email, browser } = await loggedIn();
    const { status, html } = await browser.post('/account', { intent, [field]: 'Not-my-word-7' });
    expect(status).toBe(422);
    expect(errorsIn(html)).toEqual({ [field]: renderMessage(messages.currentPasswordWrong, 'en') });
    expect(html).not.toContain('Not-my-word-7');
    expect(await UserModel.countDocuments({ email })).toBe(1);
  },
);

test('a visitor deletes the account by a form alone and is logged out', async () => {
  const { email, browser } = await loggedIn();
  const deleted = await browser.post('/account', { intent: 'delete', deletePassword: PASSWORD });
  expect([deleted.status, deleted.to]).toEqual([303, '/login?done=deleted']);
  expect((await browser.get('/login?done=deleted')).html).toContain('Your account has been deleted.');
  expect((await browser.get('/account')).to).toBe('/login?next=%2Faccount');
  expect(await UserModel.countDocuments({ email })).toBe(0);
  const again = await browser.post('/login', { email, password: PASSWORD });
  expect([again.status, noticeIn(again.html)]).toEqual([422, renderMessage(messages.signInRefused, 'en')]);
});

test('a page of another site can neither delete an account nor download its data', async () => {
  const { email, browser } = await loggedIn();
  for (const [intent, field] of [
    ['delete', 'deletePassword'],
    ['download', 'downloadPassword'],
  ] as const) {
    const { html, headers } = await browser.post(
      '/account',
      { intent, [field]: PASSWORD },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    );
    expect(html).toContain('It seems to have been sent from another site.');
    expect(headers.get('content-disposition')).toBeNull();
  }
  expect(await UserModel.countDocuments({ email })).toBe(1);
});
