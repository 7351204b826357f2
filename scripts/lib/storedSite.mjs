import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BSON, MongoClient } from 'mongodb';
import { buildStale } from './build/builds.mjs';
import { embeddedDatabase } from './database.mjs';
import { inRoot } from './project.mjs';

/** Sites as releases have stored them: a folder a release, which later ones are tested against and never change. */
const storedSites = inRoot('api/testing/storedSites');

/** Those that api/testing/server/installation.ts signs in with. */
const ACCOUNT = { email: 'admin@test.example', password: 'Correct-horse-7' };
const SECRET = 'a-secret-of-at-least-thirty-two-characters';

const environment = (folder, more = {}) => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  DEMO_CONTENT: '0',
  DEMO_SHOWCASE: '0',
  JWT_SECRET: SECRET,
  PUBLIC_URL: 'http://site.example',
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
  LOG_LEVEL: 'fatal',
  // Tests find the deleted record in the bin for as long as they are run.
  BIN_KEPT_DAYS: '36500',
  ...more,
});

const built = (path) => import(`../../api/dist/${path}`);

/** Runs `work` with the address of a server of this release. */
async function serving(env, work) {
  const [{ startApp }, { createLogger }, { readSettings }] = [
    await built('start/app.js'),
    await built('platform/log/logger.js'),
    await built('platform/settings.js'),
  ];
  const app = await startApp(await readSettings(env), createLogger('fatal'));
  try {
    await work(app.url);
  } finally {
    await app.close();
  }
}

async function clientOf(url) {
  let token = null;
  const request = async (query, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    const [value] = Object.values(data ?? {});
    if (errors || value?.success === false) throw new Error(JSON.stringify(errors ?? value));
    return value;
  };
  const signIn =
    'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { token } }';
  ({ token } = await request(signIn, ACCOUNT));
  return request;
}

/** Writes one of everything that stores fields by name: records, translations, versions, a draft, the bin, settings. */
async function fill(url) {
  const request = await clientOf(url);
  const { language } = await request(
    'mutation { createLanguage(input: { name: "Arabic", code: "ar" }) { language { id } } }',
  );
  await request(`mutation { toggleLanguageActive(id: "${language.id}", to: true) { success } }`);
  const { eventCategory } = await request(
    `mutation { createEventCategory(input: { name: "Workshops", slug: "workshops", orderNumber: 5, metaTitle: "All workshops" },
       translations: [{ lang: "ar", texts: { name: "ورش العمل" } }]) { success errors { field message } eventCategory { id } } }`,
  );
  const input = {
    name: 'Bookbinding weekend',
    slug: 'bookbinding-weekend',
    categoryId: eventCategory.id,
    orderNumber: 4,
    startsOn: '2027-05-15',
    shortDescription: 'Two days, one notebook of your own.',
    metaTitle: 'Bookbinding for everyone',
    metaKeywords: 'books, binding',
    metaDescription: `How paper, thread and glue become a book. ${'A day for each half of it. '.repeat(9)}`,
  };
  const { event } = await request(
    `mutation ($input: EventInput!) { createEvent(input: $input, translations: [{ lang: "ar", texts: { name: "عطلة تجليد الكتب" } }]) {
       success errors { field message } event { id version } } }`,
    { input },
  );
  const { id } = event;
  for (const change of [
    { name: 'Bookbinding days', metaTitle: 'Bookbinding for beginners' },
    { metaDescription: input.metaDescription.replace('thread', 'linen thread'), metaKeywords: null },
    { slug: 'bookbinding-days' },
  ])
    await request(
      'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { success errors { field message } } }',
      { id, input: change },
    );
  await request('mutation ($id: ID!) { toggleEventPublished(id: $id) { success } }', { id });
  let revision = null;
  for (const [lang, values] of [
    ['en', { name: 'Bookbinding week', metaTitle: 'A week of bookbinding' }],
    ['ar', { name: 'أسبوع تجليد الكتب' }],
  ]) {
    const { draft } = await request(
      `mutation ($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {
         saveEventDraft(id: $id, lang: $lang, values: $values, from: 5, revision: $revision) { success draft { revision } } }`,
      { id, lang, values, revision },
    );
    revision = draft.revision;
  }
  const { event: deleted } = await request(
    'mutation ($input: EventInput!) { createEvent(input: $input) { success errors { field message } event { id } } }',
    { input: { ...input, name: 'Paper making', slug: 'paper-making', metaTitle: 'Paper by hand' } },
  );
  await request('mutation ($id: ID!) { deleteEvent(id: $id) { success } }', { id: deleted.id });
  await request(
    `mutation { createBlogCategory(input: { name: "Notes", slug: "notes", metaTitle: "All notes" }) { success errors { field message } } }`,
  );
  await request(
    'mutation { createEventDifficulty(input: { name: "Easy", slug: "easy", orderNumber: 1 }) { success } }',
  );
  await request('mutation { updateWebsiteSettings(values: { meta_title: "A stored site" }) { success } }');
  await request('mutation { updateWebsiteSettings(lang: "ar", values: { meta_title: "موقع محفوظ" }) { success } }');
}

/** All collections of a database: its documents and indexes, a collection a line, in extended JSON. */
async function dump(uri) {
  const client = await MongoClient.connect(uri);
  try {
    const database = client.db();
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
    const lines = [];
    for (const collection of names) {
      const documents = await database
        .collection(collection)
        .find({}, { sort: { _id: 1 } })
        .toArray();
      const indexes = (await database.collection(collection).indexes()).filter(({ name }) => name !== '_id_');
      lines.push(`${BSON.EJSON.stringify({ collection, indexes, documents })}\n`);
    }
    return lines.join('');
  } finally {
    await client.close();
  }
}

/**
 * Stores a site by this release: `embedded`, the files of its database; `site.tar`, an archive of it; `mongodb.jsonl.gz`, what a
 * MongoDB holds of a site that is written the same way.
 * @param uri the address of a MongoDB, on which a database is made and dropped
 */
export async function storeSite(name, uri) {
  const target = join(storedSites, name);
  await mkdir(storedSites, { recursive: true });
  await mkdir(target);
  await buildStale(({ name: build }) => ['domain', 'embedded-mongo', 'api', 'public-site'].includes(build));
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-stored-site-'));
  try {
    await serving(environment(folder), fill);
    const { siteExport } = await built('start/transfer/siteExport.js');
    const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
    const lines = [];
    const code = await siteExport([join(target, 'site.tar')], environment(folder), version, (line) => lines.push(line));
    if (code !== 0) throw new Error(lines.join('\n'));
    const embedded = await embeddedDatabase({ DATA_DIR: folder });
    await embedded.backupDatabase(embedded.folder, join(folder, 'copy'));
    await mkdir(join(target, 'embedded'));
    for (const file of await readdir(join(folder, 'copy')))
      await writeFile(join(target, 'embedded', `${file}.gz`), gzipSync(await readFile(join(folder, 'copy', file))));
    const address = new URL(uri);
    address.pathname = `/stored_site_${Date.now().toString(36)}`;
    await serving(environment(folder, { MONGODB_URI: address.href }), fill);
    await writeFile(join(target, 'mongodb.jsonl.gz'), gzipSync(await dump(address.href)));
    const client = await MongoClient.connect(address.href);
    await client.db().dropDatabase();
    await client.close();
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return target;
}
