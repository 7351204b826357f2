import { PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { fieldsOf, rowsOf, type Fields } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Records with lists, files and values under two names, sent back as they were read. The contract suite has the rest. */

let api: TestApi;
let picture: string;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const { file } = await uploadFile(api.admin, PNG, { name: 'face.png', type: 'image/png' });
  picture = file?.id ?? '';
});
afterAll(() => api.close());

const post = (path: string, body: Fields) => api.admin.rest('POST', path, body);
const read = async (path: string, id: unknown) =>
  fieldsOf(await api.admin.rest('GET', `${path}/details?_id=${String(id)}`));

describe('a course with questions', () => {
  const path = '/api/courses';
  const created = async (slug: string) => {
    const response = await post(`${path}/create`, {
      title: { en: 'Letterpress', ar: 'الطباعة بالحروف' },
      subTitle: 'A week at the press',
      orderNumber: 1,
      slug,
      faqQNA: [
        { question: { en: 'How long?', ar: 'كم تدوم؟' }, answer: { en: '<p>A week.</p>', ar: '<p>أسبوعًا.</p>' } },
        { question: 'Where?', answer: '<p>Here.</p>' },
      ],
      galaryImages: [picture],
    });
    expect(response.body['errors']).toBeUndefined();
    return read(path, fieldsOf(response)['_id']);
  };

  it('is created with the questions of both languages, each text with its own question (COURSE-012)', async () => {
    expect((await created('first'))['faqQNA']).toMatchObject([
      { question: { en: 'How long?', ar: 'كم تدوم؟' }, answer: { en: '<p>A week.</p>', ar: '<p>أسبوعًا.</p>' } },
      { question: { en: 'Where?' }, answer: { en: '<p>Here.</p>' } },
    ]);
  });

  it('keeps every text of its questions when they change places and one is added', async () => {
    const course = await created('second');
    const [long, where] = course['faqQNA'] as Fields[];
    const added = { question: { en: 'How much?', ar: 'بكم؟' }, answer: { en: '<p>Little.</p>' } };
    const faqQNA = [where, added, { ...long, answer: { en: '<p>A month.</p>', ar: '<p>شهرًا.</p>' } }];
    const response = await post(`${path}/update`, { courseId: course['_id'], form: { ...course, faqQNA } });
    expect([response.status, response.body['errors']]).toEqual([200, undefined]);
    expect((await read(path, course['_id']))['faqQNA']).toEqual([
      where,
      { _id: expect.any(String) as string, ...added },
      { ...long, answer: { en: '<p>A month.</p>', ar: '<p>شهرًا.</p>' } },
    ]);
  });

  it('takes plain texts of a form in another language beside texts by language', async () => {
    const course = await created('third');
    const form = { ...course, title: 'عنوان آخر' };
    expect((await post(`${path}/update`, { courseId: course['_id'], language: 'ar', form })).status).toBe(200);
    const after = await read(path, course['_id']);
    expect(after['title']).toEqual({ en: 'Letterpress', ar: 'عنوان آخر' });
    expect(after['faqQNA']).toEqual(course['faqQNA']);
  });

  it('reports what is wrong with a text of a language on that text', async () => {
    const course = await created('fourth');
    const faqQNA = (course['faqQNA'] as Fields[]).map((entry, at) =>
      at === 1 ? { ...entry, question: { en: 'Where?', ar: 'س'.repeat(2000) } } : entry,
    );
    const form = { ...course, title: { en: 'Letterpress', ar: 'ب'.repeat(500) }, faqQNA };
    const { status, body } = await post(`${path}/update`, { courseId: course['_id'], form });
    expect([status, Object.keys(body['errors'] as Fields)]).toEqual([422, ['title.ar', 'faqQNA.1.question.ar']]);
    expect(await read(path, course['_id'])).toEqual(course);
  });
});

