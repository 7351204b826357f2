import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import type { AuditFacts } from '../../audit/chain.js';
import { countedPace } from '../../testing/measures/work.js';
import { gql } from '../../testing/generated/gql.js';
import { createCareer } from '../../testing/records/createRecord.js';
import { recordOf, recordsOf } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Vacancies and their closing dates, on a site in Thimphu, six hours ahead of UTC, with a clock of its own. */

const BEFORE = new Date('2027-03-30T10:00:00Z');
const CLOSES_ON = '2027-03-31';
/** End of that day in Thimphu. */
const END = Date.parse('2027-03-31T18:00:00Z');

let now = BEFORE;
let api: TestApi;
let count = 0;

beforeAll(async () => {
  api = await startTestApi({ SITE_TIME_ZONE: 'Asia/Thimphu' }, undefined, { pace: countedPace, now: () => now });
});
afterAll(() => api.close());
beforeEach(() => {
  now = BEFORE;
});

const TOGGLE = gql(`
  mutation ToggleVacancy($id: ID!, $to: Boolean) { toggleCareerActive(id: $id, to: $to) { success message } }
`);
const SCHEDULE = gql(`
  mutation ScheduleVacancy($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success message } }
`);
const UPDATE = gql(`
  mutation UpdateVacancy($id: ID!, $input: CareerInput!) { updateCareer(id: $id, input: $input) { success } }
`);
const READ = gql(`query Vacancy($id: ID!) { career(id: $id) { slug publishingState updatedBy } }`);
const FIELDS = gql(`query FieldsOfType($type: String!) { __type(name: $type) { fields { name } } }`);
const PUBLISHED = gql(`query Vacancies { publishedCareers(pageSize: 100) { rows { id } } }`);
const PUBLISHED_ONE = gql(`query VacancyOfVisitors($id: ID) { publishedCareer(id: $id) { id } }`);

async function vacancy(closesOn: string | null = CLOSES_ON): Promise<string> {
  count += 1;
  const form = { jobName: `Printer ${count}`, jobDescription: '<p>Prints.</p>', orderNumber: 1, closesOn };
  return (await createCareer(api.admin, form)).id;
}
const toggle = (id: string, to: boolean) => api.admin.request(TOGGLE, { id, to });
const schedule = (id: string, at: string) => api.admin.request(SCHEDULE, { id, at });
const setClosing = (id: string, closesOn: string | null) => api.admin.request(UPDATE, { id, input: { closesOn } });
const read = (id: string) => api.admin.request(READ, { id });
const published = async (closesOn?: string | null) => {
  const id = await vacancy(closesOn);
  expect(await toggle(id, true)).toMatchObject({ success: true });
  return id;
};

/** Places where visitors find a vacancy: GraphQL, REST, the sitemap and pages, all of which are cached. */
async function isOffered(id: string): Promise<readonly boolean[]> {
  const { slug } = await read(id);
  const { rows } = await api.visitor.request(PUBLISHED);
  const legacyRows = recordsOf(await api.visitor.rest('GET', '/api/client/career/list?pageSize=100'));
  const sitemap = await (await fetch(`${api.url}/sitemap.xml`)).text();
  return [
    rows.some((row) => row.id === id),
    legacyRows.some(({ _id }) => _id === id),
    (await api.visitor.request(PUBLISHED_ONE, { id })) !== null,
    sitemap.includes(`/careers/${slug}<`),
    (await fetch(`${api.url}/careers/${slug}`)).ok,
    (await (await fetch(`${api.url}/careers`)).text()).includes(`"/careers/${slug}"`),
  ];
}
const EVERYWHERE = Array.from({ length: 6 }, () => true);
const NOWHERE = EVERYWHERE.map(() => false);

const moveClockTo = async (moment: number) => {
  now = new Date(moment);
  await api.publishDue();
};

test('a vacancy is offered until its closing date ends in the time zone of the site, and withdrawn then', async () => {
  const id = await published();
  await moveClockTo(END - 1);
  expect(await isOffered(id)).toEqual(EVERYWHERE);
  await moveClockTo(END);
  expect(await isOffered(id)).toEqual(NOWHERE);
  expect(await read(id)).toMatchObject({ publishingState: 'WITHDRAWN', updatedBy: 'Super Admin' });
});

test('a vacancy without a closing date stays', async () => {
  const id = await published(null);
  await moveClockTo(Date.parse('2031-01-01T00:00:00Z'));
  expect(await isOffered(id)).toEqual(EVERYWHERE);
});

test('the audit trail says that the server withdrew it', async () => {
  const id = await published();
  await moveClockTo(END);
  const entry = await (await settledTrail()).findOne({ 'target.id': id }).sort({ seq: -1 }).lean<AuditFacts>();
  expect(entry).toMatchObject({
    action: 'TOGGLE',
    outcome: 'DONE',
    actor: null,
    changes: [{ field: 'active', before: 'true', after: 'false' }],
  });
});

