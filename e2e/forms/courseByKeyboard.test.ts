import type { Page } from '@playwright/test';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { expect, test } from '../support/fixtures.js';
import { pressTo, stop, tabTo } from '../support/keyboard.js';
import { picture as file, store } from '../support/library.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const SECTIONS = ['Basics', 'Training', 'Registration', 'Options', 'Conditions', 'Packages', 'Gallery', 'FAQs', 'SEO'];
const SECTION_TAB = new RegExp(`^tab: (${SECTIONS.join('|')})`);
const press = (page: Page, key: string) => page.keyboard.press(key);

/** Enters texts into inputs, each reached by the Tab key from the one before. */
async function type(page: Page, texts: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of texts) {
    await pressTo(page, new RegExp(`^(input|textarea|textbox): ${label}`));
    // At once: what single keys do is tested in the form of events.
    await page.keyboard.insertText(text);
  }
}

/** Adds an entry to a list; its first control has the focus then. */
async function addEntry(page: Page, noun: string, first: RegExp): Promise<void> {
  await pressTo(page, new RegExp(`^button: Add ${noun}$`));
  await press(page, 'Enter');
  await expect.poll(() => stop(page)).toMatch(first);
}

/** Enters texts into the input that has the focus, and into the ones after it. */
async function typeOn(page: Page, first: string, ...more: Parameters<typeof type>[1]): Promise<void> {
  await page.keyboard.insertText(first);
  await type(page, more);
}

/** Opens a section by the tabs above the fields, from anywhere below them. */
async function openSection(page: Page, name: string): Promise<void> {
  await pressTo(page, SECTION_TAB, 'Shift+Tab');
  await pressTo(page, new RegExp(`^tab: ${name}`), 'ArrowRight');
  await press(page, 'Enter');
  await expect(page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true })).toBeVisible();
}

/** Chooses a picture of the library with the button that has the focus, which has it again then. */
async function choosePicture(page: Page, name: string): Promise<void> {
  await press(page, 'Enter');
  await page.getByRole('dialog').getByText(name).first().waitFor();
  await pressTo(page, new RegExp(`^button: Select ${name}$`));
  await press(page, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => stop(page)).toBe('button: Change image');
}

/** Opens the form of a language by the tabs above it. */
async function openLanguage(page: Page, from: string, to: string, key: string): Promise<void> {
  await pressTo(page, new RegExp(`^tab: ${from}$`), 'Shift+Tab');
  await press(page, key);
  await expect.poll(() => stop(page)).toBe(`tab: ${to}`);
  await press(page, 'Enter');
}

async function addPackage(page: Page, of: { type: string; title: string; amount: string }): Promise<void> {
  await pressTo(page, /^combobox: Type/);
  await press(page, 'Enter');
  await pressTo(page, new RegExp(`^option: ${of.type}$`), 'ArrowDown');
  await press(page, 'Enter');
  await expect.poll(() => stop(page)).toMatch(/^combobox: Type/);
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveText(of.type);
  await type(page, [
    ['Title', of.title],
    ['Currency', 'aed'],
    ['Amount', of.amount],
    ['Terms', 'Paid before the first day.'],
  ]);
  await addEntry(page, 'Item', /^input: Title/);
  await typeOn(page, 'Paper and ink');
  await tabTo(page, /^button: Add Package$/);
  await press(page, 'Enter');
  await expectToast(page, messages.created('labels.package'));
  await expect.poll(() => stop(page)).toMatch(/^section: Just created/);
}

