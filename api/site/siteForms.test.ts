import { messages } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { errorsIn, FormBrowser, valueIn, type Fields } from '../testing/clients/formBrowser.js';
import { createArabicFromRight } from '../testing/records/createRecord.js';
import { PDF } from '../testing/files/sampleFiles.js';
import {
  leftOfMinute,
  mailedCode,
  newEmail,
  PASSWORD,
  registration,
  visitorAccount,
} from '../testing/clients/visitorAccounts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  await createArabicFromRight(api.admin);
});
afterAll(() => api.close());

const browserOf = () => new FormBrowser(api.url);
const filled = (changes: Record<string, string> = {}) => registration(changes) as Fields;

test('AUTH-004 AUTH-005 AUTH-007 AUTH-008 AUTH-009 AUTH-010: the whole life of an account by forms alone', async () => {
  const browser = browserOf();
  const email = newEmail();
  const registered = await browser.post('/register', filled({ email }));
  expect([registered.status, registered.to]).toEqual([303, '/verify?done=registered']);
  const page = await browser.get('/verify?done=registered');
  expect(page.html).toContain('Almost done: we have sent you an email.');
  expect(valueIn(page.html, 'email')).toBe(email);
  const verified = await browser.post('/verify', { email, code: await mailedCode(api, email) });
  expect(verified.to).toBe('/account?done=welcome');
  expect((await browser.get('/account?done=welcome')).html).toContain('verified, and you are logged in.');
  await browser.post('/account', { intent: 'logout' });

  const account = await browser.get('/account');
  expect([account.status, account.to]).toEqual([303, '/login?next=%2Faccount']);
  const loggedIn = await browser.post('/login?next=%2Faccount', { email, password: PASSWORD });
  expect([loggedIn.status, loggedIn.to]).toEqual([303, '/account']);
  const mine = await browser.get('/account');
  expect([mine.status, valueIn(mine.html, 'firstName')]).toEqual([200, 'Pema']);
  expect(mine.headers.get('cache-control')).toBe('private, no-store');

  const saved = await browser.post('/account', { intent: 'profile', lastName: 'Dorji', country: 'Nepal' });
  expect(saved.to).toBe('/account?done=saved');
  const changed = await browser.get('/account?done=saved');
  expect([valueIn(changed.html, 'lastName'), valueIn(changed.html, 'country')]).toEqual(['Dorji', 'Nepal']);

  const elsewhere = browserOf();
  expect((await elsewhere.post('/forgot-password', { email })).to).toBe('/reset-password?done=resetSent');
  const code = await mailedCode(api, email);
  const reset = { email, code, password: 'A-new-word-7', confirmPassword: 'A-new-word-7' };
  expect((await elsewhere.post('/reset-password', reset)).to).toBe('/login?done=reset');
  expect((await browser.get('/account')).to).toBe('/login?next=%2Faccount');
  expect((await elsewhere.post('/login', { email, password: PASSWORD })).status).toBe(422);
  expect((await elsewhere.post('/login', { email, password: 'A-new-word-7' })).to).toBe('/account');
  const out = await elsewhere.post('/account', { intent: 'logout' });
  expect(out.to).toBe('/login?done=loggedOut');
  expect((await elsewhere.get('/account')).status).toBe(303);
});

