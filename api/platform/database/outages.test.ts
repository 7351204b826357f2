import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDIA_PATH } from '@polyphony/domain/files/files.js';
import { Types } from 'mongoose';
import { MailModel } from '../mail/queuedMail.js';
import { languageInOutage } from '../../http/requestContext.js';
import type { AnyDocument } from '../../testing/clients/typedDocument.js';
import { newEmail } from '../../testing/clients/visitorAccounts.js';
import { countedPace } from '../../testing/measures/work.js';
import { enquiryInput, SUBMIT } from '../../testing/records/enquiries.js';
import { eventually, PATIENCE_MS } from '../../testing/runs/eventually.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { gql } from '../../testing/generated/gql.js';
import { ADMIN, startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { DatabaseWire, type Outage } from '../../testing/services/databaseWire.js';

/**
 * What each face responds while the database cannot serve it. No test here measures time: the driver waits without end for a
 * database that hangs, so that a response is one that the product itself gave up waiting for, after what
 * availability.test.ts proves to be five seconds at most.
 */
const PATIENT_DRIVER = `&heartbeatFrequencyMS=${60 * PATIENCE_MS}`;

const CREATE = gql(`
  mutation CreateInOutage($name: String!) {
    createEventCategory(input: {name: $name}) { success eventCategory { id name version } }
  }
`);
const NAMES = gql(`
  query CategoriesByName($name: String!) {
    eventCategories(filter: {searchName: $name}) { rows { id name version } }
  }
`);
const PUBLIC = '{ publishedEventCategories { rows { id name } } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { token } }';

let folder: string;
let wire: DatabaseWire;
let api: TestApi;
let serial = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-outages-'));
  wire = await DatabaseWire.start(folder);
  api = await startTestApi(
    { MONGODB_URI: wire.uri('polyphony') + PATIENT_DRIVER, JWT_SECRET: randomBytes(32).toString('hex') },
    undefined,
    { pace: countedPace, alone: false },
  );
  await createArabic(api.admin);
});
afterAll(async () => {
  await wire.mend();
  await api.close();
  await wire.stop();
  await rm(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const post = (body: string, headers: Record<string, string>): RequestInit => ({ method: 'POST', body, headers });
const graphql = (query: AnyDocument, variables: object = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ query, variables }), { ...json, ...headers });
const bearer = () => ({ authorization: `Bearer ${api.admin.token}` });
const freshName = () => `Outage ${(serial += 1)} ${randomBytes(4).toString('hex')}`;

interface Face {
  readonly name: string;
  readonly path: () => string;
  readonly init?: () => RequestInit;
  /** Pattern of the body's text, beside the status and the header. */
  readonly bodyPattern: RegExp;
  /** Whether it may need nothing of the database, and is refused only while that is known to be down. */
  readonly needsNone?: true;
}

const UNAVAILABLE = /The database is unavailable at the moment\. Please try again shortly\./;
const PAGE = /<html lang="en" dir="ltr".*We will be back in a moment/s;

/** They write, and so fail on a full disk, too. */
const WRITING: readonly Face[] = [
  {
    name: 'a mutation over GraphQL',
    path: () => '/graphql',
    init: () => graphql(CREATE, { name: freshName() }, bearer()),
    bodyPattern: /"code":"SERVICE_UNAVAILABLE"/,
  },
  {
    name: 'the sign-in of the console',
    path: () => '/graphql',
    init: () => graphql(SIGN_IN, ADMIN),
    bodyPattern: /"retryAfter":\d/,
  },
  {
    name: 'a form of the console in Arabic',
    path: () => '/graphql?lang=ar',
    init: () => graphql(CREATE, { name: freshName() }, bearer()),
    bodyPattern: /قاعدة البيانات غير متاحة حاليًا/,
  },
  {
    name: 'an enquiry',
    path: () => '/graphql',
    init: () => graphql(SUBMIT, { input: enquiryInput() }),
    bodyPattern: UNAVAILABLE,
  },
  {
    name: 'a write over REST',
    path: () => '/api/event/category/create',
    init: () => post(JSON.stringify({ name: freshName() }), { ...json, ...bearer() }),
    bodyPattern: /^\{"success":false,"message":"The database is unavailable/,
  },
  {
    name: 'a sign-in over REST',
    path: () => '/api/user/auth/login',
    init: () => post(JSON.stringify({ identifier: ADMIN.email, password: ADMIN.password }), json),
    bodyPattern: UNAVAILABLE,
  },
];

/** The page of a record that no test has requested: only the database knows that there is none. */
const unknown = (path: string) => () => `${path}/none-${(serial += 1)}`;

const READING: readonly Face[] = [
  {
    name: 'a query over GraphQL',
    path: () => '/graphql',
    init: () => graphql('query ($slug: String!) { publishedBlogPost(slug: $slug) { id } }', { slug: freshName() }),
    bodyPattern: UNAVAILABLE,
  },
  {
    name: 'a read over REST',
    path: () => `/api/client/blog/post/details?slug=none-${(serial += 1)}`,
    bodyPattern: UNAVAILABLE,
  },
  { name: 'a page of the site', path: unknown('/event'), bodyPattern: PAGE },
  {
    name: 'a page of the site in Arabic',
    path: unknown('/event'),
    init: () => ({ headers: { cookie: 'language=ar' } }),
    bodyPattern: /<html lang="ar" .*سنعود بعد قليل/s,
  },
  {
    name: 'the sign-in page of visitors',
    path: () => '/login',
    init: () => post('email=a%40test.example&password=x', form),
    bodyPattern: /We will be back in a moment|This cannot be done right now\. What you typed is still here\./,
  },
  { name: 'the calendar of an event', path: () => `/event/none-${(serial += 1)}.ics`, bodyPattern: PAGE },
  { name: 'a feed', path: () => `/news/feed.json?page=${(serial += 1)}`, bodyPattern: PAGE },
  {
    name: 'an export',
    path: () => '/records/events.csv',
    init: () => ({ headers: bearer() }),
    bodyPattern: UNAVAILABLE,
  },
  {
    name: 'the stream of changes',
    path: () => '/live',
    init: () => ({ headers: bearer() }),
    bodyPattern: UNAVAILABLE,
    needsNone: true,
  },
  {
    name: 'a file',
    path: () => {
      const id = new Types.ObjectId().toHexString();
      return `${MEDIA_PATH}/${id}/${api.services.fileAddresses.token(id)}/photo.png`;
    },
    bodyPattern: UNAVAILABLE,
  },
  {
    name: 'a preview of what is typed',
    path: () => '/preview/typed',
    init: () => post('{}', { ...json, ...bearer() }),
    bodyPattern: UNAVAILABLE,
    needsNone: true,
  },
];

const send = async ({ path, init }: Pick<Face, 'path' | 'init'>) => {
  const response = await fetch(api.url + path(), {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init?.(),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** Stores a mail that is due, without waking the worker: it is on its way. */
const storeMail = (to: string) =>
  MailModel.create({
    _id: randomUUID(),
    to,
    template: 'outage',
    lang: 'en',
    subject: 'Before the outage',
    text: 'Sent after it.',
    createdAt: new Date(),
    dueAt: new Date(),
    usefulUntil: new Date(Date.now() + 86_400_000),
    tries: 0,
    state: 'waiting',
  });

/** Resolves when a write works again. */
const works = () =>
  eventually(async () => (await api.admin.graphql(CREATE, { name: freshName() })).status === 200, 'a write works');

const rowsOf = (name: string) => api.admin.request(NAMES, { name });

const OUTAGES: readonly (readonly [Outage, readonly Face[]])[] = [
  ['hangs', [...WRITING, ...READING]],
  ['refuses connections', [...WRITING, ...READING]],
  ['has no primary', [...WRITING, ...READING]],
  ['has a full disk', WRITING],
];

test('a refusal is in the language of its request without waiting for the languages, though they changed', async () => {
  await api.visitor.request('{ publishedLanguages { id } }');
  await api.services.stamps.changed('language');
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/graphql?lang=ar' });
  expect(languageInOutage(request, api.services.stamps)).toBe('ar');
});

describe.each(OUTAGES)('while the database %s', (outage, faces) => {
  const acknowledged = `Acknowledged ${outage} ${randomBytes(4).toString('hex')}`;
  const refused = `Refused ${outage} ${randomBytes(4).toString('hex')}`;
  const to = newEmail('before');
  const CACHED = ['/event', '/api/client/event/category/list', '/events.ics', '/graphql'] as const;
  const cachedInit = (path: string) => (path === '/graphql' ? graphql(PUBLIC) : {});
  /** Of requests that are sent together when the outage begins, while nothing knows of it. */
  const needing = faces.filter(({ needsNone }) => !needsNone);
  const firsts = new Map<Face, ReturnType<typeof send>>();
  const before = new Map<string, { status: number; etag: string | null; body: string | null }>();
  const requestCached = async (path: string) => {
    const { status, headers, body } = await send({ path: () => path, init: () => cachedInit(path) });
    // Each page has a nonce of its own: its tag says that it is the same.
    const etag = headers.get('etag');
    return { status, etag, body: etag === null ? body : null };
  };

  beforeAll(async () => {
    expect(await api.admin.request(CREATE, { name: acknowledged })).toMatchObject({ success: true });
    for (const path of CACHED) {
      await requestCached(path);
      before.set(path, await requestCached(path));
    }
    await storeMail(to);
    await wire.fail(outage);
    for (const face of needing) firsts.set(face, send(face));
    await Promise.allSettled(firsts.values());
  });
  afterAll(async () => {
    await wire.mend();
    await works();
  });

  const expectRefusal = (face: Face, { status, headers, body }: Awaited<ReturnType<typeof send>>) => {
    expect([status, body]).toEqual([503, expect.stringMatching(face.bodyPattern)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).not.toMatch(/mongodb|Mongo[A-Z]|No space|REFUSED|socket/);
  };

  test.each(needing)('$name that is sent when it begins gets 503 and does not wait for its end', async (face) => {
    expectRefusal(face, await firsts.get(face)!);
  });

  test.each(faces)('$name gets 503, says when to try again, and nothing of the database', async (face) => {
    expectRefusal(face, await send(face));
  });

  test.each(CACHED)('what is cached of %s is served on', async (path) => {
    expect(await requestCached(path)).toEqual(before.get(path));
  });

  test('the process is alive', async () => {
    expect((await fetch(`${api.url}/health`)).status).toBe(200);
  });

  test('a write that was refused is not half stored, one that was acknowledged is there, and mails are sent on', async () => {
    const { status } = await api.admin.graphql(CREATE, { name: refused });
    expect(status).toBe(503);
    await wire.mend();
    await works();
    expect((await rowsOf(acknowledged)).rows).toHaveLength(1);
    expect((await rowsOf(refused)).rows).toHaveLength(0);
    await api.mails.next(to);
  });
});
