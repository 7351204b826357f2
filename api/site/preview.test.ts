import { createSecretKey, hkdfSync } from 'node:crypto';
import { event as eventKind } from '@polyphony/domain/kinds/event.js';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { RoleModel } from '../identity/users/role.js';
import { UserModel } from '../identity/users/user.js';
import { RecordMaker } from '../testing/records/recordMaker.js';
import { countedPace } from '../testing/measures/work.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { cacheCountOf, userIdOf } from '../testing/records/lookups.js';
import { deleteRecord, setSwitch } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import type { TestClient } from '../testing/clients/testClient.js';

/** Signed links to the pages of records that visitors do not see yet, with events as the kind that has such pages. */

const JWT_SECRET = 'the-secret-of-the-links-of-this-test-alone';
const KEY = createSecretKey(Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'polyphony previews', 32)));
const ISSUED_AT = '2027-03-01T08:00:00Z';
const DAY_S = 24 * 60 * 60;

const TRANSLATE = gql(`
  mutation TranslateHiddenEvent($id: ID!) {
    translateEvent(id: $id, lang: "ar", input: {name: "حدث لم يُنشر بعد"}) { success }
  }
`);
const RENAME = gql(`
  mutation RenameHiddenEvent($id: ID!) {
    updateEvent(id: $id, input: {name: "Renamed, new address", slug: "renamed-since"}) { success }
  }
`);
const PUBLISHED = gql(`query HiddenEvent($slug: String) { publishedEvent(slug: $slug) { id } }`);
const CATEGORY = gql(`query CategoryOfHiddenEvent($id: ID!) { event(id: $id) { category { id name } } }`);
const PREVIEW = gql(`mutation PreviewEvent($id: ID!) { previewEvent(id: $id) { url expiresAt } }`);
const PREVIEW_DRAFT = gql(`mutation PreviewEventDraft($id: ID!) { previewEventDraft(id: $id) { url } }`);
const SAVE_DRAFT = gql(`
  mutation SaveDraftOfHiddenEvent($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {
    saveEventDraft(id: $id, lang: $lang, values: $values, from: 2, revision: $revision) { draft { revision } }
  }
`);

let now = new Date(ISSUED_AT);
let api: TestApi;
let maker: RecordMaker;
let adminId: string;

beforeAll(async () => {
  api = await startTestApi({ JWT_SECRET }, undefined, { pace: countedPace, now: () => now });
  maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(eventKind);
  adminId = await userIdOf(api.admin);
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date(ISSUED_AT);
});

interface Hidden {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

async function hiddenEvent(): Promise<Hidden> {
  const { record } = await maker.created(eventKind);
  await api.admin.request(TRANSLATE, { id: record.id });
  return { id: record.id, name: String(record['name']), slug: String(record['slug']) };
}

const linkTo = (id: string, client: TestClient = api.admin) => client.request(PREVIEW, { id });
/** The link on this server, whose public address is another one. */
const here = (url: string) => `${api.url}${url.slice(new URL(url).origin.length)}`;
const open = (url: string, init: RequestInit = {}) => fetch(here(url), { redirect: 'manual', ...init });
const withToken = (token: string) => `https://any.example/preview?token=${encodeURIComponent(token)}`;

const expectUnlisted = ({ headers }: Response) => {
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('speculation-rules')).toBeNull();
};

test('a link shows the page of a hidden event to a visitor without an account, with a notice', async () => {
  const { id, name, slug } = await hiddenEvent();
  const { url, expiresAt } = await linkTo(id);
  expect(Date.parse(expiresAt)).toBe(Date.parse(ISSUED_AT) + DAY_S * 1000);
  const response = await open(url);
  expect(response.status).toBe(200);
  expectUnlisted(response);
  const page = await response.text();
  expect(page).toContain(`<h1><bdi>${name}</bdi></h1>`);
  expect(page).toContain('<aside class="preview" aria-label="Preview">');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toContain('rel="canonical"');
  // Visitors still do not find it.
  expect((await fetch(`${api.url}/event/${slug}`)).status).toBe(404);
  expect(await api.visitor.request(PUBLISHED, { slug })).toBeNull();
});

