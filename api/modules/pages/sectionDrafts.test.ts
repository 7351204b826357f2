import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { TRANSLATED } from '../../records/search/translated.js';
import { countedPace } from '../../testing/measures/work.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { pageOf } from '../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { cmsPageStore } from './cmsPageStore.js';

/** Drafts and schedules of what is no record of a list: sections of pages, and panels of the settings. */

const NOW = '2027-03-01T08:00:00.000Z';
const TIME = '2027-03-01T10:00';
const BANNER = 'home-section-1-banner-heading';
const ABOUT = 'home-section-3-heading';
const COURSES = 'home-section-4-heading';
const MOMENT = '2027-03-01T10:00:00.000Z';

let now = new Date(NOW);
let api: TestApi;
let home: string;

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, now: () => now });
  await createArabic(api.admin);
  home = (await pageOf(api.admin, 'home')).id;
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(NOW);
});

/** Works with the drafts of one form. @param form 'settings' or 'cmsPageSection' */
const draftsOf = (form: string, id: string, client: () => TestClient = () => api.admin) => {
  const documents = draftOperationsOf(form);
  const read = () => client().request(documents.read, { id });
  const withRevision = async (values: object) => ({ id, revision: (await read()).revision, ...values });
  const trySave = async (values: object, { lang = 'en', from = 1 } = {}) =>
    client().graphql(documents.save, await withRevision({ lang, values, from }));
  const schedule = async () => client().request(documents.schedule, await withRevision({ at: TIME }));
  const publish = async () => client().request(documents.publish, await withRevision({}));
  return { read, trySave, schedule, publish };
};

const htmlOf = async (path: string) => (await fetch(`${api.url}${path}`)).text();
const due = async () => {
  now = new Date(MOMENT);
  await api.publishDue();
};
const versionOf = async () => (await pageOf(api.admin, 'home')).version;

const translatedInto = async () => (await cmsPageStore.get(home))[TRANSLATED];

test('two sections of a page take effect at one time, each from a draft of its own', async () => {
  const banner = draftsOf('cmsPageSection', `${home}/section-1`);
  const other = draftsOf('cmsPageSection', `${home}/section-3`);
  const from = await versionOf();
  const before = await translatedInto();
  await banner.trySave({ [BANNER]: 'From ten on' }, { from });
  await banner.trySave({ [BANNER]: 'من العاشرة' }, { lang: 'ar', from });
  await other.trySave({ [ABOUT]: 'The second as well' }, { from });
  expect(await banner.read()).toMatchObject({
    languages: [{ lang: 'en', values: { [BANNER]: 'From ten on' } }, { lang: 'ar' }],
  });
  for (const drafts of [banner, other])
    expect(await drafts.schedule()).toMatchObject({ success: true, draft: { schedule: { at: MOMENT } } });
  expect(await htmlOf('/')).not.toContain('From ten on');
  await due();
  const page = await htmlOf('/');
  expect(page).toContain('From ten on');
  expect(page).toContain('The second as well');
  expect(await htmlOf('/?lang=ar')).toContain('من العاشرة');
  expect(await versionOf()).toBe(from + 2);
  // The languages that a page counts as translated into follow from its name, whichever part of it is written.
  expect(await translatedInto()).toEqual(before);
  for (const drafts of [banner, other])
    expect(await drafts.read()).toEqual({ revision: null, languages: [], schedule: null });
  const entry = await (await settledTrail()).findOne({ 'target.id': home }).sort({ seq: -1 }).lean();
  expect(entry).toMatchObject({ action: 'UPDATE', from: { requestId: 'schedule' } });
});

test('a section that a draft would leave empty is refused, as its form is (SPEC-D57)', async () => {
  const drafts = draftsOf('cmsPageSection', `${home}/section-4`);
  await drafts.trySave({ [COURSES]: '' }, { from: await versionOf() });
  expect(await drafts.publish()).toMatchObject({ success: false, message: messages.sectionsEmpty });
});

test.each([
  ['a section', 'cmsPageSection', (): string => `${home}/section-1`, 'VIEW_ALL_PAGES', BANNER],
  ['a panel', 'settings', (): string => 'globalSeo', 'FOOTER_SETUP', 'meta_title'],
] as const)('who may not write %s neither reads nor writes its draft', async (_, form, id, permission, field) => {
  const other = await api.staff(permission);
  const drafts = draftsOf(form, id(), () => other);
  await expect(drafts.read()).rejects.toThrow();
  const { errors } = await other.graphql(draftOperationsOf(form).save, { id: id(), values: { [field]: 'x' } });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
});

test('a setting takes effect at its time on every page, and its panel has the draft until then', async () => {
  const drafts = draftsOf('settings', 'globalSeo');
  await drafts.trySave({ meta_title: 'Title from ten on' });
  expect(await drafts.schedule()).toMatchObject({ success: true });
  expect(await htmlOf('/')).not.toContain('Title from ten on');
  await due();
  expect(await htmlOf('/')).toContain('Title from ten on');
  expect((await drafts.read()).revision).toBeNull();
});

test.each<[string, string, () => string]>([
  ['an unknown section', 'cmsPageSection', () => `${home}/section-99`],
  ['an unknown panel', 'settings', () => 'nothing'],
])('the server responds NOT_FOUND for the draft of %s', async (_, form, id) => {
  const { errors } = await api.admin.graphql(draftOperationsOf(form).read, { id: id() });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
});
