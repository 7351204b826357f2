import { FEE_STRUCTURE_SLUG } from '@polyphony/domain/courses/feeStructure.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { uploadFile } from '../testing/files/uploads.js';
import type { Fields } from '../testing/clients/restBody.js';
import { createArabic, setSwitch } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** The pages of courses, from the database to what browsers and search engines read. */

let api: TestApi;
let courseId: string;
let packageId: string;

const get = async (path: string) => {
  const response = await fetch(api.url + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text() };
};
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');

const CREATE = {
  course: gql(`
    mutation CreateCourseOfPage($input: CourseInput!) {
      created: createCourse(input: $input) { success errors { field message } record: course { id } }
    }
  `),
  coursePackage: gql(`
    mutation CreatePackageOfPage($input: CoursePackageInput!) {
      created: createCoursePackage(input: $input) { success errors { field message } record: coursePackage { id } }
    }
  `),
} as const;
const TRANSLATE = {
  course: gql(`
    mutation TranslateCourseOfPage($id: ID!, $input: CourseTranslationInput!) {
      translated: translateCourse(id: $id, lang: "ar", input: $input) { success errors { field message } }
    }
  `),
  coursePackage: gql(`
    mutation TranslatePackageOfPage($id: ID!, $input: CoursePackageTranslationInput!) {
      translated: translateCoursePackage(id: $id, lang: "ar", input: $input) { success errors { field message } }
    }
  `),
} as const;
type CourseKind = keyof typeof CREATE;

async function create(kind: CourseKind, input: Fields, ar?: Fields): Promise<string> {
  const { success, errors, record } = await api.admin.request(CREATE[kind], { input });
  expect([success, errors]).toEqual([true, []]);
  const id = record?.id ?? '';
  if (ar) expect(await api.admin.request(TRANSLATE[kind], { id, input: ar })).toEqual({ success: true, errors: [] });
  return id;
}
const toggle = (kind: CourseKind, id: string, which: 'active' | 'featured', to: boolean) =>
  setSwitch(api.admin, kind, which, { id }, to);

/** The structured data of a page about its subject. */
const graphOf = (html: string): readonly Fields[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as { '@graph'?: readonly Fields[] })
    .flatMap((one) => one['@graph'] ?? []);

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const picture = (await uploadFile(api.admin, PNG, { name: 'course.png', type: 'image/png' })).file?.id;
  courseId = await create(
    'course',
    {
      title: 'Golden visa driving',
      subTitle: 'In your language',
      slug: FEE_STRUCTURE_SLUG,
      orderNumber: 2,
      shortDescription: 'From theory to the road.',
      description: 'Lessons for\neverybody.',
      buttonLabel: 'Prices',
      image: picture,
      trainingDetails: [{ title: 'Theory', description: 'Eight lessons' }],
      registrationCards: [{ title: 'Emirates ID', description: 'And a copy', icon: picture }],
      optionsTitle: 'Two ways',
      optionCards: [{ title: 'By day', description: 'At nine' }],
      categoryConditionDescription: 'From 18 on.',
      packageCategoriesSwitch: true,
      packageCategories: ['City', 'Highway'],
      feeStructure: [{ service: 'Eye test', amount: 'AED 140' }],
      galleryImages: [{ image: picture }, { image: picture }],
      questions: [{ question: 'How long?', answer: 'Six weeks.' }, { question: 'Unacknowledged?' }],
      metaKeywords: 'driving',
    },
    {
      title: 'القيادة',
      subTitle: 'بلغتك',
      packageCategories: ['المدينة', 'السريع'],
      questions: [{ question: 'كم تستغرق؟', answer: 'ستة أسابيع.' }],
    },
  );
  const shared = { courseId, orderNumber: 1, price: 'AED,1250' };
  packageId = await create(
    'coursePackage',
    {
      ...shared,
      type: 'City',
      title: 'Ten lessons',
      tagName: 'Most chosen',
      featuresTitle: 'With',
      features: [{ title: 'All papers' }],
      terms: '<p>Paid before.</p>',
    },
    { type: 'المدينة', title: 'عشرة دروس' },
  );
  await create('coursePackage', {
    ...shared,
    type: 'Highway',
    title: 'Night drive',
    price: 'AED,900',
    buttonLink: '/book',
  });
  await create('coursePackage', { ...shared, title: 'Something else', price: null });
  const paperId = await create('course', { title: 'Paper', subTitle: 'By hand', slug: 'paper', orderNumber: 1 });
  for (const id of [courseId, paperId]) await toggle('course', id, 'active', true);
  await toggle('course', courseId, 'featured', true);
});
afterAll(() => api.close());

