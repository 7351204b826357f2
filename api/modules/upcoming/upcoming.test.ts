import type { Permission } from '@polyphony/domain/people/permissions.js';
import { countedPace } from '../../testing/measures/work.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { gql } from '../../testing/generated/gql.js';
import { createCareer, setSwitch } from '../../testing/records/createRecord.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** The calendar of what visitors will see from a time on. */

let api: TestApi;
let now = new Date('2027-03-01T08:00:00.000Z');

const CHANGES = gql(`query UpcomingChanges { upcomingChanges { at step kind id part title by failure } }`);
const PAGES = gql(`query PagesOfTheSite { cmsPages { rows { id slug } } }`);
const SCHEDULE = gql(`
  mutation ScheduleCareer($id: ID!, $at: String!) { scheduleCareer(id: $id, at: $at) { success } }
`);

const changesFor = async (client: TestClient) => {
  const changes = await client.request(CHANGES);
  return changes.map(({ at, step, kind, part, title }) => [at, step, kind, part, title].join(' '));
};

/** Saves and schedules a draft. @param form 'career', 'settings' or 'cmsPageSection' */
async function schedule(form: string, id: string, values: object, at: string, from = 1): Promise<void> {
  const documents = draftOperationsOf(form);
  const { draft } = await api.admin.request(documents.save, { id, values, from });
  await api.admin.request(documents.schedule, { id, revision: draft?.revision, at });
}

/** Creates a vacancy. */
async function vacancy(jobName: string, slug: string): Promise<string> {
  return (await createCareer(api.admin, { jobName, slug, closesOn: '2027-03-05' })).id;
}

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, now: () => now });
  expect(await changesFor(api.admin)).toEqual([]);
  const { rows } = await api.admin.request(PAGES);
  const home = rows.find(({ slug }) => slug === 'home')?.id ?? '';
  const [open, next] = [await vacancy('Printer', 'printer'), await vacancy('Binder', 'binder')];
  await setSwitch(api.admin, 'career', 'active', { id: open }, true);
  await api.admin.request(SCHEDULE, { id: next, at: '2027-03-02T10:00' });
  await schedule('career', open, { jobName: 'Master printer' }, '2027-03-03T09:00', 2);
  await schedule('settings', 'globalSeo', { meta_title: 'Spring' }, '2027-03-04T09:00');
  await schedule(
    'cmsPageSection',
    `${home}/section-1`,
    { 'home-section-1-banner-title': 'Spring' },
    '2027-03-04T11:00',
  );
});
afterAll(() => api.close());

const PUBLISH = '2027-03-02T10:00:00.000Z PUBLISH career  Binder';
const WITHDRAW = '2027-03-06T00:00:00.000Z WITHDRAW career  Printer';
const EFFECT = '2027-03-03T09:00:00.000Z EFFECT career  Printer';
const PANEL = '2027-03-04T09:00:00.000Z EFFECT websiteSettings globalSeo Global SEO';
const SECTION = '2027-03-04T11:00:00.000Z EFFECT cmsPage section-1 Home';

test.each<[string, readonly Permission[] | null, readonly string[]]>([
  ['a Super Admin everything', null, [PUBLISH, EFFECT, PANEL, SECTION, WITHDRAW]],
  ['who lists vacancies their publications and withdrawals', ['VIEW_ALL_CAREERS'], [PUBLISH, WITHDRAW]],
  ['who changes vacancies also the drafts of them', ['VIEW_ALL_CAREERS', 'EDIT_CAREER'], [PUBLISH, EFFECT, WITHDRAW]],
  ['who only translates nothing of a draft in English', ['TRANSLATE_CAREER'], []],
  ['who writes sections those', ['EDIT_PAGE_SECTIONS'], [SECTION]],
  ['who has other panels nothing of this one', ['FOOTER_SETUP'], []],
])('the calendar shows %s, the next first', async (_, permissions, changes) => {
  const client = permissions ? await api.staff(...permissions) : api.admin;
  expect(await changesFor(client)).toEqual(changes);
});

test('one query a kind and step reads the calendar, however much is scheduled', async () => {
  const before = await contentCommandsOf(() => changesFor(api.admin));
  for (const n of [1, 2, 3]) {
    const id = await vacancy(`Helper ${n}`, `helper-${n}`);
    await api.admin.request(SCHEDULE, { id, at: `2027-03-02T10:0${n}` });
    await schedule('career', id, { jobVacancies: 7 }, '2027-03-03T09:00', 2);
  }
  expect(await contentCommandsOf(() => changesFor(api.admin))).toEqual(before);
  expect(await changesFor(api.admin)).toHaveLength(11);
});

test('a draft that failed stays in the calendar with the reason, and what took effect is gone', async () => {
  await api.admin.request('mutation { updateWebsiteSettings(values: { meta_title: "Winter" }) { success } }');
  now = new Date('2027-03-04T12:00:00.000Z');
  await api.publishDue();
  const left = await api.admin.request(CHANGES);
  expect(left.filter(({ step }) => step === 'EFFECT')).toEqual([
    expect.objectContaining({ part: 'globalSeo', by: 'Super Admin', failure: expect.stringMatching(/was changed by/) }),
  ]);
});
