import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { PUBLISHER } from '@polyphony/domain/publishing/review.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { violations } from '../support/axe.js';
import { field, openTab } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { addLanguage } from '../support/languages.js';
import { make } from '../support/records.js';
import { expectToast } from '../support/toasts.js';

const ALL = kinds.event.permissions.all;

/** An event that visitors see, on a site in English and Arabic that requires reviews. */
async function publishedEvent(server: RunningServer, name: string) {
  const { admin } = server;
  const arabic = await addLanguage(admin, { name: 'Arabic', code: 'ar' });
  if (arabic) await admin.request(`mutation { toggleLanguageRtl(id: "${arabic}", to: true) { success } }`);
  const category = await make(server, 'EventCategory', { name: `About ${name}` });
  await admin.request(`mutation { toggleEventCategoryActive(id: "${category.id}", to: true) { success } }`);
  const event = await make(server, 'Event', { name, categoryId: category.id });
  for (const toggle of ['Active', 'Published'])
    await admin.request(`mutation { toggleEvent${toggle}(id: "${event.id}", to: true) { success } }`);
  await admin.request(
    'mutation { updateWebsiteSettings(types: ["reviews_required"], values: { reviews_required: "1" }) { success } }',
  );
  return event;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Review', exact: true });
const act = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog').last();
const drafted = (page: Page) => page.locator('form:visible').getByText(/^Draft saved at /);
const open = async (page: Page, id: string) => {
  await page.goto(`/admin/event/manage/update/${id}`);
  await field(page, 'Event name').waitFor();
  await panel(page).waitFor();
};
const siteShows = async (server: RunningServer, slug: string, lang: string) =>
  (await fetch(`${server.url}/event/${slug}?lang=${lang}`)).text();

test('an editor asks for a review, a reviewer comments on a field in Arabic and sends it back, and approves it then', async ({
  signedIn,
  server,
}) => {
  const { id, slug } = await publishedEvent(server, 'Lantern walk');
  const { page: author } = await signedIn(await server.staffAccount(...ALL));
  await open(author, id);
  await expect(panel(author)).toContainText('Your changes are saved as a draft until they are approved.');
  await expect(panel(author).getByRole('button', { name: 'Ask for review' })).toBeDisabled();
  await field(author, 'Event name').fill('Lantern walk by the lake');
  await drafted(author).waitFor();
  await expect(author.getByRole('button', { name: 'Publish the draft' })).toHaveCount(0);
  await openTab(author, 'Arabic');
  await field(author, 'Event name').fill('نزهة الفوانيس');
  await drafted(author).waitFor();
  await act(author, 'Ask for review');
  await dialog(author).getByLabel('Note to reviewers').fill('New place, see the mail.');
  expect(await violations(author)).toEqual([]);
  await dialog(author).getByRole('button', { name: 'Ask', exact: true }).click();
  await expectToast(author, messages.reviewRequested);
  await expect(panel(author)).toContainText('Waiting for review');
  expect(await siteShows(server, slug, 'en')).not.toContain('by the lake');

  const { page: reviewer } = await signedIn(await server.staffAccount(...ALL, PUBLISHER));
  await reviewer.goto('/admin');
  await reviewer.getByRole('button', { name: /^Texts that wait for your review/ }).click();
  expect(await violations(reviewer)).toEqual([]);
  await reviewer.getByRole('link', { name: 'Lantern walk' }).click();
  await expect(panel(reviewer)).toContainText('New place, see the mail.');
  await openTab(reviewer, 'Arabic');
  await expect(field(reviewer, 'Event name')).toHaveValue('نزهة الفوانيس');
  const comment = reviewer.locator('form:visible').getByRole('button', { name: 'Comment on Event name (Arabic)' });
  await comment.focus();
  await reviewer.keyboard.press('Enter');
  await dialog(reviewer).getByLabel('New comment').fill('أين البحيرة؟');
  await dialog(reviewer).getByRole('button', { name: 'Add comment' }).click();
  await expect(dialog(reviewer).getByRole('listitem')).toContainText('أين البحيرة؟');
  expect(await violations(reviewer)).toEqual([]);
  await reviewer.keyboard.press('Escape');
  await act(reviewer, 'Send back');
  await dialog(reviewer).getByLabel('Reason').fill('See my comment.');
  await dialog(reviewer).getByRole('button', { name: 'Send back' }).click();
  await expectToast(reviewer, messages.reviewSentBack);

  await author.goto('/admin');
  await author.getByRole('button', { name: /^Texts of yours that were sent back/ }).click();
  await author.getByRole('link', { name: 'Lantern walk' }).click();
  await expect(panel(author)).toContainText('See my comment.');
  await openTab(author, 'Arabic');
  await author.locator('form:visible').getByRole('button', { name: '1 open comment on Event name (Arabic)' }).click();
  await dialog(author).getByRole('button', { name: 'Resolve' }).click();
  await expectToast(author, messages.commentResolved);
  await author.keyboard.press('Escape');
  await field(author, 'Event name').fill('نزهة الفوانيس عند البحيرة');
  await drafted(author).waitFor();
  await act(author, 'Ask for review again');
  await dialog(author).getByRole('button', { name: 'Ask', exact: true }).click();
  await expectToast(author, messages.reviewRequested);

  await open(reviewer, id);
  expect(await siteShows(server, slug, 'ar')).not.toContain('عند البحيرة');
  await act(reviewer, 'Approve and publish');
  await expectToast(reviewer, messages.reviewApproved);
  await expect(field(reviewer, 'Event name')).toHaveValue('Lantern walk by the lake');
  await expect(reviewer.getByRole('region', { name: 'Draft' })).toHaveCount(0);
  expect(await siteShows(server, slug, 'en')).toContain('Lantern walk by the lake');
  expect(await siteShows(server, slug, 'ar')).toContain('عند البحيرة');
});
