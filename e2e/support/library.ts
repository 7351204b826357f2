import type { JSHandle, Locator, Page } from '@playwright/test';
import { uploadFile } from '../../api/testing/files/uploads.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { pdf, png, svg } from './pictures.js';

/** A file as a page's own input, or a drop on it, is given one. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const filePayload = (name: string, mimeType: string, buffer: Buffer): FilePayload => ({
  name,
  mimeType,
  buffer,
});
export const picture = (name: string, hue = 0): FilePayload => filePayload(name, 'image/png', png(400, 300, hue));

/** Puts a file into the library by the API; returns its id. */
export async function store({ admin }: RunningServer, { name, mimeType: type, buffer }: FilePayload): Promise<string> {
  const { file, message } = await uploadFile(admin, buffer, { name, type });
  if (!file) throw new Error(message);
  return file.id;
}

/** One file of each kind that is shown in a way of its own. */
export async function storeSome(server: RunningServer): Promise<void> {
  await store(server, picture('lake.png'));
  await store(server, filePayload('mark.svg', 'image/svg+xml', svg('<circle cx="40" cy="30" r="20" fill="teal"/>')));
  await store(server, filePayload('rules.pdf', 'application/pdf', pdf()));
}

/** The card of a file. */
export const cardOf = (page: Page, name: string): Locator =>
  page.locator('[data-card]').filter({ has: page.locator('.record-name').getByText(name, { exact: true }) });

/** Drops files on the area that takes them, as a person does from a window beside. */
export async function drop(page: Page, files: readonly { name: string; type: string; size: number }[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, type, size } of all) data.items.add(new File([new Uint8Array(size)], name, { type }));
    return data;
  }, files);
  await dropOn(page, transfer);
}

/** The same with files of known content. */
export async function dropPayloads(page: Page, files: readonly FilePayload[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await dropOn(page, transfer);
}

async function dropOn(page: Page, dataTransfer: JSHandle<DataTransfer>): Promise<void> {
  const area = page.locator('label').filter({ has: page.locator('input[type=file]') });
  for (const type of ['dragenter', 'dragover', 'drop']) await area.dispatchEvent(type, { dataTransfer });
}

export const visibleUploads = (page: Page): Locator =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
