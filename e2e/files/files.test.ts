import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Locator, Page } from '@playwright/test';
import { hintOf, recordNames, submitButton } from '../support/console.js';
import { bookableEvent } from '../../api/testing/records/bookings.js';
import { expect, test } from '../support/fixtures.js';
import { picture as screenshot } from '../support/screenshots.js';
import { expectNoOtherToast, expectToast } from '../support/toasts.js';
import { cardOf, filePayload, picture, store, storeSome, visibleUploads } from '../support/library.js';
import { png, svg } from '../support/pictures.js';
import { listenFor } from '../support/traffic.js';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'File Gallery' });
const image = (page: Page, label: string) => page.getByRole('group', { name: label });
const open = async (page: Page, query = '') => {
  await page.goto(`/admin/files/view${query}`);
  await recordNames(page).first().waitFor();
};
const choose = async (page: Page, option: string) => {
  await page.getByRole('combobox', { name: 'File type' }).click();
  await page.getByRole('option', { name: option }).click();
};

test('says that the library is empty (FILES-044)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/files/view');
  await page.getByText('No files uploaded, Upload some files to get started').waitFor();
});

test.describe(() => {
  test.beforeAll(({ server }) => storeSome(server));

  test('shows a card with preview, name, type, size and day for each file (FILES-034..037, FMT-005, FMT-009)', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await open(page);
    await expect(recordNames(page)).toHaveText(['rules.pdf', 'mark.svg', 'lake.png']);
    const lake = cardOf(page, 'lake.png');
    await lake.getByText('image/png', { exact: true }).waitFor();
    await lake.getByText(/^\d+(\.\d\d)? (Bytes|KB)$/).waitFor();
    await lake.getByText(/^\d{1,2}\.\d{1,2}\.\d{4}$/).waitFor();
    const thumbnailState = () =>
      lake.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname]);
    await expect.poll(thumbnailState).toEqual([true, expect.stringMatching(/^\/media\/.*320\.webp$/)]);
    expect(await cardOf(page, 'mark.svg').locator('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    // Only pictures can be default ones.
    await expect(page.getByRole('switch', { name: /^Default: / })).toHaveCount(2);
    await screenshot(page, 'files-list');
  });

  test('filters the library by name and by kind, each in the address (FILES-042, FILES-043, FILES-045, FILES-046)', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await open(page);
    await choose(page, 'PDF');
    await page.waitForURL(/selectedFileType=pdf/);
    await expect(recordNames(page)).toHaveText(['rules.pdf']);
    await choose(page, 'All');
    await expect(recordNames(page)).toHaveCount(3);
    await page.getByRole('searchbox').fill('LAKE');
    await page.waitForURL(/searchName=LAKE/);
    await expect(recordNames(page)).toHaveText(['lake.png']);
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByText('No files found, Try a different search or filter').waitFor();
    await page.goto('/admin/files/view?page=9&pageSize=5');
    await page.getByText('No more files to show').waitFor();
    await page.goto('/admin/files/view?selectedFileType=all');
    await expect(recordNames(page)).toHaveCount(3);
  });

  test('shows a file that another user uploads, keeps it from deletion while it is a default one, and deletes it (FILES-038, FILES-041, FILES-049)', async ({
    signedIn,
    server,
  }) => {
    const { page } = await signedIn();
    await open(page);
    await store(server, picture('gone.png', 3));
    const card = cardOf(page, 'gone.png');
    const remove = card.getByRole('button', { name: 'Delete gone.png' });
    await card.getByRole('switch').click();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await hintOf(remove, messages.defaultKept('labels.file'));
    await card.getByRole('switch').click();
    await expect(remove).toHaveAttribute('aria-disabled', 'false');
    await remove.click();
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await expect(card).toHaveCount(0);
  });

  test('shows an SVG without its scripts, and a sign where a picture is missing (FILES-055, FILES-056, FILES-057)', async ({
    signedIn,
  }) => {
    const { page, expectProblem } = await signedIn();
    expectProblem(/500|404/);
    await page.route('**/media/**/mark.svg*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: svg('<script>alert(1)</script><rect width="9" height="9"/>'),
      }),
    );
    await open(page, '?pageSize=21');
    const image = cardOf(page, 'mark.svg').locator('img');
    await image.waitFor();
    const source = decodeURIComponent((await image.getAttribute('src')) ?? '');
    expect(source).toContain('<rect');
    expect(source).not.toContain('script');
    await page.unroute('**/media/**/mark.svg*');
    await page.route('**/media/**', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, '?pageSize=21');
    await cardOf(page, 'mark.svg').getByRole('img', { name: 'Image missing' }).waitFor();
    await cardOf(page, 'lake.png').getByRole('img', { name: 'Image missing' }).waitFor();
    expectNoOtherToast(page);
  });

  test('offers a role what it may do with files, and no more (FILES-032, FILES-038, FILES-040, FILES-041, FILES-062, PERM-048 to 052, ROUTE-046, ROUTE-047)', async ({
    signedIn,
    server,
  }) => {
    const { page } = await signedIn(await server.staffAccount('VIEW_ALL_FILES'));
    await open(page);
    for (const control of [/^Delete /, /^Download /, /^Details /]) {
      expect(await page.getByRole('button', { name: control }).count()).toBe(0);
    }
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Upload files' }).count()).toBe(0);
    await page.goto('/admin/files/create');
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();

    const picker = await signedIn(await server.staffAccount('ADD_EVENT'));
    await picker.page.goto('/admin/files/view');
    await picker.page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    expect(await picker.page.getByText('Files Console').count()).toBe(0);
    await picker.page.goto('/admin/event/manage/create');
    await picker.page.getByRole('button', { name: 'Choose image' }).first().click();
    const dialog = picker.page.getByRole('dialog', { name: 'File Gallery' });
    await dialog.getByRole('button', { name: 'Select lake.png' }).waitFor();
    const controls = (gallery: Locator) => [
      gallery.getByRole('button', { name: 'Upload' }),
      gallery.getByRole('button', { name: 'Delete lake.png' }),
      gallery.getByRole('button', { name: 'Download lake.png' }),
      gallery.getByRole('switch', { name: /lake\.png/ }),
    ];
    for (const control of controls(dialog)) await expect(control).toHaveCount(0);

    // In the picker, each control has its own permission (SPEC-D72).
    const worker = await signedIn(
      await server.staffAccount(
        'ADD_EVENT',
        'VIEW_ALL_FILES',
        'ADD_FILE',
        'DELETE_FILE',
        'DOWNLOAD_FILE',
        'TOGGLE_DEFAULT_FILE',
      ),
    );
    await worker.page.goto('/admin/event/manage/create');
    await worker.page.getByRole('button', { name: 'Choose image' }).first().click();
    const gallery = dialogOf(worker.page);
    for (const control of controls(gallery)) await expect(control).toHaveCount(1);
  });

  test('downloads a file under the name in the response, and says when that fails (FILES-040, FILES-052..054)', async ({
    signedIn,
  }) => {
    const { page, expectProblem } = await signedIn();
    expectProblem(/500|ERR_FAILED|ERR_CONNECTION/);
    await open(page, '?pageSize=21');
    const press = () => cardOf(page, 'lake.png').getByRole('button', { name: 'Download lake.png' }).click();
    const saved = async (headers: Record<string, string>) => {
      await page.route('**/api/files/download-file*', (route) => route.fulfill({ body: 'bytes', headers }));
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      await page.unroute('**/api/files/download-file*');
      return download.suggestedFilename();
    };
    expect(await saved({ 'content-disposition': 'attachment; filename="lake at dawn.png"' })).toBe('lake at dawn.png');
    expect(await saved({})).toBe('file.bin');
    const requestedUrls: URL[] = [];
    await page.route('**/api/files/download-file*', (route) => {
      requestedUrls.push(new URL(route.request().url()));
      return route.fulfill({ status: 500, body: '' });
    });
    await press();
    await expectToast(page, 'Something went wrong. Please try again later.');
    expect([...(requestedUrls[0]?.searchParams.keys() ?? [])]).toEqual(['fileKey', 'contentType', 'userId']);
    await page.unroute('**/api/files/download-file*');
    await page.route('**/api/files/download-file*', (route) => route.abort('connectionfailed'));
    await press();
    await expectToast(page, 'An unexpected error occurred. Please try again later.');
  });

  test('sets a picture of an event, shows it on the site, and removes it again (FILES-033, FILES-039, FILES-059..061, FILES-063)', async ({
    signedIn,
    visitor,
    server,
  }) => {
    const { page } = await signedIn();
    const id = await store(server, filePayload('banner.png', 'image/png', png(1300, 650, 2)));
    const small = await store(server, filePayload('small.png', 'image/png', png(120, 90, 3)));
    const { eventId } = await bookableEvent(server, { name: 'Bookbinding weekend', slug: 'bookbinding-weekend' });
    await page.goto(`/admin/event/manage/update/bookbinding-weekend-${eventId}?tab=section-7`);
    await image(page, 'Meta image').getByText('200x200').waitFor();
    await image(page, 'Meta image')
      .getByRole('button', { name: /image$/ })
      .first()
      .click();
    await dialogOf(page).getByRole('button', { name: 'Select small.png' }).click();
    await image(page, 'Meta image')
      .getByText(/120x90 px, which is less than 200x200/)
      .waitFor();
    await page.getByRole('tab', { name: /^Banner/ }).click();
    const banner = image(page, 'Banner image');
    await banner.getByText('1300x650').waitFor();
    const button = banner.getByRole('button', { name: /(Choose|Change) image/ });
    await button.click();
    await screenshot(page, 'file-gallery');
    await dialogOf(page).getByRole('button', { name: 'Select banner.png' }).click();
    await expect(button).toBeFocused();
    await banner.getByText('banner.png').waitFor();
    const sent = listenFor(page, 'UpdateEvent');
    await submitButton(page).click();
    await expectToast(page, messages.updated('labels.event'));
    expect(sent[0]?.variables['input']).toEqual({ bannerImage: id, metaImage: small });

    const site = (await visitor()).page;
    await site.goto('/event/bookbinding-weekend');
    const bannerImage = site.locator(`img[src*="/media/${id}/"]`).first();
    await expect.poll(() => bannerImage.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

    // It is in use: it cannot be deleted, and says where.
    const library = await signedIn();
    await open(library.page, '?searchName=banner.png');
    const remove = cardOf(library.page, 'banner.png').getByRole('button', { name: 'Delete banner.png' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await hintOf(remove, /Event “Bookbinding weekend” \(Banner image\)/);
    await cardOf(library.page, 'banner.png')
      .getByRole('button', { name: /^Details/ })
      .click();
    await library.page.getByRole('link', { name: 'Bookbinding weekend' }).waitFor();

    // Chosen again it is deselected; unused, it can be deleted.
    await button.click();
    await dialogOf(page).getByRole('button', { name: 'Select banner.png', pressed: true }).click();
    await banner.getByText('No image').waitFor();
    await image(page, 'Banner image').getByRole('button', { name: 'Choose image' }).waitFor();
    await submitButton(page).click();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]?.variables['input']).toMatchObject({ bannerImage: null });
    await open(library.page, '?searchName=banner.png');
    await expect(remove).toHaveAttribute('aria-disabled', 'false');
  });

  test('uploads a picture within the picker, clears it, and picks another with the keyboard (FILES-032, FILES-060)', async ({
    signedIn,
    server,
  }) => {
    const { page } = await signedIn();
    for (const [index, name] of ['k1.png', 'k2.png'].entries()) await store(server, picture(name, index));
    await page.goto('/admin/event/manage/create');
    const featured = image(page, 'Featured image');
    await featured.getByRole('button', { name: 'Choose image' }).click();
    await dialogOf(page).getByRole('button', { name: 'Upload' }).click();
    await page.locator('input[type=file]').setInputFiles(picture('within.png', 5));
    await expectToast(page, messages.uploaded(1));
    await visibleUploads(page).getByRole('button', { name: 'Use within.png' }).click();
    await featured.getByText('within.png').waitFor();
    await featured.getByRole('button', { name: 'Clear Featured image' }).click();
    await featured.getByText('No image').waitFor();

    await featured.getByRole('button', { name: 'Choose image' }).click();
    await dialogOf(page).getByRole('button', { name: 'Select within.png' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialogOf(page).getByRole('button', { name: 'Select k2.png' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await featured.getByText('k2.png').waitFor();

    // A double click on a picture chooses it, as the button does.
    await featured.getByRole('button', { name: 'Change image' }).click();
    await cardOf(page, 'k1.png').locator('img').dblclick();
    await expect(dialogOf(page)).toHaveCount(0);
    await featured.getByText('k1.png').waitFor();
  });
});
