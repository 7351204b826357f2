import { flatKeysOf } from '@polyphony/domain/content/flat.js';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { changingStaff } from '../../testing/clients/changingStaff.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { gql } from '../../testing/generated/gql.js';
import { type Fields } from '../../testing/clients/restBody.js';
import { createArabic, createCmsPage, setSwitch } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

let api: TestApi;
let picture: string;
const pages = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  picture = (await uploadFile(api.admin, PNG, { name: 'banner.png', type: 'image/png' })).file!.id;
  await createCmsPage(api.admin, { name: 'Terms', slug: 'terms' });
  const { rows } = await api.admin.request(PAGES);
  for (const { slug, linkId } of rows) pages.set(slug, linkId);
});
afterAll(() => api.close());

const UPDATE = gql(`
  mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {
    result: updateCmsPageContent( linkId: $id content: $content lang: $lang version: $version ) {
      success message errors { field message } cmsPage { version }
    }
  }
`);
const READ = gql(`query ContentOfPage($id: ID!, $lang: String) { cmsPage(id: $id) { contentDetails(lang: $lang) } }`);
const PAGES = gql(`query LinksOfPages { cmsPages(pageSize: 100) { rows { slug linkId } } }`);
const OPERATIONS = gql(`
  query OperationsOfSchema { __schema { queryType { fields { name } } mutationType { fields { name } } } }
`);
const COURSES = gql(`
  query PageOfCourses($lang: String) {
    publishedCmsPage(slug: "courses") {
      contentDetails(lang: $lang) pictures { id }
    }
  }
`);
const USES = gql(`
  query RecordsWithFile($id: ID!) { file(id: $id) { usedBy { records { kind title fields labels } } } }
`);
const META = gql(`
  query MetaTextsOfCareers($lang: String) {
    publishedCmsPage(slug: "careers") {
      metaTitle(lang: $lang) metaDescription(lang: $lang)
    }
  }
`);
const idOf = (slug: string) => pages.get(slug) ?? '';
const send = (slug: string, content: Fields, { lang = 'en', version }: { lang?: string; version?: number } = {}) =>
  api.admin.graphql(UPDATE, { id: pages.get(slug), content, lang, version });
const save = (slug: string, content: Fields, lang = 'en') =>
  api.admin.request(UPDATE, { id: idOf(slug), content, lang });
const read = async (slug: string, lang = 'en') =>
  (await api.admin.request(READ, { id: idOf(slug), lang })).contentDetails;

/** A value for each key of a section: what its field holds decides which. */
function valuesFor(slug: string, id: string, words: string): Fields {
  const fields = sitePages.find((page) => page.slug === slug)!.sections.find((one) => one.id === id)!.fields;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): (readonly [string, unknown])[] => {
      if (field.holds === 'image') return [[key, picture]];
      const { parts } = factsOf(field.rule);
      if (parts) return [[key, parts.map((part) => part.id).join(' -')]];
      if (field.holds === 'texts') return [[key, [`${words} one`, `${words} two`]]];
      if (field.holds === 'text') return [[key, key.endsWith('-link') ? '/courses' : words]];
      return Object.entries(field.fields).map(([name, { holds }]) => [
        `${key}-${name}`,
        holds === 'image' ? [picture, picture, picture] : [`${words} a`, `${words} b`, `${words} c`],
      ]);
    }),
  );
}
const sections = sitePages.flatMap(({ slug, sections: of }) => of.map(({ id }) => [slug, id] as const));

test.each(sections)('CMS-020, CMS-059: content of %s %s is read as it was saved', async (slug, id) => {
  const content = valuesFor(slug, id, 'Words');
  expect(await save(slug, content)).toMatchObject({
    success: true,
    message: 'CMS Page sections updated successfully.',
    errors: [],
  });
  expect(await read(slug)).toMatchObject(content);
});

