import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { speak } from '../support/accessibility.js';
import { inspect } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast, holdToasts } from '../support/toasts.js';
import { languagesOf } from '../screens/lookVisits.js';
import { consoleWords } from '../support/words.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { addLanguage } from '../support/languages.js';

/** An event that visitors see, on a site in English and Arabic. */
async function publishedEvent({ admin, ...server }: RunningServer, name: string) {
  const arabic = await addLanguage(admin, { name: 'Arabic', code: 'ar' });
  if (arabic) await admin.request(`mutation { toggleLanguageRtl(id: "${arabic}", to: true) { success } }`);
  const category = await make({ admin, ...server }, 'EventCategory', { name: `About ${name}` });
  const event = await make({ admin, ...server }, 'Event', { name, categoryId: category.id });
  for (const toggle of ['Active', 'Published'])
    await admin.request(`mutation { toggleEvent${toggle}(id: "${event.id}", to: true) { success } }`);
  return event;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const drafted = (page: Page) => page.locator('form:visible').getByText(/^Draft saved at /);
const open = async (page: Page, id: string) => {
  await page.goto(`/admin/event/manage/update/${id}`);
  await field(page, 'Event name').waitFor();
};
/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const FILES = '{ files(pageSize: 1) { pageInfo { totalItemsCount } } }';
const siteShows = async (server: RunningServer, slug: string) => (await fetch(`${server.url}/event/${slug}`)).text();

test('keeps what was typed into a published event when the tab is gone, and publishes it in both languages at once', async ({
  signedIn,
  server,
}) => {
  const { id, slug } = await publishedEvent(server, 'Night market');
  const { page: lost } = await signedIn();
  await open(lost, id);
  await field(lost, 'Event name').fill('Night market by the river');
  await drafted(lost).waitFor();
  await openTab(lost, 'Arabic');
  await field(lost, 'Event name').fill('سوق ليلي على النهر');
  await drafted(lost).waitFor();
  const context = lost.context();
  // Nothing that a page does before it is left runs, as in a crash.
  await lost.close();

  const page = await context.newPage();
  await open(page, id);
  await expect(field(page, 'Event name')).toHaveValue('Night market by the river');
  await expect(bar(page)).toContainText('You are editing a draft. Visitors see the published version.');
  await picture(page, 'draft-form');
  expect(await siteShows(server, slug)).not.toContain('by the river');

  await act(page, 'Show differences');
  const dialog = page.getByRole('dialog', { name: 'Differences' });
  await expect(dialog.locator('ins').first()).toContainText('by the river');
  await expect(dialog.locator('ins').last()).toContainText('سوق ليلي على النهر');
  await picture(page, 'draft-differences');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await act(page, 'Preview');
  const link = await page.getByRole('dialog', { name: 'Preview' }).getByRole('textbox', { name: 'Link' }).inputValue();
  const preview = await fetch(`${server.url}${link.slice(new URL(link).origin.length)}`);
  expect(await preview.text()).toContain('Night market by the river');
  await page.keyboard.press('Escape');

  await openList(page, 'event/manage/view?search=Night%20market');
  await expect(rowOf(page, 'Night market')).toContainText('Draft');
  await picture(page, 'draft-list');
  await open(page, id);
  await act(page, 'Publish later…');
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await schedule.getByLabel('Publish at').fill('2099-03-01T09:00');
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(bar(page)).toContainText('Takes effect on 1 Mar 2099');
  await page.goto('/admin/upcoming');
  await page.getByRole('region', { name: 'Sunday, 1 March 2099' }).getByRole('link', { name: 'Night market' }).click();
  await act(page, 'Cancel the schedule');
  await act(page, 'Publish the draft');
  await expectToast(page, messages.updated('labels.event'));
  await expect(bar(page)).toHaveCount(0);
  expect(await siteShows(server, slug)).toContain('Night market by the river');
  expect(await (await fetch(`${server.url}/event/${slug}?lang=ar`)).text()).toContain('سوق ليلي على النهر');
});

test('discards a draft, and brings it back from the message', async ({ signedIn, server }) => {
  const { id } = await publishedEvent(server, 'Kite day');
  const { page } = await signedIn();
  await open(page, id);
  await field(page, 'Event name').fill('Kite night');
  await drafted(page).waitFor();
  await holdToasts(page);
  await act(page, 'Discard the draft');
  await expect(field(page, 'Event name')).toHaveValue('Kite day');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(field(page, 'Event name')).toHaveValue('Kite night');
  await drafted(page).waitFor();
  // Saving the form publishes its language, and nothing is left of the draft.
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  await expect(bar(page)).toHaveCount(0);
});

test('adds a picture that is pasted into a draft to the library once, though the draft is saved again', async ({
  signedIn,
  server,
}) => {
  const { id } = await publishedEvent(server, 'Print fair');
  const filesOf = async () =>
    (await server.admin.request<{ pageInfo: { totalItemsCount: number } }>(FILES)).pageInfo.totalItemsCount;
  const before = await filesOf();
  const { page } = await signedIn();
  await page.goto(`/admin/event/manage/update/${id}?tab=section-3`);
  const editor = page.getByRole('textbox', { name: 'About description', exact: true });
  await editor.click();
  await editor.evaluate((element, base64) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PIXEL);
  await expect(editor.locator('img[src^="/media/"]')).toHaveCount(1);
  await drafted(page).waitFor();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('A proof') ?? false);
  await page.keyboard.type('A proof');
  await saved;
  await drafted(page).waitFor();
  expect(await filesOf()).toBe(before + 1);
});

