import type { Page } from '@playwright/test';
import { DEFAULTS, PREFERENCES, type Preferences } from '../../admin/theme/preferences';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { inspect } from '../support/axe.js';
import { openList, openListWithClock, recordNames, stopClock, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { at } from '../screens/combinations.js';
import { pixelsTooWide } from '../screens/looking.js';
import { consoleWords } from '../support/words.js';

const LIST = 'event/category/view';
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const customizer = (page: Page) => page.getByRole('complementary', { name: 'Theme Customizer' });
const box = async (page: Page) => (await navigation(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

const colorScheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['colorScheme']);

/** Milliseconds for which the overlay of a page transition is shown before and after it (foundations, section 9). */
const TRANSITION_MS = 500;

/** The English of a name of a text; what is English already stays. */
const english = consoleWords('en');

/** Chooses in the customizer, which stays open: by the names of texts, or by their English. */
async function choose(page: Page, group: string, option: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Theme Customizer' });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  const radio = customizer(page)
    .getByRole('group', { name: english.words(group) })
    .getByRole('radio', { name: english.words(option), exact: true });
  await radio.check({ force: true });
}

/** Loads the next pages with these values, as chosen at an earlier visit. */
const having = (page: Page, preferences: Record<string, string>) =>
  page.addInitScript((value) => {
    localStorage.setItem('polyphony.preferences', value);
  }, JSON.stringify(preferences));

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('keeps the color scheme and the layout chosen in the customizer, a panel of 380 pixels (THEME-001..003, THEME-008, THEME-009, THEME-039..042)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // What the browser draws follows the scheme too: scroll bars, the buttons of dates.
  const native = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const light = await paper();
  expect([await colorScheme(page), await native()]).toEqual(['light', 'light']);
  const opener = page.getByRole('button', { name: 'Theme Customizer' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await customizer(page).waitFor();
  expect((await customizer(page).boundingBox())?.width).toBe(380);
  await expect(page.getByRole('heading', { name: 'Theme Customizer' })).toBeFocused();
  await choose(page, 'Color scheme', 'Dark');
  await expect.poll(() => colorScheme(page)).toBe('dark');
  await expect.poll(native).toBe('dark');
  await expect.poll(paper).not.toBe(light);
  await choose(page, 'Layout', 'Semi box');
  await picture(page, 'customizer');
  await page.keyboard.press('Escape');
  await expect(customizer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.reload();
  await navigation(page).waitFor();
  expect(await colorScheme(page)).toBe('dark');
  expect((await box(page)).x).toBe(16);

  await choose(page, 'Color scheme', 'Light');
  await expect.poll(() => colorScheme(page)).toBe('light');
  await expect.poll(native).toBe('light');
  await expect.poll(paper).toBe(light);
  await customizer(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(async () => (await box(page)).x).toBe(0);
});

/** Effects on a page of the preferences that colour and place the bars. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const surfaceOf = (selector: string): HTMLElement => {
      for (let at = document.querySelector<HTMLElement>(selector); at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)') return at;
      }
      throw new Error(`${selector} has no surface.`);
    };
    const sidebar = surfaceOf('nav[aria-label="Console"]');
    const { x, width } = sidebar.getBoundingClientRect();
    const surface = getComputedStyle(sidebar);
    const image = getComputedStyle(sidebar, '::before');
    return {
      topbar: getComputedStyle(surfaceOf('header')).backgroundColor,
      x,
      width,
      colour: surface.backgroundColor,
      gradient: surface.backgroundImage,
      image: image.content === 'none' ? 'none' : `${image.backgroundImage} ${image.backgroundSize}`,
    };
  });

const WHITE = 'rgb(255, 255, 255)';
/** The page's own colour, on which a light sidebar lies, and that of dark bars. */
const PAGE = 'rgb(246, 246, 247)';
const DARK = 'rgb(17, 18, 21)';
/** Rounds of choices, each with what it changes about the page; the third is looked at again after a reload. */
const ROUNDS: readonly (readonly [chosen: Partial<Preferences>, shows: Record<string, unknown>])[] = [
  [{}, { topbar: WHITE, width: 250, x: 0, colour: PAGE, gradient: 'none', image: 'none' }],
  [
    {
      topbarColor: 'dark-color',
      sidebarSize: 'md',
      sidebarView: 'detached',
      sidebarColor: 'light-bg-color',
      sidebarImage: 'snow',
    },
    {
      topbar: DARK,
      width: 180,
      x: 16,
      colour: PAGE,
      gradient: 'none',
      image: expect.stringMatching(/^(radial-gradient.*){4} 90px 110px$/),
    },
  ],
  [
    {
      topbarColor: 'light-color',
      sidebarSize: 'sm',
      sidebarView: 'default',
      sidebarColor: 'gradient-bg-color',
      gradient: 'gradient-bg-color-2',
      sidebarImage: 'office',
    },
    {
      topbar: WHITE,
      width: 65,
      x: 0,
      gradient: expect.stringContaining('rgb(6, 107, 94)'),
      image: expect.stringMatching(/^linear-gradient.* 22% 34%, /),
    },
  ],
  [
    { sidebarSize: 'sm-hover', sidebarColor: 'dark-bg-color', sidebarImage: 'pattern' },
    {
      width: 65,
      colour: DARK,
      gradient: 'none',
      image: expect.stringMatching(/^repeating-linear-gradient/),
    },
  ],
  [
    { sidebarSize: 'lg', sidebarImage: 'bubble' },
    { width: 250, image: expect.stringMatching(/^(radial-gradient.*){3} 240px 320px$/) },
  ],
  [{ sidebarImage: 'none' }, { image: 'none' }],
];

test('colors and places the bars as chosen, at once and after a reload, in this browser alone (THEME-001, THEME-014..029)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  for (const [round, [chosen, shows]] of ROUNDS.entries()) {
    for (const [name, value] of Object.entries(chosen) as [keyof Preferences, string][]) {
      const { label, values } = PREFERENCES[name];
      await choose(page, label, (values as Readonly<Record<string, string>>)[value] ?? value);
    }
    await page.mouse.move(640, 400);
    await expect.poll(() => looks(page)).toMatchObject(shows);
    if (round !== 2) continue;
    await page.reload();
    await navigation(page).waitFor();
    await expect.poll(() => looks(page)).toMatchObject(shows);
  }
  await choose(page, PREFERENCES.sidebarSize.label, PREFERENCES.sidebarSize.values['sm-hover']);
  await choose(page, 'Color scheme', 'Dark');
  const { page: other } = await signedIn();
  await openList(other, LIST);
  expect(await looks(other)).toMatchObject(ROUNDS[0]?.[1] ?? {});
  expect(await colorScheme(other)).toBe('light');
});

test('keeps every preference in this browser over a reload (THEME-001)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  // Those that follow from others, or would hide what chooses the next, come last.
  const names = (Object.keys(PREFERENCES) as (keyof Preferences)[]).filter((name) => name !== 'customizer');
  const lastOf = (name: keyof Preferences) => Object.entries(PREFERENCES[name].values).at(-1) ?? ['', ''];
  for (const name of [...names.filter((other) => other !== 'layout'), 'layout'] as const) {
    if (name === 'gradient')
      await choose(page, PREFERENCES.sidebarColor.label, PREFERENCES.sidebarColor.values['gradient-bg-color']);
    await choose(page, PREFERENCES[name].label, lastOf(name)[1]);
  }
  const storedPreferences = () => page.evaluate(() => localStorage.getItem('polyphony.preferences'));
  const before = await storedPreferences();
  expect(JSON.parse(before ?? '{}')).toMatchObject(Object.fromEntries(names.map((name) => [name, lastOf(name)[0]])));
  await page.reload();
  await customizer(page).waitFor();
  expect(await storedPreferences()).toBe(before);
  for (const name of names) {
    expect(lastOf(name)[0]).not.toBe(DEFAULTS[name]);
    // A semi box is detached without it.
    if (name === 'sidebarView') continue;
    const group = customizer(page).getByRole('group', { name: english.words(PREFERENCES[name].label), exact: true });
    await expect(group.getByRole('radio', { name: english.words(lastOf(name)[1]), exact: true })).toBeChecked();
  }
});

test('shows that the next page is loaded as the chosen preloader does, at once and after a reload (THEME-030..032)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const follow = async (name: string, path: string, shows: { line: number; overlay: number }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const scriptRequest = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.fallback();
    });
    await navigation(page).getByRole('link', { name, exact: true }).first().click();
    await scriptRequest;
    const line = page.getByRole('progressbar', { name: 'Loading the page' });
    const overlay = page.getByRole('status', { name: 'Loading the page' });
    await expect.poll(async () => ({ line: await line.count(), overlay: await overlay.count() })).toEqual(shows);
    release();
    await page.waitForURL(`**/${path}`);
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const prefer = async (preloader: string) => {
    await choose(page, 'Preloader', preloader);
    await page.keyboard.press('Escape');
  };
  await prefer('Disable');
  await follow('Add Category', 'event/category/create', { line: 0, overlay: 0 });
  await prefer('Top loader');
  // The code of the list is loaded once more then, and that of the form after it.
  await page.reload();
  await submitButton(page).waitFor();
  await follow('All Categories', 'event/category/view', { line: 1, overlay: 0 });
  await page.reload();
  await recordNames(page).first().waitFor();
  await prefer('Spinner');
  await follow('Add Category', 'event/category/create', { line: 0, overlay: 1 });
});