test('a visitor who switches the language of the site while signed in gets mails in it', async () => {
  const { email } = await visitorAccount(api);
  const subjects = async () => (await api.mails.all(email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Your verification code']);
  const browser = browserOf();
  await browser.post('/login', { email, password: PASSWORD });
  await browser.get('/account?lang=ar');
  await browserOf().post('/forgot-password', { email });
  expect((await api.mails.next(email)).subject).toBe('رمز تعيين كلمة مرور جديدة');
});

test('AUTH-005: a phone and a code in Arabic-Indic digits, with marks of direction, register an account and verify it', async () => {
  const browser = browserOf();
  const email = newEmail();
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  const registered = await browser.post('/register', filled({ email, phone: '\u2066+٩٧٥ ١٧١٢٣٤٥٦\u2069' }));
  expect(registered.to).toBe('/verify?done=registered');
  const code = `\u200e${arabic(await mailedCode(api, email))}`;
  expect((await browser.post('/verify', { email, code })).to).toBe('/account?done=welcome');
  expect(valueIn((await browser.get('/account')).html, 'phone')).toBe('+975 17123456');
});

test('AUTH-011 AUTH-021: a registration with a file is accepted, and one with a file of a wrong type refused on its field', async () => {
  const form = (bytes: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(registration())) body.append(name, String(value));
    body.append('identityFile', new Blob([new Uint8Array(bytes)]), 'me.pdf');
    return body;
  };
  expect((await browserOf().post('/register', form(PDF))).status).toBe(303);
  const { status, html } = await browserOf().post('/register', form(Buffer.from('GIF89a')));
  expect([status, errorsIn(html)]).toEqual([422, { identityFile: 'ID document must be a JPG, PNG or PDF file.' }]);
});

test('errors are beside their fields, the first one focused; input except secrets is preserved', async () => {
  const typed = filled({ firstName: 'Al', confirmPassword: 'Other-word-7', nationality: '' });
  const { status, html } = await browserOf().post('/register', typed);
  expect([status, errorsIn(html)]).toEqual([
    422,
    {
      firstName: 'First name must be at least 3 characters.',
      nationality: 'Nationality is required.',
      confirmPassword: 'The passwords do not match.',
    },
  ]);
  expect([valueIn(html, 'email'), valueIn(html, 'firstName'), valueIn(html, 'phone')]).toEqual([
    typed.email,
    'Al',
    typed.phone,
  ]);
  expect(html).not.toContain(PASSWORD);
  expect(html).not.toContain('Other-word-7');
  expect(html.match(/<[^>]* autofocus=""[^>]*>/gi)).toEqual([expect.stringContaining('name="firstName"')]);
  expect(html).toMatch(/id="firstName"[^>]* aria-invalid="true" aria-describedby="firstName-error"/);
  expect(html).toContain('<title>Error: Create an account');
});

test.each([
  ['/register', {}],
  ['/register', { ...registration({ firstName: 'A', lastName: 'B', phone: 'x', nationality: 'x', email: 'x' }) }],
  ['/register', { ...registration({ password: 'x', confirmPassword: 'y', country: 'x'.repeat(101) }) }],
  ['/register', { ...registration({ firstName: 'x'.repeat(51), lastName: 'x'.repeat(51), phone: '1'.repeat(26) }) }],
  ['/register', { ...registration({ email: `${'x'.repeat(255)}@y.example`, password: 'x'.repeat(300) }) }],
  ['/verify', {}],
  ['/verify', { email: 'a@b.example', code: '12' }],
  ['/verify', { email: 'a@b.example', code: '123456' }],
  ['/login', {}],
  ['/login', { email: 'nobody@b.example', password: 'x' }],
  ['/forgot-password', { email: 'x' }],
  ['/reset-password', {}],
  ['/reset-password', { email: 'a@b.example', code: '123456', password: 'Abcdefg-7', confirmPassword: 'Abcdefg-7' }],
] as const)('%s shows whatever is wrong in Arabic, from right to left', async (path, fields) => {
  const { status, html } = await browserOf().post(`${path}?lang=ar`, fields);
  expect([status, html.includes('<html lang="ar" dir="rtl">')]).toEqual([422, true]);
  const notice = /<p class="form-notice form-notice--bad"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  const reported = [...Object.values(errorsIn(html)), ...(notice ? [notice] : [])];
  expect(reported.length).toBeGreaterThan(0);
  for (const text of reported) expect(text).not.toMatch(/[a-z]/i);
});

test('an account page refuses a wrong profile and a wrong password in Arabic too', async () => {
  const browser = browserOf();
  const { email, password } = await visitorAccount(api);
  await browser.post('/login', { email, password });
  const profile = await browser.post('/account?lang=ar', { intent: 'profile', firstName: '' });
  expect(errorsIn(profile.html)).toEqual({ firstName: renderMessage(messages.required('labels.firstName'), 'ar') });
  const wrong = {
    intent: 'password',
    currentPassword: 'wrong',
    password: 'A-new-word-7',
    confirmPassword: 'A-new-word-7',
  };
  const change = await browser.post('/account?lang=ar', wrong);
  expect(errorsIn(change.html)).toEqual({ currentPassword: 'كلمة المرور الحالية غير صحيحة.' });
  expect((await browser.post('/account', { ...wrong, currentPassword: password })).to).toBe(
    '/account?done=passwordChanged',
  );
  expect((await browser.post('/account', { intent: 'constructor' })).to).toBe('/account');
});

test('mails are written in the language of the form', async () => {
  const email = newEmail();
  await browserOf().post('/register?lang=ar', filled({ email }));
  const mail = await api.mails.next(email);
  expect([mail.subject, mail.text?.includes('أدخل هذا الرمز'), String(mail.html).includes('dir="rtl"')]).toEqual([
    'رمز التحقق الخاص بك',
    true,
    true,
  ]);
});

test('a code is sent again by its button, once a minute: then 429 with Retry-After and the input preserved', async () => {
  const browser = browserOf();
  const email = newEmail();
  const before = Date.now();
  await browser.post('/register', filled({ email }));
  const { status, headers, html } = await browser.post('/verify', { email, code: '', intent: 'resend' });
  expect([status, valueIn(html, 'email')]).toEqual([429, email]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(leftOfMinute(before));
  expect(html).toMatch(/Too many attempts. Please wait \d+ seconds and try again./);
});

test('who has not verified is sent on to do so', async () => {
  const browser = browserOf();
  const email = newEmail();
  await browser.post('/register', filled({ email }));
  expect((await browser.post('/login', { email, password: 'Wrong-word-7' })).status).toBe(422);
  expect((await browser.post('/login', { email, password: PASSWORD })).to).toBe('/verify?done=unverified');
});

test('a visitor who verifies in another browser than the one that registered must log in by password', async () => {
  const email = newEmail();
  await browserOf().post('/register', filled({ email }));
  const elsewhere = browserOf();
  const { to } = await elsewhere.post('/verify?next=%2Faccount', { email, code: await mailedCode(api, email) });
  expect(to).toBe('/login?done=verified&next=%2Faccount');
  expect((await elsewhere.get('/account')).to).toBe('/login?next=%2Faccount');
});

test('[PUBLIC-009] a visitor who opens an account page can register and verify, and is redirected to it logged in', async () => {
  const browser = browserOf();
  const email = newEmail();
  const wanted = encodeURIComponent('/account?tab=1');
  expect((await browser.get(`/login?next=${wanted}`)).html).toContain(`href="/register?next=${wanted}"`);
  const registered = await browser.post(`/register?next=${wanted}`, filled({ email }));
  expect(registered.to).toBe(`/verify?done=registered&next=${wanted}`);
  const verified = await browser.post(registered.to ?? '', { email, code: await mailedCode(api, email) });
  expect(verified.to).toBe('/account?tab=1');
  expect((await browser.get(`/login?next=${wanted}`)).to).toBe('/account?tab=1');
  expect((await browserOf().get('/register?next=//evil.example')).html).toContain('<a href="/login" rel="nofollow">');
});

describe('a log-in leads on', () => {
  let account: Awaited<ReturnType<typeof visitorAccount>>;
  beforeAll(async () => {
    account = await visitorAccount(api);
  });
  const leads = async (next: string) => {
    const { email, password } = account;
    return (await browserOf().post(`/login?next=${next}`, { email, password })).to;
  };

  test('to a path of this site', async () => {
    expect(await leads('%2Fevent%3Fsearch%3Da')).toBe('/event?search=a');
  });

  test.each([
    '//evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%252F/evil.example',
    'http://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/%0A/evil.example',
    '/.//evil.example',
    '',
  ])('and never to another one: ?next=%s', async (next) => {
    expect(await leads(next)).toBe('/account');
  });
});

describe('a form of another site', () => {
  const foreign: readonly (readonly [string, Record<string, string>])[] = [
    ['says where it comes from', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a sister domain', { 'sec-fetch-site': 'same-site', origin: 'https://sister.example' }],
    ['hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ];

  test.each(foreign)('that %s does nothing: no log-in, no change, no log-out, no registration', async (_t, headers) => {
    const { email, password } = await visitorAccount(api);
    const browser = browserOf();
    const login = await browser.post('/login', { email, password }, headers);
    expect([login.status, login.headers.getSetCookie()]).toEqual([403, []]);
    await browser.post('/login', { email, password });
    const forms: readonly Fields[] = [
      { intent: 'profile', country: 'Nowhere' },
      { intent: 'logout' },
      { intent: 'others' },
      { intent: 'password', currentPassword: password, password: 'Stolen-it-7', confirmPassword: 'Stolen-it-7' },
    ];
    for (const fields of forms) {
      expect((await browser.post('/account', fields, headers)).status).toBe(403);
    }
    expect(valueIn((await browser.get('/account')).html, 'country')).toBe('Bhutan');
    const stranger = newEmail();
    for (const [path, fields] of [
      ['/register', registration({ email: stranger })],
      ['/forgot-password', { email }],
      ['/verify', { email, code: '123456', intent: 'resend' }],
      ['/reset-password', { email, code: '123456', password: 'Stolen-it-7', confirmPassword: 'Stolen-it-7' }],
    ] as const) {
      expect((await browser.post(path, fields as Fields, headers)).status).toBe(403);
    }
    expect(await api.mails.all(stranger)).toEqual([]);
  });

  test('nor does one whose browser tells an origin only, or nothing at all', async () => {
    const { email, password } = await visitorAccount(api);
    const unknown: readonly Fields[] = [{ origin: 'https://evil.example' }, {}];
    for (const headers of unknown) {
      const body = new URLSearchParams({ email, password });
      const response = await fetch(`${api.url}/login`, { method: 'POST', body, headers, redirect: 'manual' });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    }
    const body = new URLSearchParams({ email, password });
    const own = await fetch(`${api.url}/login`, {
      method: 'POST',
      body,
      headers: { origin: api.url },
      redirect: 'manual',
    });
    expect(own.status).toBe(303);
  });
});

test('a page knows its visitor wherever the link to it was, and accepts no form because of that', async () => {
  const { email, password } = await visitorAccount(api);
  const browser = browserOf();
  await browser.post('/login', { email, password });
  const page = (headers: Fields) =>
    fetch(`${api.url}/account`, { headers: { cookie: browser.cookie, ...headers }, redirect: 'manual' });
  const navigations: readonly Fields[] = [{}, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }];
  for (const headers of navigations) {
    const response = await page(headers);
    expect([response.status, (await response.text()).includes(email)]).toEqual([200, true]);
  }
  expect((await fetch(`${api.url}/account`, { redirect: 'manual' })).status).toBe(303);
  expect((await page({ cookie: 'visitor=forged' })).status).toBe(303);
});

test('where there is no form, and by other methods, nothing is done', async () => {
  expect((await browserOf().post('/', { a: 'b' })).status).toBe(405);
  expect((await browserOf().post('/event', { a: 'b' })).status).toBe(405);
  expect((await browserOf().post('/nowhere', { a: 'b' })).status).toBe(405);
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const response = await fetch(`${api.url}/login`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  }
});

test('a form that is too large or malformed gets an error page', async () => {
  const large = await browserOf().post('/login', { email: 'x'.repeat(100_000) });
  expect(large.status).toBe(413);
  const json = await fetch(`${api.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{"email":"a"}',
  });
  expect(json.status).toBe(400);
});

test('a member of staff who logs in here is led to the console', async () => {
  const { email, password } = await api.staffAccount();
  expect((await browserOf().post('/login', { email, password })).to).toBe('/admin');
});
