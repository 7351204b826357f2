import { SITE_PAGES } from '@polyphony/domain/sitePages.js';
import { matchPath } from './routing/pattern.js';
import { routes } from './routes/index.js';
import { siteOver, type TestMenu } from './testing/site.js';

const MENUS: readonly TestMenu[] = [
  { id: 'home', name: { en: 'Home', ar: 'الرئيسية' }, link: '/' },
  { id: 'events', name: { en: 'What is on', ar: 'البرنامج' }, link: '/event', product: true },
  { id: 'pottery', name: { en: 'Pottery' }, link: '/event/category/pottery', parentId: 'events' },
  { id: 'more', name: { en: 'More' }, link: '#', parentId: 'events' },
  { id: 'deep', name: { en: 'Deep <b>' }, link: '/news', parentId: 'more' },
  { id: 'us', name: { en: 'About us' }, link: '#' },
  { id: 'contact', name: { en: 'Contact' }, link: '/contact-us', parentId: 'us' },
  { id: 'empty', name: { en: 'Opens nothing' }, link: '#' },
];

const navOf = (html: string) => /<nav class="header__nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
const linksOf = (html: string) =>
  [...navOf(html).matchAll(/<a href="([^"]*)"(?: aria-current="(\w+)")?><bdi>(.*?)<\/bdi>/g)].map(
    ([, href, current, label]) => [href, label, ...(current ? [current] : [])].join(' '),
  );

test('the header has the menus as staff arranged them, in the language of the page, and opens what is below them without a script (MENU-026)', async () => {
  const { get } = siteOver({ menus: MENUS });
  const { body } = await get('/event');
  expect(linksOf(body)).toEqual([
    '/ Home',
    '/event What is on page',
    '/event/category/pottery Pottery',
    '/news Deep &lt;b&gt;',
    '/contact-us Contact',
  ]);
  const nav = navOf(body);
  expect(nav.match(/<summary[^>]*><bdi>.*?<\/bdi>/g)).toEqual([
    '<summary class="menu__here"><bdi>What is on</bdi>',
    '<summary><bdi>About us</bdi>',
  ]);
  expect(nav).toContain('<span class="menu__title"><bdi>More</bdi></span>');
  expect(nav).not.toContain('Opens nothing');
  expect(nav).toContain('menu__panel--wide');
  expect(body).toMatch(/<button class="header__toggle" type="button" popoverTarget="main-menu">/i);
  expect(linksOf((await get('/event?lang=ar')).body).slice(0, 2)).toEqual(['/ الرئيسية', '/event البرنامج page']);
});

test('without any menu the header leads to the home page, the events, the courses and the news', async () => {
  expect(linksOf((await siteOver().get('/blog/hundred-notebooks')).body)).toEqual([
    '/ Home',
    '/event Events',
    '/courses Courses',
    '/news News true',
  ]);
});

test('without any menu neither the header nor the footer leads to a page that is switched off', async () => {
  const pages = { courses: null, careers: null, 'contact-us': null };
  const { body } = await siteOver({ pages, settings: { button_title: 'Write to us' } }).get('/privacy');
  expect(linksOf(body)).toEqual(['/ Home', '/event Events', '/news News']);
  const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? '';
  const hrefs = [...footer.matchAll(/<a (?:class="button" )?href="([^"?]*)">/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/', '/event', '/news', '/privacy', '#top']);
});

test('more entries than fit fold behind the button at every width', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ id: `${at}`, name: { en: `Entry ${at}` }, link: '/' }));
  expect((await siteOver({ menus: many }).get('/')).body).toMatch(/class="header header--folded\b/);
  expect((await siteOver({ menus: many.slice(1) }).get('/')).body).not.toContain('header--folded');
});

test('every page that menus can link to is a page of the site that anyone may read', () => {
  for (const { path } of SITE_PAGES) {
    const route = routes.find((one) => matchPath(one.path, path) !== null);
    expect([path, route?.path, route?.personal ?? false, route?.file ?? false]).toEqual([path, path, false, false]);
  }
});
