import { ENQUIRY_FILL_MS } from '@polyphony/domain/limits.js';
import { enquiryInput } from '../testing/records/enquiries.js';
import { errorsIn, FormBrowser, noticeIn, valueIn, type Fields } from '../testing/clients/formBrowser.js';
import { createLanguage } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

const PATH = '/contact-us';

const ENQUIRIES = gql(`
  query EnquiriesByForm($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { problemDescription language } } }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  await createLanguage(api.admin, { name: 'العربية', code: 'ar' });
});
afterAll(() => api.close());

/** A form that was shown long enough ago. */
const filled = (changes: Fields = {}): Fields => ({
  ...(enquiryInput() as Fields),
  shownAt: String(Date.now() - ENQUIRY_FILL_MS),
  ...changes,
});
const stored = async (searchName: string) => (await api.admin.request(ENQUIRIES, { filter: { searchName } })).rows;

test('PUBLIC-006, QUERY-013: a visitor writes by the form of the contact page alone, and is thanked on it', async () => {
  const browser = new FormBrowser(api.url);
  const page = await browser.get(PATH);
  expect(page.status).toBe(200);
  expect(Date.now() - Number(valueIn(page.html, 'shownAt'))).toBeLessThan(60_000);
  const fields = filled({ problemDescription: 'One line\r\nand another' });
  const sent = await browser.post(PATH, fields);
  expect([sent.status, sent.to]).toEqual([303, '/contact-us?done=enquired#enquiry']);
  const thanks = await browser.get('/contact-us?done=enquired');
  expect(thanks.html).toMatch(/<p class="form-notice form-notice--good" role="status"[^>]*>Thank you\./);
  expect(await stored(String(fields['email']))).toEqual([
    { problemDescription: 'One line\nand another', language: 'en' },
  ]);
});

test('a wrong field of an enquiry comes back in Arabic with its message, the focus, and all that was typed', async () => {
  const fields = filled({ firstName: 'A1', mobileNumber: '17123456', problemDescription: 'سؤال' });
  const { status, html, headers } = await new FormBrowser(api.url).post(`${PATH}?lang=ar`, fields);
  expect([status, errorsIn(html), headers.get('cache-control')]).toEqual([
    422,
    { firstName: 'الاسم الأول غير صالح', mobileNumber: 'رقم الهاتف المحمول غير صالح' },
    'private, no-store',
  ]);
  expect([valueIn(html, 'firstName'), valueIn(html, 'email'), valueIn(html, 'shownAt')]).toEqual([
    'A1',
    fields['email'],
    fields['shownAt'],
  ]);
  expect(html).toContain('>سؤال</textarea>');
  expect(html.match(/<[^>]* autofocus=""[^>]*>/gi)).toEqual([expect.stringContaining('name="firstName"')]);
  expect(html).toContain('<title>خطأ: ');
  expect(html.split('id="firstName-hint">حروف ومسافات فقط')).toHaveLength(2);
  expect(html).not.toContain('lastName-hint');
  expect(await stored(String(fields['email']))).toEqual([]);
});

test.each([
  ['filled faster than a person types', { shownAt: String(Date.now() + 60_000) }],
  ['that does not say when it was shown', { shownAt: '' }],
  ['whose hidden field is filled', { website: 'https://spam.example' }],
])('an enquiry %s is not stored, and can be sent once more', async (_title, changes) => {
  const browser = new FormBrowser(api.url);
  const fields = filled(changes);
  const { status, html } = await browser.post(PATH, fields);
  expect([status, noticeIn(html)]).toEqual([422, expect.stringContaining('send it again')]);
  expect([valueIn(html, 'website'), valueIn(html, 'email')]).toEqual([null, fields['email']]);
  expect(await stored(String(fields['email']))).toEqual([]);
  expect((await browser.post(PATH, filled({ email: String(fields['email']) }))).status).toBe(303);
});

test('an enquiry that another site sends is refused', async () => {
  const fields = filled();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await new FormBrowser(api.url).post(PATH, fields, headers)).status).toBe(403);
  expect(await stored(String(fields['email']))).toEqual([]);
});

test('the contact page is sent from the cache, each time with the time of the request', async () => {
  const page = () => fetch(`${api.url}${PATH}`);
  const [first, again] = [await page(), await page()];
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  const [firstShownAt, secondShownAt] = [
    valueIn(await first.text(), 'shownAt'),
    valueIn(await again.text(), 'shownAt'),
  ];
  expect(Number(secondShownAt)).toBeGreaterThanOrEqual(Number(firstShownAt));
  expect(secondShownAt).not.toBe('');
});
