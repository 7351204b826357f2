import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { event as eventKind } from '@polyphony/domain/kinds/event.js';
import { menu } from '@polyphony/domain/kinds/menu.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import { countedPace } from '../../testing/measures/work.js';
import { setSwitch } from '../../testing/records/createRecord.js';
import { cacheCountOf, pageOf } from '../../testing/records/lookups.js';
import { RecordMaker } from '../../testing/records/recordMaker.js';
import { Releases } from '../../testing/records/releases.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { pageWithinRelease, pageAddress, withinRelease } from './address.js';

/** The whole site as if a release were published, by one signed link. */

const PREVIEW = typedDocument<{ readonly url: string; readonly expiresAt: string }>(
  'mutation ($id: ID!) { previewRelease(id: $id) { url expiresAt } }',
);
const DAY_MS = 24 * 60 * 60 * 1000;

let now = new Date('2027-03-01T08:00:00Z');
let api: TestApi;
let maker: RecordMaker;
const releases = new Releases(() => api);

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, now: () => now });
  maker = new RecordMaker(api);
  await maker.prepare();
  for (const kind of [eventKind, blogPost, menu]) await maker.makeReferenced(kind);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const id of await releases.list(false)) await releases.delete(id);
});

const linkTo = (id: string, client: TestClient = api.admin) => client.request(PREVIEW, { id });
const here = (url: string) => `${api.url}${url.slice(new URL(url).origin.length)}`;
const open = (url: string, path = '/') => fetch(`${here(url)}&at=${encodeURIComponent(path)}`, { redirect: 'manual' });
const htmlAt = async (url: string, path: string) => (await open(url, path)).text();

/** A release with drafts of a visible event, a hidden post, a section of the home page, and settings. */
async function filled() {
  const release = await releases.create();
  const { record: event } = await maker.created(eventKind);
  await setSwitch(api.admin, 'event', 'published', event, true);
  await setSwitch(api.admin, 'event', 'active', event, true);
  const { record: post } = await maker.created(blogPost);
  const [eventName, postTitle] = [`Evening of ${maker.tag()}`, `News of ${maker.tag()}`];
  await releases.draft(release, 'event', event.id, { name: eventName }, { from: 3 });
  await releases.draft(release, 'blogPost', post.id, { title: postTitle });
  const home = await pageOf(api.admin, 'home');
  const banner = `Banner ${maker.tag()}`;
  const values = { 'home-section-1-banner-heading': banner };
  await releases.draft(release, 'cmsPageSection', `${home.id}/section-1`, values, { from: home.version });
  await releases.draft(release, 'settings', 'globalSeo', { meta_title: `Site ${banner}` });
  return { release, event, post, eventName, postTitle, banner };
}

test('one link shows all drafts at once, on pages of records, in lists and in what all pages share', async () => {
  const { release, event, post, eventName, postTitle, banner } = await filled();
  const { url } = await linkTo(release);
  const eventPath = `/event/${String(event['slug'])}`;
  const expected = [
    ['/', banner],
    ['/', `Site ${banner}`],
    [eventPath, `<h1><bdi>${eventName}`],
    ['/event', eventName],
    [`/blog/${String(post['slug'])}`, postTitle],
    ['/news', postTitle],
  ] as const;
  for (const [path, text] of expected) {
    const response = await open(url, path);
    expect([path, response.status]).toEqual([path, 200]);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex, nofollow',
    ]);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).toMatch(/<aside class="preview"[^>]*><p[^>]*><strong>Preview of the release “Release \d+”/);
    // Visitors see none of it.
    expect(await (await fetch(`${api.url}${path}`)).text()).not.toContain(text);
  }
  expect((await fetch(`${api.url}/blog/${String(post['slug'])}`)).status).toBe(404);
});

test('links, searches and languages of its pages stay within the preview', async () => {
  const { release, event, eventName } = await filled();
  const { url } = await linkTo(release);
  const page = await htmlAt(url, '/event');
  const token = new URL(url).searchParams.get('token') ?? '';
  const within = `/preview?token=${token}&amp;at=%2Fevent%2F${String(event['slug'])}`;
  expect(page).toContain(`href="${within}"`);
  expect(page.match(/<a [^>]*href="\/(?!preview\?|files\/|events\.ics)[^"]*"/g)).toBeNull();
  const followed = await fetch(`${api.url}${within.replaceAll('&amp;', '&')}`);
  expect(await followed.text()).toContain(eventName);
  expect(page).toMatch(/<form[^>]* action="\/preview"[^>]*><input type="hidden" name="token"/);
  expect(await (await fetch(`${here(url)}&at=/event&search=nothing-like-it`)).text()).not.toContain(eventName);
});

test('nothing of a preview is cached, and a page of visitors is not that of the preview', async () => {
  const { release, eventName } = await filled();
  const { url } = await linkTo(release);
  const before = await cacheCountOf(api.admin);
  await htmlAt(url, '/event');
  expect(await cacheCountOf(api.admin)).toBe(before);
  expect(await (await fetch(`${api.url}/event`)).text()).not.toContain(eventName);
});

test('a link ends after a day, with the release, and with the rights of who made it', async () => {
  const { release, banner } = await filled();
  const viewer = await api.staff('VIEW_RELEASES');
  const [{ url }, byViewer] = [await linkTo(release), await linkTo(release, viewer)];
  // A user who may not write a draft does not see it.
  expect((await open(byViewer.url)).status).toBe(200);
  expect(await htmlAt(byViewer.url, '/')).not.toContain(banner);
  const issued = now;
  now = new Date(issued.getTime() + DAY_MS);
  expect((await open(url)).status).toBe(404);
  now = issued;
  expect(await htmlAt(url, '/')).toContain(banner);
  await releases.publish(release);
  expect((await open(url)).status).toBe(404);
});

test('a menu is shown with the label that the release gives it', async () => {
  const release = await releases.create();
  const { record } = await maker.created(menu);
  await setSwitch(api.admin, 'menu', 'active', record, true);
  const title = `Menu ${maker.tag()}`;
  await releases.draft(release, 'menu', record.id, { [menu.titleField]: title }, { from: 2 });
  const { url } = await linkTo(release);
  expect(await htmlAt(url, '/courses')).toContain(title);
});

describe('addresses within a preview', () => {
  test.each([
    ['/preview?token=t', '/'],
    ['/preview?token=t&at=%2Fevents&page=2', '/events?page=2'],
    ['/preview?token=t&at=//evil.example', '/'],
    ['/preview?token=t&at=https://evil.example', '/'],
    ['/preview?token=t&at=/\\evil.example', '/'],
    ['/preview?token=t&at=/admin/x', '/'],
    ['/preview?token=t&at=/preview', '/'],
    ['/preview?token=t&at=/events%3Fx=1', '/'],
  ])('%s shows %s', (url, page) => {
    expect(pageAddress(url)).toBe(page);
  });

  test.each([
    ['/events?page=2#list', '/preview?token=t&at=%2Fevents&page=2#list'],
    ['//cdn.example/x', '//cdn.example/x'],
    ['/files/65a/x.pdf', '/files/65a/x.pdf'],
    ['https://example.com/', 'https://example.com/'],
  ])('%s becomes %s', (address, within) => {
    expect(withinRelease(address, 't')).toBe(within);
  });

  test('forms that send something, and links elsewhere, stay as they are', () => {
    const html = '<a class="x" href="https://a.example/">a</a><form action="/book" method="post"><p></p></form>';
    expect(pageWithinRelease(html, 't')).toBe(html);
  });
});