test('lays the navigation out as a sidebar, two columns, or a bar with five groups and More (THEME-004..007, THEME-046, SHELL-002, SHELL-003, SHELL-004)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const width = async () => (await box(page)).width;
  expect(await width()).toBe(250);
  expect(await navigation(page).locator('button[aria-expanded] > svg:first-child').count()).toBeGreaterThan(5);

  await choose(page, 'Layout', 'Two column');
  await expect.poll(width).toBe(290);
  expect((await navigation(page).getByRole('link', { name: 'Polyphony' }).boundingBox())?.width).toBe(70);

  await choose(page, 'Layout', 'Horizontal');
  await page.keyboard.press('Escape');
  const tabs = navigation(page).getByRole('button');
  await expect(tabs).toHaveCount(6);
  await expect(tabs.last()).toHaveText('More');
  const [bar, main] = [await box(page), await page.getByRole('main').boundingBox()];
  expect(bar.width).toBe(1280);
  expect(bar.y + bar.height).toBeLessThanOrEqual(main?.y ?? 0);
  await tabs.last().click();
  await page.getByRole('link', { name: 'All Roles' }).waitFor();
  await picture(page, 'more');
  // Three levels: group, section, entry.
  await navigation(page).getByRole('button', { name: 'Events System' }).click();
  const section = page.getByRole('list', { name: 'Category' });
  await section.getByRole('link', { name: 'All Categories' }).waitFor();
  await section.getByRole('link', { name: 'Add Category' }).click();
  await page.waitForURL('**/event/category/create');

  await choose(page, 'Layout', 'Vertical');
  await navigation(page).getByRole('link', { name: 'All Categories' }).first().waitFor();
});

