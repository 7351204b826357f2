import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { FEE_STRUCTURE_SLUG } from '@polyphony/domain/courses/feeStructure.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { checkedFile, linesOf, run } from '../../testing/records/imports.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { errorsOf, recordOf, recordsOf, type Fields } from '../../testing/clients/restBody.js';
import { gql } from '../../testing/generated/gql.js';
import { userIdOf } from '../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

const FEES = gql(`query FeesOfCourse($id: ID!) { course(id: $id) { feeStructure { id } } }`);
const SWITCH_OFF = gql(`
  mutation SwitchOffCategories($id: ID!, $translation: CourseTranslationInput) {
    updateCourse(id: $id, input: {packageCategoriesSwitch: false}, lang: "ar", translation: $translation) { success }
  }
`);

let api: TestApi;
let picture: string;
let count = 0;

const post = (path: string, body: Fields) => api.admin.rest('POST', `/api/courses/${path}`, body);
const details = async (slug: string) => recordOf(await api.admin.rest('GET', `/api/courses/details?slug=${slug}`));
const required = (change: Fields = {}): Fields => {
  count += 1;
  return { title: `Course ${count}`, subTitle: 'In short', slug: `course-${count}`, orderNumber: 1, ...change };
};
const created = async (change: Fields = {}) => recordOf(await post('create', required(change)));
/** A course that visitors see. */
const published = async (change: Fields = {}) => {
  const course = await created(change);
  await post('toggle-active-status', { courseSlug: course['slug'] });
  return course;
};

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  picture = (await uploadFile(api.admin, PNG, { name: 'course.png', type: 'image/png' })).file?.id ?? '';
});
afterAll(() => api.close());

/** A value as the API returns it: `as` says how, where that is not the text of each language. */
const text = (value: string) => ({ sent: value, returned: { en: value } });
const plain = (value: unknown) => ({ sent: value, returned: value });
const cards = [{ icon: null, title: 'Bring', description: 'A pen' }];
const returnedCards = [{ _id: expect.any(String), icon: null, title: { en: 'Bring' }, description: { en: 'A pen' } }];

test.each<[id: string, field: string, value: { sent: unknown; returned: unknown }]>([
  ['COURSE-001', 'title', text('Paper')],
  ['COURSE-002', 'subTitle', text('From pulp to sheet')],
  ['COURSE-003', 'slug', plain('paper')],
  ['COURSE-004', 'orderNumber', plain(7)],
  ['COURSE-005', 'courseStaticId', plain('C-77')],
  ['COURSE-006', 'shortDescription', text('Six days')],
  ['COURSE-007', 'description', text('Six days at the vat.')],
  ['COURSE-009', 'buttonLabel', text('See prices')],
  ['COURSE-010', 'categoryConditionTitle', text('Age')],
  ['COURSE-011', 'categoryConditionHeading', text('Who can come')],
  ['COURSE-012', 'categoryConditionDescription', text('From 16 on')],
  ['COURSE-013', 'faqTitle', text('Help')],
  ['COURSE-014', 'faqHeading', text('Questions')],
  ['COURSE-015', 'faqSubHeading', text('And answers')],
  [
    'COURSE-016',
    'faqQNA',
    {
      sent: [{ question: 'When?', answer: 'At nine.' }],
      returned: [{ _id: expect.any(String), question: { en: 'When?' }, answer: { en: 'At nine.' } }],
    },
  ],
  ['COURSE-018', 'metaTitle', plain('Paper course')],
  ['COURSE-020', 'metaKeywords', plain('paper, course')],
  ['COURSE-021', 'metaDescription', plain('A course on paper.')],
  ['COURSE-022', 'optionsTitle', text('Choose')],
  ['COURSE-023', 'optionsHeading', text('Your way')],
  ['COURSE-024', 'optionsSubHeading', text('One of two')],
  ['COURSE-025', 'optionsCard', { sent: cards, returned: returnedCards }],
  ['COURSE-026', 'packagesTitle', text('Costs')],
  ['COURSE-027', 'packagesHeading', text('Packages')],
  ['COURSE-028', 'packagesSubHeading', text('For every purse')],
  ['COURSE-029', 'packageCategoriesSwitch', plain(true)],
  ['COURSE-030', 'packageCategories', { sent: ['Evenings', 'Weekends'], returned: { en: ['Evenings', 'Weekends'] } }],
  ['COURSE-032', 'registrationTitle', text('Come')],
  ['COURSE-033', 'registrationHeading', text('How to register')],
  ['COURSE-034', 'registrationCards', { sent: cards, returned: returnedCards }],
  ['COURSE-035', 'trainingHeading', text('What you learn')],
  [
    'COURSE-036',
    'trainingDetails',
    {
      sent: [{ title: 'Day one', description: 'Pulp' }],
      returned: [{ _id: expect.any(String), title: { en: 'Day one' }, description: { en: 'Pulp' } }],
    },
  ],
])('%s: a course is saved and read with its %s', async (_, field, { sent, returned }) => {
  const { slug } = await created({
    [field]: sent,
    ...(field === 'packageCategories' && { packageCategoriesSwitch: true }),
  });
  expect((await details(String(slug)))[field]).toEqual(returned);
});

