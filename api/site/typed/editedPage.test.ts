import { EDITED_PAGE_PATH, partIn, type EditedPage } from '@polyphony/domain/publishing/editedPage.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { commandsOf } from '../../testing/measures/commands.js';
import { createArabic, createRecord } from '../../testing/records/createRecord.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { operationsOf } from '../../testing/records/recordMaker.js';
import { pageOf } from '../../testing/records/lookups.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { kinds } from '@polyphony/domain/kinds/index.js';

/** Pages of the site to edit in place: drafts for those who may write them, each text with the name of its record and field. */

const HEADING = 'home-section-1-banner-heading';
const SET_FOOTER = gql(`
  mutation SetFooter { updateWebsiteSettings(values: {copywrite_text: "© Stored"}) { message } }
`);

let api: TestApi;
let home: string;
let post: string;
let slug: string;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  await createRecord(api.admin, 'menu', { name: 'About', link: '/about-us' });
  await api.admin.request(SET_FOOTER);
  home = (await pageOf(api.admin, 'home')).id;
  post = (await createRecord(api.admin, 'blogPost', { title: 'Published title', slug: 'a-post' })).id;
  slug = 'a-post';
  const operations = operationsOf(kinds.blogPost);
  await api.admin.request(operations.toggle('active'), { id: post, to: true });
  const draft = (lang: string, title: string, revision: string | null) =>
    api.admin.request(draftOperationsOf('blogPost').save, { id: post, lang, values: { title }, revision });
  const english = await draft('en', 'Drafted title', null);
  await draft('ar', 'عنوان المسودة', english.draft?.revision ?? null);
  await api.admin.request(draftOperationsOf('cmsPageSection').save, {
    id: `${home}/section-1`,
    lang: 'en',
    values: { [HEADING]: 'Drafted heading' },
    revision: null,
  });
});
afterAll(() => api.close());

const send = (body: unknown, client: TestClient = api.admin) =>
  fetch(api.url + EDITED_PAGE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(client.token && { authorization: `Bearer ${client.token}` }) },
    body: JSON.stringify(body),
  });

async function edited(address: string, lang = 'en', client?: TestClient) {
  const page = (await (await send({ address, lang }, client)).json()) as EditedPage;
  if (!page.success) throw new Error(page.message);
  const text = (field: string) => new RegExp(`data-field="${field}"[^>]*>([^<]*)`).exec(page.html)?.[1] ?? null;
  return { ...page, text };
}

const staff = (...permissions: Permission[]) => api.staff(...permissions);

const title = () => `blogPost/${post}/title`;

test('a page shows the drafts of its records, names their fields, and lists the drafts', async () => {
  const page = await edited(`/blog/${slug}`);
  expect(page.text(title())).toBe('Drafted title');
  expect(page.drafts).toMatchObject([
    { kind: 'blogPost', id: post, title: 'Published title', languages: ['en', 'ar'], version: 2 },
  ]);
  expect(page).toMatchObject({ locked: false, address: `/blog/${slug}` });
});

test('a page shows the draft of its language', async () => {
  expect((await edited(`/blog/${slug}`, 'ar')).text(title())).toBe('عنوان المسودة');
});

test('a page with several records names each of them: a section, a post, the menu, the settings', async () => {
  const page = await edited('/');
  expect(page.text(`cmsPage/${home}/${HEADING}`)).toBe('Drafted heading');
  expect(page.text(title())).toBe('Drafted title');
  const names = [...page.html.matchAll(/data-field="([^" ]+)/g)].map(([, name = '']) => partIn(name));
  expect(names).not.toContain(null);
  expect(new Set(names.map((name) => name?.kind))).toEqual(
    new Set(['cmsPage', 'blogPost', 'blogCategory', 'menu', 'websiteSettings']),
  );
  expect(page.drafts.map(({ form }) => form)).toEqual(expect.arrayContaining(['blogPost', 'cmsPage/home/section-1']));
  expect(page.html).not.toMatch(/[\u{100000}-\u{10FFFF}]|%F4%8/iu);
});

test('visitors get none of it, also after it was drawn', async () => {
  for (const path of ['/', `/blog/${slug}`, '/news', '/?lang=ar']) {
    await edited(path);
    const html = await (await fetch(api.url + path)).text();
    expect(html).not.toMatch(/data-field|Drafted|المسودة|[\u{100000}-\u{10FFFF}]/u);
  }
  expect(await (await fetch(`${api.url}/blog/${slug}`)).text()).toContain('Published title');
});

test('nothing is stored', async () => {
  const commands = await commandsOf(() => edited('/'));
  expect(commands.filter((command) => /^(insert|update|delete|findAndModify)/.test(command))).toEqual([]);
});

test.each<[string, Permission[], string, { post: string | null; heading: string | null }]>([
  ['no rights', ['VIEW_ALL_POSTS'], 'en', { post: null, heading: null }],
  ['the right to edit posts', ['EDIT_POST'], 'en', { post: 'Drafted title', heading: null }],
  ['the right to translate posts, in English', ['TRANSLATE_POST'], 'en', { post: null, heading: null }],
  ['the right to translate posts, in Arabic', ['TRANSLATE_POST'], 'ar', { post: 'عنوان المسودة', heading: null }],
  ['the right to sections', ['EDIT_PAGE_SECTIONS'], 'en', { post: null, heading: 'Drafted heading' }],
])(
  'with %s, only what may be edited is named and shown as its draft has it',
  async (_, permissions, lang, expected) => {
    const page = await edited('/', lang, await staff(...permissions));
    expect({ post: page.text(title()), heading: page.text(`cmsPage/${home}/${HEADING}`) }).toEqual(expected);
    expect(page.locked).toBe(true);
    if (expected.post === null) expect(page.html).not.toMatch(/Drafted title|عنوان المسودة/);
    if (expected.heading === null) expect(page.html).not.toContain('Drafted heading');
    expect(page.drafts.some(({ kind }) => kind === 'blogPost')).toBe(expected.post !== null);
  },
);

test.each([
  ['a visitor', 401, { address: '/', lang: 'en' }, 'visitor'],
  ['an address of another site', 400, { address: 'https://elsewhere.example/', lang: 'en' }, 'admin'],
  ['an address of another site without a scheme', 400, { address: '//elsewhere.example/', lang: 'en' }, 'admin'],
  ['a language that is none', 400, { address: '/', lang: 'xx' }, 'admin'],
  ['no address', 400, { lang: 'en' }, 'admin'],
  ['a huge address', 400, { address: `/${'a'.repeat(5000)}`, lang: 'en' }, 'admin'],
] as const)('%s is refused', async (_, status, body, who) => {
  expect((await send(body, api[who])).status).toBe(status);
});

test('an address that leads to another one is followed, and one without a page shows that there is none', async () => {
  expect((await edited('/blog/')).address).toBe('/news');
  expect((await edited('/nothing-here')).html).toContain('<html');
  expect(await (await send({ address: '/speculation-rules.json', lang: 'en' })).json()).toMatchObject({
    success: false,
  });
});

test('it is never cached nor listed, sets no cookie, and is no page that a browser would show or frame', async () => {
  const { headers } = await send({ address: '/?lang=ar', lang: 'ar' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('set-cookie')).toBeNull();
});