test('PUBLIC-003: /courses lists courses as cards with their lowest price; search and the featured filter are in the address', async () => {
  const { status, body } = await get('/courses');
  expect(status).toBe(200);
  expect(textOf(body)).toMatch(/2 courses .*Golden visa driving .*From theory to the road\. .*From AED 900 .*Paper/);
  expect(body).toContain('<a href="/courses" aria-current="page"><bdi>Courses</bdi></a>');
  const featured = await get('/courses?featured=1');
  expect(textOf(featured.body)).toMatch(/1 course found .*Golden visa driving/);
  expect(textOf(featured.body)).not.toContain('By hand');
  expect(featured.body).toContain('<meta name="robots" content="noindex"/>');
  expect(textOf((await get('/courses?search=paper')).body)).toMatch(/1 course found .*By hand/);
  expect(textOf((await get('/courses?search=paper&featured=1')).body)).toContain(
    'No featured course matches “paper”. Try all courses.',
  );
  expect((await get('/courses?page=9')).status).toBe(404);
});

test('the page of a course has every section, its questions open without a script, and its pictures lead to themselves', async () => {
  const { body } = await get(`/courses/${FEE_STRUCTURE_SLUG}`);
  expect(textOf(body)).toMatch(
    /Golden visa driving .*In your language .*Prices .*Lessons for .*What you learn .*Theory .*Packages .*City .*Ten lessons .*Highway .*Night drive .*Other packages .*Price on request .*Fees .*Eye test .*AED 140 .*Two ways .*Your options .*By day .*Conditions .*From 18 on\. .*How to register .*Emirates ID .*Pictures .*Questions and answers .*How long\? .*Six weeks\./,
  );
  expect(body).toMatch(/<details><summary><h3>How long\?<\/h3><\/summary><p class="lines">Six weeks\.<\/p><\/details>/);
  expect(body).toContain('href="#packages"');
  expect(body).toContain('href="/book"');
  const opened = [...body.matchAll(/<a href="([^"]+)"[^>]* aria-label="Open picture \d of 2/g)].map(
    ([, href = '']) => href,
  );
  expect(opened).toHaveLength(2);
  for (const href of opened) {
    const picture = await fetch(new URL(href.replaceAll('&amp;', '&'), api.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test('a course is read in Arabic with Arabic prices and what is not translated is marked', async () => {
  const { body } = await get(`/courses/${FEE_STRUCTURE_SLUG}?lang=ar`);
  expect(textOf(body)).toMatch(/القيادة .*المدينة .*عشرة دروس .*كم تستغرق؟/);
  expect(textOf(body)).toMatch(/1,250|١٬٢٥٠/);
  expect(textOf(body)).toContain('د.إ.');
  expect(body).toContain('<h3 lang="en" dir="ltr">Theory</h3>');
});

test('search engines read a course with its offers, and the questions that have an answer', async () => {
  const [course, faq] = graphOf((await get(`/courses/${FEE_STRUCTURE_SLUG}`)).body);
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Golden visa driving',
    description: 'From theory to the road.',
    inLanguage: 'en',
    provider: { '@type': 'Organization' },
    offers: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Offer',
        name: 'Ten lessons',
        price: 1250,
        priceCurrency: 'AED',
        category: 'City',
      }),
    ]),
  });
  expect(course?.['offers']).toHaveLength(2);
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'How long?', acceptedAnswer: { text: 'Six weeks.' } }],
  });
  expect((await get('/sitemap.xml')).body).toContain(`/courses/${FEE_STRUCTURE_SLUG}`);
});

test('a package that is switched off, and a course that is, are gone from pages that were cached', async () => {
  const page = () => get(`/courses/${FEE_STRUCTURE_SLUG}`);
  expect((await page()).body).toContain('Ten lessons');
  await toggle('coursePackage', packageId, 'active', false);
  expect((await page()).body).not.toContain('Ten lessons');
  await toggle('coursePackage', packageId, 'active', true);
  expect((await page()).body).toContain('Ten lessons');
  await toggle('course', courseId, 'active', false);
  expect((await page()).status).toBe(404);
  expect(textOf((await get('/courses')).body)).toContain('1 course ');
  await toggle('course', courseId, 'active', true);
});
