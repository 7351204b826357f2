import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import type { Page } from '@playwright/test';
import { field, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture as screenshot } from '../support/screenshots.js';
import { expectToast, unexpectedToasts } from '../support/toasts.js';
import { cardOf, drop, dropPayloads, filePayload, picture, visibleUploads } from '../support/library.js';
import { mockResponse, cutOff, holdBack, listenFor } from '../support/traffic.js';

const input = (page: Page) => page.locator('input[type=file]');
const open = async (page: Page) => {
  await page.goto('/admin/files/create');
  await page.getByText(textInEnglish(screenTexts.dropFiles), { exact: true }).waitFor();
};
const states = (page: Page) =>
  visibleUploads(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));
const stateOf = (page: Page, name: string) => visibleUploads(page).filter({ hasText: name });
const MB = 1024 * 1024;

test('uploads two dropped files straight to the storage, registers each, and describes one from its row (FILES-016, FILES-021, FILES-024, FILES-031)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await open(page);
  expect(
    (
      await page
        .locator('label')
        .filter({ has: input(page) })
        .boundingBox()
    )?.height,
  ).toBe(300);
  const registered = listenFor(page, 'RegisterUpload');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('graphql')) posted.push(new URL(request.url()).pathname);
  });
  await page.getByText('Drag and drop your files here or browse to upload', { exact: true }).waitFor();
  await dropPayloads(page, [picture('one.png'), picture('two.png', 1)]);
  await expectToast(page, messages.uploaded(2));
  expect(await states(page)).toEqual(['done', 'done']);
  expect(posted).toHaveLength(2);
  expect(registered.map(({ variables }) => (variables['input'] as { name: string }).name).sort()).toEqual([
    'one.png',
    'two.png',
  ]);
  const thumbnail = stateOf(page, 'one.png').locator('img');
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await screenshot(page, 'files-uploaded');
  await page.getByRole('button', { name: 'Edit alt text: one.png' }).click();
  await field(page, 'Alternative text').fill('Two colours');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.file'));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'File Lists' }).first().click();
  await cardOf(page, 'one.png').waitFor();
  await cardOf(page, 'two.png').waitFor();
});

test('shows the progress of a file from the file dialog of the browser (FILES-030)', async ({ signedIn }) => {
  const { page, context } = await signedIn();
  await open(page);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const limitUploads = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const percents = () =>
    unexpectedToasts(page).map((text) => Number(/^Uploading files\.\.\. progress: (\d+)\/100%$/.exec(text)?.[1]));
  // Slow until its progress has been seen twice, however long this machine takes to show it.
  await limitUploads(0.1 * MB);
  await input(page).setInputFiles(filePayload('big.txt', 'text/plain', Buffer.alloc(8 * MB, 'polyphony ')));
  await expect
    .poll(() => new Set(percents().filter((percent) => percent > 0 && percent < 100)).size)
    .toBeGreaterThan(1);
  await limitUploads(-1);
  await expectToast(page, messages.uploaded(1));
  expect(await states(page)).toEqual(['done']);
  expect(percents()).toEqual(percents().toSorted((a, b) => a - b));
  await expect(page.getByText(/^Uploading files/)).toHaveCount(0);
});

test('refuses files that break a limit before anything is sent, and more than ten until the next batch (FILES-022, FILES-023, FILES-025, FILES-029)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await open(page);
  const signed = listenFor(page, 'SignUploads');
  await drop(page, [{ name: 'huge.png', type: 'image/png', size: 10 * MB + 1 }]);
  await page.getByText('File size exceeds the maximum limit of 10MB').first().waitFor();
  await drop(page, [{ name: 'empty.txt', type: 'text/plain', size: 0 }]);
  await page.getByText(messages.fileEmpty).first().waitFor();
  await screenshot(page, 'files-refused');
  await page.getByRole('button', { name: 'Dismiss: empty.txt' }).click();
  await expect(visibleUploads(page)).toHaveCount(1);

  const hold = await holdBack(page, 'SignUploads');
  const eleven = Array.from({ length: 11 }, (_, index) => picture(`many-${index}.png`, index));
  await dropPayloads(page, eleven);
  await page.getByText(messages.uploadTooManyFiles(10)).first().waitFor();
  expect((await states(page)).filter((state) => state === 'refused')).toHaveLength(1);
  expect((await states(page)).filter((state) => state === 'queued')).toHaveLength(1);
  hold.release();
  const names = () =>
    signed.flatMap(({ variables }) => (variables['files'] as { name: string }[]).map(({ name }) => name));
  await expect.poll(names).toEqual(eleven.map(({ name }) => name));
});

