import { TYPED_PREVIEW_PATH, type TypedForm, type TypedPreview } from '@polyphony/domain/publishing/typedPreview.js';
import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { commandsOf } from '../../testing/measures/commands.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { pageOf } from '../../testing/records/lookups.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { PDF } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import type { TestClient } from '../../testing/clients/testClient.js';

/** Pages of the site with what is typed into the editors of their sections, before it is saved. */

const SAVE = gql(`
  mutation SaveAboutUs($id: ID!, $content: ContentMap!) {
    updateCmsPageContent(linkId: $id, content: $content) { success message }
  }
`);
const TOGGLE = gql(`mutation ToggleAboutUs($id: ID!) { toggleCmsPageActive(id: $id) { success } }`);
const SET_COLOUR = gql(`
  mutation SetColour { updateWebsiteSettings(values: {primary_color: "greenish"}) { message } }
`);
const SET_LOGO = gql(`
  mutation SetLogo($id: String) { updateWebsiteSettings(values: {footer_logo: $id}) { message } }
`);

let api: TestApi;
let aboutUs: string;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  aboutUs = (await pageOf(api.admin, 'about-us')).id;
  await save({ [HEADING]: 'Stored heading', [MISSION]: 'Stored mission' });
});
afterAll(() => api.close());

const HEADING = 'about-us-section-1-banner-heading';
const MISSION = 'about-us-section-5-heading';

const save = (content: Readonly<Record<string, unknown>>) => api.admin.request(SAVE, { id: aboutUs, content });

const bearer = ({ token }: TestClient): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

