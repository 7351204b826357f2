import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { inspect } from '../support/axe.js';
import { field, noteOf, openFromList, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const rating = (page: Page) => page.locator('form:visible').getByRole('group', { name: 'Rating' });
const star = (page: Page, stars: number) => rating(page).getByRole('radio', { name: `${stars} of 5 stars` });

test('a testimonial is written with stars by the keyboard, translated, and read on the home page (TESTI-010, TESTI-011, TESTI-013, FORM-012, FMT-015, ROUTE-034, ROUTE-035, ROUTE-036, ROUTE-068)', async ({
  signedIn,
  visitor,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/testimonial/create');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(field(page, 'Order number')).toHaveValue('1');
  expect(await noteOf(page, 'Order number')).toBe('Higher numbers appear first');
  await field(page, 'Name').fill('Sonam Choden');
  await field(page, 'Designation').fill('Baker');
  const [fits, long] = ['y'.repeat(50), 'x'.repeat(51)];
  await field(page, 'Message').fill(long);
  await star(page, 4).focus();
  await page.keyboard.press('ArrowRight');
  await expect(star(page, 4.5)).toBeChecked();
  await field(page, 'Order number').fill('50');
  await picture(page, 'testimonial-create');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.testimonial'));
  await expect(rating(page).getByRole('radio', { name: 'No rating' })).toBeChecked();

  await openList(page, 'testimonial/view');
  await expect(rowOf(page, 'Sonam Choden')).toContainText(`${'x'.repeat(50)}...`);
  await expect(rowOf(page, 'Sonam Choden')).not.toContainText('x'.repeat(51));
  await expect(rowOf(page, 'Sonam Choden')).toContainText('4.5 ★');
  await picture(page, 'testimonial-list');
  await openFromList(page, 'Sonam Choden');
  await page.waitForURL(/\/admin\/testimonial\/update\/[0-9a-f]{24}$/);
  await expect(star(page, 4.5)).toBeChecked();
  await field(page, 'Message').fill(fits);
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.testimonial'));
  await openTab(page, 'العربية');
  for (const name of ['Order number']) await expect(field(page, name)).toHaveCount(0);
  await expect(rating(page)).toHaveCount(0);
  await field(page, 'Name').fill('سونام تشودين');
  await field(page, 'Message').fill('خبز طيب وناس طيبون.');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.testimonial'));

  const reader = await visitor();
  await reader.page.goto('/');
  const testimonial = reader.page.getByRole('region', { name: 'What people say' }).getByRole('figure').first();
  await expect(testimonial.locator('blockquote')).toHaveText(fits);
  await expect(testimonial.locator('figcaption')).toContainText('Sonam ChodenBaker');
  await expect(testimonial.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await reader.page.goto('/?lang=ar');
  await expect(reader.page.getByRole('figure').first()).toContainText('خبز طيب وناس طيبون.');
  await expect(reader.page.getByRole('figure').first().getByText('Baker')).toHaveAttribute('lang', 'en');
});

test('the form and the list of testimonials meet WCAG 2.2 AA', async ({ signedIn, server }) => {
  const { success } = await server.admin.request<{ success: boolean }>(
    'mutation { createTestimonial(input: { name: "Ugyen", message: "Fine.", rating: 3.5 }) { success } }',
  );
  expect(success).toBe(true);
  const { page } = await signedIn();
  const create = {
    name: 'testimonial-create',
    open: async () => (await page.goto('/admin/testimonial/create'), submitButton(page).waitFor()),
  };
  const list = { name: 'testimonial-list', open: () => openList(page, 'testimonial/view') };
  expect({ ...(await inspect(page, create)), ...(await inspect(page, list)) }).toEqual({});
});