test('limits a boxed console to 1300 pixels, with a sidebar that widens under the pointer (THEME-010, THEME-011, THEME-043..045)', async ({
  signedIn,
}) => {
  const { page } = await signedIn(undefined, { viewport: { width: 1600, height: 860 } });
  await openList(page, LIST);
  const widths = async () => {
    const [bar, main] = await Promise.all([box(page), page.getByRole('main').boundingBox()]);
    return { sidebar: bar.width, all: main ? main.x + main.width - bar.x : 0 };
  };
  await expect.poll(widths).toEqual({ sidebar: 250, all: 1600 });
  await choose(page, 'Width', 'Boxed');
  await expect.poll(widths).toEqual({ sidebar: 65, all: 1300 });
  await navigation(page).hover();
  await expect.poll(widths).toEqual({ sidebar: 250, all: 1300 });
  await navigation(page).getByRole('button', { name: 'Events System' }).waitFor();
  await page.getByRole('main').hover();
  await expect.poll(widths).toEqual({ sidebar: 65, all: 1300 });
  await choose(page, 'Width', 'Fluid');
  await expect.poll(widths).toEqual({ sidebar: 250, all: 1600 });
});

test('opens the groups of a sidebar of icons beside it, for the pointer and for the keyboard (THEME-016..018, SHELL-012, SHELL-013)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await having(page, { sidebarSize: 'sm' });
  await openList(page, LIST);
  const width = async () => (await box(page)).width;
  expect(await width()).toBe(65);
  const group = navigation(page).getByRole('button', { name: 'Staff Management' });
  const heightOfGroups = async () => (await navigation(page).getByRole('list').first().boundingBox())?.height;
  const height = await heightOfGroups();
  const link = page.getByRole('link', { name: 'All Roles' });
  await group.hover();
  await link.waitFor();
  await page.getByRole('main').hover();
  await expect(link).toHaveCount(0);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'All Staff' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  // A group opens beside the icons; among them, nothing toggles.
  await link.waitFor();
  expect(await heightOfGroups()).toBe(height);
  await link.click();
  await page.waitForURL('**/staff/role/view');
  await expect(link).toHaveCount(0);
  await choose(page, 'Sidebar size', 'Compact');
  await expect.poll(width).toBe(180);
});

