import type { Page } from '@playwright/test';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, noteOf, openFromList, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const SECTIONS = [
  ['Basics', 'Sub title'],
  ['Training', 'Training heading'],
  ['Registration', 'Registration heading'],
  ['Options', 'Options heading'],
  ['Conditions', 'Condition heading'],
  ['Packages', 'Packages heading'],
  ['Gallery', null],
  ['FAQs', 'FAQ heading'],
  ['SEO', 'Meta title'],
] as const;
const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('shows one of the nine sections of the course form, which the address names (COURSE-039, COURSE-040, COURSE-041, COURSE-042, COURSE-043, COURSE-044, COURSE-045, COURSE-046, COURSE-047, COURSE-048)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  for (const [at, [name, label]] of SECTIONS.entries()) {
    await page.goto(`/admin/training-courses/create?tab=section-${at + 1}`);
    await expect(section(page, name)).toHaveAttribute('aria-selected', 'true');
    await (label ? field(page, label) : page.getByRole('group', { name: 'Gallery images' })).waitFor();
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.getByRole('tab')).toHaveCount(SECTIONS.length);
});

test('says that there are no courses, in the list and in the filter of packages (LIST-016, LIST-017, LIST-018, LIST-036, ROUTE-072)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/training-courses/view');
  await page.getByText('No Courses Found').first().waitFor();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Course' }).first()).toHaveAttribute(
    'href',
    /\/admin\/training-courses\/create(\?tab=section-1)?$/,
  );
  await page.goto('/admin/training-courses/package/view');
  await page.getByRole('combobox', { name: 'Filter by courses' }).click();
  await expect(page.getByRole('option')).toHaveText(['None', 'No Courses']);
});

test('builds a course, finds its errors by one key, translates it, adds packages of a type, and visitors read it in both languages (ERR-012, ERR-013, ERR-014, ERR-015, FMT-016, FMT-021, FMT-022, PKG-019, PKG-028, PKG-029, PKG-031, ROUTE-071)', async ({
  server,
  signedIn,
  visitor,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/training-courses/create?tab=section-1');
  await field(page, 'Title').fill('Letterpress for all');
  await expect(field(page, 'Slug')).toHaveValue('letterpress-for-all');
  await expect(field(page, 'Order number')).toHaveValue('1');
  await section(page, 'FAQs').click();
  await press(page, 'Add Question');
  await section(page, 'SEO').click();
  await submitButton(page).click();
  // What is wrong is elsewhere: it is said, and a key leads there.
  await expect(section(page, 'Basics')).toHaveAttribute('aria-selected', 'true');
  expect(await noteOf(page, 'Sub title')).toBe('Please fill all the required fields.');
  await expect(page.getByRole('alert').filter({ hasText: 'Errors in other sections: FAQs' })).toBeVisible();
  await picture(page, 'course-create-invalid');
  await page.keyboard.press('ControlOrMeta+e');
  await page.keyboard.press('ControlOrMeta+e');
  await expect(section(page, 'FAQs')).toHaveAttribute('aria-selected', 'true');
  await field(page, 'Question').fill('Do I need an apron?');
  await field(page, 'Answer').fill('You can borrow one.');
  await section(page, 'Basics').click();
  await field(page, 'Sub title').fill('Set, ink and print');
  await section(page, 'Packages').click();
  await page.getByRole('switch', { name: 'Package categories' }).click();
  await field(page, 'Category 1').fill('Evenings');
  await field(page, 'Category 2').fill('Weekends');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.course'));

  await openList(page, 'training-courses/view');
  await openFromList(page, 'Letterpress for all');
  await page.waitForURL('**/training-courses/update/letterpress-for-all-*');
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await publishing.getByRole('button', { name: 'Publish now' }).click();
  await expect(publishing).toContainText('Published');
  await openTab(page, 'العربية');
  // Section 7 has nothing to translate.
  await expect(page.locator('form:visible').getByRole('tab')).toHaveCount(8);
  await field(page, 'Title').fill('الطباعة للجميع');
  await field(page, 'Sub title').fill('صفّ وحبّر واطبع');
  await page
    .locator('form:visible')
    .getByRole('tab', { name: /^Packages/ })
    .click();
  await page.locator('form:visible').getByRole('button', { name: 'Add Category' }).click();
  await field(page, 'Category 1').fill('الأمسيات');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.course'));
  await picture(page, 'course-translate');

  await openTab(page, 'English');
  await page
    .locator('form:visible')
    .getByRole('tab', { name: /^Packages/ })
    .click();
  await page.getByRole('link', { name: 'Add Package' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/training-courses/package/create?courseId=*');
  await choose(page, 'Type', 'Weekends');
  await field(page, 'Title').fill('Two weekends with all');
  await field(page, 'Currency').fill('AED');
  await field(page, 'Amount').fill('١٢٥٠');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.package'));

  await openList(page, 'training-courses/package/view?course=letterpress-for-all');
  await expect(page.getByRole('combobox', { name: 'Filter by courses' })).toHaveText('Letterpress for all');
  const row = rowOf(page, 'Two weekends with al...');
  await expect(row).toContainText('Weekends');
  await expect(row.getByTitle('AED')).toHaveText('AED 1,250');
  await picture(page, 'package-list');
  const edit = row.getByRole('link', { name: 'Edit Two weekends with all' });
  await expect(edit).toHaveAttribute(
    'href',
    /\/admin\/training-courses\/package\/update\/[0-9a-f]{24}\?lang=en&course=letterpress-for-all$/,
  );
  await edit.click();
  await expect(page.getByRole('combobox', { name: 'Course' }).filter({ visible: true })).toHaveText(
    'Letterpress for all',
  );
  await openTab(page, 'العربية');
  await page.locator('form:visible').getByRole('combobox', { name: /^Type/ }).click();
  await expect(page.getByRole('option')).toHaveText(['No Type', 'الأمسيات']);
  await page.getByRole('option', { name: 'الأمسيات' }).click();
  await field(page, 'Title').fill('عطلتان');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.package'));
  await picture(page, 'package-translate');

  const { page: site } = await visitor({ javaScriptEnabled: false });
  await site.goto('/courses');
  await site.getByRole('link', { name: 'Letterpress for all' }).click();
  await expect(site.locator('h1')).toHaveText('Letterpress for all');
  await expect(site.locator('.package')).toContainText('AED');
  await site.getByText('Do I need an apron?').click();
  await expect(site.getByText('You can borrow one.')).toBeVisible();
  await site.goto('/courses/letterpress-for-all?lang=ar');
  await expect(site.locator('h1')).toHaveText('الطباعة للجميع');
  await expect(site.locator('.package')).toContainText('عطلتان');
  await expect(site.locator('html')).toHaveAttribute('dir', 'rtl');

  // Without its course, a package stays for staff and has no page.
  await openList(page, 'training-courses/view');
  await rowOf(page, 'Letterpress for all').getByRole('button', { name: 'Delete Letterpress for all' }).click();
  await press(page, "Yes, I'm sure");
  await page.getByText('No Courses Found').first().waitFor();
  await openList(page, 'training-courses/package/view');
  await expect(rowOf(page, 'Two weekends with al...')).toContainText('No Course');
  expect((await fetch(new URL('/courses/letterpress-for-all', server.url))).status).toBe(404);
});

test('finds a field of another section in the command palette, and focuses it', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/training-courses/create?tab=section-1');
  await field(page, 'Title').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search for screens, actions and records' }).fill('meta keywords');
  await page.getByRole('option', { name: /Meta keywords/ }).click();
  await expect(section(page, 'SEO')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Meta keywords')).toBeFocused();
});
