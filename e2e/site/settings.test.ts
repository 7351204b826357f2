import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const SAVED = 'Settings updated successfully.';
const card = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading, exact: true });

/** An input of the form of a panel that is shown. */
const input = (page: Page, heading: string, name: string): Locator =>
  card(page, heading).getByRole('textbox', { name, exact: true });

/** Saves the form of a panel that is shown. */
async function save(page: Page, heading: string): Promise<void> {
  await card(page, heading)
    .getByRole('button', { name: `Update ${heading}` })
    .click();
  await expectToast(page, SAVED);
}

test('changes colours, popup and footer in English and Arabic, and shows them with the next request (SETTINGS-001, ROUTE-063, ROUTE-064, SHELL-039, SHELL-040, PUBLIC-017..019)', async ({
  signedIn,
  visitor,
}) => {
  const { page } = await signedIn();
  const { page: site } = await visitor();
  // The pages are cached before anything is changed.
  await site.goto('/?lang=ar');
  await site.goto('/?lang=en');
  await site.goto('/');
  await expect(site.locator('dialog')).toHaveCount(0);

  await page.goto('/admin/configurations/appearance');
  await expect(page.getByRole('link', { name: 'Appearance' })).toBeVisible();
  const general = card(page, 'General Settings');
  expect((await general.boundingBox())?.width).toBeLessThanOrEqual(800);
  await input(page, 'General Settings', 'Primary colour').fill('#0b6e4f');
  await save(page, 'General Settings');

  const popup = card(page, 'Website Popup');
  await popup.getByLabel('Show the popup').check();
  await input(page, 'Website Popup', 'Popup content').fill('Summer courses\nBook now');
  await save(page, 'Website Popup');
  await popup.getByRole('tab', { name: 'العربية' }).click();
  await input(page, 'Website Popup', 'Popup content').fill('دورات الصيف');
  await save(page, 'Website Popup');

  await page.getByRole('link', { name: 'Footer' }).click();
  const links = card(page, 'Link Two Widget');
  await input(page, 'Link Two Widget', 'Title').fill('Learn with us');
  await links.getByRole('button', { name: 'Add Link' }).click();
  await input(page, 'Link Two Widget', 'Label').fill('All events');
  await input(page, 'Link Two Widget', 'Link').fill('/event');
  await save(page, 'Link Two Widget');
  await input(page, 'Copywrite Text', 'Copyright text').fill('© Open Workshop');
  await save(page, 'Copywrite Text');

  await site.goto('/');
  const dialog = site.getByRole('dialog');
  await expect(dialog).toContainText('Summer courses');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(site.locator('footer')).toContainText('© Open Workshop');
  await expect(site.locator('footer').getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/event');
  const primary = () =>
    site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());
  expect(await primary()).toBe('#0b6e4f');
  // Once a visitor, until the text changes.
  await site.reload();
  await expect(dialog).toBeHidden();
  await site.goto('/?lang=ar');
  await expect(dialog).toContainText('دورات الصيف');
  await dialog.getByRole('button').click();
});

test('asks about cookies, stores the answer, and takes it back (PUBLIC-018)', async ({ server, signedIn, visitor }) => {
  // Another test of the file may have left a popup, which is in front of everything.
  await server.admin.request('mutation { updateWebsiteSettings(values: { show_website_popup: "0" }) { success } }');
  const { page } = await signedIn();
  await page.goto('/admin/configurations/appearance');
  const cookies = card(page, 'Cookies Agreement');
  await cookies.getByLabel('Show the cookies agreement').check();
  await input(page, 'Cookies Agreement', 'Cookies agreement text').fill('We store your language.');
  await save(page, 'Cookies Agreement');

  const { page: site, context } = await visitor();
  await site.goto('/privacy');
  const banner = site.getByRole('region', { name: 'Cookies' }).filter({ hasText: 'We store your language.' });
  await expect(banner).toBeVisible();
  expect(await site.evaluate(() => document.documentElement.dataset['cookies'])).toBe('unanswered');
  expect(await context.cookies()).toEqual([]);
  expect(await site.evaluate(() => localStorage.length)).toBe(0);
  await banner.getByRole('button', { name: 'Accept' }).click();
  await site.reload();
  await expect(banner).toBeHidden();
  expect(await site.evaluate(() => document.documentElement.dataset['cookies'])).toBe('accepted');
  await site.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Decline' }).click();
  expect(await site.evaluate(() => document.documentElement.dataset['cookies'])).toBe('declined');
});

test('keeps both values of Cookies Agreement after they are saved and the screen is loaded again (SETTINGS-015)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/configurations/appearance');
  const checkbox = () => card(page, 'Cookies Agreement').getByLabel('Show the cookies agreement');
  const text = () => input(page, 'Cookies Agreement', 'Cookies agreement text');
  const before = await checkbox().isChecked();
  await checkbox().setChecked(!before);
  await text().fill('We store what you choose.');
  await save(page, 'Cookies Agreement');
  await page.reload();
  await expect(text()).toHaveValue('We store what you choose.');
  await expect(checkbox()).toBeChecked({ checked: !before });
  await checkbox().setChecked(before);
  await text().fill('We store nothing else.');
  await save(page, 'Cookies Agreement');
  await page.reload();
  await expect(text()).toHaveValue('We store nothing else.');
  await expect(checkbox()).toBeChecked({ checked: before });
});