test('colors buttons with the primary color of the theme (THEME-033..036)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const button = page.getByRole('main').getByRole('link', { name: 'Add Category' });
  for (const [theme, color] of [
    ['Teal green', 'rgb(6, 107, 94)'],
    ['Royal purple', 'rgb(81, 71, 163)'],
    ['Cobalt blue', 'rgb(42, 95, 193)'],
    ['Default', 'rgb(64, 81, 137)'],
  ] as const) {
    await choose(page, 'Theme', theme);
    await expect(button).toHaveCSS('background-color', color);
  }
});

test('keeps the top bar while scrolling, or not, and hides the account, as chosen (THEME-012, THEME-013, THEME-037, THEME-038, SHELL-056)', async ({
  signedIn,
}) => {
  const { page } = await signedIn(undefined, { viewport: { width: 1280, height: 300 } });
  await openList(page, LIST);
  const top = async () => (await page.getByRole('banner').boundingBox())?.y;
  await page.evaluate(() => window.scrollTo(0, 200));
  expect(await top()).toBe(0);
  await choose(page, 'Position', 'Scrollable');
  await expect.poll(top).toBe(-200);
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toHaveCount(1);
  await choose(page, 'Avatar', 'Off');
  await expect(account).toHaveCount(0);
});

test('leads back to the top of a page that is scrolled more than 200 pixels (SHELL-064)', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { viewport: { width: 1280, height: 300 } });
  await openList(page, LIST);
  /** Scrolls, and resolves when the listeners of the page have been called. */
  const scroll = (to: number) =>
    page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
          window.scrollTo(0, top);
        }),
      to,
    );
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await scroll(200);
  expect(await up.count()).toBe(0);
  await scroll(201);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('shows an overlay before and after the next page with the spinner, and none without it (SHELL-070, SHELL-071)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openListWithClock(page, LIST);
  const overlay = page.getByRole('status', { name: 'Loading the page' });
  const follow = (name: string) => navigation(page).getByRole('link', { name, exact: true }).first().click();
  // An overlay would stay while the clock is stopped.
  await follow('Add Category');
  await page.waitForURL('**/event/category/create');
  expect(await overlay.count()).toBe(0);
  await page.clock.resume();
  await choose(page, 'Preloader', 'Spinner');
  await page.keyboard.press('Escape');
  await expect(customizer(page)).toHaveCount(0);
  await stopClock(page);

  const main = page.getByRole('main');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [link, path] of [
    [navigation(page).getByRole('link', { name: 'All Categories', exact: true }), LIST],
    [main.getByRole('link', { name: 'Add Category' }), 'event/category/create'],
    [crumbs.getByRole('link', { name: 'Event Categories' }), LIST],
    [main.getByRole('link', { name: 'Festivals', exact: true }), 'event/category/update/*'],
    [navigation(page).getByRole('link', { name: 'Polyphony' }), 'dashboard'],
  ] as const) {
    const before = page.url();
    await link.first().click();
    await overlay.waitFor();
    await page.clock.runFor(TRANSITION_MS - 1);
    expect(page.url()).toBe(before);
    await page.clock.runFor(1);
    await page.waitForURL(`**/${path}`);
    await expect(overlay).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(TRANSITION_MS);
        return overlay.count();
      })
      .toBe(0);
  }
});

const layouts = [
  ['horizontal', { layout: 'horizontal', topbarColor: 'dark-color' }],
  ['two-column', { layout: 'two-column', theme: 'teal-green', sidebarColor: 'light-bg-color' }],
  ['semi-box', { layout: 'semi-box', theme: 'royal-purple', sidebarImage: 'bubble', customizer: 'open' }],
  ['icons', { sidebarSize: 'sm', theme: 'cobalt-blue', sidebarColor: 'gradient-bg-color' }],
] as const;

for (const [name, preferences] of inAllWays ? layouts : [at(layouts, turn)])
  test(`meets WCAG 2.2 AA and fits the screen in the layout ${name} (TURN=${turn})`, async ({ signedIn }) => {
    const { page } = await signedIn(undefined, { bypassCSP: true });
    await having(page, preferences);
    const open = async (opened: Page) => {
      await openList(opened, LIST);
      for (const width of [1440, 900, 390]) {
        await opened.setViewportSize({ width, height: 860 });
        // A table fits its columns into a new width a moment later.
        await expect.poll(() => pixelsTooWide(opened)).toBeLessThanOrEqual(0);
      }
    };
    expect(await inspect(page, { name: `layout-${name}`, open, widths: [1280, 390] })).toEqual({});
  });
