import type { Page } from '@playwright/test';
import { openList, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture as image, store } from '../support/library.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const NAME = 'North School of Arts and Crafts in Bilbao';
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const iconOf = (page: Page) => page.locator('link[rel="icon"]');

test('the console, its tab and its sign-in page have the name and the icon of the settings', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/configurations/appearance');
  const system = page.getByRole('region', { name: 'System Settings', exact: true });
  await system.getByRole('textbox', { name: 'System name', exact: true }).fill(NAME);
  await system.getByRole('button', { name: 'Update System Settings' }).click();
  await expectToast(page, 'Settings updated successfully.');
  await expect(sidebarOf(page).getByRole('link', { name: NAME })).toBeVisible();
  await expect(page).toHaveTitle(`Appearance · ${NAME}`);
  await expect(iconOf(page)).toHaveAttribute('href', '/favicon.svg');

  const id = await store(server, image('icon.png'));
  const { url } = await server.admin.request<{ url: string }>('query ($id: ID!) { file(id: $id) { url } }', { id });
  await server.admin.rest('POST', '/api/website-settings/update', {
    types: ['site_icon_image'],
    site_icon_image: id,
  });
  await page.reload();
  await expect(sidebarOf(page).getByRole('link', { name: NAME }).getByRole('presentation')).toHaveAttribute('src', url);
  await expect(iconOf(page)).toHaveAttribute('href', url);
  await picture(page, 'console-named');

  const { page: signIn } = await visitor();
  await signIn.goto('/admin');
  await expect(signIn.getByRole('heading', { name: `Sign in to ${NAME}` })).toBeVisible();
  await expect(signIn).toHaveTitle(`Sign In · ${NAME}`);
  await expect(signIn.getByRole('main').getByRole('presentation')).toHaveAttribute('src', url);
  await picture(signIn, 'sign-in-named');
});

test('the console is in the language of the person, whatever the default of the site', async ({ signedIn, server }) => {
  const languages = await server.admin.request<{ rows: { id: string; code: string }[] }>(
    '{ languages { rows { id code } } }',
  );
  const idOf = (code: string) => languages.rows.find((row) => row.code === code)?.id;
  const makeDefault = (code: string) =>
    server.admin.request('mutation ($id: ID!) { toggleLanguageDefault(id: $id, to: true) { success } }', {
      id: idOf(code),
    });
  await makeDefault('ar');
  const { page: english } = await signedIn();
  await openList(english, 'event/category/view');
  await expect(rowOf(english, 'Workshops')).toBeVisible();
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  const { page: arabic } = await signedIn(undefined, { locale: 'ar-EG' });
  await arabic.goto('/admin/event/category/view');
  await expect(rowOf(arabic, 'ورش العمل')).toBeVisible();
  await makeDefault('en');
  await arabic.reload();
  await expect(rowOf(arabic, 'ورش العمل')).toBeVisible();
});