test('shows a line of the chosen colour while the next page loads, where it is switched on (PUBLIC-020)', async ({
  server,
  visitor,
}) => {
  const set = (values: object) =>
    server.admin.rest('POST', '/api/website-settings/update', { types: Object.keys(values), ...values });
  await set({ show_toploader_switcher: '1', toploader_color: '#ff0000' });
  const { page } = await visitor();
  await page.goto('/');
  const line = page.locator('.top-loader');
  await expect(line).toBeHidden();
  // Nothing outside of a page can read what it shows while it is left: the page notes that itself.
  await line.evaluate((element: HTMLElement) => {
    const note = () => {
      const { display, backgroundColor, position } = getComputedStyle(element);
      sessionStorage.setItem('line', [display, position, backgroundColor].join(' '));
    };
    new MutationObserver(note).observe(element, { attributes: true });
  });
  await page.locator('a[href$="/event"]:visible').first().click();
  await page.waitForURL('**/event');
  await expect(line).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('line'))).toBe('block fixed rgb(255, 0, 0)');
  await set({ show_toploader_switcher: '0' });
  await page.goto('/');
  await expect(line).toHaveCount(0);
});

test('two editors of one panel: the second compares, and overwrites nothing unseen', async ({ signedIn }) => {
  const [{ page: first }, { page: second, expectProblem }] = [await signedIn(), await signedIn()];
  expectProblem(/409/);
  for (const page of [first, second]) await page.goto('/admin/configurations/footer');
  const text = (page: Page) => input(page, 'Copywrite Text', 'Copyright text');
  await text(first).fill('© First');
  await text(second).fill('© Second');
  await save(first, 'Copywrite Text');
  await card(second, 'Copywrite Text').getByRole('button', { name: 'Update Copywrite Text' }).click();
  const dialog = second.getByRole('alertdialog');
  await expect(dialog).toContainText('was changed by');
  await dialog.getByRole('button', { name: 'Load their version' }).click();
  await expect(text(second)).toHaveValue('© First');
});

test('hides what a role may not write (PERM-073, PERM-074, PERM-075)', async ({ server, signedIn }) => {
  const { page } = await signedIn(await server.staffAccount('FOOTER_SETUP'));
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Footer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Appearance' })).toHaveCount(0);
  await page.goto('/admin/configurations/appearance');
  await expect(page.getByText('You are not allowed to enter here')).toBeVisible();
  const { page: both } = await signedIn(await server.staffAccount('GENERAL_SETTINGS', 'HEADER_SETUP'));
  await both.goto('/admin/configurations/appearance');
  await expect(card(both, 'Header Settings')).toBeVisible();
  await expect(card(both, 'Global SEO')).toBeVisible();
  const { page: general } = await signedIn(await server.staffAccount('GENERAL_SETTINGS'));
  await general.goto('/admin/configurations/appearance');
  await expect(card(general, 'Global SEO')).toBeVisible();
  await expect(card(general, 'Header Settings')).toHaveCount(0);
});

test('opens the header settings to a role that may write nothing else (PERM-075, SHELL-006)', async ({
  server,
  signedIn,
  visitor,
}) => {
  const { page } = await signedIn(await server.staffAccount('HEADER_SETUP'));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Setup & Configurations' }).click();
  await page.getByRole('link', { name: 'Appearance', exact: true }).click();
  await expect(card(page, 'Header Settings')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Update / })).toHaveCount(1);
  await input(page, 'Header Settings', 'Helpline number').fill('17 123 456');
  const frame = page.frameLocator('iframe[title="Preview of Website in English"]');
  await expect(frame.getByText('17 123 456').first()).toBeVisible();
  await save(page, 'Header Settings');
  await page.reload();
  await expect(input(page, 'Header Settings', 'Helpline number')).toHaveValue('17 123 456');
  const { page: site } = await visitor();
  await site.goto('/');
  await expect(site.getByText('17 123 456').first()).toBeVisible();
});

test('shows the page with what is typed into settings, before it is saved', async ({ signedIn, visitor }) => {
  const { page } = await signedIn();
  const { page: site } = await visitor();
  await page.goto('/admin/configurations/appearance');
  const frame = page.frameLocator('iframe[title="Preview of Website in English"]');
  await frame.locator('h1').waitFor();
  await input(page, 'General Settings', 'Primary colour').fill('#7a1f5c');
  const primary = () =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim());
  await expect.poll(primary).toBe('#7a1f5c');
  await picture(page, 'settings-preview-colours');
  await site.goto('/');
  const stored = await site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
  expect(stored.trim()).not.toBe('#7a1f5c');

  await page.goto('/admin/configurations/footer');
  await input(page, 'Copywrite Text', 'Copyright text').fill('© Typed, not saved');
  await expect(frame.locator('footer')).toContainText('© Typed, not saved');
  const arabic = card(page, 'Copywrite Text').getByRole('tab', { name: 'العربية' });
  await arabic.click();
  await input(page, 'Copywrite Text', 'Copyright text').fill('© مكتوب');
  await expect(page.frameLocator('iframe[title="Preview of Website in العربية"]').locator('footer')).toContainText(
    '© مكتوب',
  );
  await picture(page, 'settings-preview-footer');
});
