import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field, openList, rowOf } from '../support/console.js';
import { speak } from '../support/accessibility.js';
import { inspect } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { picture as pictureOf, store } from '../support/library.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { consoleWords } from '../support/words.js';
import { languagesOf } from '../screens/lookVisits.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { addLanguage } from '../support/languages.js';

/** A day of the site, in milliseconds. */
const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ serverEnv: { SITE_TIME_ZONE: 'Asia/Thimphu' } });

async function makePost(server: RunningServer, title: string): Promise<string> {
  const category = await make(server, 'BlogCategory', { name: `About ${title}` });
  const bannerImage = await store(server, pictureOf(`${title}.png`));
  const input = { title, categoryId: category.id, bannerImage, shortDescription: 'A text about paper.' };
  const { record } = await server.admin.request<{ record: { id: string } }>(
    'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { record: blogPost { id } } }',
    { input },
  );
  return record.id;
}

/** An event that visitors do not see, with a name in Arabic. */
async function makeEvent(server: RunningServer, name: string): Promise<string> {
  const { admin } = server;
  const arabic = await addLanguage(admin, { name: 'Arabic', code: 'ar' });
  if (arabic) await admin.request(`mutation { toggleLanguageRtl(id: "${arabic}", to: true) { success } }`);
  const category = await make(server, 'EventCategory', { name: `About ${name}` });
  const { id } = await make(server, 'Event', { name, categoryId: category.id });
  await admin.request(`mutation { translateEvent(id: "${id}", lang: "ar", input: { name: "لقاء سري" }) { success } }`);
  return id;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
/** A day in a month at half past nine, as an input has it: tests set the clock of the site ahead. */
const inAMonth = () => `${new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)}T09:30`;

test('publishes a post and withdraws it, and a form that was open meanwhile can still be saved', async ({
  signedIn,
  server,
}) => {
  const id = await makePost(server, 'What thread is for');
  const { page } = await signedIn();
  await page.goto(`/admin/blog/post/update/${id}`);
  await button(page, 'Publish now').click();
  await expect(panel(page)).toContainText('Published');
  await expect(button(page, 'Schedule…')).toBeHidden();
  await button(page, 'Withdraw').click();
  await expect(panel(page)).toContainText('Withdrawn');
  await field(page, 'Source').fill('The loft');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expectToast(page, messages.updated('labels.post'));
});

test('schedules several posts from the list', async ({ signedIn, server }) => {
  const titles = ['The first of two', 'The second of two'];
  for (const title of titles) await makePost(server, title);
  const { page } = await signedIn();
  await openList(page, 'blog/post/view?search=of%20two');
  for (const title of titles) await rowOf(page, title).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Publish at').fill(inAMonth());
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  for (const title of titles) await expect(rowOf(page, title)).toContainText('Scheduled');
});

test('members of staff without the permission see the state, and cannot change it', async ({ signedIn, server }) => {
  const id = await makePost(server, 'Read by all of us');
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_POSTS', 'EDIT_POST'));
  await page.goto(`/admin/blog/post/update/${id}`);
  await expect(panel(page)).toContainText('Draft');
  await expect(panel(page).getByRole('button')).toHaveCount(0);
});

test('shows a hidden event to a window without an account, in each language, until the link ends', async ({
  signedIn,
  visitor,
  server,
}) => {
  const event = await makeEvent(server, 'A secret gathering');
  const { page } = await signedIn();
  await page.goto(`/admin/event/manage/update/${event}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.getByRole('link', { name: 'Open the preview' })).toHaveAttribute('href', link);
  await picture(page, 'preview-dialog');

  const stranger = await visitor();
  await stranger.page.goto(link.slice(new URL(link).origin.length));
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('A secret gathering');
  await expect(stranger.page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await picture(stranger.page, 'preview');
  await stranger.page
    .getByRole('navigation', { name: 'Language' })
    .getByRole('link', { name: 'العربية' })
    .first()
    .click();
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('لقاء سري');
  await expect(stranger.page.getByRole('complementary', { name: 'معاينة' })).toBeVisible();
  stranger.expectProblem(/404/);
  await server.advanceClock(DAY_MS);
  expect((await stranger.page.reload())?.status()).toBe(404);
});

for (const language of languagesOf(turn, 1, inAllWays))
  test(`the panel, its dialogs and the page of a preview meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({
    signedIn,
    visitor,
    server,
  }) => {
    const t = consoleWords(language);
    const id = await makePost(server, `Seen in ${language === 'en' ? 'English' : 'Arabic'}`);
    const event = await makeEvent(server, `Previewed in ${language === 'en' ? 'English' : 'Arabic'}`);
    const { page, context } = await signedIn();
    await speak(context, server.url, language);
    const openPost = () => page.goto(`/admin/blog/post/update/${id}`);
    const panelOf = () => page.getByRole('region', { name: t('publishing.publishing') });
    const schedule = async () => {
      await openPost();
      await panelOf()
        .getByRole('button', { name: t('publishing.schedule2') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('publishing.schedule') });
      await dialog.getByRole('button', { name: t('publishing.schedule') }).click();
      await dialog.getByRole('alert').waitFor();
    };
    const { url } = await server.admin.request<{ url: string }>(`mutation { previewEvent(id: "${event}") { url } }`);
    const found = {
      ...(await inspect(page, {
        name: `publishing-panel-${language}`,
        open: async () => (await openPost(), panelOf().waitFor()),
      })),
      ...(await inspect(page, { name: `publishing-dialog-${language}`, open: schedule })),
      ...(await inspect(page, { name: `publishing-list-${language}`, open: () => openList(page, 'blog/post/view') })),
    };
    const stranger = await visitor();
    await speak(stranger.context, server.url, language);
    const preview = {
      name: `preview-${language}`,
      open: () => stranger.page.goto(url.slice(new URL(url).origin.length)),
    };
    expect({ ...found, ...(await inspect(stranger.page, preview)) }).toEqual({});
  });

test('schedules a post, after a time in the past was refused, and an open list shows when it is published', async ({
  signedIn,
  server,
}) => {
  const id = await makePost(server, 'How paper remembers');
  const { page, context } = await signedIn();
  await page.goto(`/admin/blog/post/update/${id}`);
  await expect(panel(page)).toContainText('Draft');
  await expect(panel(page)).toContainText('Not visible to visitors yet.');

  await button(page, 'Schedule…').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog).toContainText('How paper remembers');
  await expect(dialog).toContainText('In the time zone Asia/Thimphu');
  const at = dialog.getByLabel('Publish at');
  await expect(at).toBeFocused();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(at).toHaveAccessibleDescription(messages.scheduleIncomplete);
  await at.fill('2025-01-05T09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a time in the future');
  await expect(at).toBeFocused();
  await expect(at).toHaveAttribute('aria-invalid', 'true');
  await picture(page, 'publishing-refused');
  await at.fill(inAMonth());
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expectToast(page, messages.scheduled('labels.post'));
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText('Scheduled');
  await expect(panel(page)).toContainText('9:30 AM (Asia/Thimphu)');
  await picture(page, 'publishing-scheduled');

  const list = await context.newPage();
  const streaming = list.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
  await openList(list, 'blog/post/view?state=scheduled');
  await streaming;
  await expect(rowOf(list, 'How paper remembers')).toContainText('Scheduled');
  await picture(list, 'publishing-list');
  await server.advanceClock(32 * DAY_MS);
  // The list is narrowed to what is scheduled.
  await expect(rowOf(list, 'How paper remembers')).toBeHidden();
  await openList(list, 'blog/post/view');
  await expect(rowOf(list, 'How paper remembers')).toContainText('Published');
});