/** Copied from the specification. */
test.each([
  ['CMS-002', 'about-us-section-1-banner-image'],
  ['CMS-003', 'about-us-section-1-banner-heading'],
  ['CMS-004', 'about-us-section-1-banner-sub-heading'],
  ['CMS-005', 'about-us-section-3-image'],
  ['CMS-006', 'about-us-section-3-heading'],
  ['CMS-007', 'about-us-section-4-heading'],
  ['CMS-008', 'about-us-section-4-background-image'],
  ['CMS-009', 'about-us-section-4-image'],
  ['CMS-010', 'about-us-section-4-description'],
  ['CMS-011', 'offers-section-1-banner-image-1'],
  ['CMS-012', 'offers-section-1-banner-image-2'],
  ['CMS-013', 'contact-us-section-1-title'],
  ['CMS-014', 'contact-us-section-1-heading'],
  ['CMS-015', 'contact-us-section-1-sub-heading'],
  ['CMS-016', 'news-and-blogs-section-1-title'],
  ['CMS-017', 'news-and-blogs-section-1-heading'],
  ['CMS-018', 'news-and-blogs-section-1-sub-heading'],
  ['CMS-019', 'home-section-1-banner-heading'],
])('%s: %s can be saved and is read back', async (_, key) => {
  const slug = key.slice(0, key.indexOf('-section-'));
  const value = /image(-\d)?$/.test(key) ? picture : `Value of ${key}`;
  expect(await save(slug, { [key]: value })).toMatchObject({ success: true });
  expect((await read(slug))[key]).toBe(value);
});

test('each language has a map of its own; pictures are read in all of them (CMS-001, SPEC-D32)', async () => {
  const key = 'about-us-section-1-banner';
  await save('about-us', {
    [`${key}-heading`]: 'Who we are',
    [`${key}-sub-heading`]: 'A loft',
    [`${key}-image`]: picture,
  });
  await save('about-us', { [`${key}-heading`]: 'من نحن' }, 'ar');
  expect(await read('about-us', 'ar')).toMatchObject({
    [`${key}-heading`]: 'من نحن',
    [`${key}-sub-heading`]: null,
    [`${key}-image`]: picture,
  });
  expect(await read('about-us')).toMatchObject({ [`${key}-heading`]: 'Who we are', [`${key}-sub-heading`]: 'A loft' });
});

test('a section leaves the others of its page and language as they are (CMS-060)', async () => {
  await save('contact-us', valuesFor('contact-us', 'section-1', 'First'));
  await save('home', { 'home-section-1-banner-heading': 'Banner' });
  await save('home', { 'home-section-3-heading': 'About' });
  await save('home', { 'home-section-3-heading': 'عنا' }, 'ar');
  expect(await read('home')).toMatchObject({
    'home-section-1-banner-heading': 'Banner',
    'home-section-3-heading': 'About',
  });
  expect(await read('contact-us')).toMatchObject({ 'contact-us-section-1-title': 'First' });
});

test.each([
  ['blank texts', { 'home-section-1-banner-heading': ' ', 'home-section-1-banner-image': '' }],
  ['lists of blank ones', { 'home-section-5-card-title': ['', null], 'home-section-5-title': null }],
  ['an empty list', { 'home-section-5-card-title': [] }],
  ['nothing at all', {}],
])('CMS-054, SPEC-D57: a form of %s is refused, and nothing is stored', async (_, content) => {
  const before = await read('home');
  for (const lang of ['en', 'ar'])
    expect(await save('home', content, lang)).toMatchObject({
      success: false,
      message: 'Please fill fields before submitting.',
    });
  expect(await read('home')).toEqual(before);
});

