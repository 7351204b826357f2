import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, openTab, submitButton, toast } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture as pictureFile, store } from '../support/library.js';
import { make } from '../support/records.js';

/** A day of the site, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;
const SLUG = 'how-ink-is-made';
const TITLES = { en: 'How ink is made', ar: 'كيف يُصنع الحبر' };

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('a post is written, translated, previewed, scheduled, published, read in two languages and withdrawn (PUBLIC-004, PUBLIC-023)', async ({
  signedIn,
  visitor,
  server,
}) => {
  await make(server, 'BlogCategory', { name: 'Workshop' });
  await store(server, pictureFile('ink.png'));
  const { page } = await signedIn();
  const reader = await visitor();
  /** Where visitors find the post: in the list and the feed of each language, in the sitemap, and over REST. */
  const found = async () => {
    const read = async (path: string) => (await fetch(server.url + path)).text();
    const paths = ['/news', '/news?lang=ar', '/news/feed.xml', '/news/feed.json?lang=ar', '/sitemap.xml'];
    const texts = await Promise.all([...paths, '/api/client/blog/post/list'].map(read));
    return texts.map((text) => text.includes(SLUG));
  };
  const nowhere = [false, false, false, false, false, false];

  // Written and translated.
  await page.goto('/admin/blog/post/create');
  await field(page, 'Title').fill(TITLES.en);
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Workshop' }).click();
  const banner = page.getByRole('group', { name: /^Banner image/ });
  await banner.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('dialog', { name: 'File Gallery' }).getByRole('button', { name: 'Select ink.png' }).click();
  await field(page, 'Short description').fill('Soot, water and patience.');
  await submitButton(page).click();
  await toast(page, messages.created('Post')).waitFor();
  const { rows } = await server.admin.ask<{ rows: { id: string }[] }>(
    `{ blogPosts(filter: { searchName: "${TITLES.en}" }) { rows { id } } }`,
  );
  await page.goto(`/admin/blog/post/update/${rows[0]?.id}`);
  await openTab(page, 'العربية');
  await field(page, 'Title').fill(TITLES.ar);
  await submitButton(page).click();
  await toast(page, messages.updated('Post')).waitFor();
  expect(await found()).toEqual(nowhere);

  // Previewed by somebody without an account.
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const link = new URL(await preview.getByRole('textbox', { name: 'Link' }).inputValue());
  await page.keyboard.press('Escape');
  await reader.page.goto(link.pathname + link.search);
  const title = reader.page.getByRole('heading', { level: 1 });
  await expect(reader.page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await expect(title).toHaveText(TITLES.en);

  // Scheduled, and published when its time comes.
  const panel = page.getByRole('region', { name: 'Publishing' });
  await panel.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Publish at').fill(`${new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)}T09:30`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(panel).toContainText('Scheduled');
  expect(await found()).toEqual(nowhere);
  await server.goOn(32 * DAY_MS);
  await expect.poll(found).toEqual(nowhere.map(() => true));

  // Read in two languages, from the list.
  await reader.page.goto('/news');
  await reader.page.getByRole('link', { name: TITLES.en }).click();
  await expect(title).toHaveText(TITLES.en);
  await reader.page
    .getByRole('navigation', { name: 'Language' })
    .getByRole('link', { name: 'العربية' })
    .first()
    .click();
  await expect(title).toHaveText(TITLES.ar);

  // Withdrawn: gone at once from everywhere.
  await page.reload();
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  await expect(panel).toContainText('Withdrawn');
  expect(await found()).toEqual(nowhere);
  reader.expectProblem(/404/);
  expect((await reader.page.reload())?.status()).toBe(404);
});