test('the same link shows the page in each language of the site', async () => {
  const { id } = await hiddenEvent();
  const { url } = await linkTo(id);
  const page = await (await open(`${url}&lang=ar`)).text();
  expect(page).toContain('<html lang="ar"');
  expect(page).toContain('<h1><bdi>حدث لم يُنشر بعد</bdi></h1>');
  expect(page).toContain('<aside class="preview" aria-label="معاينة">');
  const english = new URL(url);
  english.searchParams.set('lang', 'en');
  // The page's own switch leads to the same preview.
  expect(page).toContain(`href="/preview${english.search.replaceAll('&', '&amp;')}"`);
});

test('a preview is rendered for each request, and stored in no cache', async () => {
  const { id } = await hiddenEvent();
  const { url } = await linkTo(id);
  await open(url);
  const cached = () => cacheCountOf(api.admin);
  const before = await cached();
  await open(url);
  expect(await cached()).toBe(before);
  await api.admin.request(RENAME, { id });
  expect(await (await open(url)).text()).toContain('<h1><bdi>Renamed, new address</bdi></h1>');
});

test('a link ends a day after it was made, and with its record', async () => {
  const { id } = await hiddenEvent();
  const { url } = await linkTo(id);
  now = new Date(Date.parse(ISSUED_AT) + DAY_S * 1000 - 1000);
  expect((await open(url)).status).toBe(200);
  now = new Date(Date.parse(ISSUED_AT) + DAY_S * 1000);
  expect((await open(url)).status).toBe(404);
  now = new Date(ISSUED_AT);
  await deleteRecord(api.admin, 'event', { id });
  expect((await open(url)).status).toBe(404);
});

test('a link ends with the permission, the role and the account of who made it', async () => {
  const { id, name } = await hiddenEvent();
  const shows = async (url: string) => {
    const response = await open(url);
    return [response.status, (await response.text()).includes(name)];
  };
  const issued = async () => {
    const client = await api.staff('VIEW_ALL_EVENTS');
    const userId = await userIdOf(client);
    const { url } = await linkTo(id, client);
    expect(await shows(url)).toEqual([200, true]);
    return { url, userId: new Types.ObjectId(userId) };
  };
  const [lost, fired, deleted] = [await issued(), await issued(), await issued()];
  const { roleId } = (await UserModel.findById(lost.userId).lean()) ?? {};
  await RoleModel.updateOne({ _id: roleId }, { $set: { permissionIds: [] } });
  await UserModel.updateOne({ _id: fired.userId }, { $set: { roleId: null } });
  await UserModel.deleteOne({ _id: deleted.userId });
  for (const { url } of [lost, fired, deleted]) expect(await shows(url)).toEqual([404, false]);
});

test('what leads to the plain address of a preview is stored and listed by nobody', async () => {
  const token = sign({ sub: '0'.repeat(24) });
  for (const path of ['/preview/', '//preview', '/preview//']) {
    const response = await fetch(`${api.url}${path}?token=${token}`, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 308]);
    expectUnlisted(response);
  }
});

/** Time at which tokens of the test are made, in seconds. */
const at = Math.floor(Date.parse(ISSUED_AT) / 1000);

const sign = (claims: object, options: jwt.SignOptions = {}, key: jwt.Secret = KEY) => {
  // A claim that is undefined is left out.
  const all = JSON.parse(JSON.stringify({ kind: 'event', by: adminId, iat: at, exp: at + DAY_S, ...claims })) as object;
  return jwt.sign(all, key, {
    algorithm: 'HS256',
    issuer: 'polyphony',
    audience: 'polyphony-preview',
    ...options,
  });
};

