import { ENQUIRY_FILL_MS } from '@polyphony/domain/limits.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { FormBrowser, errorsIn, valueIn, type Fields } from '../testing/clients/formBrowser.js';
import { countedPace } from '../testing/measures/work.js';
import { commandsOf } from '../testing/measures/commands.js';
import { enquiryInput } from '../testing/records/enquiries.js';
import { RecordMaker } from '../testing/records/recordMaker.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

const PATH = '/contact-us';
// A Friday, 08:59 in Thimphu.
let now = new Date('2027-05-14T02:59:30Z');

const ABOUT = gql(`
  query SubjectsOfEnquiries($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id title } } } }
`);
const PREVIEW = gql(`mutation PreviewPost($id: ID!) { previewBlogPost(id: $id) { url } }`);

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' }, undefined, { pace: countedPace, now: () => now });
  maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(kinds.blogPost);
});
afterAll(() => api.close());

const open = (id: string, to: boolean) =>
  api.admin.request('mutation ($id: ID!, $to: Boolean) { toggleContactForm(id: $id, to: $to) { success } }', {
    id,
    to,
  });
const branch = async (changes: object) =>
  (await maker.created(kinds.contact, { ...maker.freshInput(kinds.contact), ...changes })).record.id;
const page = async (path = PATH, headers: Record<string, string> = {}) => {
  const response = await fetch(api.url + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const shows = (html: string) => html.includes('id="enquiry"');
/** A form that was shown long enough ago. */
const filled = (changes: Fields = {}): Fields => ({
  ...(enquiryInput() as Fields),
  shownAt: String(now.getTime() - ENQUIRY_FILL_MS),
  ...changes,
});
const aboutOf = async (email: string | undefined) =>
  (await api.admin.request(ABOUT, { filter: { searchName: email } })).rows.map(({ about }) => about);

test('PUBLIC-006: a site without branches has the form alone, and its enquiries are about nothing in particular', async () => {
  const { html } = await page();
  expect([shows(html), html.includes('name="subject"')]).toEqual([true, false]);
  const fields = filled();
  expect((await new FormBrowser(api.url).post(PATH, fields)).status).toBe(303);
  expect(await aboutOf(fields['email'])).toEqual([null]);
});

describe('with branches', () => {
  let thimphu: string;
  let dubai: string;
  beforeAll(async () => {
    thimphu = await branch({ title: 'Thimphu', slug: 'thimphu', contactNumber: '+975 (17) 123-456' });
    dubai = await branch({
      title: 'Dubai <b>',
      slug: 'dubai',
      timeZone: 'Asia/Dubai',
      contactNumber: 'on request',
      openingHours: [{ days: 'Holidays', times: 'by appointment' }],
    });
  });

  test('PUBLIC-006, FMT-007: the page lists the branches with their hours, and the ways to call, to write and to get there', async () => {
    const { html } = await page();
    expect(html).toContain('href="tel:+97517123456"');
    expect(html).toContain('href="mailto:thimphu@example.org"');
    expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=27.4712,89.6339');
    expect(html).toContain('https://www.openstreetmap.org/directions?to=27.4712,89.6339');
    expect(html).toMatch(/Monday to Friday<\/bdi><\/th><td><bdi>9:00\sAM\s–\s5:00\sPM/);
    expect(html).toContain('by appointment');
    expect(html).toMatch(/Sunday<\/bdi><\/th><td><bdi>closed/);
    expect((await page(`${PATH}?lang=ar`)).html).toContain('<bdi>مغلق</bdi>');
    expect(html).toContain('Dubai &lt;b&gt;');
    expect(html).not.toMatch(/<iframe|<img[^>]+(google|openstreetmap)/);
    expect(html.match(/href="tel:/g)).toHaveLength(1);
  });

  test('the page says by the clocks of a branch whether it is open, also from the cache as it opens', async () => {
    const state = async () => /<p class="state[^"]*">([^<]*)</.exec((await page()).html)?.[1];
    expect(await state()).toBe('Closed now, opens at 9:00 AM');
    expect(await commandsOf(page)).toEqual([]);
    const ahead = await page(PATH, { 'sec-purpose': 'prefetch' });
    expect(ahead.headers.get('cache-control')).toBe('private, max-age=30');
    now = new Date('2027-05-14T02:59:50Z');
    expect((await page(PATH, { 'sec-purpose': 'prefetch' })).headers.get('cache-control')).toBe('private, max-age=10');
    now = new Date('2027-05-14T03:00:00Z');
    expect(await state()).toBe('Open now until 5:00 PM');
    now = new Date('2027-05-14T11:00:00Z');
    expect(await state()).toBe('Closed now, opens Saturday, 10:00 AM');
    const { html } = await page(`${PATH}?lang=ar`);
    expect(html).toContain('مغلق الآن، يفتح السبت');
  });

  test('PUBLIC-024: a visitor chooses the branch, which a link has chosen already, and the enquiry names it', async () => {
    const { html } = await page(`${PATH}?branch=dubai`);
    expect(html).toMatch(new RegExp(`<option value="${dubai}" selected="">Dubai &lt;b&gt; – `));
    const browser = new FormBrowser(api.url);
    const refused = await browser.post(PATH, filled());
    expect([refused.status, errorsIn(refused.html)]).toEqual([422, { subject: 'Choose a branch' }]);
    const fields = filled({ subject: dubai });
    expect((await browser.post(PATH, fields)).to).toBe('/contact-us?done=enquired#enquiry');
    expect(await aboutOf(fields['email'])).toEqual([{ kind: 'contact', id: dubai, title: 'Dubai <b>' }]);
  });

  test('PUBLIC-024: without its form a branch is not offered, and what was written to it goes to no other', async () => {
    await open(dubai, false);
    const one = await page();
    expect([shows(one.html), one.html.includes(dubai), valueIn(one.html, 'subject')]).toEqual([true, false, thimphu]);
    const browser = new FormBrowser(api.url);
    const fields = filled({ subject: dubai, problemDescription: `For ${dubai} alone.` });
    for (const subject of [dubai, '']) {
      const refused = await browser.post(PATH, { ...fields, subject });
      expect([refused.status, errorsIn(refused.html)]).toEqual([422, { subject: 'Choose a branch' }]);
      expect(refused.html).toContain(`>For ${dubai} alone.</textarea>`);
      expect(refused.html).toMatch(new RegExp(`<select.*<option value="${thimphu}">Thimphu`, 's'));
    }
    expect(await aboutOf(fields['email'])).toEqual([]);
    const { subject: _, ...legacy } = fields;
    for (const sent of [
      { ...fields, subject: thimphu },
      { ...legacy, firstName: 'Legacy' },
    ])
      expect((await browser.post(PATH, sent)).status).toBe(303);
    const about = { kind: 'contact', id: thimphu, title: 'Thimphu' };
    expect(await aboutOf(fields['email'])).toEqual([about, about]);
  });

  test('PUBLIC-024: without the form of any branch there is none that could be sent', async () => {
    await Promise.all([dubai, thimphu].map((id) => open(id, false)));
    expect(shows((await page()).html)).toBe(false);
    const other = filled({ subject: thimphu });
    expect((await new FormBrowser(api.url).post(PATH, other)).status).toBe(405);
    expect(await aboutOf(other['email'])).toEqual([]);
  });
});

test('BLOG-014: a post with the flag shows the form and takes an enquiry; one without, and a preview, do not', async () => {
  const post = async (isFormActive: boolean) => {
    const input = { ...maker.freshInput(kinds.blogPost), isFormActive };
    const { record } = await maker.created(kinds.blogPost, input);
    return { id: record.id, slug: String(record['slug']) };
  };
  const [withForm, silent, draft] = [await post(true), await post(false), await post(true)];
  for (const { id } of [withForm, silent])
    await api.admin.request('mutation ($id: ID!) { toggleBlogPostActive(id: $id, to: true) { success } }', { id });
  const showsForm = async (path: string) => shows((await page(path)).html);
  expect([await showsForm(`/blog/${withForm.slug}`), await showsForm(`/blog/${silent.slug}`)]).toEqual([true, false]);
  const { url } = await api.admin.request(PREVIEW, { id: draft.id });
  const preview = new URL(url);
  const { status, html } = await page(preview.pathname + preview.search);
  expect([status, html.includes('hundred notebooks'), shows(html)]).toEqual([200, true, false]);

  const browser = new FormBrowser(api.url);
  const fields = filled();
  expect((await browser.post(`/blog/${withForm.slug}`, fields)).to).toBe(
    `/blog/${withForm.slug}?done=enquired#enquiry`,
  );
  expect(await aboutOf(fields['email'])).toMatchObject([{ kind: 'blogPost', id: withForm.id }]);
  const thanks = await browser.get(`/blog/${withForm.slug}?done=enquired`);
  expect(thanks.html).toMatch(/form-notice--good" role="status"[^>]*>Thank you\./);
  const other = filled();
  expect((await browser.post(`/blog/${silent.slug}`, other)).status).toBe(405);
  expect(await aboutOf(other['email'])).toEqual([]);
});
