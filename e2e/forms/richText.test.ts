import type { Locator, Page } from '@playwright/test';
import { INLINE_IMAGE_BYTES, RICH_TEXT_HEIGHT, RICH_TEXT_PAUSE_MS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { picture as drawn } from '../../api/testing/files/fileParts.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { uploadFile } from '../../api/testing/files/uploads.js';
import { inspect } from '../support/axe.js';
import { stopClock, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

const editor = (page: Page, label = 'About description'): Locator =>
  page.getByRole('textbox', { name: label, exact: true });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting of About description' }).getByRole('button', { name, exact: true });

/** Dispatches the event of a paste, as browsers do. */
const paste = (target: Locator, type: string, data: string) =>
  target.evaluate(
    (element, [kind, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind as string, text as string);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, data],
  );

/** As Word copies a paragraph and a list. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal><span style='font-weight:bold'>Bring</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>paper</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>handmade</p><!--EndFragment--></body></html>`;

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

const idOf = async (server: RunningServer, slug: string): Promise<string> => {
  const { rows } = await server.admin.request<{ rows: { id: string; slug: string }[] }>(
    '{ events(pageSize: 50) { rows { id slug } } }',
  );
  return rows.find((row) => row.slug === slug)?.id ?? '';
};
/** The id of a new event: what a test types and does not save stays as a draft, which no other test should open. */
async function newEvent(server: RunningServer, name: string): Promise<string> {
  const { id: categoryId } = await make(server, 'EventCategory', { name: `Category of ${name}` });
  return (await make(server, 'Event', { name, categoryId })).id;
}
const aboutOf = async (server: RunningServer, id: string, lang = 'en') =>
  (
    await server.admin.request<{ aboutDescription: string | null }>(
      'query ($id: ID!, $lang: String) { event(id: $id) { aboutDescription(lang: $lang) } }',
      { id, lang },
    )
  ).aboutDescription;
const open = async (page: Page, id: string, query = '') => {
  await page.goto(`/admin/event/manage/update/${id}?tab=section-3${query}`);
  await editor(page).waitFor();
};

test('types, formats, links, pastes, saves and translates rich text, and shows it on the site', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const id = await idOf(server, 'bookbinding-weekend');
  await open(page, id);
  await editor(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Fold and ');
  await tool(page, 'Bold').click();
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('sew');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByLabel('Address').fill('javascript:attack()');
  await page.getByRole('dialog').getByLabel('Link text').fill('the guild');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByText('This is not a valid link.').waitFor();
  await page.getByRole('dialog').getByLabel('Address').fill('guild.example/books');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(editor(page), 'text/html', FROM_WORD);
  await picture(page, 'rich-text-editor');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  const stored =
    '<p>Fold and <strong>sew</strong> <a href="https://guild.example/books">the guild</a></p><p><strong>Bring</strong></p><ul><li><p>paper</p><ul><li><p>handmade</p></li></ul></li></ul>';
  expect(await aboutOf(server, id)).toBe(stored);

  await page.reload();
  await editor(page).getByRole('link', { name: 'the guild' }).waitFor();
  await expect(submitButton(page)).toBeDisabled();

  await open(page, id, '&lang=ar');
  const arabic = editor(page);
  expect([await arabic.getAttribute('lang'), await arabic.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await page.getByText('English: Fold and sew the guild').waitFor();
  await arabic.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('اطوِ الورق');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  expect(await aboutOf(server, id, 'ar')).toBe('<p>اطوِ الورق</p>');

  await page.goto('/event/bookbinding-weekend?lang=en');
  const rich = page.locator('#about ~ .rich');
  await expect(rich.locator('li li')).toHaveText('handmade', { useInnerText: true });
  await expect(rich.getByRole('link', { name: 'the guild' })).toHaveAttribute('rel', 'noopener nofollow');
  await picture(page, 'rich-text-site');
  await page.goto('/event/bookbinding-weekend?lang=ar');
  await page.locator('#about ~ .rich', { hasText: 'اطوِ الورق' }).waitFor();
});

test('passes cleaned text to the form 300 ms after the last key, is 300 px high, and counts normalisation as no change (RICH-004, RICH-018)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const id = await idOf(server, 'bookbinding-weekend');
  await server.admin.request(
    'mutation ($id: ID!) { updateEvent(id: $id, input: { aboutDescription: "plain <b>b</b><ul><li>x</li></ul>" }) { success } }',
    { id },
  );
  await page.clock.install();
  await open(page, id);
  const save = submitButton(page);
  await editor(page).click();
  await page.keyboard.press('Control+Home');
  await page.clock.runFor(2 * RICH_TEXT_PAUSE_MS);
  expect(await save.isDisabled()).toBe(true);
  await stopClock(page);
  await page.keyboard.type('x');
  await page.clock.runFor(RICH_TEXT_PAUSE_MS - 1);
  expect(await save.isDisabled()).toBe(true);
  await page.clock.runFor(1);
  await expect(save).toBeEnabled();
  await page.clock.resume();
  await page.keyboard.press('Backspace');
  // A text that is as it was is no change.
  await expect(save).toBeDisabled();
  expect(await editor(page).evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
    RICH_TEXT_HEIGHT,
  );
});

test('offers the rich text toolbar to the keyboard, with names for screen readers', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await open(page, await idOf(server, 'tigers-nest-at-dawn'));
  await editor(page).focus();
  await page.keyboard.press('Alt+F10');
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await name()).toBe('Text style: Paragraph');
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('Table');
  await page.keyboard.press('End');
  expect(await name()).toBe('Full screen');
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('Text style: Paragraph');
  await page.keyboard.press('Escape');
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(role).toBe('textbox');
});

test('passes axe with the rich text editor, in light and dark, wide and narrow', async ({ signedIn, server }) => {
  // axe is put into the page, which its policy refuses.
  const { page } = await signedIn(undefined, { bypassCSP: true });
  const id = await idOf(server, 'small-presses-conference');
  const found = await inspect(page, { name: 'rich-text', open: (inspectedPage) => open(inspectedPage, id) });
  expect(Object.values(found).flat()).toEqual([]);
});

test('refuses a picture above 10 MB with the literal message, and shows a smaller one (RICH-019)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await open(page, await newEvent(server, 'Etching'));
  await editor(page).click();
  await tool(page, 'Picture').click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(INLINE_IMAGE_BYTES + 1) });
  await page.getByText('File size exceeds the maximum limit of 10MB').waitFor();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('dialog').locator('img').waitFor();
  await page.getByLabel('Alternative text').fill('A pixel');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await editor(page).getByRole('img', { name: 'A pixel' }).waitFor();
});

