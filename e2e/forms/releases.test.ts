import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field } from '../support/console.js';
import { inspect, violations } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });
const siteShows = async (server: RunningServer, path: string) => (await fetch(`${server.url}${path}`)).text();

/** A course, which is a draft that visitors do not see. */
async function makeCourse({ admin }: RunningServer, title: string): Promise<{ readonly id: string }> {
  const input = { title, subTitle: 'In season', slug: title.toLowerCase().replaceAll(' ', '-'), orderNumber: 1 };
  const { course } = await admin.request<{ course: { id: string } }>(
    'mutation ($input: CourseInput!) { createCourse(input: $input) { success message course { id } } }',
    { input },
  );
  return course;
}

async function open(page: Page, path: string, label: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await field(page, label).waitFor();
}

/** Types into a form of a visible record, and chooses a release for the draft. */
async function draft(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await page
    .locator('form:visible')
    .getByText(/^Draft saved at /)
    .waitFor();
  await bar(page).getByRole('button', { name: 'Add to a release…' }).click();
}

test('previews and publishes drafts of two kinds together, of which visitors see nothing before', async ({
  signedIn,
  server,
}) => {
  const category = await make(server, 'EventCategory', { name: 'Of the season' });
  const event = await make(server, 'Event', { name: 'Harvest fair', categoryId: category.id });
  for (const toggle of ['Active', 'Published'])
    await server.admin.request(`mutation { toggleEvent${toggle}(id: "${event.id}", to: true) { success } }`);
  const course = await makeCourse(server, 'Cider making');
  const { page } = await signedIn();

  await open(page, `event/manage/update/${event.id}`, 'Event name');
  await draft(page, 'Event name', 'Harvest festival');
  const dialog = page.getByRole('dialog', { name: 'Add to a release…' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Autumn season');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, messages.addedToRelease('Autumn season'));
  await expect(bar(page)).toContainText('In the release Autumn season');
  await picture(page, 'release-form');

  // A course that visitors do not see yet has no draft, and becomes visible.
  await page.goto(`/admin/training-courses/update/${course.id}`);
  const panel = page.getByRole('region', { name: 'Publishing' });
  await panel.getByRole('button', { name: 'Add to a release…' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByRole('link', { name: 'Autumn season' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Autumn season' })).toBeVisible();
  const contents = page.getByRole('region', { name: 'What it contains' });
  await expect(contents.getByRole('listitem')).toContainText([
    /Harvest fair.*Changes/,
    /Cider making.*Becomes visible/,
  ]);
  const path = new URL(page.url()).pathname;
  const release = async () => {
    await page.goto(path);
    await contents.getByRole('listitem').first().waitFor();
  };
  expect(await inspect(page, { name: 'release', open: release })).toEqual({});
  await picture(page, 'release');

  await page.getByRole('button', { name: 'Preview' }).click();
  const link = await page.getByRole('dialog', { name: 'Preview' }).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const preview = await page.context().newPage();
  await preview.goto(link.slice(new URL(link).origin.length));
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('Autumn season');
  await preview.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Events' }).click();
  await preview.getByRole('link', { name: 'Harvest festival' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'Harvest festival' })).toBeVisible();
  expect(await violations(preview)).toEqual([]);
  await preview.close();
  expect(await siteShows(server, '/event')).not.toContain('Harvest festival');
  expect(await siteShows(server, '/courses')).not.toContain('Cider making');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, messages.releasePublished);
  await expect(page.getByText(/^Published on .* by Super Admin\.$/)).toBeVisible();
  expect(await siteShows(server, '/event')).toContain('Harvest festival');
  expect(await siteShows(server, '/courses')).toContain('Cider making');
  await page.goto('/admin/releases?list=published');
  await expect(page.getByRole('link', { name: 'Autumn season' })).toBeVisible();
});

test('says which record is in the way, and publishes nothing', async ({ signedIn, server }) => {
  const course = await makeCourse(server, 'Bread of the week');
  const { page } = await signedIn();
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New release' }).click();
  const dialog = page.getByRole('dialog', { name: 'New release' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/required/);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Half ready');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This release is empty.', { exact: false })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  await server.admin.request(
    `mutation ($values: DraftValues!) { saveCourseDraft(id: "${course.id}", lang: "en", values: $values, from: 1) { success } }`,
    { values: { title: '' } },
  );
  await server.admin.request(
    `mutation { addToRelease(id: "${id}", kind: "course", recordId: "${course.id}") { success } }`,
  );
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bread of the week' })).toContainText(
    'Cannot be published',
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expectToast(page, 'Nothing was published. 1 record cannot be published.');
  await picture(page, 'release-refused');
  await page.getByRole('button', { name: 'Remove Bread of the week' }).click();
  await expectToast(page, messages.removedFromRelease);
  await expect(page.getByText('This release is empty.', { exact: false })).toBeVisible();
});