test('a course of nine sections is built, translated, offered in packages of each type and read in both languages by the keyboard alone', async ({
  server,
  signedIn,
}) => {
  test.slow();
  await store(server, file('press.png'));
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await page.goto('/admin/training-courses/create?tab=section-1');
  await page.getByRole('tab', { name: 'Basics' }).waitFor();

  await type(page, [
    ['Title', 'Letterpress for all'],
    ['Sub title', 'Set, ink and print'],
  ]);
  await tabTo(page, /^button: Choose image$/);
  await choosePicture(page, 'press.png');
  await type(page, [
    ['Short description', 'Six evenings at the press.'],
    ['Description', 'Letter by letter.'],
    ['Button label', 'See the prices'],
  ]);

  await openSection(page, 'Training');
  await type(page, [['Training heading', 'What you will learn']]);
  await addEntry(page, 'Detail', /^input: Title/);
  await typeOn(page, 'Setting type', ['Description', 'By hand.']);

  for (const [name, title] of [
    ['Registration', 'Write to us'],
    ['Options', 'In a group'],
  ] as const) {
    await openSection(page, name);
    await type(page, [[`${name} heading`, `${name}, step by step`]]);
    await addEntry(page, 'Card', /^button: Choose image$/);
    await choosePicture(page, 'press.png');
    await type(page, [
      ['Title', title],
      ['Description', `${title}.`],
    ]);
  }

  await openSection(page, 'Conditions');
  await type(page, [
    ['Condition heading', 'Who can come'],
    ['Condition description', 'Everyone above 12.'],
  ]);

  await openSection(page, 'Packages');
  await type(page, [['Packages heading', 'What it costs']]);
  await tabTo(page, /^(input|switch): Package categories/);
  await press(page, 'Space');
  await type(page, [
    ['Category 1', 'Evenings'],
    ['Category 2', 'Weekends'],
  ]);

  await openSection(page, 'Gallery');
  await addEntry(page, 'Image', /^button: Choose image$/);
  await choosePicture(page, 'press.png');

  await openSection(page, 'FAQs');
  await type(page, [['FAQ heading', 'You ask']]);
  await addEntry(page, 'Question', /^input: Question/);
  await typeOn(page, 'Can I come late?', ['Answer', 'Yes.']);
  await addEntry(page, 'Question', /^input: Question/);
  await typeOn(page, 'Do I need an apron?', ['Answer', 'You can borrow one.']);
  // The second question is to be the first.
  await tabTo(page, /^button: Move Question 2 up$/, 'Shift+Tab');
  await press(page, 'Enter');
  await expect.poll(() => stop(page)).toBe('button: Move Question 1 down');
  // One too many is removed and, as a second thought, put back.
  await pressTo(page, /^button: Remove Question 2$/);
  await press(page, 'Enter');
  await pressTo(page, /^button: Restore Question 2$/);
  await press(page, 'Enter');
  await expect(page.getByRole('group', { name: /^Question \d$/ })).toHaveCount(2);

  await openSection(page, 'SEO');
  await type(page, [['Meta title', 'Letterpress']]);
  await picture(page, 'course-by-keyboard');
  await tabTo(page, /^button: Add Course$/);
  await press(page, 'Enter');
  await expectToast(page, messages.created('labels.course'));
  await expect.poll(() => stop(page)).toMatch(/^section: Just created/);

  // Publishes it.
  await pressTo(page, /^button: Publish now$/);
  await press(page, 'Enter');
  await expectToast(page, messages.statusUpdated);

  // Translates it.
  await pressTo(page, /^a: Open it$/);
  await press(page, 'Enter');
  await page.waitForURL('**/training-courses/update/letterpress-for-all-*');
  const form = new URL(page.url()).pathname;
  await expect.poll(() => stop(page)).toMatch(/^h1: Letterpress for all/);
  await pressTo(page, /^tab: English$/);
  await press(page, 'ArrowRight');
  await expect.poll(() => stop(page)).toBe('tab: العربية');
  await press(page, 'Enter');
  await expect(page.getByRole('tabpanel', { name: 'العربية' })).toBeVisible();
  await pressTo(page, SECTION_TAB);
  await type(page, [
    ['Title', 'الطباعة للجميع'],
    ['Sub title', 'صفّ وحبّر واطبع'],
  ]);
  await openSection(page, 'Training');
  await type(page, [
    ['Training heading', 'ما ستتعلّمه'],
    ['Title', 'صفّ الحروف'],
  ]);
  await openSection(page, 'Packages');
  for (const name of ['الأمسيات', 'عطلات نهاية الأسبوع']) {
    await addEntry(page, 'Category', /^input: Category/);
    await page.keyboard.insertText(name);
  }
  await openSection(page, 'FAQs');
  await type(page, [
    ['Question', 'هل أحتاج إلى مئزر؟'],
    ['Answer', 'يمكنك استعارة واحد.'],
  ]);
  await press(page, 'ControlOrMeta+s');
  await expectToast(page, messages.updated('labels.course'));

  // Offers it in a package of each type.
  await openLanguage(page, 'العربية', 'English', 'ArrowLeft');
  await pressTo(page, SECTION_TAB);
  await openSection(page, 'Packages');
  await tabTo(page, /^a: Add Package$/);
  await press(page, 'Enter');
  await page.waitForURL('**/training-courses/package/create?courseId=*');
  await expect.poll(() => stop(page)).toMatch(/^h1: /);
  await addPackage(page, { type: 'Evenings', title: 'Six evenings', amount: '1000' });
  await addPackage(page, { type: 'Weekends', title: 'Two weekends', amount: '1250' });

  const course = '/courses/letterpress-for-all';
  const readTypes = async (lang: string) => {
    await page.goto(`${course}?lang=${lang}`);
    return page.locator('.packages__group > h3').allTextContents();
  };
  expect(await readTypes('en')).toEqual(['Evenings', 'Weekends']);

  // Turns the switch off, and on again.
  await page.goto(`${form}?tab=section-6`);
  await expect(page.getByRole('tab', { name: /^Packages/, selected: true })).toBeVisible();
  const categories = page.getByRole('textbox', { name: /^Category \d/ });
  await pressTo(page, /^(input|switch): Package categories/);
  await press(page, 'Space');
  await expect(categories).toHaveCount(0);
  await press(page, 'ControlOrMeta+s');
  await expectToast(page, messages.updated('labels.course'));
  expect(await readTypes('en')).toEqual([]);

  await page.goto(`${form}?tab=section-6`);
  await expect(page.getByRole('tab', { name: /^Packages/, selected: true })).toBeVisible();
  await pressTo(page, /^(input|switch): Package categories/);
  await press(page, 'Space');
  await expect(categories).toHaveCount(2);
  await type(page, [
    ['Category 1', 'Weekends'],
    ['Category 2', 'Evenings'],
  ]);
  await press(page, 'ControlOrMeta+s');
  await expectToast(page, messages.updated('labels.course'));

  // Visitors read it in both languages.
  expect(await readTypes('en')).toEqual(['Weekends', 'Evenings']);
  await expect(page.locator('h1')).toHaveText('Letterpress for all');
  await pressTo(page, /^summary: Do I need an apron/);
  await press(page, 'Enter');
  await expect(page.getByText('You can borrow one.')).toBeVisible();
  await picture(page, 'course-by-keyboard-page');
  await page.goto(`${course}?lang=ar`);
  await expect(page.locator('h1')).toHaveText('الطباعة للجميع');
  await pressTo(page, /^summary: هل أحتاج إلى مئزر/);
  await press(page, 'Enter');
  await expect(page.getByText('يمكنك استعارة واحد.')).toBeVisible();
  await picture(page, 'course-by-keyboard-page-ar');
});