test('says what a paste left out until that is closed, and keeps blanks and what is pasted behind a link apart from it', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const id = await newEvent(server, 'Pasting');
  await open(page, id);
  await editor(page).click();
  const table = '<table><tr><td>Tea</td><td>20</td></tr></table>';
  await paste(editor(page), 'text/html', `<p><a href="https://guild.example">guild</a></p>`);
  await paste(editor(page), 'text/plain', ' of  printers');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'Left out of what was pasted:' });
  await expect(notice).toHaveCount(0);
  await paste(
    editor(page),
    'text/html',
    `<p><s>20</s> 15</p>${table}<img src="file:///a.png"><iframe src="/"></iframe>`,
  );
  await expect(notice.getByRole('listitem')).toHaveText(['1 picture', '1 video, sound or embedded page']);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  expect(await aboutOf(server, id)).toBe(
    '<p><a href="https://guild.example">guild</a> of \u00a0printers</p><p></p><p><s>20</s> 15</p><table><tbody><tr><td><p>Tea</p></td><td><p>20</p></td></tr></tbody></table>',
  );

  const found = await inspect(page, {
    name: 'rich-text-left-out',
    open: async (inspectedPage) => {
      await open(inspectedPage, id);
      await editor(inspectedPage).click();
      await paste(editor(inspectedPage), 'text/html', `${table}<img src="file:///a.png">`);
      await notice.waitFor();
    },
  });
  expect(Object.values(found).flat()).toEqual([]);
});

test('inserts blocks by a slash, finds and replaces in one step to undo, and plays a video on the site after a click', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const id = await idOf(server, 'bookbinding-weekend');
  await open(page, id);
  await editor(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Tea and tea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/vid');
  await expect(page.getByRole('option', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('dialog').getByLabel('Title').fill('A film');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+H');
  const panel = page.getByRole('search', { name: 'Find and replace' });
  await panel.getByRole('textbox', { name: 'Find' }).fill('TEA');
  await panel.getByText('2 matches').waitFor();
  await panel.getByRole('textbox', { name: 'Replace with' }).fill('coffee');
  await panel.getByRole('button', { name: 'Replace all' }).click();
  await expect(editor(page).locator('p').first()).toHaveText('coffee and coffee');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Z');
  await expect(editor(page).locator('p').first()).toHaveText('Tea and tea');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  const video =
    '<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></figure>';
  expect(await aboutOf(server, id)).toBe(`<p>Tea and tea</p>${video}`);

  const requested: string[] = [];
  await page.route(/youtube/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto('/event/bookbinding-weekend?lang=en');
  const link = page.locator('.video').getByRole('link', { name: 'A film YouTube' });
  await link.waitFor();
  expect(requested).toEqual([]);
  await link.click();
  await expect.poll(() => requested).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1']);
});

test('counts the characters of a rich text, and refuses more than its limit', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await open(page, await newEvent(server, 'Long poems'));
  await editor(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('x'.repeat(2001));
  await page.getByText('2001 of 2000 characters').waitFor();
  await submitButton(page).click();
  await page.getByText('About description cannot exceed 2000 characters').waitFor();
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
});

test('inserts pictures from the library, which then lists where they are used', async ({ signedIn, server }) => {
  const bytes = await drawn(320, 200).png().toBuffer();
  const { file } = await uploadFile(server.admin, bytes, { name: 'press.png', type: 'image/png' });
  const { page } = await signedIn();
  const id = await newEvent(server, 'Old presses');
  await open(page, id);
  await editor(page).click();
  await tool(page, 'Picture').click();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await page.getByRole('button', { name: 'Select press.png' }).click();
  await page.getByLabel('Alternative text').fill('An old press');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await editor(page).getByRole('img', { name: 'An old press' }).waitFor();
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.event'));
  expect(await aboutOf(server, id)).toContain(`/media/${file?.id}/`);
  const { usedBy } = await server.admin.request<{ usedBy: { records: { title: string }[] } }>(
    'query ($id: ID!) { file(id: $id) { usedBy { records { title } } } }',
    { id: file?.id },
  );
  expect(usedBy.records.map(({ title }) => title)).toEqual(['Old presses']);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