test('COURSE-008, COURSE-017, COURSE-019: pictures of a course are those of the library, in the gallery too', async () => {
  const { slug } = await created({ image: picture, metaImage: picture, galaryImages: [{ image: picture }] });
  const expected = { image: picture, metaImage: picture, galaryImages: [picture] };
  expect(await details(String(slug))).toMatchObject(expected);
  // The list may also be sent as the ids alone, or as files are read elsewhere.
  for (const sent of [picture, { _id: picture, fileName: 'face.png', fileUrl: '/files/face.png' }]) {
    await post('update', { slug, form: { galaryImages: [] } });
    await post('update', { slug, form: { galaryImages: [sent] } });
    expect(await details(String(slug))).toMatchObject(expected);
  }
});

test('COURSE-008, COURSE-017: visitors read where the pictures of a course are, beside their ids (F3)', async () => {
  const optionsCard = [{ icon: picture, title: 'Small groups', description: 'At most ten.' }];
  const { slug } = await published({ image: picture, galaryImages: [picture, picture], optionsCard });
  const { body } = await api.visitor.rest('GET', `/api/client/courses/details?slug=${String(slug)}`);
  const file = { _id: picture, fileName: expect.any(String) as string, fileUrl: expect.any(String) as string };
  expect(body['data']).toMatchObject({
    image: picture,
    imageFile: file,
    metaImage: null,
    metaImageFile: null,
    galaryImages: [picture, picture],
    galaryImagesFiles: [file, file],
    optionsCard: [{ icon: picture, iconFile: file }],
  });
  const { imageFile } = body['data'] as { imageFile: { fileUrl: string } };
  const response = await fetch(new URL(imageFile.fileUrl, api.url));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const list = await api.visitor.rest('GET', '/api/client/courses/list?pageSize=100');
  expect(list.body['data']).toContainEqual(expect.objectContaining({ slug, imageFile: file }));
});

test.each(['title', 'subTitle', 'slug', 'orderNumber'])(
  'COURSE-037, ERR-033: a course without its %s is refused on it, also when it is blank (SPEC-D38)',
  async (field) => {
    const { [field]: _, ...rest } = required();
    for (const body of [rest, { ...rest, [field]: '' }]) {
      const refused = await post('create', body);
      expect(refused).toMatchObject({ status: 422, body: { success: false } });
      expect(errorsOf(refused)).toContain(`${field}: Please fill all the required fields.`);
    }
    const { slug } = await created();
    expect(errorsOf(await post('update', { slug, form: { [field]: '' } }))).toEqual([
      `${field}: Please fill all the required fields.`,
    ]);
  },
);

