import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { roleKey } from '../../identity/users/role.js';
import { blogCategoryStore } from '../../modules/blog/blogCategory.js';
import { blogPostStore } from '../../modules/blog/blogPost.js';
import { eventStore } from '../../modules/events/event.js';
import { eventCategoryStore } from '../../modules/events/eventCategory.js';
import { eventPriceStore } from '../../modules/events/eventPrice.js';
import { languageStore } from '../../modules/languages/language.js';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import { roleStore } from '../../modules/people/roles/roleStore.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { gql } from '../../testing/generated/gql.js';
import { booked, step } from '../../testing/records/bookings.js';
import { Installation } from '../../testing/server/installation.js';
import { ADMIN } from '../../testing/server/runningServer.js';
import { testDatabase } from '../../testing/server/testApi.js';
import { makeUser, makeVisitor } from '../../testing/server/testBed.js';
import { expectDone } from '../demo/demoContent.js';

/**
 * A site that goes from the embedded database to a MongoDB and back, into installations that were started before and are in use.
 * Without MONGODB_TEST_URI the one in the middle is embedded, too.
 */

const STAFF = { email: 'editor@test.example', password: 'Battery-staple-9' };
const VISITOR = { email: 'pema@test.example', password: 'Many-voices-9' };
const SLUG = 'bookbinding-weekend';

let first: Installation;
let middle: Installation;
let last: Installation;
beforeAll(async () => {
  first = await Installation.create();
  middle = await Installation.create(testDatabase());
  last = await Installation.create();
});
afterAll(async () => {
  for (const site of [first, middle, last]) await site.remove();
});

type Texts = Readonly<Record<string, string>>;
interface Doc {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly security: readonly unknown[] } }>>;
}

const get = async (url: string, path: string) => {
  const response = await fetch(new URL(path, url));
  const text = (await response.text()).replaceAll(/ nonce="[^"]*"|name="shownAt" value="\d+"/g, '');
  return `${response.status} ${text.replaceAll(/(\/media\/[0-9a-f]{24})\/[\w-]+\//g, '$1/')}`;
};

/** All that visitors read: each sitemap page in three languages, each open REST path, GraphQL, and bytes of files. */
async function readAll({ url }: { readonly url: string }): Promise<Texts> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>http:\/\/site\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Doc;
  const open = Object.entries(paths).filter(
    ([path, { get: read }]) => read?.security.length === 0 && !/[{]/.test(path),
  );
  const addresses = [
    '/sitemap.xml',
    ...new Set(pages.flatMap((page) => ['en', 'ar', 'dz'].map((lang) => `${page.split('?')[0]}?lang=${lang}`))),
    ...open.map(([path]) => path),
  ];
  const texts: Record<string, string> = {};
  for (const path of addresses) texts[path] = await get(url, path);
  // Its order, that of ids, says nothing.
  texts['/sitemap.xml'] = (texts['/sitemap.xml'] ?? '').split('\n').sort().join('\n');
  const query = `{ publishedFiles(pageSize: 100) { rows { id fileName url } } publishedMenus { rows { id name link } }
    publishedEvents(pageSize: 100) { rows { id slug name category { id slug } } } publishedLanguages { code default } }`;
  const { data } = await new TestClient(url).graphql(query);
  texts['graphql'] = JSON.stringify(data).replaceAll(/(\/media\/[0-9a-f]{24})\/[\w-]+\//g, '$1/');
  const { rows } = (data as unknown as { publishedFiles: { rows: { fileName: string; url: string }[] } })
    .publishedFiles;
  for (const file of rows) {
    const bytes = Buffer.from(await (await fetch(new URL(file.url, url))).arrayBuffer());
    texts[file.fileName] = createHash('sha256').update(bytes).digest('hex');
  }
  return texts;
}

/** Texts of an installation with the ids that its records have in the archive that it got. */
async function withIdsOfArchive(site: Installation, texts: Texts): Promise<Texts> {
  const notes = await site.stopped(() =>
    mongoose.connection
      .collection<{ _id: string; recordId: mongoose.Types.ObjectId }>('archivedRecords')
      .find()
      .toArray(),
  );
  const archived = new Map(notes.map(({ _id, recordId }) => [recordId.toHexString(), _id.split(' ')[1] ?? '']));
  const renamed = (text: string) => text.replaceAll(/[0-9a-f]{24}/g, (id) => archived.get(id) ?? id);
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, renamed(text)]));
}

