import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { hintOf, visibleNames, openList, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast, holdToasts, toastOf } from '../support/toasts.js';
import { make, storedCategory } from '../support/records.js';
import { mockResponse, holdBack } from '../support/traffic.js';

const decoration = (page: Page, name: string) =>
  rowOf(page, name)
    .locator('.record-name')
    .evaluate((element) => getComputedStyle(element).textDecorationLine);

const toggleOf = (page: Page, toggle: string, name: string) => page.getByRole('switch', { name: `${toggle}: ${name}` });

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** The toast of a switch, which names the record and what it is now. */
test("shows the server's message when a category is switched, strikes through the name of an inactive one, and undoes it by a button or a key (STATE-001, STATE-003, STATE-004, STATE-014)", async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await make(server, 'EventCategory', { name: 'Tea rounds', orderNumber: 80 });
  await openList(page, 'event/category/view');
  expect(await decoration(page, 'Tea rounds')).toBe('none');
  await holdToasts(page);
  await toggleOf(page, 'Active', 'Tea rounds').click();
  await expectToast(page, messages.statusUpdated);
  await expect.poll(() => decoration(page, 'Tea rounds')).toBe('line-through');
  await expect(toggleOf(page, 'Active', 'Tea rounds')).not.toBeChecked();
  await picture(page, 'category-inactive');
  expect(await storedCategory(server, 'tea-rounds')).toMatchObject({ active: false, featured: false });

  await toggleOf(page, 'Featured', 'Tea rounds').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => storedCategory(server, 'tea-rounds')).toMatchObject({ active: false, featured: true });
  await toastOf(page, 'Tea rounds: Featured').waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => storedCategory(server, 'tea-rounds')).toMatchObject({ active: false, featured: false });
  await toastOf(page, 'Tea rounds: Inactive').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => decoration(page, 'Tea rounds')).toBe('none');
});

test('leaves an earlier switch as it is when the undo key is pressed while a later one is being saved', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await make(server, 'EventCategory', { name: 'Coffee rounds', orderNumber: 81 });
  await openList(page, 'event/category/view');
  await holdToasts(page);
  await toggleOf(page, 'Active', 'Coffee rounds').click();
  await toastOf(page, 'Coffee rounds: Inactive').waitFor();
  const { release } = await holdBack(page, 'ToggleEventCategoryFeatured');
  const sent = page.waitForRequest((request) => request.postData()?.includes('ToggleEventCategoryFeatured') ?? false);
  await toggleOf(page, 'Featured', 'Coffee rounds').click();
  await sent;
  await page.keyboard.press('z');
  release();
  await toastOf(page, 'Coffee rounds: Featured').waitFor();
  expect(await storedCategory(server, 'coffee-rounds')).toMatchObject({ active: false, featured: true });
  await page.keyboard.press('z');
  await expect.poll(() => storedCategory(server, 'coffee-rounds')).toMatchObject({ active: false, featured: false });
});

test('undoes the switch that was pressed last first, whichever is saved first', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await make(server, 'EventCategory', { name: 'Cocoa rounds', orderNumber: 82 });
  await openList(page, 'event/category/view');
  await holdToasts(page);
  const older = await holdBack(page, 'ToggleEventCategoryActive');
  const newer = await holdBack(page, 'ToggleEventCategoryFeatured');
  const sent = page.waitForRequest((request) => request.postData()?.includes('ToggleEventCategoryFeatured') ?? false);
  await toggleOf(page, 'Active', 'Cocoa rounds').click();
  await toggleOf(page, 'Featured', 'Cocoa rounds').click();
  await sent;
  newer.release();
  await toastOf(page, 'Cocoa rounds: Featured').waitFor();
  older.release();
  await toastOf(page, 'Cocoa rounds: Inactive').waitFor();
  expect(await storedCategory(server, 'cocoa-rounds')).toMatchObject({ active: false, featured: true });
  await page.keyboard.press('z');
  await expect.poll(() => storedCategory(server, 'cocoa-rounds')).toMatchObject({ active: false, featured: false });
});

test('moves a switch back when the server refuses the change, and shows its message (STATE-002, ERR-005)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await mockResponse(page, 'ToggleEventCategoryActive', {
    result: {
      __typename: 'EventCategoryPayload',
      success: false,
      message: 'Not on a Sunday.',
      errors: [],
      record: null,
    },
  });
  await toggleOf(page, 'Active', 'Workshops').click();
  await expectToast(page, 'Not on a Sunday.');
  await expect(toggleOf(page, 'Active', 'Workshops')).toBeChecked();
  expect(await decoration(page, 'Workshops')).toBe('none');
  await picture(page, 'category-toggle-refused');
});

