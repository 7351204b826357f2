import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { field, hintOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture as keep } from './harness.js';
import { cardOf, given, picture, store, storeSome } from './library.js';
import { png, svg } from './pictures.js';
import { listenFor } from './traffic.js';

const open = async (page: Page, query = '') => {
  await page.goto(`/admin/files/view${query}`);
  await page.locator('.record-name').first().waitFor();
};
const names = (page: Page) => page.locator('.record-name').allTextContents();
const choose = async (page: Page, option: string) => {
  await page.getByRole('combobox', { name: 'File type' }).click();
  await page.getByRole('option', { name: option }).click();
};

journeys('The library of files', () => {
  const the = house();

  it('says that it is empty (FILES-044)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/files/view');
    await page.getByText('No files uploaded, Upload some files to get started').waitFor();
  });

  it('shows a card for each file: preview, name, type, size and day (FILES-034..037, FMT-005, FMT-009)', async () => {
    await storeSome(the.api);
    const { page } = await the.staff();
    await open(page);
    expect(await names(page)).toEqual(['rules.pdf', 'mark.svg', 'lake.png']);
    const lake = cardOf(page, 'lake.png');
    await lake.getByText('image/png', { exact: true }).waitFor();
    await lake.getByText(/^\d+(\.\d\d)? (Bytes|KB)$/).waitFor();
    const now = new Date();
    await lake.getByText(`${now.getUTCDate()}.${now.getUTCMonth() + 1}.${now.getUTCFullYear()}`).waitFor();
    const shown = () =>
      lake.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname]);
    await eventually(async () =>
      expect(await shown()).toEqual([true, expect.stringMatching(/^\/media\/.*320\.webp$/)]),
    );
    expect(await cardOf(page, 'mark.svg').locator('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    // Only pictures can be default ones.
    expect(await page.getByRole('switch', { name: /^Default: / }).count()).toBe(2);
    await keep(page, 'files-list');
  });

  it('is narrowed by name and by kind, in the address (FILES-042, FILES-043, FILES-045, FILES-046)', async () => {
    const { page } = await the.staff();
    await open(page);
    await choose(page, 'PDF');
    await page.waitForURL(/selectedFileType=pdf/);
    await eventually(async () => expect(await names(page)).toEqual(['rules.pdf']));
    await choose(page, 'All');
    await eventually(async () => expect(await names(page)).toHaveLength(3));
    await page.getByRole('searchbox').fill('LAKE');
    await page.waitForURL(/searchName=LAKE/);
    await eventually(async () => expect(await names(page)).toEqual(['lake.png']));
    await page.getByRole('searchbox').fill('nothing of the kind');
    await page.getByText('No files found, Try a different search or filter').waitFor();
    await page.goto('/admin/files/view?page=9&pageSize=5');
    await page.getByText('No more files to show').waitFor();
    await page.goto('/admin/files/view?selectedFileType=all');
    await eventually(async () => expect(await names(page)).toHaveLength(3));
  });

  it('turns the default flag on, which keeps a file from deletion, and deletes one (FILES-038, FILES-041, FILES-049)', async () => {
    const { page } = await the.staff();
    await store(the.api, picture('gone.png', 3));
    await open(page);
    const card = cardOf(page, 'gone.png');
    const remove = card.getByRole('button', { name: 'Delete gone.png' });
    await card.getByRole('switch').click();
    await eventually(async () => expect(await remove.getAttribute('aria-disabled')).toBe('true'));
    await hintOf(remove, messages.defaultKept('File'));
    await card.getByRole('switch').click();
    await eventually(async () => expect(await remove.getAttribute('aria-disabled')).toBe('false'));
    await remove.click();
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await eventually(async () => expect(await names(page)).not.toContain('gone.png'));
  });

  it('describes a file in every language, and replaces its content in place', async () => {
    const { page, context } = await the.staff();
    const id = await store(the.api, picture('described.png', 4));
    await open(page);
    await cardOf(page, 'described.png')
      .getByRole('button', { name: /^Details/ })
      .click();
    await page.getByText('400 × 300 px').waitFor();
    await field(page, 'Alternative text').fill('Two colours');
    await submitButton(page).click();
    await toast(page, messages.updated('File')).waitFor();
    await page.locator('input[type=file]').setInputFiles(given('other.png', 'image/png', png(640, 480, 1)));
    await page.getByText('640 × 480 px').waitFor();
    await keep(page, 'file-details');
    const file = await the.api.admin.ask<object>('query ($id: ID!) { file(id: $id) { id altText revision } }', {
      id,
    });
    expect(file).toEqual({ id, altText: 'Two colours', revision: 2 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await toast(page, 'Address copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/media/${id}/`);
  });

  it('shows an SVG without what is none, and a sign where a picture is missing (FILES-055, FILES-056, FILES-057)', async () => {
    const { page, expectProblem } = await the.staff();
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
    await cardOf(page, 'mark.svg').getByRole('img', { name: 'The picture is missing' }).waitFor();
    await cardOf(page, 'lake.png').getByRole('img', { name: 'The picture is missing' }).waitFor();
    expect(await page.locator('.notistack-SnackbarContainer').getByRole('alert').count()).toBe(0);
  });

  it('shows a role what it may do and no more (FILES-032, FILES-038, FILES-040, FILES-041, PERM-048 to 052, ROUTE-046, ROUTE-047)', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_FILES'));
    await open(page);
    for (const control of [/^Delete /, /^Download /, /^Details /]) {
      expect(await page.getByRole('button', { name: control }).count()).toBe(0);
    }
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Upload files' }).count()).toBe(0);
    await page.goto('/admin/files/create');
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();

    const picker = await the.staff(await the.api.staffAccount('ADD_EVENT'));
    await picker.page.goto('/admin/files/view');
    await picker.page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    expect(await picker.page.getByText('Files Console').count()).toBe(0);
    await picker.page.goto('/admin/event/manage/create');
    await picker.page.getByRole('button', { name: 'Choose image' }).first().click();
    const dialog = picker.page.getByRole('dialog', { name: 'File Gallery' });
    await dialog.getByRole('button', { name: 'Select lake.png' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Upload' }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: /^Delete / }).count()).toBe(0);
    expect(await dialog.getByRole('switch').count()).toBe(0);
  });

  it('downloads a file under the name that the server says, and tells when it cannot (FILES-040, FILES-052..054)', async () => {
    const { page, expectProblem } = await the.staff();
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
    const asked: URL[] = [];
    await page.route('**/api/files/download-file*', (route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({ status: 500, body: '' });
    });
    await press();
    await toast(page, 'Something went wrong. Please try again later.').waitFor();
    expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(['fileKey', 'contentType', 'userId']);
    await page.unroute('**/api/files/download-file*');
    await page.route('**/api/files/download-file*', (route) => route.abort('connectionfailed'));
    await press();
    await toast(page, 'An unexpected error occurred. Please try again later.').waitFor();
  });

  it('hears of files that others upload', async () => {
    const { page } = await the.staff();
    await open(page, '?pageSize=21');
    await store(the.api, picture('from-elsewhere.png', 1));
    await cardOf(page, 'from-elsewhere.png').waitFor();
  });
});

/** In the page: presses the first button that opens a picker, and waits for the first card. */
async function openTime(): Promise<number> {
  const opener = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Choose image');
  const start = performance.now();
  opener?.click();
  while (!document.querySelector('[role=dialog] [data-card]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

journeys('Picking an image', () => {
  const the = house({ DEMO_CONTENT: '1' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'File Gallery' });
  const image = (page: Page, label: string) => page.getByRole('group', { name: label });

  it('sets the id on the form, shows it on the site, and is taken away again (FILES-033, FILES-039, FILES-059..061, FILES-063)', async () => {
    const { page } = await the.staff();
    const id = await store(the.api, given('banner.png', 'image/png', png(1300, 650, 2)));
    const small = await store(the.api, given('small.png', 'image/png', png(120, 90, 3)));
    const event = await the.api.admin.ask<{ id: string }>('{ publishedEvent(slug: "bookbinding-weekend") { id } }');
    await page.goto(`/admin/event/manage/update/bookbinding-weekend-${event.id}?tab=section-7`);
    await image(page, 'Meta Image').getByText('200x200').waitFor();
    await image(page, 'Meta Image')
      .getByRole('button', { name: /image$/ })
      .first()
      .click();
    await dialogOf(page).getByRole('button', { name: 'Select small.png' }).click();
    await image(page, 'Meta Image')
      .getByText(/120x90 px, which is less than 200x200/)
      .waitFor();
    await page.getByRole('tab', { name: /^Banner/ }).click();
    const banner = image(page, 'Banner image');
    await banner.getByText('1300x650').waitFor();
    const button = banner.getByRole('button', { name: /(Choose|Change) image/ });
    await button.click();
    await keep(page, 'file-gallery');
    await dialogOf(page).getByRole('button', { name: 'Select banner.png' }).click();
    await eventually(async () => expect(await button.evaluate((it) => it === document.activeElement)).toBe(true));
    await banner.getByText('banner.png').waitFor();
    const sent = listenFor(page, 'UpdateEvent');
    await submitButton(page).click();
    await toast(page, messages.updated('Event')).waitFor();
    expect(sent[0]?.variables['input']).toEqual({ bannerImage: id, metaImage: small });

    const visitor = await the.visitor();
    await visitor.page.goto('/event/bookbinding-weekend');
    await eventually(async () =>
      expect(
        await visitor.page
          .locator(`img[src*="/media/${id}/"]`)
          .first()
          .evaluate((it: HTMLImageElement) => it.complete),
      ).toBe(true),
    );

    // In use it stays, and says where.
    const library = await the.staff();
    await open(library.page, '?searchName=banner.png');
    const remove = cardOf(library.page, 'banner.png').getByRole('button', { name: 'Delete banner.png' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await hintOf(remove, /Event “Bookbinding weekend” \(Banner image\)/);
    await cardOf(library.page, 'banner.png')
      .getByRole('button', { name: /^Details/ })
      .click();
    await library.page.getByRole('link', { name: 'Bookbinding weekend' }).waitFor();

    // Chosen once more it is deselected; taken out, it can be deleted.
    await button.click();
    await dialogOf(page).getByRole('button', { name: 'Select banner.png', pressed: true }).click();
    await banner.getByText('No image').waitFor();
    await image(page, 'Banner image').getByRole('button', { name: 'Choose image' }).waitFor();
    await submitButton(page).click();
    await eventually(async () => expect(sent).toHaveLength(2));
    expect(sent[1]?.variables['input']).toMatchObject({ bannerImage: null });
    await open(library.page, '?searchName=banner.png');
    await eventually(async () => expect(await remove.getAttribute('aria-disabled')).toBe('false'));
  });

  it('clears a picture (FILES-060), and uploads one from within the picker (FILES-032)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/create');
    const featured = image(page, 'Featured image');
    await featured.getByRole('button', { name: 'Choose image' }).click();
    await dialogOf(page).getByRole('button', { name: 'Upload' }).click();
    await page.locator('input[type=file]').setInputFiles(picture('within.png', 5));
    await toast(page, messages.uploaded(1)).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Select within.png' }).click();
    await featured.getByText('within.png').waitFor();
    await featured.getByRole('button', { name: 'Clear Featured image' }).click();
    await featured.getByText('No image').waitFor();
  });

  it('goes from card to card by the arrow keys, and chooses by Enter', async () => {
    const { page } = await the.staff();
    for (const [index, name] of ['k1.png', 'k2.png', 'k3.png'].entries()) await store(the.api, picture(name, index));
    await page.goto('/admin/event/manage/create');
    await image(page, 'Featured image').getByRole('button', { name: 'Choose image' }).hover();
    await page.waitForLoadState('networkidle');
    // A figure to read beside others, not to pass by: the machine does other things as well.
    console.log(`the picker showed its files ${Math.round(await page.evaluate(openTime))} ms after it was asked for`);
    await dialogOf(page).getByRole('button', { name: 'Select k3.png' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Select k2.png');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await image(page, 'Featured image').getByText('k2.png').waitFor();
  });
});
