import type { Page } from '@playwright/test';
import { field, noteOf, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { store, picture as pictureFile } from '../support/library.js';
import { picture } from '../support/screenshots.js';
import type { TestServer } from '../support/testServer.js';
import { expectToast } from '../support/toasts.js';
import { failInstead } from '../support/traffic.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const idOf = async (server: TestServer, slug: string): Promise<string> => {
  const { rows } = await server.admin.request<{ rows: { slug: string; id: string }[] }>(
    '{ cmsPages(pageSize: 100) { rows { slug id } } }',
  );
  return rows.find((row) => row.slug === slug)?.id ?? '';
};

/** Opens a section of a page, by its address alone. */
async function openSection(page: Page, server: TestServer, slug: string, section: string): Promise<void> {
  await page.goto(`/admin/pages-setup/sections/${slug}-${await idOf(server, slug)}?tab=${section}`);
  await submitButton(page).waitFor();
}

const SAVED = 'CMS Page sections updated successfully.';

test('edits the banner of the home page in English and Arabic, and the site shows both with the next request (CMS-024, CMS-055, PUBLIC-001)', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn();
  const { page: site } = await visitor();
  await site.goto('/');
  await openSection(page, server, 'home', 'section-1');
  await field(page, 'Heading').fill('Learn by hand');
  await submitButton(page).click();
  await expectToast(page, SAVED);
  await openTab(page, 'العربية');
  await expect(field(page, 'Heading')).toHaveAttribute('dir', 'rtl');
  expect(await noteOf(page, 'Heading')).toContain('Learn by hand');
  await field(page, 'Heading').fill('تعلّم بيديك');
  await picture(page, 'page-section-arabic');
  await submitButton(page).click();
  await expectToast(page, SAVED);

  await site.reload();
  await expect(site.locator('h1')).toHaveText('Learn by hand');
  await site.goto('/?lang=ar');
  await expect(site.locator('h1')).toHaveText('تعلّم بيديك');

  await page.reload();
  await expect(field(page, 'Heading')).toHaveValue('تعلّم بيديك');
  await openTab(page, 'English');
  await expect(field(page, 'Heading')).toHaveValue('Learn by hand');
});

/** The inputs of sections, in the words of the specification, SPEC-D80 and SPEC-D81. */
const INTRO = ['Title', 'Heading', 'Sub heading'];
const BUTTON = ['Button label', 'Button link'];
const BOOKING = [...INTRO, 'Description', 'Image', ...BUTTON];
const INPUTS: readonly (readonly [ids: string, slug: string, section: string, labels: readonly string[]])[] = [
  ['CMS-024', 'home', 'section-1', [...INTRO, 'Image', ...BUTTON]],
  ['CMS-025', 'home', 'section-3', [...BOOKING, 'Partners']],
  ['CMS-026', 'home', 'section-4', BOOKING],
  ['CMS-027', 'home', 'section-5', [...INTRO, 'Description', 'Image', 'Cards']],
  ['CMS-028', 'home', 'section-6', [...INTRO, ...BUTTON]],
  ['CMS-029', 'home', 'section-7', [...INTRO, 'Image']],
  ['CMS-030', 'home', 'section-8', [...INTRO, 'Pictures']],
  ['CMS-031', 'home', 'section-9', BOOKING],
  ['CMS-032', 'about-us', 'section-1', ['Image', 'Heading', 'Sub heading']],
  ['CMS-033', 'about-us', 'section-2', ['First description', 'Second description', 'Third description']],
  ['CMS-034', 'about-us', 'section-3', ['Image', 'Heading']],
  ['CMS-035', 'about-us', 'section-4', ['Heading', 'Background image', 'Image', 'Description']],
  ['CMS-036', 'about-us', 'section-5', ['Heading', 'Image', 'Description']],
  ['CMS-037', 'about-us', 'section-6', ['Heading', 'Sub heading', 'Image', 'Cards']],
  ['CMS-038', 'about-us', 'section-7', ['Heading', 'Sub headings']],
  ['CMS-039', 'about-us', 'section-8', BOOKING],
  ['CMS-040', 'careers', 'section-1', INTRO],
  ['CMS-041', 'careers', 'section-2', BOOKING],
  ['CMS-042', 'courses', 'section-1', INTRO],
  ['CMS-043', 'courses', 'section-2', BOOKING],
  ['CMS-044', 'offers', 'section-1', ['First banner image', 'Second banner image']],
  ['CMS-045', 'offers', 'section-2', ['Title', 'Heading', 'Description', ...BUTTON]],
  ['CMS-046', 'contact-us', 'section-1', INTRO],
  ['CMS-047', 'news-and-blogs', 'section-1', INTRO],
  ['CMS-048', 'news-and-blogs', 'section-2', ['Category title', 'News and blogs title']],
  ['SPEC-D80', 'event', 'section-1', INTRO],
  ['SPEC-D80', 'event', 'section-2', BOOKING],
];