const HEADING = 'home-section-1-banner-heading';
test.each<[string, Fields, string, string]>([
  ['a key of no page', { colour: 'red' }, 'colour', "This page has no field 'colour'."],
  [
    'a key of another page',
    { 'about-us-section-3-heading': 'x' },
    'about-us-section-3-heading',
    "'about-us-section-3-heading' belongs to another page.",
  ],
  [
    'the section that home lacks',
    { 'home-section-2-title': 'x' },
    'home-section-2-title',
    "This page has no field 'home-section-2-title'.",
  ],
  ['a number for a text', { [HEADING]: 5 }, HEADING, 'A text is expected here.'],
  ['a list for a text', { [HEADING]: ['x'] }, HEADING, 'A text is expected here.'],
  ['an object for a text', { [HEADING]: { en: 'x' } }, HEADING, 'A text is expected here.'],
  [
    'a text for a list',
    { 'home-section-5-card-title': 'x' },
    'home-section-5-card-title',
    'A list of texts is expected here.',
  ],
  ['texts for cards', { 'home-section-5-card': ['x'] }, 'home-section-5-card', 'A list of cards is expected here.'],
  [
    'no id of a picture',
    { 'home-section-1-banner-image': 'abc' },
    'home-section-1-banner-image',
    'Image must be a valid ObjectId.',
  ],
  [
    'a picture that is gone',
    { 'home-section-1-banner-image': '65f0c0ffee0c0ffee0c0ffee' },
    'home-section-1-banner-image',
    'Image does not exist.',
  ],
  [
    'no id of a card',
    { 'home-section-5-card-icon': ['abc'] },
    'home-section-5-card-icon.0',
    'Icon must be a valid ObjectId.',
  ],
  ['a text that is too long', { [HEADING]: 'x'.repeat(301) }, HEADING, 'Heading cannot exceed 300 characters.'],
  [
    'a script for a link',
    { 'home-section-1-button-link': 'javascript:alert(1)' },
    'home-section-1-button-link',
    'Button link must be a path of this site, such as /courses, or an https address.',
  ],
])('%s is refused on its field, and nothing is changed', async (_, content, field, message) => {
  const before = await read('home');
  const { success, errors } = await save('home', { 'home-section-6-title': 'Not saved', ...content });
  expect({ success, errors }).toEqual({ success: false, errors: [{ field, message }] });
  expect(await read('home')).toEqual(before);
});

test.each([['text'], ['["a"]'], ['{broken'], [5]])('content that is no object, %j, is refused', async (content) => {
  const before = await read('home');
  const { errors } = await api.admin.graphql(UPDATE, { id: pages.get('home'), content });
  expect(errors).toHaveLength(1);
  expect(await read('home')).toEqual(before);
});

test('what all languages share is changed in English alone, and may be sent back unchanged', async () => {
  await save('home', { 'home-section-1-banner-image': picture, 'home-section-1-button-link': '/courses' });
  const shared = { 'home-section-1-banner-image': picture, 'home-section-1-button-link': '/courses' };
  expect(await save('home', { ...shared, [HEADING]: 'ترويسة' }, 'ar')).toMatchObject({ success: true });
  const { errors } = await save('home', { ...shared, 'home-section-1-button-link': '/event', [HEADING]: 'أخرى' }, 'ar');
  expect(errors).toEqual([
    {
      field: 'home-section-1-button-link',
      message: 'This is the same in every language. Please change it in English.',
    },
  ]);
  expect((await read('home', 'ar'))[HEADING]).toBe('ترويسة');
});

test('a translation stays with its card when the cards are moved', async () => {
  const key = 'about-us-section-6-card';
  await save('about-us', { [`${key}-title`]: ['Paper', 'Thread'], [`${key}-description`]: ['White', 'Red'] });
  await save('about-us', { [`${key}-title`]: ['ورق', 'خيط'] }, 'ar');
  await save('about-us', { [`${key}-title`]: ['Thread', 'Paper'], [`${key}-description`]: ['Red', 'White'] });
  expect((await read('about-us', 'ar'))[`${key}-title`]).toEqual(['خيط', 'ورق']);
});

test('a later version is a conflict, and nothing is overwritten', async () => {
  const { cmsPage } = await save('careers', { 'careers-section-1-title': 'First' });
  const version = cmsPage!.version;
  await save('careers', { 'careers-section-1-title': 'Second' });
  const { errors } = await send('careers', { 'careers-section-1-title': 'Third' }, { version });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
  expect((await read('careers'))['careers-section-1-title']).toBe('Second');
});

test('an unknown language, an unknown page and one without sections are refused', async () => {
  expect(await save('home', { [HEADING]: 'x' }, 'xx')).toMatchObject({ success: false, errors: [{ field: 'lang' }] });
  expect(await save('terms', { [HEADING]: 'x' })).toMatchObject({
    success: false,
    message: 'This page has no sections.',
  });
  const { errors } = await api.admin.graphql(UPDATE, { id: '65f0c0ffee0c0ffee0c0ffee', content: { [HEADING]: 'x' } });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
});

test('the audit trail lists each key that was changed, by language', async () => {
  await save('offers', { 'offers-section-2-title': 'Spring' });
  await save('event', { 'event-section-1-title': 'Before' });
  await save('event', { 'event-section-1-title': 'قبل' }, 'ar');
  const entries = await (await settledTrail()).find({ 'target.kind': 'cmsPage' }).sort({ seq: -1 }).limit(3).lean();
  const fields = entries.flatMap(({ changes }) => (changes ?? []).map(({ field }) => field));
  expect(fields).toEqual(
    expect.arrayContaining(['event-section-1-title.ar', 'event-section-1-title.en', 'offers-section-2-title']),
  );
});

