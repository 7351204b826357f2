import { readFile } from 'node:fs/promises';
import { bookableEvent, book } from '../../api/testing/records/bookings.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { openList, recordNames } from '../support/console.js';
import { exportButton, exported } from '../support/exports.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';
import { expectToast } from '../support/toasts.js';
import { holdBack, listenFor } from '../support/traffic.js';
import { addLanguage } from '../support/languages.js';

const LIST = 'event/difficulty/view';
/** An export reads them in two pages. */
const COUNT = 120;
const nameOf = (number: number) => `Level ${String(number).padStart(3, '0')}`;

const namesIn = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',')[0]);

test.beforeAll(async ({ server }) => {
  for (let first = 1; first <= COUNT; first += 20) {
    const batch = Array.from({ length: 20 }, (_, index) => first + index);
    await Promise.all(
      batch.map((number) => make(server, 'EventDifficulty', { name: nameOf(number), orderNumber: number })),
    );
  }
});

test('exports all records that match the filter, page by page, in the order of the list', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, `${LIST}?sort=orderNumber&searchName=level&pageSize=9&page=3`);
  const sent = listenFor(page, 'EventDifficultyList');
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^event-difficulties-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('Name,Slug,Order,Updated,Active,Default');
  expect(lines[1]).toMatch(/^Level 001,level-001,1,\d{4}-\d\d-\d\dT[\d:.]+Z,Yes,No$/);
  expect(namesIn(lines)).toEqual(Array.from({ length: COUNT }, (_, index) => nameOf(index + 1)));
  expect(sent.map(({ variables }) => [variables['page'], variables['pageSize']])).toEqual([
    [1, 100],
    [2, 100],
  ]);
  await expectToast(page, '120 rows exported.');
  await expect(exportButton(page)).toBeFocused();
});

test('exports the records that a search found, without the columns that the role hides', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'));
  await openList(page, `${LIST}?searchName=level+11`);
  const { lines } = await exported(page);
  expect(lines[0]).toBe('Name,Slug,Order,Updated');
  expect(namesIn(lines)).toEqual([119, 118, 117, 116, 115, 114, 113, 112, 111, 110].map(nameOf));
});

test('pauses an export as long as the server asks, then continues it', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/429/);
  await openList(page, LIST);
  await page.clock.install();
  let refusals = 0;
  await page.route('**/graphql', (route) => {
    const { variables } = route.request().postDataJSON() as { variables: Record<string, unknown> };
    if (variables['page'] !== 2 || refusals > 0) return route.fallback();
    refusals += 1;
    const errors = [{ message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfter: 40 } }];
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '40', 'content-type': 'application/graphql-response+json' },
      body: JSON.stringify({ errors }),
    });
  });
  const coming = page.waitForEvent('download');
  await exportButton(page).click();
  await page.getByText('The server is busy. Retrying in 40 seconds.').waitFor();
  await picture(page, 'export-waiting');
  await page.clock.runFor(40_000);
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(1 + COUNT);
  expect(refusals).toBe(1);
});

test('aborts the request of a cancelled export, and downloads nothing', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const { release } = await holdBack(page, 'EventDifficultyList');
  const saved: unknown[] = [];
  page.on('download', (download) => saved.push(download));
  const sent = listenFor(page, 'EventDifficultyList');
  await exportButton(page).click();
  await expect.poll(() => sent).toHaveLength(1);
  await picture(page, 'export-running');
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(exportButton(page)).toBeFocused();
  // The search is requested later than any second page of the export would have been.
  await page.getByLabel('Search by name').fill('level 100');
  await expect(recordNames(page)).toHaveText(['Level 100']);
  expect(saved).toEqual([]);
  expect(sent.filter(({ variables }) => variables['pageSize'] === 100)).toHaveLength(1);
});

test('exports bookings with their columns, and phone numbers as text', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const at = await bookableEvent(server, { name: 'Lantern walk' });
  const { client } = await visitorAccount(server, { firstName: 'Pema', lastName: 'Lhamo', phone: '+975 17123456' });
  await book(client, { ...at, transactionId: 'TX-ONE' });
  await openList(page, 'event/booking/view?searchName=TX');
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^event-bookings-/);
  expect(lines[0]).toBe('_id,Event,Ticket,Transaction,Price,User,Email,Phone,Note,Booking status,Payment status');
  expect(lines[1]).toMatch(
    /^[0-9a-f]{24},Lantern walk,EVT-\w+,TX-ONE,"?(Nu\.|\$)[\d,]+"?,Pema Lhamo,\S+,'\+975 17123456,,Pending,Not paid$/,
  );
});

test('exports the audit trail with actions, actors and origins', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await addLanguage(server.admin, { name: 'French', code: 'fr' });
  await page.goto('/admin/configurations/audit?action=CREATE');
  await page.getByRole('button', { name: /created the language “French”/ }).waitFor();
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^audit-trail-/);
  expect(lines[0]).toBe('Log entry,When,Who,Role,Action,Kind,Name,Id,Outcome,Changes,From,Browser,Request,Hash');
  expect(lines[1]).toMatch(
    /^\d+,\d{4}-[\d-]+T[\d:.]+Z,Super Admin,Super Admin,Create,language,French,[0-9a-f]{24},DONE,"/,
  );
  expect(lines.slice(1).join('\n')).toContain('code: — → fr');
});

test('disables the export of an empty list', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto(`/admin/${LIST}?searchName=nowhere`);
  await page.getByText('Clear the filters').waitFor();
  await expect(exportButton(page)).toBeDisabled();
});
