import type { LookGroup } from './consoleLooks.js';
import { openList, submitButton } from '../support/console.js';
import { beginning } from '../support/words.js';

/** The library of files, which is not empty. */
export const fileLooks: LookGroup = [
  {
    name: 'files-empty',
    open: async (page, t) => {
      await page.goto('/admin/files/view?searchName=nothing-of-the-kind');
      await page.getByRole('button', { name: t('records.clearTheFilters') }).waitFor();
    },
  },
  {
    name: 'file-details',
    open: async (page, t) => {
      await openList(page, 'files/view');
      await page
        .getByRole('button', { name: beginning(t.words('files.detailsOfFilename')) })
        .first()
        .click();
      await submitButton(page).waitFor();
    },
  },
  {
    name: 'files-upload',
    open: async (page) => {
      await page.goto('/admin/files/create');
      const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
      const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('A note') };
      await page.locator('input[type=file]').setInputFiles([empty, note]);
      await page.locator('[data-state=done]').waitFor();
    },
  },
  {
    name: 'file-gallery',
    open: async (page, t) => {
      await page.goto('/admin/event/manage/create');
      await page
        .getByRole('button', { name: t('records.chooseImage') })
        .first()
        .click();
      await page.getByRole('button', { name: t('files.upload') }).click();
      await page
        .getByRole('button', { name: beginning(t.words('files.selectFilename')) })
        .first()
        .waitFor();
    },
  },
];
