import { PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { errorsOf, recordOf, recordsOf, type Fields, type RestRecord } from '../../testing/clients/restBody.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

const TYPES = gql(`
  query TypesOfPackages($courseId: ID!, $lang: String!) { coursePackageTypes(courseId: $courseId, lang: $lang) }
`);

let api: TestApi;
let picture: string;
let course: RestRecord;
let other: RestRecord;

const post = (path: string, body: Fields) => api.admin.rest('POST', `/api/courses/${path}`, body);
const form = (change: Fields = {}): Fields => ({ courseId: course._id, orderNumber: 1, ...change });
const created = async (change: Fields = {}) => recordOf(await post('packages/create', form(change)));
const details = async (id: string) =>
  recordOf(await api.admin.rest('GET', `/api/courses/packages/details?packageId=${id}`));
const typesIn = (courseId: string, lang: string) => api.admin.request(TYPES, { courseId, lang });

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  picture = (await uploadFile(api.admin, PNG, { name: 'icon.png', type: 'image/png' })).file?.id ?? '';
  const courseOf = async (slug: string, packageCategories: readonly string[]) =>
    recordOf(
      await post('create', {
        title: slug,
        subTitle: 'In short',
        slug,
        orderNumber: 1,
        packageCategoriesSwitch: true,
        packageCategories,
      }),
    );
  course = await courseOf('paper', ['Evenings', 'Weekends']);
  other = await courseOf('ink', ['Mornings']);
  await post('update', { slug: 'paper', language: 'ar', form: { packageCategories: ['الأمسيات', 'العطلات'] } });
});
afterAll(() => api.close());

const text = (value: string) => ({ sent: value, returned: { en: value } });
const plain = (value: unknown) => ({ sent: value, returned: value });

test.each<[id: string, field: string, value: { sent: unknown; returned: unknown }]>([
  ['PKG-003', 'orderNumber', plain(7)],
  ['PKG-004', 'coursePackageType', text('Weekends')],
  ['PKG-005', 'packageTitle', text('Two weekends')],
  ['PKG-006', 'packagePrice', plain('AED,1000')],
  ['PKG-007', 'packageTerms', text('<p>Paid <strong>before</strong> it begins.</p>')],
  ['PKG-009', 'packageTagName', text('Most chosen')],
  ['PKG-010', 'packageButtonLabel', text('Book')],
  ['PKG-011', 'packageButtonLink', plain('/contact-us')],
  ['PKG-012', 'packageFeaturesTitle', text('With')],
  [
    'PKG-014',
    'packageFeatures',
    {
      sent: [{ title: 'Paper' }, { title: 'Ink' }],
      returned: ['Paper', 'Ink'].map((title) => ({ _id: expect.any(String), title: { en: title } })),
    },
  ],
])('%s: a package is saved and read with its %s', async (_, field, { sent, returned }) => {
  const { _id } = await created({ [field]: sent });
  expect((await details(_id))[field]).toEqual(returned);
});

test('PKG-001, PKG-002, PKG-008, PKG-013: a package has an id, its course with its slug, and icons of the library', async () => {
  const { _id } = await created({ packageTagIcon: picture, packageFeaturesIcon: picture });
  expect(_id).toMatch(/^[0-9a-f]{24}$/);
  expect(await details(_id)).toMatchObject({
    _id,
    courseId: course._id,
    courseDetails: { _id: course._id, slug: 'paper' },
    packageTagIcon: picture,
    packageFeaturesIcon: picture,
  });
});

test.each(['courseId', 'orderNumber'])(
  'PKG-017, ERR-033: a package without its %s is refused on it, also when it is blank; a title it can do without',
  async (field) => {
    const { [field]: _, ...rest } = form();
    for (const body of [rest, { ...rest, [field]: '' }])
      expect(errorsOf(await post('packages/create', body))).toEqual([`${field}: Please fill all the required fields.`]);
    expect((await post('packages/create', form())).status).toBe(200);
  },
);