test('a picture of a section is in use, and the use is named', async () => {
  await save('about-us', { 'about-us-section-3-image': picture });
  const { usedBy } = await api.admin.request(USES, { id: picture });
  const use = usedBy.records.find(({ title }) => title === 'About us');
  expect(use?.fields).toContain('about-us-section-3-image');
  expect(use?.labels).toContain('Image');
});

test('visitors read the content in their language, else in English; of a hidden page nothing (CMS-065)', async () => {
  await save('courses', { 'courses-section-1-title': 'Courses', 'courses-section-1-heading': 'By hand' });
  await save('courses', { 'courses-section-1-title': 'دورات' }, 'ar');
  const published = () => api.visitor.request(COURSES, { lang: 'ar' });
  expect((await published())?.contentDetails).toMatchObject({
    'courses-section-1-title': 'دورات',
    'courses-section-1-heading': 'By hand',
  });
  await setSwitch(api.admin, 'cmsPage', 'active', { id: idOf('courses') }, false);
  expect(await published()).toBeNull();
});

test('PERM-065: only holders of EDIT_PAGE_SECTIONS save content', async () => {
  const holding = await changingStaff(api);
  const tried = async (...names: readonly Permission[]) =>
    (
      await (await holding(...names)).graphql(UPDATE, { id: pages.get('home'), content: { [HEADING]: 'x' } })
    ).errors.map(({ extensions }) => extensions['code']);
  expect(await tried('EDIT_PAGE', 'VIEW_ALL_PAGES', 'ADD_PAGE')).toEqual(['FORBIDDEN']);
  expect(await tried('EDIT_PAGE_SECTIONS')).toEqual([]);
});

test('the first start makes the pages of the site, whose slugs stay (SPEC-D20)', async () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining(sitePages.map(({ slug }) => slug)));
  const { data } = await api.admin.graphql(
    'mutation ($id: ID!) { result: updateCmsPage(id: $id, input: { slug: "start" }) { success errors { field message } } }',
    { id: pages.get('home') },
  );
  expect(data).toEqual({
    result: {
      success: false,
      errors: [{ field: 'slug', message: 'The site finds this page by its slug, which cannot be changed.' }],
    },
  });
});

test('a page of the site cannot be deleted, another one can', async () => {
  const remove = async (slug: string) =>
    (
      await api.admin.graphql('mutation ($id: ID!) { result: deleteCmsPage(id: $id) { success message } }', {
        id: pages.get(slug),
      })
    ).data;
  expect(await remove('home')).toEqual({
    result: { success: false, message: 'The site needs this page. Switch it off to hide it.' },
  });
  expect(await remove('terms')).toMatchObject({ result: { success: true } });
});

test('GQL-011: GraphQL has every operation of pages', async () => {
  const { queryType, mutationType } = await api.admin.request(OPERATIONS);
  const names = [queryType, mutationType].flatMap((type) => type?.fields ?? []).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'createCmsPage',
      'cmsPages',
      'cmsPage',
      'updateCmsPage',
      'toggleCmsPageActive',
      'updateCmsPageContent',
      'publishedCmsPage',
    ]),
  );
});