/** A member of staff with a role of the installation's own, and a visitor. */
async function people(): Promise<void> {
  const view = await PermissionModel.findOne({ name: 'ADD_EVENT' });
  const permissionIds = view ? [view._id] : [];
  const role = await roleStore.model.create({ name: 'Editors', nameKey: roleKey('Editors'), permissionIds });
  await makeUser({ ...STAFF, roleId: role._id });
  await makeVisitor(VISITOR.email, new Date(), await hashPassword(VISITOR.password));
}

const LOG_IN = gql(`
  mutation LogInAfterTransfer($email: String!, $password: String!) {
    logIn(identifier: $email, password: $password) { token }
  }
`);
const TICKETS = gql(`query OwnTickets { ownOrderHistory { rows { ...VisitorsBooking ticketCode } } }`);

async function signedIn(url: string): Promise<TestClient> {
  const { token } = await new TestClient(url).request(LOG_IN, VISITOR);
  if (token === null) throw new Error('The visitor could not sign in.');
  return new TestClient(url, token);
}

const tickets = async (visitor: TestClient) => (await visitor.request(TICKETS)).rows;

/** Books the event of the slug, and has the booking confirmed. Returns the code of the ticket. */
async function bookedTicket({ url }: { readonly url: string }): Promise<string> {
  const event = await eventStore.model.findOne({ slug: SLUG }).orFail().lean();
  const bookable = { eventId: event._id, active: true, nationality: 'BHUTANESE' };
  const price = await eventPriceStore.model.findOne(bookable).orFail().lean();
  const visitor = await signedIn(url);
  const input = { eventId: event._id.toHexString(), priceId: price._id.toHexString() };
  const { id } = await booked(visitor, input);
  const admin = await TestClient.signedIn(url, ADMIN.email, ADMIN.password);
  expect(await step(admin, 'confirm', { id })).toMatchObject({ success: true });
  const [{ ticketCode } = { ticketCode: null }] = await tickets(visitor);
  if (ticketCode === null) throw new Error('There is no ticket.');
  return ticketCode;
}

/** Checks what staff and the visitor see of themselves and of the booking, whose event says what the archive does. */
async function expectPeople({ url }: { readonly url: string }, ticket: string): Promise<void> {
  await TestClient.signedIn(url, STAFF.email, STAFF.password);
  await TestClient.signedIn(url, ADMIN.email, ADMIN.password);
  const event = await eventStore.model.findOne({ slug: SLUG }).orFail().lean();
  expect(event).toMatchObject({ name: { en: 'Bookbinding for two', dz: 'དཔེ་ཆ' } });
  expect(await tickets(await signedIn(url))).toMatchObject([
    { ticketCode: ticket, event: { id: event._id.toHexString() } },
  ]);
}

/** Changes by an editor on the first installation. */
async function edited(): Promise<void> {
  await first.serving(() => Promise.resolve(), { DEMO_CONTENT: '1' });
  await first.stopped(async ({ context }) => {
    const dzongkha = await languageStore.create({ name: 'རྫོང་ཁ', code: 'dz', appLangCode: 'dz' }, await context('test'));
    const language = expectDone(dzongkha)._id.toHexString();
    expectDone(await languageStore.toggle(language, 'active', true, await context('test')));
    const server = await context('test');
    const arabic = await languageStore.model.findOne({ code: 'ar' }).orFail().lean();
    expectDone(await languageStore.toggle(arabic._id.toHexString(), 'default', true, server));
    const picture = await server.services.fileLibrary.importFile(PNG, 'mark.png', server);
    if ('refusal' in picture) throw new Error(picture.refusal.code);
    const event = await eventStore.model.findOne({ slug: SLUG }).orFail().lean();
    const id = event._id.toHexString();
    expectDone(await eventStore.update(id, { name: 'Bookbinding for two' }, null, server));
    expectDone(await eventStore.translate(id, 'dz', { name: 'དཔེ་ཆ' }, null, server));
    const category = expectDone(
      await blogCategoryStore.create({ name: 'Moved', slug: 'moved', metaImage: picture.id }, server),
    );
    await blogCategoryStore.toggle(category._id.toHexString(), 'active', true, server);
    const post = expectDone(
      await blogPostStore.create(
        {
          title: 'A post',
          slug: 'a-post',
          categoryId: category._id.toHexString(),
          bannerImage: picture.id,
          shortDescription: 'A text.',
          description: `<p><img src="${picture.url}" alt="Mark"></p>`,
        },
        server,
      ),
    );
    expectDone(await blogPostStore.toggle(post._id.toHexString(), 'active', true, server));
    const about = await cmsPageStore.model.findOne({ slug: 'about-us' }).orFail().lean();
    const content = {
      'about-us-section-1-banner-image': picture.id,
      'about-us-section-1-banner-heading': 'Who we are',
    };
    expectDone(await cmsPageStore.saveContent(about._id.toHexString(), { lang: 'en', content }, null, server));
    const view = await PermissionModel.findOne({ name: 'EDIT_EVENT' });
    await roleStore.model.create({ name: 'Editors', nameKey: roleKey('Editors'), permissionIds: [view?._id] });
  });
}

