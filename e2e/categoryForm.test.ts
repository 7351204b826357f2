import { messages } from '@polyphony/domain/messages.js';
import { field, isInvalid, noteOf, openList, rowOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make, storedCategory } from './records.js';
import { holdBack, listenFor } from './traffic.js';

journeys('Writing a category', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('derives the slug from the name while one is created (FORM-012, FORM-015, FORM-016, FORM-018, FORM-020)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/create');
    await field(page, 'Category Name').fill('Evening Walks');
    expect(await field(page, 'Slug').inputValue()).toBe('evening-walks');
    await field(page, 'Category Name').fill('Café & Bar');
    expect(await field(page, 'Slug').inputValue()).toBe('cafe-r-bar');
    await field(page, 'Category Name').fill('');
    expect(await field(page, 'Slug').inputValue()).toBe('');
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  it('shows what is wrong on its field, without a request (EVCAT-002, FORM-024, FORM-028, FORM-036)', async () => {
    const { page } = await the.staff();
    const sent = listenFor(page, 'CreateEventCategory');
    await page.goto('/admin/event/category/create');
    await field(page, 'Slug').fill('a_b');
    await field(page, 'Order Number').fill('1.5');
    await submitButton(page).click();
    await eventually(async () => expect(await noteOf(page, 'Category Name')).toBe('Category name is required.'));
    expect(await noteOf(page, 'Slug')).toBe(messages.slugFormat);
    expect(await noteOf(page, 'Order Number')).toBe(messages.orderNumberInvalid);
    expect(await field(page, 'Category Name').evaluate((input) => input === document.activeElement)).toBe(true);
    await picture(page, 'category-create-invalid');
    expect(sent).toEqual([]);
  });

  it('creates one in English, after the server refused its slug on the slug (FORM-002, FORM-003, FORM-005, FORM-007, FORM-032)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/create');
    await field(page, 'Category Name').fill('Walks');
    await field(page, 'Slug').fill('workshops');
    await field(page, 'Description').fill('Slowly, with friends.');
    await submitButton(page).click();
    await eventually(async () => expect(await noteOf(page, 'Slug')).toBe(messages.taken('Slug')));
    expect(await isInvalid(page, 'Slug')).toBe(true);
    expect(await isInvalid(page, 'Category Name')).toBe(false);
    expect(await field(page, 'Description').inputValue()).toBe('Slowly, with friends.');
    expect(await submitButton(page).isEnabled()).toBe(true);
    await picture(page, 'category-create-duplicate');

    const { release } = await holdBack(page, 'CreateEventCategory');
    await field(page, 'Slug').fill('walks');
    await submitButton(page).click();
    await eventually(async () => expect(await submitButton(page).textContent()).toBe('Processing...'));
    expect(await submitButton(page).isDisabled()).toBe(true);
    release();
    await toast(page, messages.created('Category')).waitFor();
    await picture(page, 'category-created');
    await eventually(async () => expect(await field(page, 'Category Name').inputValue()).toBe(''));
    expect(await field(page, 'Slug').inputValue()).toBe('');
    expect(await field(page, 'Order Number').inputValue()).toBe('1');
    expect(await storedCategory(the.api, 'walks')).toMatchObject({
      translations: [{ lang: 'en', name: 'Walks', description: 'Slowly, with friends.' }],
    });
  });

  it('puts one below another, as deep as trees go', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/create');
    await field(page, 'Category Name').fill('Night walks');
    await page.getByRole('combobox', { name: 'Parent Category' }).click();
    await picture(page, 'category-parent');
    expect(await page.getByRole('option', { name: /General/ }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('option', { name: 'Outdoor trips' }).click();
    await submitButton(page).click();
    await toast(page, messages.created('Category')).waitFor();
    await openList(page, 'event/category/view?searchName=night');
    await rowOf(page, 'Night walks').waitFor();
  });

  it('updates what differs, and leaves the slug alone (FORM-001, FORM-004, FORM-006, FORM-017, ROUTE-010, ROUTE-067)', async () => {
    const { page } = await the.staff();
    const { id } = await make(the.api, 'EventCategory', { name: 'Picnics', orderNumber: 90 });
    await openList(page, 'event/category/view');
    await page.getByRole('link', { name: 'Edit Picnics' }).click();
    await page.waitForURL(`**/admin/event/category/update/picnics-${id}`);
    await eventually(async () => expect(await field(page, 'Category Name').inputValue()).toBe('Picnics'));
    expect(await submitButton(page).isDisabled()).toBe(true);
    await field(page, 'Category Name').fill('Picnics by the lake');
    expect(await submitButton(page).isEnabled()).toBe(true);
    expect(await field(page, 'Slug').inputValue()).toBe('picnics');
    await field(page, 'Category Name').fill('Picnics');
    expect(await submitButton(page).isDisabled()).toBe(true);
    await field(page, 'Category Name').fill('Picnics by the lake');
    await submitButton(page).click();
    await toast(page, messages.updated('Category')).waitFor();
    await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
    expect(await field(page, 'Category Name').inputValue()).toBe('Picnics by the lake');
    await picture(page, 'category-updated');
    await page.getByRole('link', { name: 'Category', exact: true }).click();
    await rowOf(page, 'Picnics by the lake').waitFor();
  });

  it('asks before a screen with something typed is left', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/create');
    await field(page, 'Category Name').fill('Half a thought');
    await page.getByRole('link', { name: 'Category', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await picture(page, 'leave-guard');
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await field(page, 'Category Name').inputValue()).toBe('Half a thought');
    await page.getByRole('link', { name: 'Category', exact: true }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/event/category/view');
  });

  it('says that an address names no record', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/\b404\b/);
    await page.goto('/admin/event/category/update/gone-0123456789abcdef01234567');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByText(messages.notFound('Category')).waitFor();
    await page.goto('/admin/event/category/update/nonsense');
    await page.getByText(messages.notFound('Category')).waitFor();
    await picture(page, 'category-not-found');
  });
});