test('COURSE-031, COURSE-038: only the course with the driving license slug has a fee structure, which stays when it is renamed (SPEC-D117)', async () => {
  const packageFeeStructure = [{ service: 'Eye test', amount: 'AED 150' }];
  const returned = [{ _id: expect.any(String), service: { en: 'Eye test' }, amount: { en: 'AED 150' } }];
  const other = await created({ packageFeeStructure });
  const stored = (id: string) => api.admin.request(FEES, { id });
  expect(other['packageFeeStructure']).toEqual([]);
  expect(await stored(other._id)).toEqual({ feeStructure: [] });
  // Nothing was stored that a later slug would bring to light.
  await post('update', { slug: other['slug'], form: { slug: ` ${FEE_STRUCTURE_SLUG.toUpperCase()}` } });
  expect((await details(FEE_STRUCTURE_SLUG))['packageFeeStructure']).toEqual([]);

  await post('update', { slug: FEE_STRUCTURE_SLUG, form: { packageFeeStructure } });
  expect((await details(FEE_STRUCTURE_SLUG))['packageFeeStructure']).toEqual(returned);
  await post('update', { slug: FEE_STRUCTURE_SLUG, form: { slug: 'driving' } });
  expect((await details('driving'))['packageFeeStructure']).toEqual([]);
  await post('update', { slug: 'driving', form: { slug: FEE_STRUCTURE_SLUG } });
  expect((await details(FEE_STRUCTURE_SLUG))['packageFeeStructure']).toEqual(returned);
});

test('COURSE-052: package categories are an empty list once their switch is off, and blank ones are never stored (SPEC-D118)', async () => {
  const { slug } = await created({ packageCategoriesSwitch: true, packageCategories: ['Evenings', ' ', ''] });
  expect((await details(String(slug)))['packageCategories']).toEqual({ en: ['Evenings'] });
  await post('update', { slug, language: 'ar', form: { packageCategories: ['أمسيات'] } });
  const { _id } = await details(String(slug));
  const off = await api.admin.request(SWITCH_OFF, {
    id: _id,
    translation: { title: 'حبر', packageCategories: ['أمسيات', 'عطلات'] },
  });
  expect(off).toEqual({ success: true });
  expect(await details(String(slug))).toMatchObject({ title: { ar: 'حبر' }, packageCategories: { en: [], ar: [] } });
  await post('update', { slug, language: 'ar', form: { packageCategories: ['أمسيات'] } });
  expect((await details(String(slug)))['packageCategories']).toEqual({ en: [], ar: [] });
});

