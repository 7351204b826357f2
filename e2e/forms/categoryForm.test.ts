import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { field, openList, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { make, storedCategory } from '../support/records.js';
import { holdBack, listenFor } from '../support/traffic.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('derives the slug of a new category from its name (FORM-015, FORM-016, FORM-018, FORM-020)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').fill('Evening Walks');
  await expect(field(page, 'Slug')).toHaveValue('evening-walks');
  await field(page, 'Category name').fill('Café & Bar');
  await expect(field(page, 'Slug')).toHaveValue('cafe-r-bar');
  await field(page, 'Category name').fill('');
  await expect(field(page, 'Slug')).toHaveValue('');
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('shows each mistake at its field, without a request (EVCAT-002, FORM-024, FORM-028, FORM-036)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  const sent = listenFor(page, 'CreateEventCategory');
  await page.goto('/admin/event/category/create');
  await field(page, 'Slug').fill('a_b');
  await field(page, 'Order number').fill('1.5');
  await submitButton(page).click();
  await expect(field(page, 'Category name')).toHaveAccessibleDescription('Category name is required.');
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(messages.slugFormat);
  await expect(field(page, 'Order number')).toHaveAccessibleDescription(messages.orderNumberInvalid);
  await expect(field(page, 'Category name')).toBeFocused();
  await picture(page, 'category-create-invalid');
  expect(sent).toEqual([]);
});

for (const path of ['news/category', 'event/category'])
  test(`shows at the meta title of /admin/${path} what is wrong with it (NEWS-015)`, async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.goto(`/admin/${path}/create`);
    const metaTitle = field(page, 'Meta title');
    await metaTitle.fill('x'.repeat(301));
    await submitButton(page).click();
    await expect(metaTitle).toHaveAccessibleDescription(/Meta title cannot exceed 300 characters\./);
    await expect(metaTitle).toHaveAttribute('aria-invalid', 'true');
    await metaTitle.fill('x'.repeat(300));
    await expect(metaTitle).toHaveAttribute('aria-invalid', 'false');
  });

test('creates a category in English, after the server has refused its slug (FORM-002, FORM-003, FORM-005, FORM-007, FORM-032)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').fill('Walks');
  await field(page, 'Slug').fill('workshops');
  await field(page, 'Description').fill('Slowly, with friends.');
  await submitButton(page).click();
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(messages.taken('labels.slug'));
  await expect(field(page, 'Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Category name')).toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'Description')).toHaveValue('Slowly, with friends.');
  await expect(submitButton(page)).toBeEnabled();
  await picture(page, 'category-create-duplicate');

  const { release } = await holdBack(page, 'CreateEventCategory');
  await field(page, 'Slug').fill('walks');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Processing...');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expectToast(page, messages.created('labels.category'));
  await picture(page, 'category-created');
  await expect(field(page, 'Category name')).toHaveValue('');
  await expect(field(page, 'Slug')).toHaveValue('');
  await expect(field(page, 'Order number')).toHaveValue('1');
  expect(await storedCategory(server, 'walks')).toMatchObject({
    translations: [{ lang: 'en', name: 'Walks', description: 'Slowly, with friends.' }],
  });
});

test('creates a category below another, no deeper than trees may be', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').fill('Night walks');
  await page.getByRole('combobox', { name: 'Parent category' }).click();
  await picture(page, 'category-parent');
  await expect(page.getByRole('option', { name: /General/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: 'Outdoor trips' }).click();
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.category'));
  await openList(page, 'event/category/view?searchName=night');
  await rowOf(page, 'Night walks').waitFor();
});

test('updates the changed fields of a category and keeps its slug (FORM-001, FORM-004, FORM-006, FORM-017, ROUTE-010, ROUTE-067)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const { id } = await make(server, 'EventCategory', { name: 'Picnics', orderNumber: 90 });
  await openList(page, 'event/category/view');
  await page.getByRole('link', { name: 'Edit Picnics' }).click();
  await page.waitForURL(`**/admin/event/category/update/picnics-${id}`);
  await expect(field(page, 'Category name')).toHaveValue('Picnics');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'Category name').fill('Picnics by the lake');
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, 'Slug')).toHaveValue('picnics');
  await field(page, 'Category name').fill('Picnics');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'Category name').fill('Picnics by the lake');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.category'));
  await expect(submitButton(page)).toBeDisabled();
  await expect(field(page, 'Category name')).toHaveValue('Picnics by the lake');
  await picture(page, 'category-updated');
  await page.getByRole('link', { name: 'Event Categories', exact: true }).click();
  await rowOf(page, 'Picnics by the lake').waitFor();
});

test('asks before leaving a form with unsaved input', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').fill('Half a thought');
  await page.getByRole('link', { name: 'Event Categories', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await picture(page, 'leave-guard');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Category name')).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Event Categories', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/event/category/view');
});

test('leaves a form that is being saved without an answer, once the server has saved it', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').fill('Tours');
  await field(page, 'Order number').fill('95');
  const { release } = await holdBack(page, 'CreateEventCategory');
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Event Categories', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  release();
  await rowOf(page, 'Tours').waitFor();
  await expect(question).toBeHidden();
});

test('says that no category exists at an address', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/\b404\b/);
  await page.goto('/admin/event/category/update/gone-0123456789abcdef01234567');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText(messages.notFound('labels.category')).waitFor();
  await page.goto('/admin/event/category/update/nonsense');
  await page.getByText(messages.notFound('labels.category')).waitFor();
  await picture(page, 'category-not-found');
});
