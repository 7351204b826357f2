import type { Locator, Page } from 'playwright-core';
import { INLINE_IMAGE_BYTES, RICH_TEXT_HEIGHT } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { picture as drawn } from '../api/testing/fileParts.js';
import { uploadFile } from '../api/testing/uploads.js';
import { inspect } from './axe.js';
import { submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';

const editor = (page: Page, label = 'About description'): Locator =>
  page.getByRole('textbox', { name: label, exact: true });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting of About description' }).getByRole('button', { name, exact: true });

/** What a browser does when somebody pastes. */
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

journeys('Writing rich text', () => {
  const the = house({ DEMO_CONTENT: '1' });

  const idOf = async (slug: string): Promise<string> => {
    const { rows } = await the.api.admin.ask<{ rows: { id: string; slug: string }[] }>(
      '{ events(pageSize: 50) { rows { id slug } } }',
    );
    return rows.find((row) => row.slug === slug)?.id ?? '';
  };
  const aboutOf = async (id: string, lang = 'en') =>
    (
      await the.api.admin.ask<{ aboutDescription: string | null }>(
        'query ($id: ID!, $lang: String) { event(id: $id) { aboutDescription(lang: $lang) } }',
        { id, lang },
      )
    ).aboutDescription;
  const open = async (page: Page, id: string, query = '') => {
    await page.goto(`/admin/event/manage/update/${id}?tab=section-3${query}`);
    await editor(page).waitFor();
  };

  it('is typed, formatted, linked, pasted, saved, translated and read on the site', async () => {
    const { page } = await the.staff();
    const id = await idOf('bookbinding-weekend');
    await open(page, id);
    await editor(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Fold and ');
    await tool(page, 'Bold').click();
    expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.type('sew');
    await page.keyboard.press('Control+B');
    await page.keyboard.type(' ');
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByLabel('Address').fill('javascript:attack()');
    await page.getByRole('dialog').getByLabel('Words').fill('the guild');
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.getByText('This is no address that a text can link to.').waitFor();
    await page.getByRole('dialog').getByLabel('Address').fill('guild.example/books');
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await paste(editor(page), 'text/html', FROM_WORD);
    await picture(page, 'rich-text-editor');
    await submitButton(page).click();
    await toast(page, messages.updated('Event')).waitFor();
    const stored =
      '<p>Fold and <strong>sew</strong> <a href="https://guild.example/books">the guild</a></p><p><strong>Bring</strong></p><ul><li><p>paper</p><ul><li><p>handmade</p></li></ul></li></ul>';
    expect(await aboutOf(id)).toBe(stored);

    await page.reload();
    await editor(page).getByRole('link', { name: 'the guild' }).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);

    await open(page, id, '&lang=ar');
    const arabic = editor(page);
    expect([await arabic.getAttribute('lang'), await arabic.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    await page.getByText('English: Fold and sew the guild').waitFor();
    await arabic.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('اطوِ الورق');
    await submitButton(page).click();
    await toast(page, messages.updated('Event')).waitFor();
    expect(await aboutOf(id, 'ar')).toBe('<p>اطوِ الورق</p>');

    await page.goto('/event/bookbinding-weekend?lang=en');
    const rich = page.locator('#about ~ .rich');
    expect(await rich.locator('li li').innerText()).toBe('handmade');
    expect(await rich.getByRole('link', { name: 'the guild' }).getAttribute('rel')).toBe('noopener nofollow');
    await picture(page, 'rich-text-site');
    await page.goto('/event/bookbinding-weekend?lang=ar');
    await page.locator('#about ~ .rich', { hasText: 'اطوِ الورق' }).waitFor();
  });

  it('RICH-004 RICH-018 reaches the form cleaned 300 ms after the last key, is 300 high, and counts no normalisation as a change', async () => {
    const { page } = await the.staff();
    const id = await idOf('bookbinding-weekend');
    await the.api.admin.ask(
      'mutation ($id: ID!) { updateEvent(id: $id, input: { aboutDescription: "plain <b>b</b><ul><li>x</li></ul>" }) { success } }',
      { id },
    );
    await open(page, id);
    const save = submitButton(page);
    await editor(page).click();
    await page.keyboard.press('Control+Home');
    await page.waitForTimeout(500);
    expect(await save.isDisabled()).toBe(true);
    await page.keyboard.type('x');
    await eventually(async () => expect(await save.isEnabled()).toBe(true));
    await page.keyboard.press('Backspace');
    // What is as it was is no change.
    await eventually(async () => expect(await save.isDisabled()).toBe(true));
    expect(await editor(page).evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
      RICH_TEXT_HEIGHT,
    );
  });

  it('is worked by keyboard alone, and read by a screen reader', async () => {
    const { page } = await the.staff();
    await open(page, await idOf('tigers-nest-at-dawn'));
    await editor(page).focus();
    await page.keyboard.press('Alt+F10');
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await name()).toBe('Kind of text: Paragraph');
    await page.keyboard.press('ArrowRight');
    expect(await name()).toBe('Bold');
    await page.keyboard.press('End');
    expect(await name()).toBe('Redo');
    await page.keyboard.press('ArrowRight');
    expect(await name()).toBe('Kind of text: Paragraph');
    await page.keyboard.press('Escape');
    const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    await eventually(async () => expect(await role()).toBe('textbox'));
  });

  it('has nothing that axe finds wrong, in light and dark, wide and narrow', async () => {
    // axe is put into the page, which its policy refuses.
    const { page } = await the.staff(undefined, { bypassCSP: true });
    const id = await idOf('small-presses-conference');
    const found = await inspect(page, { name: 'rich-text', open: (shown) => open(shown, id) });
    expect(Object.values(found).flat()).toEqual([]);
  });

  it('RICH-019 refuses a picture above 10 MB with the literal message, and shows a smaller one', async () => {
    const { page } = await the.staff();
    await open(page, await idOf('bookbinding-weekend'));
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

  it('says how much of its bound is taken, and what is wrong', async () => {
    const { page } = await the.staff();
    await open(page, await idOf('bookbinding-weekend'));
    await editor(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('x'.repeat(2001));
    await page.getByText('2001 of 2000 characters').waitFor();
    await submitButton(page).click();
    await page.getByText('About description cannot exceed 2000 characters').waitFor();
    expect(await editor(page).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes pictures out of the library, which then knows where they are used', async () => {
    const bytes = await drawn(320, 200).png().toBuffer();
    const { file } = await uploadFile(the.api.admin, bytes, { name: 'press.png', type: 'image/png' });
    const { page } = await the.staff();
    const id = await idOf('bookbinding-weekend');
    await open(page, id);
    await editor(page).click();
    await tool(page, 'Picture').click();
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await page.getByRole('button', { name: 'Select press.png' }).click();
    await page.getByLabel('Alternative text').fill('An old press');
    await page.getByRole('button', { name: 'Add picture' }).click();
    await editor(page).getByRole('img', { name: 'An old press' }).waitFor();
    await submitButton(page).click();
    await toast(page, messages.updated('Event')).waitFor();
    expect(await aboutOf(id)).toContain(`/media/${file?.id}/`);
    const { usedBy } = await the.api.admin.ask<{ usedBy: { records: { title: string }[] } }>(
      'query ($id: ID!) { file(id: $id) { usedBy { records { title } } } }',
      { id: file?.id },
    );
    expect(usedBy.records.map(({ title }) => title)).toEqual(['Bookbinding weekend']);
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
