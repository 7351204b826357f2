// Pictures that `npm run looks` takes, and how: pages of the site and screens of the console.
import { writeFile } from 'node:fs/promises';
import { inRoot } from './project.mjs';

const WIDTH = 1280;
const PHONE = 390;
/** Wide enough for a form and the page beside it. */
const CONSOLE = { width: 1440, height: 860 };
/** Enough for text to be read in a picture of a few ten kilobytes. */
const QUALITY = 72;

/**
 * What is taken of a look of the site. `name`: in the name of the file; `path`: its address; `end`: whether it is the end of
 * the page; and how it is seen: size in pixels, language, dark colours.
 */
export const lookShots = [
  { name: 'home', path: '/', width: WIDTH, height: 1475 },
  { name: 'event', path: '/event/bookbinding-weekend', width: WIDTH, height: 1475 },
  { name: 'home-arabic-dark', path: '/', width: WIDTH, language: 'ar', dark: true },
  { name: 'phone', path: '/', width: PHONE },
];

/** Pages with the settings of one's own. */
export const ownShots = [
  { name: 'home', path: '/', width: WIDTH, height: 1475 },
  { name: 'footer', path: '/contact-us', width: WIDTH, height: 620, end: true },
];

/** The pictures of the console, for README.md. `tab`: the tab to open; `ready`: what is shown when the screen is complete. */
export const consoleShots = [
  {
    name: 'console-preview',
    path: async (request) => {
      const { cmsPages } = await request('{ cmsPages(pageSize: 100) { rows { id slug } } }');
      const home = cmsPages.rows.find(({ slug }) => slug === 'home');
      return `/admin/pages-setup/sections/home-${home.id}?tab=section-1`;
    },
    tab: 'العربية',
    ready: (page) => page.frameLocator('iframe[title^="Preview"]').locator('html[dir=rtl] h1'),
    ...CONSOLE,
  },
  {
    name: 'console-events-arabic-dark',
    path: () => '/admin/event/manage/view?pageSize=10',
    ready: (page) => page.locator('.record-name').nth(6),
    language: 'ar',
    dark: true,
    ...CONSOLE,
  },
];

/** Opens a window for a shot; nothing in it moves. */
async function windowFor(browser, url, { width, height = 844, language = 'en', dark = false }) {
  const colorScheme = dark ? 'dark' : 'light';
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'language', value: language, url }]);
  // The console's own choice; pages of the site follow the system.
  await context.addInitScript((mode) => localStorage.setItem('mui-mode', mode), colorScheme);
  return context;
}

async function save(page, name) {
  const file = inRoot(`docs/pictures/${name}.webp`);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(file, Buffer.from(data, 'base64'));
  console.log(file);
}

/** Takes pictures of pages of the site, to `docs/pictures/<prefix><name>.webp`. */
export async function shootSite(browser, url, shots, prefix = '') {
  for (const shot of shots) {
    const context = await windowFor(browser, url, shot);
    const page = await context.newPage();
    await page.goto(url + shot.path, { waitUntil: 'networkidle' });
    // The first load makes the pictures in their sizes, the second one has them.
    await page.reload({ waitUntil: 'networkidle' });
    if (shot.end) await page.locator('footer').last().locator('a, p').last().scrollIntoViewIfNeeded();
    await save(page, prefix + shot.name);
    await context.close();
  }
}

/** Takes pictures of screens of the console, as the user whose token it is sees them. */
export async function shootConsole(browser, url, token, shots) {
  const request = async (query) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  for (const shot of shots) {
    const context = await windowFor(browser, url, shot);
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    await page.goto(url + (await shot.path(request)), { waitUntil: 'networkidle' });
    if (shot.tab) await page.getByRole('tab', { name: shot.tab }).first().click();
    await shot.ready(page).waitFor();
    // The first request for a picture in a size makes it.
    await page.waitForFunction('[...document.images].every((image) => image.naturalWidth > 0)');
    await page.waitForLoadState('networkidle');
    await save(page, shot.name);
    await context.close();
  }
}