const labels = async (page: Page) =>
  [
    ...(await page.locator('form:visible').locator('.MuiInputLabel-root, .image-label').allTextContents()),
    ...(await page.locator('form:visible').getByRole('heading', { level: 3 }).allTextContents()),
  ].map((label) => label.replace(/\W+$/, ''));

/** The first input of a section that takes a text of a single line. */
const textInput = (expected: readonly string[]) =>
  expected.find((label) => !/image|cards|partners|pictures|sub headings/i.test(label));

for (const slug of new Set(INPUTS.map(([, page]) => page))) {
  const sections = INPUTS.filter(([, page]) => page === slug);
  const ids = [...new Set(sections.map(([id]) => id))].join(', ');
  test(`${ids}, CMS-021, CMS-022: the editors of ${slug} have their inputs, and keep what is saved`, async ({
    signedIn,
    server,
  }) => {
    const { page } = await signedIn();
    const written = new Map<string, string>();
    await openSection(page, server, slug, sections[0]?.[2] ?? '');
    for (const [, , section, expected] of sections) {
      await openTab(page, new RegExp(`^Section ${section.slice(-1)}`));
      const label = textInput(expected);
      if (label === undefined) {
        await expect.poll(() => labels(page)).toEqual(expect.arrayContaining([...expected]));
        continue;
      }
      await field(page, label).first().fill(`Words of ${section}`);
      expect(await labels(page)).toEqual(expect.arrayContaining([...expected]));
      await submitButton(page).click();
      await expectToast(page, SAVED);
      written.set(section, label);
    }
    await page.reload();
    for (const [section, label] of written) {
      await openTab(page, new RegExp(`^Section ${section.slice(-1)}`));
      await expect(field(page, label).first()).toHaveValue(`Words of ${section}`);
    }
  });
}

test('chooses a section by its tab, which the address has, and guards unsaved changes (CMS-022, CMS-023)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'about-us', 'section-1');
  expect(await page.getByRole('tab', { name: /^Section/ }).allTextContents()).toEqual(
    ['Banner', 'Widget cards', 'Picture', 'Story', 'Mission', 'Values', 'Milestones', 'Booking block'].map(
      (label, at) => `Section ${at + 1}${label}`,
    ),
  );
  await openTab(page, /^Section 3/);
  expect(new URL(page.url()).searchParams.get('tab')).toBe('section-3');
  await field(page, 'Heading').fill('Not saved');
  await page.getByRole('tab', { name: /^Section 5/ }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Heading')).toHaveValue('Not saved');
});

test('the parts of a page are moved and hidden by keys alone, and the site follows', async ({
  signedIn,
  server,
  visitor,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'home', 'section-0');
  const up = page.getByRole('button', { name: 'Move Kinds of events up', exact: true });
  await up.focus();
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: /^Move Kinds of events (up|down)$/ }).and(page.locator(':focus')),
    ).toHaveCount(1);
  }
  await expect(up).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Show “Coming up” to visitors' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expectToast(page, SAVED);
  const { page: site } = await visitor();
  await site.goto('/');
  await expect(site.locator('main section[aria-labelledby]').first()).toHaveAttribute('aria-labelledby', 'categories');
  await expect(site.locator('#events')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Show “Coming up” to visitors' })).not.toBeChecked();
});

