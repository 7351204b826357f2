import { errorsOf, recordOf, recordsOf, type Fields } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

let api: TestApi;
let count = 0;

const post = (path: string, body: Fields) => api.admin.rest('POST', `/api/contact/${path}`, body);
const details = async (id: string) => recordOf(await api.admin.rest('GET', `/api/contact/details?contactId=${id}`));
const HOURS = { labels: ['Monday to Friday', 'Saturday'], values: ['09:00 – 17:00', 'by appointment'] };

/** A valid form of a new branch. */
function form(change: Fields = {}): Fields {
  count += 1;
  return {
    title: `Branch ${count}`,
    branchName: 'Under the roof',
    slug: `branch-${count}`,
    latitude: '27.4712',
    longitude: '89.6339',
    openingHours: HOURS,
    ...change,
  };
}
const total = async () => recordsOf(await api.admin.rest('GET', '/api/contact/view?pageSize=100')).length;

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());

test('opening hours are an object of labels by language and of values (CONTACT-009)', async () => {
  const { _id } = recordOf(await post('create', form()));
  expect((await details(_id))['openingHours']).toEqual({ labels: { en: HOURS.labels }, values: HOURS.values });
  const labels = ['من الاثنين إلى الجمعة', 'السبت'];
  const translated = await post('update', { _id, translateData: { lang: 'ar', openingHours: { labels } } });
  expect(errorsOf(translated)).toEqual([]);
  expect((await details(_id))['openingHours']).toEqual({
    labels: { en: HOURS.labels, ar: labels },
    values: HOURS.values,
  });
  // Another value for the same days leaves their translation.
  const values = ['10:00 – 16:00', 'closed'];
  await post('update', { _id, openingHours: { ...HOURS, values } });
  expect((await details(_id))['openingHours']).toEqual({ labels: { en: HOURS.labels, ar: labels }, values });
  const read = async (lang: string) =>
    recordOf(await api.visitor.rest('GET', `/api/client/contact/details?contactId=${_id}&lang=${lang}`))[
      'openingHours'
    ];
  expect([await read('en'), await read('ar')]).toEqual([
    { labels: HOURS.labels, values },
    { labels, values },
  ]);
});

test('opening hours come as JSON text and as names in brackets, too (CONTACT-009)', async () => {
  const { _id } = recordOf(await post('create', form({ openingHours: JSON.stringify(HOURS) })));
  expect((await details(_id))['openingHours']).toMatchObject({ values: HOURS.values });
  const body = new URLSearchParams([['_id', _id]]);
  for (const label of HOURS.labels) body.append('openingHours[labels][]', label);
  for (const value of ['closed', 'closed']) body.append('openingHours[values][]', value);
  const headers = { authorization: `Bearer ${api.admin.token ?? ''}` };
  const sent = await fetch(`${api.url}/api/contact/update`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
  expect((await details(_id))['openingHours']).toMatchObject({ values: ['closed', 'closed'] });
  await post('update', { _id, openingHours: '' });
  expect((await details(_id))['openingHours']).toEqual({ labels: {}, values: [] });
});

const UNEVEN = 'openingHours: Opening hours need as many labels as values.';
test.each([
  ['CONTACT-022: more labels than values', { openingHours: { labels: ['Mon', 'Tue'], values: ['9:00'] } }, [UNEVEN]],
  ['CONTACT-022: values without labels', { openingHours: { labels: [], values: ['9:00'] } }, [UNEVEN]],
  ['hours that are no object', { openingHours: 'always' }, ['openingHours: openingHours is not valid.']],
  [
    'uneven hours beside fields that break their rules (REST-003)',
    {
      openingHours: { ...HOURS, labels: ['Mon'] },
      title: 'Ab',
      latitude: 91,
      contactEmail: 'nobody',
      orderNumber: 'x',
    },
    [
      'openingHours: Opening hours need as many labels as values.',
      'title: Title must be at least 3 characters.',
      'orderNumber: Order number must be a valid number',
      'contactEmail: Please enter a valid email address.',
      'latitude: Latitude must be a number from -90 to 90, such as 27.4712.',
    ],
  ],
  [
    'hours without words',
    { openingHours: { labels: ['Mon', ''], values: ['9:00', ''] } },
    ['openingHours.1.labels: Days is required.', 'openingHours.1.values: Times is required.'],
  ],
  [
    'coordinates out of range',
    { latitude: 91, longitude: '181' },
    [
      'latitude: Latitude must be a number from -90 to 90, such as 27.4712.',
      'longitude: Longitude must be a number from -180 to 180, such as 27.4712.',
    ],
  ],
  [
    'CONTACT-020, CONTACT-021: no coordinates',
    { latitude: '', longitude: undefined },
    ['latitude: Latitude is required.', 'longitude: Longitude is required.'],
  ],
  ['CONTACT-017: a short title', { title: 'Ab' }, ['title: Title must be at least 3 characters.']],
])('a wrong value is refused on its field, and nothing is stored: %s', async (_, change, expected) => {
  const before = await total();
  const response = await post('create', form(change));
  expect([response.status, errorsOf(response)]).toEqual([422, expected]);
  expect(await total()).toBe(before);
});

test('texts with HTML are stored and returned as they were typed', async () => {
  const title = '<script>attack()</script> & co.';
  const { _id } = recordOf(await post('create', form({ title })));
  expect((await details(_id))['title']).toEqual({ en: title });
});

test('an update finds a branch by its id and refuses another slug (CONTACT-029, REST-143, SPEC-D116)', async () => {
  const { _id, slug } = recordOf(await post('create', form()));
  const update = (current: unknown) =>
    post('update', { userId: '', _id, slug: current, form: { branchName: 'Newer' } });
  expect((await update('another')).status).toBe(404);
  expect((await update(slug)).body).toMatchObject({ success: true, message: 'Contact updated successfully.' });
  expect((await details(_id))['branchName']).toEqual({ en: 'Newer' });
});

test('visitors list active branches, the highest order number first, and read one by slug or id (CONTACT-031, REST-150, REST-151)', async () => {
  const low = recordOf(await post('create', form({ orderNumber: 2 })));
  const high = recordOf(await post('create', form({ orderNumber: 9, timeZone: 'Asia/Thimphu' })));
  const list = async () =>
    recordsOf(await api.visitor.rest('GET', '/api/client/contact/list?pageSize=100'))
      .map((row) => row._id)
      .filter((id) => [low._id, high._id].includes(id));
  expect(await list()).toEqual([high._id, low._id]);
  const one = (by: string) => api.visitor.rest('GET', `/api/client/contact/details?${by}`);
  expect(recordOf(await one(`slug=${String(high['slug'])}`))).toMatchObject({
    _id: high._id,
    latitude: 27.4712,
    longitude: 89.6339,
    timeZone: 'Asia/Thimphu',
    isFormActive: true,
  });
  expect(recordOf(await one(`contactId=${low._id}`))['_id']).toBe(low._id);
  await post('toggle-active-status', { contactId: high._id });
  expect([await list(), (await one(`contactId=${high._id}`)).status]).toEqual([[low._id], 404]);
});