test('deletes a category once it is confirmed, and not before (STATE-017, STATE-018, STATE-019, STATE-020, STATE-022, STATE-023)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await make(server, 'EventCategory', { name: 'Yoga', orderNumber: 70 });
  await openList(page, 'event/category/view');
  await page.getByRole('button', { name: 'Delete Yoga' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
  await dialog.getByText('This action cannot be undone. This will permanently delete your Yoga category.').waitFor();
  await dialog.getByText('It stays in the bin for 30 days.').waitFor();
  await picture(page, 'category-delete');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await visibleNames(page)).toContain('Yoga');
  await page.getByRole('button', { name: 'Delete Yoga' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await storedCategory(server, 'yoga')).not.toBeNull();
  await page.getByRole('button', { name: 'Delete Yoga' }).click();
  const { release } = await holdBack(page, 'DeleteEventCategory');
  await page.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expectToast(page, messages.deleted('labels.category'));
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Yoga').waitFor({ state: 'detached' });
  await picture(page, 'category-deleted');
  expect(await storedCategory(server, 'yoga')).toBeNull();
});

test('keeps the dialog and the record when a deletion fails without a message (STATE-021)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await mockResponse(page, 'DeleteEventCategory', {
    result: { __typename: 'EventCategoryPayload', success: false, message: null, errors: [] },
  });
  await page.getByRole('button', { name: 'Delete Conferences' }).click();
  await page.getByRole('button', { name: "Yes, I'm sure" }).click();
  await expectToast(page, messages.somethingWrong);
  await expect(page.getByRole('button', { name: "Yes, I'm sure" })).toBeEnabled();
});

test('does not offer to delete a default category, and says why (STATE-015, STATE-016, EVCAT-011)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view?pageSize=21');
  const remove = page.getByRole('button', { name: 'Delete General' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.focus();
  await page.keyboard.press('Enter');
  // The hint that the focus shows would stay beside the pointer's.
  await remove.blur();
  await hintOf(remove, messages.defaultKept('labels.category'));
  await picture(page, 'category-default');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

const TOGGLE_NAMES: Readonly<Record<Toggle, string>> = {
  active: 'Active',
  featured: 'Featured',
  published: 'Published',
  default: 'Default',
  rtl: 'Right to left',
  form: 'Enquiry form',
  product: 'Product menu',
};
type Gates = Readonly<Partial<Record<Toggle, Permission>>>;

/** The lists of records with switches, where each is. */
const LISTS = [
  [kinds.event, 'event/manage/view'],
  [kinds.eventCategory, 'event/category/view'],
  [kinds.eventDifficulty, 'event/difficulty/view'],
  [kinds.eventPrice, 'event/price/view'],
  [kinds.blogCategory, 'blog/category/view'],
  [kinds.contact, 'contact/view'],
  [kinds.menu, 'menu/view'],
  [kinds.language, 'configurations/language/view'],
] as const satisfies readonly (readonly [AnyKind, string])[];
const VIEWS = LISTS.map(([{ permissions }]) => permissions.view);

for (const toggle of [null, 'active', 'featured', 'published', 'default', 'rtl', 'form', 'product'] as const)
  test(`shows in every list the switch ${toggle ?? 'none'} alone to a role that holds no other (STATE-003, STATE-004)`, async ({
    signedIn,
    server,
  }) => {
    const lists = LISTS.map(([kind, path]) => ({ path, gates: kind.permissions.toggle as Gates })).filter(
      ({ gates }) => toggle === null || gates[toggle] !== undefined,
    );
    const gates = toggle === null ? [] : lists.flatMap((list) => list.gates[toggle] ?? []);
    const { page } = await signedIn(await server.staffAccount(...VIEWS, ...gates));
    for (const { path } of lists) {
      await openList(page, path);
      const labels = await page
        .getByRole('switch')
        .evaluateAll((switches) => switches.map((one) => one.getAttribute('aria-label')?.split(':')[0]));
      expect([path, [...new Set(labels)]]).toEqual([path, toggle === null ? [] : [TOGGLE_NAMES[toggle]]]);
    }
  });