test.each([
  ['published', (id: string) => toggle(id, true)],
  ['scheduled', (id: string) => schedule(id, '2027-05-01T09:00')],
])('a vacancy whose closing date is over is not %s, until a later one is set', async (_, publish) => {
  const id = await vacancy();
  await moveClockTo(END);
  const message = messages.publishingEnded('labels.closingDate', CLOSES_ON);
  expect(await publish(id)).toMatchObject({ success: false, message });
  expect(await read(id)).toMatchObject({ publishingState: 'DRAFT' });
  await setClosing(id, '2027-05-01');
  expect(await publish(id)).toMatchObject({ success: true });
});

test('the server refuses to schedule a vacancy for a day after its closing date, and not for the day itself', async () => {
  const id = await vacancy();
  expect(await schedule(id, '2027-04-01T00:00')).toMatchObject({ success: false });
  expect(await schedule(id, '2027-03-31T23:59')).toMatchObject({ success: true });
});

test('a scheduled vacancy that was closed meanwhile is a draft again when its time comes', async () => {
  const id = await vacancy(null);
  await schedule(id, '2027-04-02T09:00');
  await setClosing(id, CLOSES_ON);
  await moveClockTo(Date.parse('2027-04-02T03:00:00Z'));
  expect(await read(id)).toMatchObject({ publishingState: 'DRAFT' });
  expect(await isOffered(id)).toEqual(NOWHERE);
});

test('a vacancy is withdrawn at once when its closing date is set to a day that is over', async () => {
  const id = await published(null);
  await setClosing(id, '2027-03-29');
  await api.publishDue();
  expect(await read(id)).toMatchObject({ publishingState: 'WITHDRAWN' });
});

test('legacy clients, which know no slug, offer a job of the same name again (ADR-0101)', async () => {
  const create = async () => {
    const form = { jobName: 'Night guard', jobDescripton: '<p>Guards.</p>', orderNumber: 1 };
    return recordOf(await api.admin.rest('POST', '/api/career/create', form))['slug'];
  };
  expect([await create(), await create(), await create()]).toEqual(['night-guard', 'night-guard-2', 'night-guard-3']);
});

test('a vacancy without a name is refused on its name alone, whose slug would follow from it (CAREER-001)', async () => {
  const errorsOf = async (jobName: unknown) => {
    const form = { jobName, jobDescripton: '<p>Guards.</p>', orderNumber: 1 };
    const { status, body } = await api.admin.rest('POST', '/api/career/create', form);
    return [status, Object.keys(body['errors'] as object)];
  };
  for (const wrong of [undefined, '', ' ', 5, 'x'.repeat(300)])
    expect(await errorsOf(wrong)).toEqual([422, ['jobName']]);
});

test('visitors find the vacancies with the higher order number first (LIST-024)', async () => {
  const [first, second] = [await published(null), await published(null)];
  await api.admin.request(UPDATE, { id: first, input: { orderNumber: 9 } });
  const { rows } = await api.visitor.request(PUBLISHED);
  const ids = rows.map(({ id }) => id);
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
});

test('GraphQL spells its fields by its own conventions, and REST as ever (GQL-008, CAREER-002, SPEC-D1, SPEC-D7)', async () => {
  const fieldsOf = async (type: string) => {
    const found = await api.admin.request(FIELDS, { type });
    return found?.fields?.map(({ name }) => name);
  };
  expect(await fieldsOf('Career')).toEqual(expect.arrayContaining(['jobDescription']));
  expect(await fieldsOf('Career')).not.toContain('jobDescripton');
  expect(await fieldsOf('Event')).toEqual(expect.arrayContaining(['shortDescription']));
  expect(await fieldsOf('Event')).not.toContain('short_description');

  const id = await vacancy();
  const { body: career } = await api.admin.rest('GET', `/api/career/details?careerId=${id}`);
  expect(career['data']).toMatchObject({ jobDescripton: { en: '<p>Prints.</p>' } });
  expect(career['data']).not.toHaveProperty('jobDescription');
  const create = async (path: string, form: object) => recordOf(await api.admin.rest('POST', path, form));
  const { _id: category } = await create('/api/event/category/create', { category_name: 'Fairs', slug: 'fairs' });
  const event = await create('/api/event/create', { name: 'Job fair', category, short_description: 'Meet us.' });
  const { body } = await api.admin.rest('GET', `/api/event/details?_id=${event._id}`);
  expect(body['data']).toMatchObject({ short_description: { en: 'Meet us.' } });
  expect(body['data']).not.toHaveProperty('shortDescription');
});