/** An event of the installation's own that the archive has, too, with a price that visitors no longer see once it is booked. */
async function ownEvent(): Promise<void> {
  await middle.stopped(async ({ context }) => {
    await people();
    const server = await context('test');
    const category = expectDone(await eventCategoryStore.create({ name: 'General', slug: 'general' }, server));
    await eventCategoryStore.toggle(category._id.toHexString(), 'active', true, server);
    const event = expectDone(
      await eventStore.create(
        { name: 'A weekend', slug: SLUG, categoryId: category._id.toHexString(), capacity: 12 },
        server,
      ),
    );
    const id = event._id.toHexString();
    expectDone(await eventStore.toggle(id, 'published', true, server));
    const price = { eventId: id, nationality: 'BHUTANESE', priceType: 'FRESHER', label: 'Early bird', amount: 1200 };
    expectDone(await eventPriceStore.create(price, server));
  });
}

const switchOffOwnPrice = () =>
  middle.stopped(async ({ context }) => {
    const { _id } = await eventPriceStore.model.findOne({ active: true }).orFail().lean();
    expectDone(await eventPriceStore.toggle(_id.toHexString(), 'active', false, await context('test')));
  });

test('a site goes from the embedded database to a MongoDB that was started before, and back into one with demo content', async () => {
  await edited();
  await middle.serving(() => Promise.resolve());
  await ownEvent();
  const middleTicket = await middle.serving(bookedTicket);
  await switchOffOwnPrice();
  await last.serving(() => Promise.resolve(), { DEMO_CONTENT: '1' });
  await last.stopped(people);
  const lastTicket = await last.serving(bookedTicket);

  const archivePath = join(first.folder, 'there.tar');
  expect(await first.export(archivePath)).toMatchObject({ code: 0 });
  expect(await middle.import(archivePath)).toMatchObject({ code: 0 });
  const before = await first.serving(readAll);
  const between = await middle.serving(async (app) => {
    await expectPeople(app, middleTicket);
    return readAll(app);
  });
  expect(Object.keys(between).length).toBeGreaterThan(100);
  expect(await withIdsOfArchive(middle, between)).toEqual(before);

  const back = join(middle.folder, 'back.tar');
  expect(await middle.export(back)).toMatchObject({ code: 0 });
  const { code, lines } = await last.import(back);
  expect([code, lines.filter((line) => line.includes('stay'))]).toEqual([0, []]);
  const after = await last.serving(async (app) => {
    await expectPeople(app, lastTicket);
    return readAll(app);
  });
  expect(await withIdsOfArchive(last, after)).toEqual(between);
  for (const site of [middle, last]) {
    expect(await site.verify()).toMatchObject({ code: 0 });
    const role = await site.stopped(() => roleStore.model.find({ nameKey: roleKey('Editors') }).lean());
    expect(role.map((one) => (one['permissionIds'] as unknown[]).length)).toEqual([1]);
  }
  // Nothing is written by the same archive again.
  const again = await last.import(back);
  expect([again.code, again.lines.filter((line) => line.endsWith('written'))]).toEqual([0, []]);
}, 400_000);
