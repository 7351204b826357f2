import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { bookableEvent, book } from '../api/testing/bookings.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import { openList } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';
import { holdBack, listenFor } from './traffic.js';

const LIST = 'event/difficulty/view';
const nameOf = (number: number) => `Level ${String(number).padStart(3, '0')}`;

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

/** What the browser is handed: the file's name, and its lines. */
async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await exportButton(page).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1, -2).split('\r\n') };
}
const namesIn = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',')[0]);

journeys('An export', () => {
  const the = house();

  beforeAll(async () => {
    for (let number = 1; number <= 230; number += 23) {
      await Promise.all(
        Array.from({ length: 23 }, (_, index) =>
          make(the.api, 'EventDifficulty', { name: nameOf(number + index), orderNumber: number + index }),
        ),
      );
    }
  });

  it('holds all that the filter lets through, in the order of the list, page after page', async () => {
    const { page } = await the.staff();
    await openList(page, `${LIST}?sort=orderNumber&searchName=level&pageSize=9&page=3`);
    const sent = listenFor(page, 'EventDifficultyList');
    const { name, lines } = await exported(page);
    expect(name).toMatch(/^event-difficulties-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe('Name,Slug,Order,Updated,Active,Default');
    expect(lines[1]).toMatch(/^Level 001,level-001,1,\d{4}-\d\d-\d\dT[\d:.]+Z,Yes,No$/);
    expect(namesIn(lines)).toEqual(Array.from({ length: 230 }, (_, index) => nameOf(index + 1)));
    expect(sent.map(({ variables }) => [variables['page'], variables['pageSize']])).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    await page.getByText('230 rows exported.').waitFor();
    await picture(page, 'export-done');
    expect(await exportButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('follows the search, and leaves out what the person’s role hides', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'));
    await openList(page, `${LIST}?searchName=level+22`);
    const { lines } = await exported(page);
    expect(lines[0]).toBe('Name,Slug,Order,Updated');
    expect(namesIn(lines)).toEqual([229, 228, 227, 226, 225, 224, 223, 222, 221, 220].map(nameOf));
  });

  it('of a tree names what each row stands below, and runs no formula', async () => {
    const { page } = await the.staff();
    const root = await make(the.api, 'BlogCategory', { name: '=HYPERLINK("https://evil.example")' });
    await make(the.api, 'BlogCategory', { name: 'Below, in quotes', parentId: root.id });
    await openList(page, 'blog/category/view');
    const { lines } = await exported(page);
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)",,/);
    expect(lines[2]).toMatch(/^"Below, in quotes","'=HYPERLINK\(""https:\/\/evil\.example""\)",/);
  });

  it('waits when the server asks for patience, and goes on', async () => {
    const { page, expectProblem } = await the.staff();
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
    await page.getByText('The server asks for patience. Going on in 40 seconds.').waitFor();
    await picture(page, 'export-waiting');
    await page.clock.runFor(40_000);
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(231);
    expect(refusals).toBe(1);
  });

  it('can be given up half way: nothing is saved, and nothing more is asked', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const { release } = await holdBack(page, 'EventDifficultyList');
    const saved: unknown[] = [];
    page.on('download', (download) => saved.push(download));
    const sent = listenFor(page, 'EventDifficultyList');
    await exportButton(page).click();
    await eventually(() => Promise.resolve(expect(sent).toHaveLength(1)));
    await picture(page, 'export-running');
    await page.getByRole('button', { name: 'Cancel' }).click();
    release();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await exportButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await openList(page, `${LIST}?searchName=level+100`);
    expect(saved).toEqual([]);
    expect(sent.filter(({ variables }) => variables['pageSize'] === 100)).toHaveLength(1);
  });

  it('of bookings has their columns, and telephone numbers that are no sums', async () => {
    const { page } = await the.staff();
    const at = await bookableEvent(the.api, { name: 'Lantern walk' });
    const { client } = await visitorAccount(the.api, { firstName: 'Pema', lastName: 'Lhamo', phone: '+975 17123456' });
    await book(client, { ...at, transactionId: 'TX-ONE' });
    await openList(page, 'event/booking/view?searchName=TX');
    const { name, lines } = await exported(page);
    expect(name).toMatch(/^event-bookings-/);
    expect(lines[0]).toBe('_id,Event,Ticket,Transaction,Price,User,Email,Phone,Note,Booking status,Payment status');
    expect(lines[1]).toMatch(
      /^[0-9a-f]{24},Lantern walk,EVT-\w+,TX-ONE,"?(Nu\.|\$)[\d,]+"?,Pema Lhamo,\S+,'\+975 17123456,,Pending,Not paid$/,
    );
  });

  it('of the audit trail holds what was done, by whom and from where', async () => {
    const { page } = await the.staff();
    await the.api.admin.ask('mutation { createLanguage(input: { name: "French", code: "fr" }) { success } }');
    await page.goto('/admin/configurations/audit?action=CREATE');
    await page.getByRole('button', { name: /created the language French/ }).waitFor();
    const { name, lines } = await exported(page);
    expect(name).toMatch(/^audit-trail-/);
    expect(lines[0]).toBe('Entry,When,Who,Role,What was done,Kind,Name,Id,Outcome,Changes,From,Program,Request,Hash');
    expect(lines[1]).toMatch(
      /^\d+,\d{4}-[\d-]+T[\d:.]+Z,Super Admin,Super Admin,Create,language,French,[0-9a-f]{24},DONE,"/,
    );
    expect(lines.slice(1).join('\n')).toContain('code: — → fr');
  });

  it('is not offered of nothing', async () => {
    const { page } = await the.staff();
    await page.goto(`/admin/${LIST}?searchName=nowhere`);
    await page.getByText('Clear the filters').waitFor();
    expect(await exportButton(page).isDisabled()).toBe(true);
  });
});
