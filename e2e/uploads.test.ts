import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { toast } from './console.js';
import { eventually, house, journeys, picture as keep } from './harness.js';
import { cardOf, drop, dropGiven, given, picture, uploadsShown } from './library.js';
import { answerInstead, cutOff, holdBack, listenFor } from './traffic.js';

const input = (page: Page) => page.locator('input[type=file]');
const open = async (page: Page) => {
  await page.goto('/admin/files/create');
  await page.getByText(messages.dropFiles, { exact: true }).waitFor();
};
const states = (page: Page) =>
  uploadsShown(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));
const MB = 1024 * 1024;

journeys('Uploading files', () => {
  const the = house();

  it('takes two files by drop, straight to the storage, and registers each (FILES-016, FILES-021, FILES-024, FILES-031)', async () => {
    const { page } = await the.staff();
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
      if (request.method() === 'POST' && !request.url().includes('graphql'))
        posted.push(new URL(request.url()).pathname);
    });
    await dropGiven(page, [picture('one.png'), picture('two.png', 1)]);
    await toast(page, messages.uploaded(2)).waitFor();
    expect(await states(page)).toEqual(['done', 'done']);
    expect(posted).toHaveLength(2);
    expect(registered.map(({ variables }) => (variables['input'] as { name: string }).name).sort()).toEqual([
      'one.png',
      'two.png',
    ]);
    await keep(page, 'files-uploaded');
    await page.getByRole('link', { name: 'File Lists' }).first().click();
    await cardOf(page, 'one.png').waitFor();
    await cardOf(page, 'two.png').waitFor();
  });

  it('takes files by the browser’s own dialog, and tells how far they are (FILES-030)', async () => {
    const { page, context } = await the.staff();
    await open(page);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2 * MB,
    });
    await input(page).setInputFiles(given('big.txt', 'text/plain', Buffer.alloc(4 * MB, 'polyphony ')));
    const told = page.getByText(/^Uploading files\.\.\. progress: \d+\/100%$/);
    // Waited for from here on: it goes by itself, and the states below are asked for at intervals.
    const thanked = toast(page, messages.uploaded(1)).waitFor();
    await told.waitFor();
    const seen = new Set<number>();
    await eventually(async () => {
      if ((await told.count()) > 0) seen.add(Number(/(\d+)\//.exec((await told.textContent()) ?? '')?.[1]));
      expect(await states(page)).toEqual(['done']);
    }, 20_000);
    expect(seen.size).toBeGreaterThan(2);
    expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
    await thanked;
    await eventually(async () => expect(await told.count()).toBe(0));
  });

  it('refuses before anything is sent what breaks a limit (FILES-022, FILES-023, FILES-025, FILES-029)', async () => {
    const { page } = await the.staff();
    await open(page);
    const signed = listenFor(page, 'SignUploads');
    await drop(page, [{ name: 'huge.png', type: 'image/png', size: 10 * MB + 1 }]);
    await page.getByText('File size exceeds the maximum limit of 10MB').first().waitFor();
    await drop(page, [{ name: 'film.mp4', type: 'video/mp4', size: 50 * MB + 1 }]);
    await page.getByText('File size exceeds the maximum limit of 50MB').first().waitFor();
    await drop(page, [{ name: 'empty.txt', type: 'text/plain', size: 0 }]);
    await page.getByText(messages.fileEmpty).first().waitFor();
    await drop(page, [{ name: 'all.zip', type: 'application/zip', size: 101 * MB }]);
    await page.getByText('File size exceeds the maximum limit of 100MB').first().waitFor();
    expect(signed).toEqual([]);
    await keep(page, 'files-refused');
    await page.getByRole('button', { name: 'Dismiss: all.zip' }).click();
    expect(await states(page)).toEqual(['refused', 'refused', 'refused']);
  });

  it('takes ten files at once and refuses the eleventh, and what is beyond 100 MB together (FILES-022, FILES-023)', async () => {
    const { page } = await the.staff();
    await open(page);
    const held = await holdBack(page, 'SignUploads');
    await dropGiven(
      page,
      Array.from({ length: 11 }, (_, index) => picture(`many-${index}.png`, index)),
    );
    await page.getByText(messages.uploadTooManyFiles(10)).first().waitFor();
    expect((await states(page)).filter((state) => state === 'refused')).toHaveLength(1);
    held.release();
    await toast(page, messages.uploaded(10)).waitFor();

    await open(page);
    const again = await holdBack(page, 'SignUploads');
    await drop(page, [
      { name: 'a.zip', type: 'application/zip', size: 60 * MB },
      { name: 'b.zip', type: 'application/zip', size: 41 * MB },
    ]);
    await page.getByText(messages.uploadTooLargeTogether(100)).first().waitFor();
    await page.getByRole('button', { name: 'Cancel: a.zip' }).click();
    expect(await states(page)).toEqual(['cancelled', 'refused']);
    again.release();
  });

  it('goes on with the rest when one fails, which can be tried again', async () => {
    const { page, expectProblem } = await the.staff();
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
    await dropGiven(page, [picture('first.png', 2), picture('second.png', 3)]);
    await toast(page, messages.uploadsFailed(1, 2)).waitFor();
    expect((await states(page)).sort()).toEqual(['done', 'failed']);
    await page.getByText(messages.uploadInterrupted).first().waitFor();
    await keep(page, 'files-failed');
    fail = false;
    await page.getByRole('button', { name: /^Try again/ }).click();
    await toast(page, messages.uploaded(1)).waitFor();
    expect(await states(page)).toEqual(['done', 'done']);
  });

  it('says when there is no address to upload to (FILES-020), and when registering failed', async () => {
    const { page, expectProblem } = await the.staff();
    await open(page);
    await answerInstead(page, 'SignUploads', {
      result: { __typename: 'SignUploadsPayload', success: true, message: '', errors: [], uploads: [] },
    });
    await dropGiven(page, [picture('nowhere.png')]);
    await toast(page, 'Upload URL is undefined.').waitFor();
    await page.unroute('**/graphql');

    expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED/);
    await cutOff(page, 'RegisterUpload');
    await page.getByRole('button', { name: /^Try again/ }).click();
    await eventually(async () => expect(await page.getByText(messages.uploadInterrupted).count()).toBeGreaterThan(0));
    await page.unroute('**/graphql');
    // What lies in the storage is not sent again.
    const signed = listenFor(page, 'SignUploads');
    await page.getByRole('button', { name: /^Try again/ }).click();
    await toast(page, messages.uploaded(1)).waitFor();
    expect(signed).toEqual([]);
  });

  it('asks before uploads are left that are under way', async () => {
    const { page } = await the.staff();
    await open(page);
    const { release } = await holdBack(page, 'SignUploads');
    await dropGiven(page, [picture('slow.png', 4)]);
    await uploadsShown(page).first().waitFor();
    await page.getByRole('link', { name: 'File Lists' }).first().click();
    await page.getByRole('alertdialog').getByText(messages.uploadsUnderWay).waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    release();
    await toast(page, messages.uploaded(1)).waitFor();
  });
});
