import type { Page } from 'playwright-core';
import { inspect } from './axe.js';
import { openList } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { pixelsTooWide } from './screens/looking.js';

const LIST = 'event/category/view';
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const customizer = (page: Page) => page.getByRole('complementary', { name: 'Theme Customizer' });
const box = async (page: Page) => (await navigation(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

/** Chooses by the customizer, as a person does. */
async function choose(page: Page, group: string, option: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Theme Customizer' });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  const radio = customizer(page).getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true });
  await radio.check({ force: true });
}

/** The console as somebody comes to it who chose these values earlier. */
const having = (page: Page, preferences: Record<string, string>) =>
  page.addInitScript((kept) => {
    localStorage.setItem('polyphony.preferences', kept);
  }, JSON.stringify(preferences));

journeys('Themes and layouts', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('THEME-001..003 THEME-039..042 are chosen in a panel of 380 pixels, hold at once and for the next visit', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('light');
    const opener = page.getByRole('button', { name: 'Theme Customizer' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await customizer(page).waitFor();
    expect((await customizer(page).boundingBox())?.width).toBe(380);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Theme Customizer');
    await choose(page, 'Color scheme', 'Dark');
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark');
    await choose(page, 'Layout', 'Semi box');
    await picture(page, 'customizer');
    await page.keyboard.press('Escape');
    await customizer(page).waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.reload();
    await navigation(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark');
    expect((await box(page)).x).toBe(16);

    await choose(page, 'Color scheme', 'Light');
    await customizer(page).getByRole('button', { name: 'Reset to the defaults' }).click();
    expect((await box(page)).x).toBe(0);
  });

  it('THEME-004..007 SHELL-003 the navigation stands as the layout says', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    expect((await box(page)).width).toBe(250);
    await choose(page, 'Layout', 'Two column');
    await page.waitForTimeout(300);
    expect((await box(page)).width).toBe(290);
    await choose(page, 'Layout', 'Horizontal');
    const tabs = navigation(page).getByRole('button');
    await tabs.first().waitFor();
    expect((await box(page)).height).toBeLessThan(70);
    expect(await tabs.count()).toBeLessThanOrEqual(6);
    await choose(page, 'Layout', 'Vertical');
    await navigation(page).getByRole('link', { name: 'All Categories' }).first().waitFor();
  });

  it('SHELL-004 the bar shows five groups, and the others under More', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const group = navigation(page).locator('button[aria-expanded] > svg:first-child');
    const groups = await group.count();
    expect(groups).toBeGreaterThan(5);
    await having(page, { layout: 'horizontal' });
    await openList(page, LIST);
    const tabs = navigation(page).getByRole('button');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBe(6);
    expect(await tabs.last().innerText()).toBe('More');
    await tabs.last().click();
    await page.getByRole('link', { name: 'All Roles' }).waitFor();
    await picture(page, 'more');
  });

  it('SHELL-002 laid out as a bar the navigation has three levels: group, section, entry', async () => {
    const { page } = await the.staff();
    await having(page, { layout: 'horizontal' });
    await openList(page, LIST);
    await navigation(page).getByRole('button', { name: 'Events System' }).click();
    const section = page.getByRole('list', { name: 'Category' });
    await section.getByRole('link', { name: 'All Categories' }).waitFor();
    await section.getByRole('link', { name: 'Add Category' }).click();
    await page.waitForURL('**/event/category/create');
  });

  it('THEME-008, THEME-009 light and dark hold at once and for the next visit', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const scheme = () => page.evaluate(() => document.documentElement.dataset['colorScheme']);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    for (const [option, kept] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await choose(page, 'Color scheme', option);
      expect(await scheme()).toBe(kept);
      expect((await paper()) === light).toBe(kept === 'light');
      // What the browser draws itself, too: scroll bars, the buttons of dates.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(kept);
      await page.reload();
      await navigation(page).waitFor();
      expect(await scheme()).toBe(kept);
    }
  });

  it('THEME-046 the two columns are 70 pixels of icons within 290', async () => {
    const { page } = await the.staff();
    await having(page, { layout: 'two-column' });
    await openList(page, LIST);
    expect((await box(page)).width).toBe(290);
    const icons = navigation(page).getByRole('link', { name: 'Polyphony' });
    expect((await icons.boundingBox())?.width).toBe(70);
  });

  it('THEME-010, THEME-011, THEME-043..045 a boxed console is 1300 pixels at most, with a sidebar that widens under the pointer', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 1600, height: 860 } });
    await openList(page, LIST);
    const widthOfAll = async () => {
      const [bar, main] = await Promise.all([box(page), page.getByRole('main').boundingBox()]);
      return main ? main.x + main.width - bar.x : 0;
    };
    expect(await widthOfAll()).toBe(1600);
    await choose(page, 'Width', 'Boxed');
    expect(await widthOfAll()).toBe(1300);
    expect((await box(page)).width).toBe(65);
    await navigation(page).hover();
    await navigation(page).getByRole('button', { name: 'Events System' }).waitFor();
    expect((await box(page)).width).toBe(250);
    await page.getByRole('main').hover();
    await page.waitForTimeout(200);
    expect((await box(page)).width).toBe(65);
    await choose(page, 'Width', 'Fluid');
    expect((await box(page)).width).toBe(250);
  });

  it('THEME-016..018 SHELL-012 SHELL-013 as icons, its groups open beside it: for the pointer and for the keyboard', async () => {
    const { page } = await the.staff();
    await having(page, { sidebarSize: 'sm' });
    await openList(page, LIST);
    expect((await box(page)).width).toBe(65);
    const group = navigation(page).getByRole('button', { name: 'Staff Management' });
    const link = page.getByRole('link', { name: 'All Roles' });
    await group.hover();
    await link.waitFor();
    await page.getByRole('main').hover();
    await link.waitFor({ state: 'detached' });
    await group.focus();
    await page.keyboard.press('Enter');
    await link.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All Staff');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'detached' });
    expect(await group.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await link.click();
    await page.waitForURL('**/staff/role/view');
    await link.waitFor({ state: 'detached' });
    await choose(page, 'Sidebar size', 'Compact');
    expect((await box(page)).width).toBe(180);
  });

  it('THEME-033..036 the theme is the primary colour of what one presses', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const colour = () =>
      page
        .getByRole('link', { name: 'Add Category' })
        .last()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    for (const [theme, rgb] of [
      ['Teal green', 'rgb(6, 107, 94)'],
      ['Royal purple', 'rgb(81, 71, 163)'],
      ['Cobalt blue', 'rgb(42, 95, 193)'],
      ['Default', 'rgb(64, 81, 137)'],
    ] as const) {
      await choose(page, 'Theme', theme);
      await page.waitForTimeout(400);
      expect([theme, await colour()]).toEqual([theme, rgb]);
    }
  });

  it('THEME-012, THEME-013, THEME-037, THEME-038, SHELL-056 what else can be chosen: what stays while scrolling, and the account', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 1280, height: 400 } });
    await openList(page, LIST);
    const banner = page.getByRole('banner');
    const scrolled = async () => {
      await page.evaluate(() => window.scrollTo(0, 300));
      return (await banner.boundingBox())?.y ?? 0;
    };
    expect(await scrolled()).toBe(0);
    await choose(page, 'Position', 'Scrollable');
    expect(await scrolled()).toBeLessThan(0);
    const account = page.getByRole('button', { name: /^Account of/ });
    expect(await account.count()).toBe(1);
    await choose(page, 'Avatar', 'Off');
    expect(await account.count()).toBe(0);
  });

  it('SHELL-064 leads back to the top once more than 200 pixels are scrolled', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 1280, height: 300 } });
    await openList(page, LIST);
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.waitForTimeout(100);
    expect(await up.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 201));
    await up.click();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('SHELL-070, SHELL-071 with the spinner an overlay comes before the next page, and without it none', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const overlay = page.getByRole('status', { name: 'Loading the page' });
    const follow = (name: string) => navigation(page).getByRole('link', { name }).first().click();
    await follow('Add Category');
    expect(await overlay.count()).toBe(0);
    await page.waitForURL('**/event/category/create');
    await having(page, { preloader: 'spinner' });
    await openList(page, LIST);
    await follow('Add Category');
    await overlay.waitFor();
    expect(page.url()).toContain('event/category/view');
    await page.waitForURL('**/event/category/create');
    expect(await overlay.count()).toBe(1);
    await overlay.waitFor({ state: 'detached' });
  });

  it.each([
    ['horizontal', { layout: 'horizontal', topbarColor: 'dark-color' }],
    ['two-column', { layout: 'two-column', theme: 'teal-green', sidebarColor: 'light-bg-color' }],
    ['semi-box', { layout: 'semi-box', theme: 'royal-purple', sidebarImage: 'bubble', customizer: 'open' }],
    ['icons', { sidebarSize: 'sm', theme: 'cobalt-blue', sidebarColor: 'gradient-bg-color' }],
  ])(
    '%s has nothing against WCAG 2.2 AA and no page wider than the screen',
    async (name, preferences) => {
      const { page } = await the.staff(undefined, { bypassCSP: true });
      await having(page, preferences);
      const open = async (opened: Page) => {
        await openList(opened, LIST);
        for (const width of [1440, 900, 390]) {
          await opened.setViewportSize({ width, height: 860 });
          // A table fits its columns into a new width a moment later.
          await eventually(async () => expect(await pixelsTooWide(opened)).toBeLessThanOrEqual(0));
        }
      };
      expect(await inspect(page, { name: `layout-${name}`, open, widths: [1280, 390] })).toEqual({});
    },
    90_000,
  );
});