it('opening hours as columns of each language are saved and read alike (CONTACT-014)', async () => {
  const path = '/api/contact';
  const created = await post(`${path}/create`, {
    title: 'The loft',
    branchName: 'Roof',
    branchAddress: 'Norzin Lam 3',
    slug: 'loft',
    contactNumber: '+975 17123456',
    contactEmail: 'loft@example.org',
    latitude: 27.4712,
    longitude: 89.6339,
    openingHours: {
      labels: { en: ['Monday', 'Friday'], ar: ['الاثنين', 'الجمعة'] },
      values: ['9:00 – 17:00', '9:00 – 12:00'],
    },
  });
  expect(created.body['errors']).toBeUndefined();
  const branch = await read(path, fieldsOf(created)['_id']);
  expect(branch['openingHours']).toMatchObject({
    labels: { en: ['Monday', 'Friday'], ar: ['الاثنين', 'الجمعة'] },
    values: ['9:00 – 17:00', '9:00 – 12:00'],
  });
  const hours = branch['openingHours'] as { readonly labels: Fields; readonly values: readonly string[] };
  const openingHours = { ...hours, labels: { ...hours.labels, ar: ['يوم الاثنين', 'الجمعة'] } };
  const saved = await post(`${path}/update`, { contactId: branch['_id'], form: { ...branch, openingHours } });
  expect([saved.status, saved.body['errors']]).toEqual([200, undefined]);
  expect((await read(path, branch['_id']))['openingHours']).toEqual(openingHours);
});

describe('a value that responses have under two names', () => {
  const path = '/api/event/category';
  const created = async (slug: string) =>
    read(path, fieldsOf(await post(`${path}/create`, { category_name: 'Walks', slug }))['_id']);
  const update = (category: Fields, more: Fields) =>
    post(`${path}/update`, { categoryId: category['_id'], form: { ...category, ...more } });

  it.each(['category_name', 'name'])('is changed under either of them: %s', async (name) => {
    const category = await created(`by-${name.replace('_', '-')}`);
    expect((await update(category, { [name]: { en: 'Hikes', ar: 'مسيرات' } })).status).toBe(200);
    const after = await read(path, category['_id']);
    expect([after['category_name'], after['name']]).toEqual(Array(2).fill({ en: 'Hikes', ar: 'مسيرات' }));
  });

  it('is refused when both are changed, into different values', async () => {
    const category = await created('by-both');
    const { status, body } = await update(category, { category_name: { en: 'Hikes' }, name: { en: 'Rides' } });
    expect([status, Object.keys(body['errors'] as Fields)]).toEqual([422, ['name']]);
  });
});

it('a file is taken as the object that other paths return (F3)', async () => {
  const [file] = rowsOf(await api.admin.rest('GET', '/api/file/view?pageSize=1'));
  const form = { name: 'Tshering', message: 'I stayed for a week.', rating: 4, image: file };
  expect(fieldsOf(await post('/api/testimonial/create', form))['image']).toBe(picture);
});

describe('filters of a list', () => {
  const found = async (query: string) => {
    const response = await api.admin.rest('GET', `/api/testimonial/view?${query}`);
    return [response.status, rowsOf(response).length];
  };

  it.each(['status=All', 'status=all', 'status=none', 'limit=9', 'colour=red', 'status='])(
    '%s narrows nothing (LIST-023)',
    async (query) => expect(await found(query)).toEqual(await found('page=1')),
  );

  it('limit is another name of the page size', async () => {
    const { body } = await api.admin.rest('GET', '/api/testimonial/view?limit=7');
    expect(body['pagination']).toMatchObject({ currentLimit: 7 });
  });

  it('a category and a course of none or All narrow nothing, and packages are found by the slug of their course', async () => {
    const course = fieldsOf(
      await post('/api/courses/create', { title: 'Binding', subTitle: 'By hand', orderNumber: 2, slug: 'binding' }),
    );
    await post('/api/courses/create', { title: 'Gilding', subTitle: 'By hand', orderNumber: 3, slug: 'gilding' });
    const form = {
      packageTitle: 'One week',
      packagePrice: 'AED,950',
      orderNumber: 1,
      course: course['_id'],
    };
    const response = await post('/api/courses/packages/create', form);
    expect(response.body['errors']).toBeUndefined();
    const titles = async (query: string) => {
      return rowsOf(await api.admin.rest('GET', `/api/courses/packages/view?${query}`)).length;
    };
    expect(
      await Promise.all(['courseSlug=binding', 'courseSlug=gilding', 'courseSlug=All', 'course=none'].map(titles)),
    ).toEqual([1, 0, 1, 1]);
    expect((await api.admin.rest('GET', '/api/event/view?category=none&status=All')).status).toBe(200);
  });
});