test.each<[string, (id: string) => string | Promise<string>]>([
  ['without a token', () => ''],
  ['with a token that is none', () => 'a.b.c'],
  ['with a changed signature', (id) => sign({ sub: id }).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  [
    'with the record of another link',
    (id) => {
      const [head, , signature] = sign({ sub: 'f'.repeat(24) }).split('.');
      return [head, sign({ sub: id }).split('.')[1], signature].join('.');
    },
  ],
  [
    'without a signature',
    (id) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${sign({ sub: id }).split('.')[1]}.`,
  ],
  ['signed with another algorithm', (id) => sign({ sub: id }, { algorithm: 'HS512' })],
  ['signed with the secret itself, as sessions are', (id) => sign({ sub: id }, {}, JWT_SECRET)],
  ['signed by another site', (id) => sign({ sub: id }, {}, 'the-secret-of-another-site-with-polyphony')],
  ['for another purpose', (id) => sign({ sub: id }, { audience: 'polyphony-console' })],
  ['that has expired', (id) => sign({ sub: id, iat: at - DAY_S - 1, exp: at - 1 })],
  ['made to last for a year', (id) => sign({ sub: id, iat: at - DAY_S - 1, exp: at + 365 * DAY_S })],
  ['without an end', (id) => sign({ sub: id, exp: undefined })],
  ['to a record that is missing', () => sign({ sub: 'f'.repeat(24) })],
  ['to a draft without its languages', (id) => sign({ sub: id, draft: true })],
  ['to what is no id', () => sign({ sub: '../admin' })],
  ['to a kind without previews', (id) => sign({ sub: id, kind: 'eventCategory' })],
  ['to a kind that is none', (id) => sign({ sub: id, kind: '__proto__' })],
  ['with the token of a session', () => api.admin.token ?? ''],
])('a link %s is not found', async (_, tokenFor) => {
  const { id, name } = await hiddenEvent();
  const response = await open(withToken(await tokenFor(id)));
  expect(response.status).toBe(404);
  expectUnlisted(response);
  const page = await response.text();
  expect(page).not.toContain(name);
  expect(page).not.toContain('class="preview"');
});

test('the token of a link opens nothing else', async () => {
  const [one, other] = [await hiddenEvent(), await hiddenEvent()];
  const { url } = await linkTo(one.id);
  const token = new URL(url).searchParams.get('token') ?? '';
  expect((await open(`https://any.example/event/${other.slug}?token=${token}`)).status).toBe(404);
  for (const [name, value] of [
    ['authorization', `Bearer ${token}`],
    ['cookie', `session_token=${token}`],
  ] as const) {
    const response = await fetch(`${api.url}/graphql?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [name]: value },
      body: JSON.stringify({ query: `{ publishedEvent(slug: "${one.slug}") { id } session { user { email } } }` }),
    });
    expect(await response.json()).toMatchObject({ data: { publishedEvent: null, session: null } });
  }
  // A form cannot be sent to it, and it stays as it is for a second visitor.
  expect((await open(url, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).not.toBe(200);
  expect((await open(url)).status).toBe(200);
});

test('what the page refers to stays hidden in a preview', async () => {
  const { id } = await hiddenEvent();
  const { category } = await api.admin.request(CATEGORY, { id });
  if (!category) throw new Error('The event has no category.');
  await setSwitch(api.admin, 'eventCategory', 'active', category, false);
  const page = await (await open((await linkTo(id)).url)).text();
  await setSwitch(api.admin, 'eventCategory', 'active', category, true);
  expect(page).toContain('<h1><bdi>');
  expect(page).not.toContain(category.name);
});

test('a link to a draft shows no language that its maker may not read, not even one that is added later', async () => {
  const { id, name } = await hiddenEvent();
  const save = async (lang: string, values: Readonly<Record<string, unknown>>, revision: string | null) =>
    (await api.admin.request(SAVE_DRAFT, { id, lang, values, revision })).draft?.revision ?? null;
  const link = (client: TestClient) => client.request(PREVIEW_DRAFT, { id });
  const page = async ({ url }: { url: string }, lang: string) => (await open(`${url}&lang=${lang}`)).text();
  const revision = await save('ar', { name: 'اسم المسودة' }, null);
  const ofTranslator = await link(await api.staff('TRANSLATE_EVENT'));
  await save('en', { name: 'Only for editors' }, revision);
  expect(await page(ofTranslator, 'ar')).toContain('<h1><bdi>اسم المسودة</bdi></h1>');
  expect(await page(ofTranslator, 'en')).toContain(`<h1><bdi>${name}</bdi></h1>`);
  expect(await page(await link(api.admin), 'en')).toContain('<h1><bdi>Only for editors</bdi></h1>');
});

test('who may read an event in the console may make the link, and nobody else', async () => {
  const { id } = await hiddenEvent();
  const viewer = await api.staff('VIEW_ALL_EVENTS');
  expect((await open((await linkTo(id, viewer)).url)).status).toBe(200);
  const others = [await api.staff('VIEW_ALL_EVENT_PRICES'), api.visitor];
  for (const client of others) {
    const { errors } = await client.graphql(`mutation { previewEvent(id: "${id}") { url } }`);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([
      client === api.visitor ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]);
  }
  const { errors } = await api.admin.graphql(`mutation { previewEvent(id: "${'f'.repeat(24)}") { url } }`);
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
});