test('shows twelve pictures of the gallery and three cards, and how large pictures should be (CMS-050, CMS-051, CMS-052, CMS-053)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'home', 'section-8');
  await expect(page.locator('form:visible [data-field=home-section-8-card] .image-label')).toHaveCount(12);
  await openSection(page, server, 'about-us', 'section-6');
  const cards = page.locator('form:visible [data-field=about-us-section-6-card]');
  await expect(cards.locator('.image-label')).toHaveCount(3);
  await expect(cards).toContainText('40x40');
  await picture(page, 'page-section-cards');
  await openSection(page, server, 'about-us', 'section-1');
  await expect(page.locator('form:visible')).toContainText('1300x650');
});

test('refuses an empty section, and says when a save fails (CMS-054, CMS-056)', async ({ signedIn, server }) => {
  const { page, expectProblem } = await signedIn();
  await openSection(page, server, 'careers', 'section-2');
  // Another test may have filled it.
  for (const input of await page.locator('form:visible').getByRole('textbox').all()) await input.fill('');
  await submitButton(page).click();
  await expectToast(page, 'Please fill fields before submitting.');
  await field(page, 'Heading').fill('Come and work');
  expectProblem(/./);
  await failInstead(page, 'UpdateCmsPageContent');
  await submitButton(page).click();
  await expectToast(page, 'Failed to update CMS page sections.');
  await expect(field(page, 'Heading')).toHaveValue('Come and work');
});

test('clears the form when its content cannot be fetched, and disables saving (CMS-057, SPEC-D96)', async ({
  signedIn,
  server,
}) => {
  const { page, expectProblem } = await signedIn();
  await server.admin.request(
    'mutation ($id: ID!, $content: ContentMap!) { updateCmsPageContent(linkId: $id, content: $content) { success } }',
    { id: await idOf(server, 'courses'), content: { 'courses-section-1-title': 'Courses' } },
  );
  await openSection(page, server, 'courses', 'section-1');
  await expect(field(page, 'Title')).toHaveValue('Courses');
  expectProblem(/./);
  await failInstead(page, 'CmsPageSectionsOf');
  await page.reload();
  await page.getByRole('alert').first().waitFor();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(submitButton(page)).toBeDisabled();
});

test('offers in English alone has a tab for another language, with no form in it (CMS-049, SPEC-D25)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openSection(page, server, 'offers', 'section-2');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page
    .getByRole('alert')
    .getByText(/the same in every language/)
    .waitFor();
  await expect(page.locator('form:visible')).toHaveCount(0);
  await openSection(page, server, 'courses', 'section-1');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await expect(page.locator('form:visible')).toHaveCount(1);
});

test('lists pages with links that carry their link id, and strikes a hidden one through (CMS-062, CMS-063, CMS-064)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const id = await idOf(server, 'offers');
  await server.admin.request('mutation ($id: ID!) { toggleCmsPageActive(id: $id, to: false) { success } }', { id });
  await openList(page, 'pages-setup/view?pageSize=21');
  const row = rowOf(page, 'Offers');
  await expect(row.getByRole('link', { name: 'Sections' })).toHaveAttribute(
    'href',
    new RegExp(`/sections/${id}\\?tab=section-1$`),
  );
  await expect(row.locator('.record-name')).toHaveCSS('text-decoration-line', 'line-through');
  await picture(page, 'pages-list');
  await page.goto('/admin/pages-setup/create');
  await field(page, 'Page name').waitFor();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(`/admin/pages-setup/update/offers-${id}`);
  await expect(page.getByRole('tab', { name: 'العربية' })).toHaveCount(1);
});

test('a picture of the library is put into the banner of offers (CMS-044)', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const file = await store(server, pictureFile('banner.png'));
  const id = await idOf(server, 'offers');
  await server.admin.request(
    'mutation ($id: ID!, $content: ContentMap!) { updateCmsPageContent(linkId: $id, content: $content) { success } }',
    { id, content: { 'offers-section-1-banner-image-1': file } },
  );
  await openSection(page, server, 'offers', 'section-1');
  await expect(page.locator('form:visible img').first()).toBeVisible();
});