test('a static id is unique among the courses that have one, and visitors do not read it (SPEC-D17)', async () => {
  const { slug } = await published({ courseStaticId: 'C-1' });
  await created();
  await created();
  expect(errorsOf(await post('create', required({ courseStaticId: 'C-1' })))).toEqual([
    'courseStaticId: Static id is already in use.',
  ]);
  const { body } = await api.visitor.rest('GET', `/api/client/courses/details?slug=${String(slug)}`);
  expect(body['data']).not.toHaveProperty('courseStaticId');
  const { errors } = await api.visitor.graphql('{ publishedCourses { rows { courseStaticId } } }');
  expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('COURSE-053, REST-169, REST-170, REST-171: a course is created from the form and the user id, listed and read by its slug', async () => {
  const userId = await userIdOf(api.admin);
  const response = await post('create', { userId, form: required({ title: 'Wood type' }) });
  expect(response).toMatchObject({ status: 200, body: { success: true, message: 'Course created successfully.' } });
  const { _id, slug } = recordOf(response);
  const list = await api.admin.rest('GET', '/api/courses/view?searchName=wood&page=1&pageSize=9');
  expect(list.body).toMatchObject({
    data: [{ _id, title: { en: 'Wood type' }, isActive: false, isFeatured: false }],
    pagination: { currentPage: 1, currentLimit: 9, totalPages: 1, totalItemsCount: 1 },
  });
  for (const query of [`slug=${String(slug)}`, `courseSlug=${String(slug)}`, `courseId=${_id}`])
    expect(recordOf(await api.admin.rest('GET', `/api/courses/details?${query}`))['_id']).toBe(_id);
  expect((await api.admin.rest('GET', '/api/courses/details?slug=nowhere')).status).toBe(404);
  expect(errorsOf(await post('details', {}))).toEqual(['courseId: courseId is required.']);
});

test('COURSE-054, REST-172: an update is keyed by the slug; its form may bring a new one, and its language says whose texts it has (SPEC-D116)', async () => {
  const { _id, slug } = await created({ title: 'Ink', packageCategoriesSwitch: true, packageCategories: ['Black'] });
  const update = (body: Fields) => post('update', { userId: '', ...body });
  const renamed = await update({ slug, form: { slug: 'ink-and-oil', title: 'Ink and oil' } });
  expect(renamed.body).toMatchObject({ message: 'Course updated successfully.', data: { _id, slug: 'ink-and-oil' } });
  expect((await update({ slug, form: { title: 'Lost' } })).status).toBe(404);
  // The id and a slug that is another one's are of no one course.
  expect((await update({ courseId: _id, slug: 'elsewhere', form: { title: 'Lost' } })).status).toBe(404);
  expect((await update({ courseId: _id, slug: 'ink-and-oil', form: { subTitle: 'Kept' } })).status).toBe(200);

  const texts = { title: 'حبر', subTitle: 'حبر وزيت', packageCategories: ['أسود'] };
  const translated = await update({ slug: 'ink-and-oil', language: 'ar', form: texts });
  expect(translated.body).toMatchObject({
    message: 'Course updated successfully.',
    data: {
      title: { en: 'Ink and oil', ar: 'حبر' },
      subTitle: { en: 'Kept', ar: 'حبر وزيت' },
      packageCategories: { en: ['Black'], ar: ['أسود'] },
      slug: 'ink-and-oil',
    },
  });
  const english = await update({ slug: 'ink-and-oil', language: 'en', form: { title: 'Ink' } });
  expect(recordOf(english)['title']).toEqual({ en: 'Ink', ar: 'حبر' });
  expect((await update({ slug: 'ink-and-oil', language: 'xx', form: texts })).status).toBe(422);
});

test('a form in another language brings the texts of entries, by their ids or in their order, and changes nothing else of them', async () => {
  const faqQNA = [{ question: 'When?', answer: 'At nine.' }];
  const { slug } = await created({ faqQNA, galaryImages: [{ image: picture }] });
  const translated = await post('update', {
    slug,
    language: 'ar',
    form: { faqQNA: [{ question: 'متى؟' }], galaryImages: [] },
  });
  expect(recordOf(translated)).toMatchObject({
    faqQNA: [{ question: { en: 'When?', ar: 'متى؟' }, answer: { en: 'At nine.' } }],
    galaryImages: [picture],
  });
  const tooLong = await post('update', { slug, language: 'ar', form: { faqQNA: [{ question: 'x'.repeat(301) }] } });
  expect(errorsOf(tooLong)).toEqual(['faqQNA.0.question: Question cannot exceed 300 characters.']);
});

test('a slug that changes while another user saves loses nothing: the later save returns the new slug', async () => {
  const { _id } = await created();
  const document =
    'mutation ($id: ID!, $input: CourseInput!, $version: Int) { updateCourse(id: $id, input: $input, version: $version) { success } }';
  await api.admin.request(document, { id: _id, input: { slug: 'moved-away' }, version: 1 });
  const { errors } = await api.admin.graphql(document, { id: _id, input: { title: 'Late' }, version: 1 });
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', changedBy: expect.any(String), version: 2 });
});

test.each([
  ['active', 'isActive', 'REST-174'],
  ['featured', 'isFeatured', 'REST-175'],
])('COURSE-055: toggle-%s-status flips %s of the course with a slug, and back (%s)', async (toggle, flag) => {
  const { slug, [flag]: before } = await created();
  const flip = async () => recordOf(await post(`toggle-${toggle}-status`, { userId: '', courseSlug: slug }))[flag];
  expect([await flip(), await flip()]).toEqual([!before, before]);
});

test('REST-173: a course is deleted by its slug', async () => {
  const { slug } = await created();
  expect((await post('delete', { userId: '', slug })).body).toMatchObject({ message: 'Course deleted successfully.' });
  expect((await api.admin.rest('GET', `/api/courses/details?slug=${String(slug)}`)).status).toBe(404);
});

test('COURSE-056, REST-176, REST-177: visitors list courses and read one with its packages, in their language, while it is active', async () => {
  const { _id, slug } = await published({ title: 'Type' });
  await post('update', { slug, language: 'ar', form: { title: 'الحروف' } });
  const add = (change: Fields) => post('packages/create', { courseId: _id, orderNumber: 1, ...change });
  await add({ packageTitle: 'Two days', packagePrice: 'AED,900', orderNumber: 2 });
  const hidden = recordOf(await add({ packageTitle: 'Hidden' }));
  await post('packages/toggle-active-status', { packageId: hidden._id, courseSlug: slug });

  const read = (path: string) => api.visitor.rest('GET', `/api/client/courses/${path}`);
  const listed = recordsOf(await read('list?pageSize=100&language=ar'));
  expect(listed.find((one) => one._id === _id)).toMatchObject({ title: 'الحروف', slug });
  const one = recordOf(await read(`details?slug=${String(slug)}`));
  expect(one).toMatchObject({ _id, title: 'Type', packages: [{ packageTitle: 'Two days', packagePrice: 'AED,900' }] });
  expect(one['packages']).toHaveLength(1);
  expect(recordOf(await read(`details?courseId=${_id}`))).toEqual(one);

  await post('toggle-active-status', { courseSlug: slug });
  expect((await read(`details?slug=${String(slug)}`)).status).toBe(404);
  expect(recordsOf(await read('list?pageSize=100')).map((each) => each._id)).not.toContain(_id);
});

test.each(['faqQNA', 'optionsCard', 'registrationCards', 'trainingDetails', 'galaryImages', 'packageCategories'])(
  'a course with 51 entries in %s is refused on it, one with 50 is not (SPEC-D48)',
  async (list) => {
    const entry = {
      faqQNA: { question: 'Why?' },
      galaryImages: { image: picture },
      packageCategories: 'Evenings',
    }[list] ?? { title: 'Entry' };
    const of = (length: number) =>
      required({ packageCategoriesSwitch: true, [list]: Array.from({ length }, () => entry) });
    const refused = errorsOf(await post('create', of(51)));
    expect(refused).toEqual([expect.stringMatching(new RegExp(`^${list}: .* cannot have more than 50 entries\\.$`))]);
    expect((await post('create', of(50))).status).toBe(200);
  },
);

test('every field of a course has a place in one of nine sections (SPEC-D33)', () => {
  const { sections = [], rules } = kinds.course;
  expect(sections.map(({ label }) => textInEnglish(label))).toEqual([
    'Basics',
    'Training',
    'Registration',
    'Options',
    'Conditions',
    'Packages',
    'Gallery',
    'FAQs',
    'SEO',
  ]);
  expect(sections.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(rules.fields).sort());
});

test('undoing an import that switched the package categories of a course off brings the categories back', async () => {
  const { _id, slug } = await created({ packageCategoriesSwitch: true, packageCategories: ['Evenings', 'Weekends'] });
  await post('update', { slug, language: 'ar', form: { packageCategories: ['أمسيات'] } });
  const file = JSON.stringify([{ id: _id, packageCategoriesSwitch: false }]);
  const { id } = await checkedFile(api.admin, kinds.course, file);
  const [line] = await linesOf(api.admin, id, false);
  expect(line?.changes.map(({ column }) => column)).toEqual([
    'packageCategoriesSwitch',
    'packageCategories.en',
    'packageCategories.ar',
  ]);
  expect((await run(api.admin, 'applyImport', id)).counts).toMatchObject({ written: 1 });
  expect(await details(String(slug))).toMatchObject({
    packageCategoriesSwitch: false,
    packageCategories: { en: [], ar: [] },
  });
  expect((await run(api.admin, 'undoImport', id)).counts).toMatchObject({ undone: 1, kept: 0 });
  expect(await details(String(slug))).toMatchObject({
    packageCategoriesSwitch: true,
    packageCategories: { en: ['Evenings', 'Weekends'], ar: ['أمسيات'] },
  });
});