test.each([
  ['AED,١٠٠٠', 'AED,1000'],
  ['aed, 99.50', 'AED,99.50'],
])('PKG-018: a price sent as %j is stored as %j', async (sent, stored) => {
  expect((await created({ packagePrice: sent }))['packagePrice']).toBe(stored);
});

test.each([
  ['AED,1,000', 'Price must have one comma, between currency and amount'],
  ['1000', 'Price needs a currency of three letters, e.g. AED'],
  ['AED,-1', 'Price cannot be negative'],
])('PKG-018: %j is refused on the price: %s', async (sent, message) => {
  expect(errorsOf(await post('packages/create', form({ packagePrice: sent })))).toEqual([`packagePrice: ${message}`]);
});

test.each([
  ['javascript:alert(1)', false],
  ['//elsewhere.example', false],
  ['tel:+97141234567', true],
  ['#packages', true],
  ['https://book.example/?id=1', true],
])('a button that leads to %j is taken: %s', async (packageButtonLink, accepted) => {
  const response = await post('packages/create', form({ packageButtonLink }));
  expect(errorsOf(response)).toEqual(
    accepted ? [] : ['packageButtonLink: Link must start with https://, mailto:, tel:, / or #'],
  );
});

test('PKG-019, PKG-020: the types of packages are the course’s categories in a language, and none while its switch is off', async () => {
  expect(await typesIn(course._id, 'en')).toEqual(['Evenings', 'Weekends']);
  expect(await typesIn(course._id, 'ar')).toEqual(['الأمسيات', 'العطلات']);
  await post('update', { slug: 'ink', form: { packageCategoriesSwitch: false } });
  expect(await typesIn(other._id, 'en')).toEqual([]);
  await post('update', { slug: 'ink', form: { packageCategoriesSwitch: true, packageCategories: ['Mornings'] } });
  expect(await typesIn(other._id, 'en')).toEqual(['Mornings']);
});

test('PKG-004: a type of another course is refused on it, in every language; one that the course renames stays (SPEC-D118)', async () => {
  const refusal = (type: string) => [`coursePackageType: '${type}' is no package category of this course.`];
  expect(errorsOf(await post('packages/create', form({ coursePackageType: 'Mornings' })))).toEqual(refusal('Mornings'));
  const { _id } = await created({ coursePackageType: 'Evenings' });
  const update = (body: Fields) => post('packages/update', { packageId: _id, courseSlug: 'paper', ...body });
  expect(errorsOf(await update({ form: { courseId: other._id } }))).toEqual(refusal('Evenings'));
  expect(errorsOf(await update({ language: 'ar', form: { coursePackageType: 'Evenings' } }))).toEqual(
    refusal('Evenings'),
  );
  expect((await update({ language: 'ar', form: { coursePackageType: 'الأمسيات' } })).status).toBe(200);

  await post('update', { slug: 'paper', form: { packageCategories: ['Nights', 'Weekends'] } });
  expect((await update({ form: { packageTitle: 'Kept' } })).status).toBe(200);
  expect((await details(_id))['coursePackageType']).toEqual({ en: 'Evenings', ar: 'الأمسيات' });
  await post('update', { slug: 'paper', form: { packageCategories: ['Evenings', 'Weekends'] } });
});

test('PKG-025, PKG-026, REST-178, REST-180, REST-181: a package is created from the form and the user id, and updated in the language of its form', async () => {
  const response = await post('packages/create', { userId: '', form: form({ packageTitle: 'One evening' }) });
  expect(response).toMatchObject({ status: 200, body: { message: 'Package created successfully.' } });
  const { _id } = recordOf(response);
  const key = { userId: '', courseSlug: 'paper', packageId: _id };
  const english = await post('packages/update', { ...key, language: 'en', form: { packageTitle: 'An evening' } });
  expect(english.body).toMatchObject({ message: 'Package updated successfully.' });
  await post('packages/update', { ...key, language: 'ar', form: { packageTitle: 'أمسية' } });
  expect((await details(_id))['packageTitle']).toEqual({ en: 'An evening', ar: 'أمسية' });
  const unknown = await api.admin.rest('GET', `/api/courses/packages/details?packageId=${'0'.repeat(24)}`);
  expect(unknown.status).toBe(404);
});