test('cancels an upload, and counts what is under way towards 100 MB together', async ({ signedIn }) => {
  const { page } = await signedIn();
  await open(page);
  const hold = await holdBack(page, 'SignUploads');
  await drop(page, [
    { name: 'a.zip', type: 'application/zip', size: 60 * MB },
    { name: 'b.zip', type: 'application/zip', size: 41 * MB },
  ]);
  await page.getByText(messages.uploadTooLargeTogether(100)).first().waitFor();
  await page.getByRole('button', { name: 'Cancel: a.zip' }).click();
  await expect(stateOf(page, 'a.zip')).toHaveAttribute('data-state', 'cancelled');
  await expect(stateOf(page, 'b.zip')).toHaveAttribute('data-state', 'refused');
  hold.release();
});

test('goes on with the other files when one fails, which can be tried again', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  await open(page);
  let fail = true;
  const posts: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isUpload = request.method() === 'POST' && /multipart/.test(request.headers()['content-type'] ?? '');
    if (isUpload) posts.push(request.url());
    const cut = isUpload && fail && posts.length === 1;
    await (cut ? route.abort('connectionfailed') : route.fallback());
  });
  await dropPayloads(page, [picture('first.png', 2), picture('second.png', 3)]);
  await expectToast(page, messages.uploadsFailed(1, 2));
  expect((await states(page)).sort()).toEqual(['done', 'failed']);
  await page.getByText(messages.uploadInterrupted).first().waitFor();
  await screenshot(page, 'files-failed');
  fail = false;
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expectToast(page, messages.uploaded(1));
  expect(await states(page)).toEqual(['done', 'done']);
});

test('says that there is no address to upload to, or that registering failed, and sends no file twice (FILES-020)', async ({
  signedIn,
}) => {
  const { page, expectProblem } = await signedIn();
  await open(page);
  await mockResponse(page, 'SignUploads', {
    result: { __typename: 'SignUploadsPayload', success: true, message: '', errors: [], uploads: [] },
  });
  await dropPayloads(page, [picture('nowhere.png')]);
  await expectToast(page, 'Upload URL is undefined.');
  await page.unroute('**/graphql');

  expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  await cutOff(page, 'RegisterUpload');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.getByText(messages.uploadInterrupted).first().waitFor();
  await page.unroute('**/graphql');
  // The file is in the storage: it is not sent again.
  const signed = listenFor(page, 'SignUploads');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expectToast(page, messages.uploaded(1));
  expect(signed).toEqual([]);
});

test('asks before leaving the screen while an upload is under way', async ({ signedIn }) => {
  const { page } = await signedIn();
  await open(page);
  const { release } = await holdBack(page, 'SignUploads');
  await dropPayloads(page, [picture('slow.png', 4)]);
  await visibleUploads(page).first().waitFor();
  await page.getByRole('link', { name: 'File Lists' }).first().click();
  await page.getByRole('alertdialog').getByText(textInEnglish(screenTexts.uploadsUnderWay)).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  release();
  await expectToast(page, messages.uploaded(1));
});

test('stays on the screen when an upload fails while it asks, and shows why', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED/);
  await open(page);
  await cutOff(page, 'RegisterUpload');
  const { release } = await holdBack(page, 'RegisterUpload');
  await dropPayloads(page, [picture('lost.png', 4)]);
  await visibleUploads(page).first().waitFor();
  await page.getByRole('link', { name: 'File Lists' }).first().click();
  const question = page.getByRole('alertdialog');
  await question.getByText(textInEnglish(screenTexts.uploadsUnderWay)).waitFor();
  release();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: /^Try again/ }).waitFor();
});
