import ICAL from 'ical.js';
import {
  createArabic,
  createEvent,
  createEventCategory,
  setSwitch,
  type FormChanges,
} from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

let api: TestApi;
let categoryId: string;

/** One moment for the whole file, so that a midnight in between changes no day. */
const NOW = Date.now();
const dayIn = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10);
const createPublished = async (form: FormChanges<'event'>): Promise<{ id: string }> => {
  const event = await createEvent(api.admin, { categoryId, ...form });
  await publish(event.id, true);
  return event;
};
const publish = (id: string, to: boolean) => setSwitch(api.admin, 'event', 'published', { id }, to);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(api.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const entriesOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
const namesOf = (text: string) => entriesOf(text).map((entry) => String(entry.getFirstPropertyValue('summary')));

beforeAll(async () => {
  api = await startTestApi();
  categoryId = (await createEventCategory(api.admin, { name: 'Walks' })).id;
});
afterAll(() => api.close());

test('the feed has the published events to come, under way and of the last year, by date, and follows every write', async () => {
  await createPublished({ name: 'Far walk', startsOn: dayIn(90) });
  const near = await createPublished({
    name: 'Near walk',
    startsOn: dayIn(3),
    infoStartTime: '09:30',
    infoEndTime: '11:00',
  });
  await createPublished({ name: 'Long walk', startsOn: dayIn(-9), endsOn: dayIn(9) });
  await createPublished({ name: 'Past walk', startsOn: dayIn(-9) });
  await createPublished({ name: 'Older walk', startsOn: dayIn(-360), endsOn: dayIn(-359) });
  await createPublished({ name: 'Walk of long ago', startsOn: dayIn(-370) });
  await createPublished({ name: 'Walk without a day' });
  const { status, headers, text } = await get('/events.ics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(namesOf(text)).toEqual(['Older walk', 'Past walk', 'Long walk', 'Near walk', 'Far walk']);
  const entry = entriesOf(text)[3];
  // By the clocks of the place where it is: no zone, no offset.
  expect(String(entry?.getFirstPropertyValue('dtstart'))).toBe(`${dayIn(3)}T09:30:00`);

  const etag = headers.get('etag') ?? '';
  expect((await get('/events.ics', { 'if-none-match': etag })).status).toBe(304);
  await publish(near.id, false);
  const after = await get('/events.ics', { 'if-none-match': etag });
  expect([after.status, namesOf(after.text)]).toEqual([200, ['Older walk', 'Past walk', 'Long walk', 'Far walk']]);
  await publish(near.id, true);
  await api.admin.request('mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: false) { success } }', {
    id: categoryId,
  });
  expect(namesOf((await get('/events.ics')).text)).toEqual([]);
  await api.admin.request('mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: true) { success } }', {
    id: categoryId,
  });
});

test('the feed has the name that the settings give the site', async () => {
  const nameOf = ({ text }: { text: string }) => /\r\nX-WR-CALNAME:(.*)\r\n/.exec(text)?.[1];
  expect(nameOf(await get('/events.ics'))).toBe('Polyphony');
  const name = { types: ['frontend_website_name'], frontend_website_name: 'Open Workshop' };
  await api.admin.rest('POST', '/api/website-settings/update', name);
  expect(nameOf(await get('/events.ics'))).toBe('Open Workshop');
});

test('one event is a file of its own, for as long as visitors see it', async () => {
  const { id } = await createPublished({ name: 'Dawn walk', slug: 'dawn-walk', startsOn: dayIn(5) });
  const { status, headers, text } = await get('/event/dawn-walk.ics');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="dawn-walk.ics"']);
  expect(namesOf(text)).toEqual(['Dawn walk']);
  await publish(id, false);
  expect((await get('/event/dawn-walk.ics')).status).toBe(404);
});

test('calendars are in the language of the address, else of the cookie', async () => {
  await createArabic(api.admin);
  const { id } = await createPublished({ name: 'Night walk', slug: 'night-walk', startsOn: dayIn(6) });
  await api.admin.request(
    'mutation ($id: ID!) { translateEvent(id: $id, lang: "ar", input: { name: "مشي ليلي" }) { success } }',
    { id },
  );
  expect(namesOf((await get('/event/night-walk.ics?lang=ar')).text)).toEqual(['مشي ليلي']);
  expect(namesOf((await get('/event/night-walk.ics', { cookie: 'language=ar' })).text)).toEqual(['مشي ليلي']);
  expect(namesOf((await get('/event/night-walk.ics?lang=en', { cookie: 'language=ar' })).text)).toEqual(['Night walk']);
});

test.each(['/event/nothing.ics', '/event/.ics', '/event/night-walk.ics/x', '/events.ics/x', '/event/Night-Walk.ics'])(
  '%s is no calendar: the site responds',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);