test('PKG-027, REST-182: a package is written and deleted under the slug of its own course only', async () => {
  const { _id } = await created();
  const words = ['update', 'delete', 'toggle-active-status', 'toggle-featured-status'];
  for (const word of words) {
    for (const courseSlug of ['ink', 'nowhere']) {
      const refused = await post(`packages/${word}`, { userId: '', packageId: _id, courseSlug });
      expect([word, refused.status, refused.body['message']]).toEqual([word, 404, 'Package not found.']);
    }
  }
  expect(await details(_id)).toMatchObject({ isActive: true, isFeatured: false, version: 1 });
  const deleted = await post('packages/delete', { userId: '', packageId: _id, courseSlug: 'paper' });
  expect(deleted.body).toMatchObject({ message: 'Package deleted successfully.' });
});

test.each([
  ['active', 'isActive', 'isFeatured', 'REST-183, PKG-015'],
  ['featured', 'isFeatured', 'isActive', 'REST-184, PKG-016'],
])('PKG-030: toggle-%s-status flips %s and leaves %s (%s)', async (toggle, flag, untouched) => {
  const before = await created();
  const flip = async () =>
    recordOf(await post(`packages/toggle-${toggle}-status`, { packageId: before._id, courseSlug: 'paper' }));
  expect(await flip()).toMatchObject({ [flag]: !before[flag], [untouched]: before[untouched] });
  expect(await flip()).toMatchObject({ [flag]: before[flag], [untouched]: before[untouched] });
});

test('PKG-029, REST-179: the packages of one course are listed by its slug or its id, those of no course by an unknown one', async () => {
  const mine = await created({ courseId: other._id, packageTitle: 'Of ink' });
  const listed = async (query: string) => {
    const packages = recordsOf(await api.admin.rest('GET', `/api/courses/packages/view?pageSize=100&${query}`));
    return packages.map(({ _id }) => _id);
  };
  expect(await listed('course=ink')).toEqual([mine._id]);
  expect(await listed(`courseId=${other._id}`)).toEqual([mine._id]);
  expect(await listed('course=nowhere')).toEqual([]);
  const { body } = await api.admin.rest('GET', '/api/courses/packages/view?searchName=Of%20ink&page=1&pageSize=5');
  expect(body).toMatchObject({ pagination: { currentPage: 1, currentLimit: 5, totalPages: 1, totalItemsCount: 1 } });
});

test('a package whose course is deleted stays for staff, without a course (SPEC-D119)', async () => {
  const deletedCourse = recordOf(
    await post('create', { title: 'Gone', subTitle: 'Soon', slug: 'gone', orderNumber: 1 }),
  );
  const { _id } = await created({ courseId: deletedCourse._id });
  await post('delete', { slug: 'gone' });
  expect(await details(_id)).toMatchObject({ courseId: deletedCourse._id, courseDetails: null });
});

test('texts that together exceed what the database can store are refused on the longest of them', async () => {
  const { _id } = await created({ packageTitle: 'Long' });
  // Content that a form cannot bring: the terms that earlier languages filled, past their rule.
  const { coursePackageStore } = await import('./coursePackage.js');
  await coursePackageStore.model.collection.updateOne(
    { _id: (await coursePackageStore.get(_id))._id },
    { $set: { 'terms.en': 'x'.repeat(15 * 1024 * 1024 - 2000) } },
  );
  const terms = `<p>${'ق'.repeat(4000)}</p>`;
  const refused = await post('packages/update', { packageId: _id, language: 'ar', form: { packageTerms: terms } });
  expect(errorsOf(refused)).toEqual([expect.stringMatching(/^packageTerms: /)]);
});