describe('the legacy paths', () => {
  const call = (path: string, body: Fields, client = api.admin) => client.rest('POST', `/api/${path}`, body);

  test('CMS-058, REST-024: get content returns success and contentDetails', async () => {
    await save('contact-us', { 'contact-us-section-1-title': 'Write to us' });
    const { status, body } = await call('page-cms/details/content', {
      userId: '',
      linkId: pages.get('contact-us'),
      language: 'en',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, contentDetails: { 'contact-us-section-1-title': 'Write to us' } },
    });
    expect(Object.keys(body['contentDetails'] as Fields)).toEqual(
      flatKeysOf(sitePages.find(({ slug }) => slug === 'contact-us')!.fields),
    );
  });

  test.each([
    ['an object', (content: Fields) => content],
    ['JSON text', (content: Fields) => JSON.stringify(content)],
  ])('CMS-059, REST-026: update content takes form data as %s and returns success and message', async (_, as) => {
    const formData = as({ 'contact-us-section-1-heading': 'مرحبا' });
    const response = await call('page-cms/update/content', {
      userId: '',
      linkId: pages.get('contact-us'),
      formData,
      language: 'ar',
    });
    expect(response).toMatchObject({
      status: 200,
      body: { success: true, message: 'CMS Page sections updated successfully.' },
    });
    expect(await read('contact-us', 'ar')).toMatchObject({ 'contact-us-section-1-heading': 'مرحبا' });
  });

  test.each([
    ['broken JSON', '{"contact-us', 422, 'formData'],
    ['a list', [], 422, 'formData'],
    ['a key of another page', { [HEADING]: 'x' }, 422, HEADING],
  ])('update content refuses %s on its field', async (_, formData, status, field) => {
    const response = await call('page-cms/update/content', { linkId: pages.get('contact-us'), formData });
    expect(response.status).toBe(status);
    expect(Object.keys(response.body['errors'] as Fields)).toEqual([field]);
  });

  test('CMS-054: an empty form is refused with the text of the specification', async () => {
    const response = await call('page-cms/update/content', { linkId: pages.get('home'), formData: { [HEADING]: '' } });
    expect(response.body).toMatchObject({ success: false, message: 'Please fill fields before submitting.' });
  });

  test('CMS-065, REST-028: visitors read the content map by page and language; a missing page is 404', async () => {
    const read = (query: string) => api.visitor.rest('GET', `/api/client/page-cms/details/content?${query}`);
    await save('home', { [HEADING]: 'Learn by hand' });
    expect(await read('page=home&language=en')).toMatchObject({
      status: 200,
      body: { success: true, contentDetails: { [HEADING]: 'Learn by hand' } },
    });
    const byLinkId = await read(`linkId=${pages.get('home')}&language=en`);
    expect(byLinkId.body).toEqual((await read('page=home&language=en')).body);
    const posted = { linkId: pages.get('home'), language: 'en' };
    expect((await api.visitor.rest('POST', '/api/client/page-cms/details/content', posted)).body).toEqual(
      byLinkId.body,
    );
    for (const nothing of ['page=nothing', 'linkId=65f0c0ffee0c0ffee0c0ffee', ''])
      expect((await read(nothing)).status).toBe(404);
  });

  test('visitors read where the pictures of a page are', async () => {
    const key = 'home-section-1-banner-image';
    expect((await save('home', { [key]: picture })).errors).toEqual([]);
    const { body } = await api.visitor.rest('GET', '/api/client/page-cms/details/content?page=home');
    expect(body['contentDetails']).toMatchObject({ [key]: picture });
    const file = { _id: picture, fileName: 'banner.png', fileUrl: expect.stringContaining('/banner.png') as string };
    expect(body['files']).toContainEqual(file);
  });

  test('CMS-061: pages have create, view, details, update and toggle-active-status, and no path that deletes', async () => {
    for (const word of ['create', 'view', 'details', 'update', 'toggle-active-status'])
      expect([word, (await call(`page-cms/${word}`, {})).status]).not.toEqual([word, 404]);
    expect((await call('page-cms/delete', { linkId: pages.get('home') })).status).toBe(404);
  });
});

test('a client reads the meta texts of a page in each language, and the site has them in its head', async () => {
  const id = pages.get('careers');
  const input = { metaTitle: 'Work with us', metaDescription: 'Open positions.' };
  await api.admin.request(
    `mutation ($id: ID!, $input: CmsPageTranslationInput!) { updateCmsPage(id: $id, input: { name: "Careers", slug: "careers",
      metaTitle: "Work with us", metaDescription: "Open positions." },
      translations: [{ lang: "ar", texts: $input }]) { success } }`,
    { id, input: { name: 'الوظائف', metaTitle: 'اعمل معنا', metaDescription: 'الوظائف المتاحة.' } },
  );
  const meta = (lang: string) => api.visitor.request(META, { lang });
  expect(await meta('en')).toEqual(input);
  expect(await meta('ar')).toEqual({ metaTitle: 'اعمل معنا', metaDescription: 'الوظائف المتاحة.' });
  const html = await (await fetch(`${api.url}/careers?lang=ar`)).text();
  expect(html).toContain('<meta property="og:title" content="اعمل معنا"/>');
  expect(html).toContain('<meta name="description" content="الوظائف المتاحة."/>');
});