const post = (body: unknown, client: TestClient = api.admin, headers: Record<string, string> = {}) =>
  fetch(api.url + TYPED_PREVIEW_PATH, {
    method: 'POST',
    headers: { ...bearer(client), 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const request = (forms: readonly TypedForm[], lang = 'en') => ({ kind: 'cmsPage', id: aboutUs, lang, forms });
const english = (values: TypedForm['values']): TypedForm => ({ lang: 'en', values });

async function drawn(forms: readonly TypedForm[], lang?: string): Promise<string> {
  const response = await post(request(forms, lang));
  const preview = (await response.json()) as TypedPreview;
  if (!preview.success) throw new Error(preview.message);
  return preview.html;
}

test('a preview draws the page with what is typed, in its place among what is stored', async () => {
  const html = await drawn([english({ [HEADING]: 'Typed heading' })]);
  expect(html).toContain(`<h1 dir="auto" data-field="${HEADING}">Typed heading</h1>`);
  expect(html).toContain('Stored mission');
  expect(html).not.toContain('Stored heading');
});

test('a preview draws the page in the edited language, with what is typed in English where that has nothing', async () => {
  const forms = [english({ [MISSION]: 'Typed mission' }), { lang: 'ar', values: { [HEADING]: 'عنوان مكتوب' } }];
  const html = await drawn(forms, 'ar');
  expect(html).toContain('<html lang="ar"');
  expect(html).toContain('عنوان مكتوب');
  expect(html).toContain('Typed mission');
});

test('a preview stores nothing: neither the record, nor the trail, nor the cached page changes', async () => {
  const visit = async () => (await fetch(`${api.url}/about-us`)).text();
  await visit();
  const commands = await commandsOf(() => drawn([english({ [HEADING]: 'Typed and left' })]));
  expect(commands.filter((command) => !/^(find|aggregate|count) /.test(command))).toEqual([]);
  expect(await commandsOf(visit)).toEqual([]);
  expect(await visit()).toContain('Stored heading');
});

test('a preview is never cached nor listed, sets no cookie, and is no page that a browser would show or frame', async () => {
  const { headers } = await post(request([], 'ar'));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('etag')).toBeNull();
});

test.each([
  ['a link that is none', { 'about-us-section-8-button-link': 'javascript:alert(1)' }],
  ['a key of another page', { 'home-section-1-banner-heading': 'Elsewhere' }],
  ['an empty form', { [HEADING]: ' ' }],
  ['a list in place of a text', { [HEADING]: ['a'] }],
])('a preview says what a save would say of %s', async (_, values) => {
  const preview = (await (await post(request([english(values)]))).json()) as TypedPreview;
  const saved = await save(values);
  expect(preview).toEqual({ success: false, message: saved.message });
  expect(saved.success).toBe(false);
});

test('the pages that visitors get name no fields', async () => {
  expect(await drawn([])).toContain('data-field');
  expect(await (await fetch(`${api.url}/about-us`)).text()).not.toContain('data-field');
});

test('a preview shows what is typed as text, not as markup', async () => {
  const html = await drawn([english({ [HEADING]: '<script>alert(1)</script>' })]);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a preview draws a hidden page too, for those who edit it', async () => {
  const toggle = () => api.admin.request(TOGGLE, { id: aboutUs });
  await toggle();
  expect((await fetch(`${api.url}/about-us`)).status).toBe(404);
  expect(await drawn([])).toContain('Stored heading');
  await toggle();
});

describe('settings of the website', () => {
  const settings = (forms: readonly TypedForm[], lang = 'en') => ({
    kind: 'websiteSettings',
    id: 'footer',
    lang,
    forms,
  });
  const page = async (forms: readonly TypedForm[], lang?: string) => {
    const preview = (await (await post(settings(forms, lang))).json()) as TypedPreview;
    return preview.success ? preview.html : preview.message;
  };

  test('are shown as they are typed, those of several panels and languages, and none is stored', async () => {
    const texts = { copywrite_text: '© Typed', link_two_label: ['Typed link'], link_two_value: ['/event'] };
    const html = await page([english(texts)]);
    expect(html).toContain('© Typed');
    expect(html).toContain('<a href="/event" data-field="linkTwo/link_two.0.label">Typed link</a>');
    const arabic = await page([english(texts), { lang: 'ar', values: { copywrite_text: '© مكتوب' } }], 'ar');
    expect(arabic).toContain('© مكتوب');
    expect(await (await fetch(`${api.url}/`)).text()).not.toContain('© Typed');
  });

  test('put their colours into the page itself, for the style sheet is that of the stored ones', async () => {
    const html = await page([english({ primary_color: '#0b6e4f' })]);
    expect(html).toMatch(/<style nonce="[^"]+">:root\{[^<]*--primary:#0b6e4f/);
    expect(html).not.toContain('/theme-');
  });

  test('are refused like a save of them', async () => {
    expect(await page([english({ primary_color: 'greenish' })])).toBe((await api.admin.request(SET_COLOUR)).message);
    expect(await page([english({ nothing: '1' })])).not.toContain('<html');
  });

  test('name no file that a save would refuse: its address would be on the page', async () => {
    const { file } = await uploadFile(api.admin, PDF, { name: 'salaries.pdf', type: 'application/pdf' });
    expect(await page([english({ footer_logo: file?.id })])).toBe(
      (await api.admin.request(SET_LOGO, { id: file?.id })).message,
    );
  });

  test('are shown to those alone who may write the panel', async () => {
    const footer = await api.staff('FOOTER_SETUP');
    expect((await post(settings([english({ copywrite_text: '© Typed' })]), footer)).status).toBe(200);
    expect((await post(settings([english({ primary_color: '#0b6e4f' })]), footer)).status).toBe(403);
    expect((await post(settings([]), await api.staff('EDIT_PAGE_SECTIONS'))).status).toBe(403);
  });
});

describe('who and what is refused', () => {
  test('only staff who may save the sections see what is typed', async () => {
    expect((await post(request([]), api.visitor)).status).toBe(401);
    expect((await post(request([]), await api.staff('EDIT_PAGE', 'TRANSLATE_PAGE'))).status).toBe(403);
    expect((await post(request([]), await api.staff('EDIT_PAGE_SECTIONS'))).status).toBe(200);
  });

  test("another site's page cannot have a page rendered with the cookie of a signed-in user", async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'content-type': 'text/plain' };
    const cookie = `${SESSION_COOKIE}=${api.admin.token}`;
    const response = await fetch(api.url + TYPED_PREVIEW_PATH, {
      method: 'POST',
      headers: { cookie, ...foreign },
      body: JSON.stringify(request([])),
    });
    expect(response.status).toBe(401);
    const own = await post(request([]), api.visitor, { cookie, 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['forms that are none', { kind: 'cmsPage', id: '0', lang: 'en', forms: ['a'] }],
    ['a language that is not active', { kind: 'cmsPage', id: '0', lang: 'xx', forms: [] }],
    ['an id that is none', { kind: 'cmsPage', id: 'x', lang: 'en', forms: [] }],
    ['a form too many', { kind: 'cmsPage', id: '0', lang: 'en', forms: Array(9).fill({ lang: 'en', values: {} }) }],
    ['more than a save may have', `"${'a'.repeat(1024 * 1024)}"`],
  ])('%s is a bad request', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test.each([
    ['a kind without such pages', { kind: 'eventPrice', id: '0', lang: 'en', forms: [] }],
    ['a name that every object has', { kind: 'constructor', id: '0', lang: 'en', forms: [] }],
    ['a page that is not there', { kind: 'cmsPage', id: '6592008029c8c3e4dc76256c', lang: 'en', forms: [] }],
  ])('%s is not found', async (_, body) => {
    expect((await post(body)).status).toBe(404);
  });

  test('nothing but a POST is taken', async () => {
    const response = await fetch(api.url + TYPED_PREVIEW_PATH, { headers: bearer(api.admin) });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