test('shows two editors of a draft each other, joins what they type, and lets them decide about the same field', async ({
  signedIn,
  server,
}) => {
  const { id } = await publishedEvent(server, 'Printing for two');
  const account = await server.staffAccount('VIEW_ALL_EVENTS', 'EDIT_EVENT', 'VIEW_ALL_EVENT_CATEGORIES');
  const { page: first, expectProblem: expectFirst } = await signedIn(account);
  const { page: second, expectProblem } = await signedIn();
  expectProblem(/\b409\b/);
  expectFirst(/\b409\b/);
  await open(first, id);
  await open(second, id);
  await expect(second.getByText(/^Also editing: /)).toBeVisible();

  await field(first, 'Event name').fill('Printing for three');
  await drafted(first).waitFor();
  await field(second, 'Slug').fill('printing-for-more');
  await expect(field(second, 'Event name')).toHaveValue('Printing for three');
  await drafted(second).waitFor();

  await field(second, 'Event name').fill('Printing for four');
  await drafted(second).waitFor();
  await field(first, 'Event name').fill('Printing for five');
  await first.getByText(/changed the same fields of this draft/).waitFor();
  await picture(first, 'draft-clash');
  await act(first, 'Use theirs');
  await expect(field(first, 'Event name')).toHaveValue('Printing for four');
  await expect(field(first, 'Slug')).toHaveValue('printing-for-more');
});

test(`a form that holds a draft, and its differences, keep WCAG 2.2 AA in both schemes, on a phone too (TURN=${turn})`, async ({
  signedIn,
  server,
}) => {
  const { id } = await publishedEvent(server, 'Moon walk');
  await server.admin.request(
    `mutation { saveEventDraft(id: "${id}", lang: "en", from: 3, values: { name: "Moonlight walk" }) { success } }`,
  );
  const { page, context } = await signedIn();
  for (const language of languagesOf(turn, 0, inAllWays)) {
    const t = consoleWords(language);
    await speak(context, server.url, language);
    const form = async () => {
      await page.goto(`/admin/event/manage/update/${id}`);
      await page.getByText(t('publishing.youAreEditingADraft')).waitFor();
    };
    const dialog = async () => {
      await form();
      await page.getByRole('button', { name: t('publishing.showDifferences') }).click();
      await page.locator('ins').waitFor();
    };
    expect(await inspect(page, { name: `draft-form-${language}`, open: form })).toEqual({});
    expect(await inspect(page, { name: `draft-differences-${language}`, open: dialog })).toEqual({});
  }
});
