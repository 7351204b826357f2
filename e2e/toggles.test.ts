import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { hintOf, namesShown, openList, rowOf, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make, storedCategory } from './records.js';
import { answerInstead } from './traffic.js';

const decoration = (page: Page, name: string) =>
  rowOf(page, name)
    .locator('.record-name')
    .evaluate((element) => getComputedStyle(element).textDecorationLine);

const toggleOf = (page: Page, toggle: string, name: string) => page.getByRole('switch', { name: `${toggle}: ${name}` });

journeys('Switching a category', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it("shows the server's message, and strikes an inactive row through (STATE-001, STATE-003, STATE-004, STATE-014)", async () => {
    const { page } = await the.staff();
    await make(the.api, 'EventCategory', { name: 'Tea rounds', orderNumber: 80 });
    await openList(page, 'event/category/view');
    expect(await decoration(page, 'Tea rounds')).toBe('none');
    await toggleOf(page, 'Active', 'Tea rounds').click();
    await toast(page, messages.statusUpdated).waitFor();
    await eventually(async () => expect(await decoration(page, 'Tea rounds')).toBe('line-through'));
    expect(await toggleOf(page, 'Active', 'Tea rounds').isChecked()).toBe(false);
    await picture(page, 'category-inactive');
    expect(await storedCategory(the.api, 'tea-rounds')).toMatchObject({ active: false, featured: false });

    await toggleOf(page, 'Featured', 'Tea rounds').focus();
    await page.keyboard.press('Space');
    await eventually(async () =>
      expect(await storedCategory(the.api, 'tea-rounds')).toMatchObject({ active: false, featured: true }),
    );
    await toggleOf(page, 'Active', 'Tea rounds').click();
    await eventually(async () => expect(await decoration(page, 'Tea rounds')).toBe('none'));
  });

  it('moves a switch back when the server refuses, and says why (STATE-002, ERR-005)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await answerInstead(page, 'ToggleEventCategoryActive', {
      result: {
        __typename: 'EventCategoryPayload',
        success: false,
        message: 'Not on a Sunday.',
        errors: [],
        record: null,
      },
    });
    await toggleOf(page, 'Active', 'Workshops').click();
    await toast(page, 'Not on a Sunday.').waitFor();
    await eventually(async () => expect(await toggleOf(page, 'Active', 'Workshops').isChecked()).toBe(true));
    expect(await decoration(page, 'Workshops')).toBe('none');
    await picture(page, 'category-toggle-refused');
  });

  it('deletes nothing that is not confirmed (STATE-017, STATE-018, STATE-022)', async () => {
    const { page } = await the.staff();
    await make(the.api, 'EventCategory', { name: 'Yoga', orderNumber: 70 });
    await openList(page, 'event/category/view');
    await page.getByRole('button', { name: 'Delete Yoga' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await dialog.getByText('This action cannot be undone. This will permanently delete your Yoga category.').waitFor();
    await picture(page, 'category-delete');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await namesShown(page)).toContain('Yoga');
    await page.getByRole('button', { name: 'Delete Yoga' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await storedCategory(the.api, 'yoga')).not.toBeNull();
  });

  it('deletes what is confirmed (STATE-019, STATE-020, STATE-023)', async () => {
    const { page } = await the.staff();
    await make(the.api, 'EventCategory', { name: 'Pilates', orderNumber: 60 });
    await openList(page, 'event/category/view');
    await page.getByRole('button', { name: 'Delete Pilates' }).click();
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await toast(page, messages.deleted('Category')).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await rowOf(page, 'Pilates').waitFor({ state: 'detached' });
    await picture(page, 'category-deleted');
    expect(await storedCategory(the.api, 'pilates')).toBeNull();
  });

  it('keeps the dialog and the record when the deletion fails without a word (STATE-021)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await answerInstead(page, 'DeleteEventCategory', {
      result: { __typename: 'EventCategoryPayload', success: false, message: null, errors: [] },
    });
    await page.getByRole('button', { name: 'Delete Conferences' }).click();
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await toast(page, messages.somethingWrong).waitFor();
    expect(await page.getByRole('button', { name: "Yes, I'm sure" }).isEnabled()).toBe(true);
  });

  it('does not offer to delete a default one, and says why (STATE-015, STATE-016, EVCAT-011)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view?pageSize=21');
    const remove = page.getByRole('button', { name: 'Delete General' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await remove.focus();
    await page.keyboard.press('Enter');
    await hintOf(remove, messages.defaultKept('Category'));
    await picture(page, 'category-default');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    const general = await storedCategory(the.api, 'general');
    const refused = await the.api.admin.ask<{ success: boolean; message: string }>(
      'mutation ($id: ID!) { deleteEventCategory(id: $id) { success message } }',
      { id: general?.id },
    );
    expect(refused).toEqual({ success: false, message: messages.defaultKept('Category') });
  });
});
