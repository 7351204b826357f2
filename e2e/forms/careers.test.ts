import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { speak } from '../support/accessibility.js';
import { field, openFromList, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ serverEnv: { DEMO_CONTENT: '1', SITE_TIME_ZONE: 'Asia/Thimphu' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const description = (page: Page) =>
  page.locator('form:visible').getByRole('textbox', { name: 'Description', exact: true });
/** A day so many days ahead of the one that it is in Thimphu. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS + 6 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function makeCareer(server: RunningServer, jobName: string): Promise<string> {
  const input = { jobName, jobDescription: '<p>A job.</p>', orderNumber: 90 };
  const { record } = await server.admin.request<{ record: { id: string } }>(
    'mutation ($input: CareerInput!) { createCareer(input: $input) { record: career { id } } }',
    { input },
  );
  return record.id;
}

test('cuts the names of vacancies at 25 characters, and strikes through and fades those that are inactive (CAREER-019, FMT-012, STATE-014)', async ({
  signedIn,
  server,
}) => {
  const [fits, long] = ['A'.repeat(25), 'B'.repeat(26)];
  const cut = `${'B'.repeat(25)}...`;
  const ids = [await makeCareer(server, fits), await makeCareer(server, long)];
  await server.admin.request(`mutation { toggleCareerActive(id: "${ids[0]}", to: true) { success } }`);
  const { page } = await signedIn();
  const look = (name: string) =>
    rowOf(page, name)
      .locator('.record-name')
      .evaluate((element) => {
        const { textDecorationLine: line, color } = getComputedStyle(element);
        return { line, color };
      });
  await openList(page, 'career/view');
  const [seen, hidden] = [await look(fits), await look(cut)];
  expect([seen.line, hidden.line]).toEqual(['none', 'line-through']);
  expect(hidden.color).not.toBe(seen.color);
  await expect(rowOf(page, cut)).toContainText('Draft');
  await picture(page, 'career-list');
  // A phone shows as much of them.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowOf(page, cut)).toBeVisible();
});

test('a vacancy is written, translated and published, read in two languages, and gone once its closing date is over (CAREER-001, CAREER-002, CAREER-013, CAREER-018, FORM-012, PUBLIC-005, ROUTE-037, ROUTE-038, ROUTE-039)', async ({
  signedIn,
  visitor,
  server,
}) => {
  const { page } = await signedIn();
  const closesOn = dayIn(20);
  await page.goto('/admin/career/create');
  await expect(field(page, 'Order number')).toHaveValue('1');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await submitButton(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Name is required\./);
  await expect(page.locator('form:visible')).toContainText('Description is required.');
  await field(page, 'Name').fill('Lantern maker');
  await expect(field(page, 'Slug')).toHaveValue('lantern-maker');
  await description(page).fill('You bend bamboo and glue paper.');
  await field(page, 'Vacancies').fill('2');
  await page.locator('form:visible').getByLabel('Closing date').fill(closesOn);
  await field(page, 'Apply link').fill('jobs@example.org');
  await picture(page, 'career-create');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.career'));

  await openList(page, 'career/view?search=Lantern');
  await openFromList(page, 'Lantern maker');
  await page.waitForURL(/\/admin\/career\/update\/lantern-maker-[0-9a-f]{24}/);
  await openTab(page, 'العربية');
  for (const name of ['Slug', 'Vacancies', 'Apply link', 'Order number'])
    await expect(field(page, name)).toHaveCount(0);
  // What search engines read is in each language, too (ADR-0149).
  for (const name of ['Meta title', 'Meta keywords', 'Meta description'])
    await expect(field(page, name)).toHaveValue('');
  await field(page, 'Name').fill('صانع فوانيس');
  await description(page).fill('تثني الخيزران وتلصق الورق.');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.career'));
  await openTab(page, 'English');
  await panel(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(panel(page)).toContainText('Published');

  const reader = await visitor();
  await reader.page.goto('/careers');
  await expect(reader.page.getByRole('article').filter({ hasText: 'Lantern maker' })).toContainText('2 vacancies');
  await reader.page.getByRole('link', { name: 'Lantern maker' }).click();
  await reader.page.waitForURL('**/careers/lantern-maker');
  await expect(reader.page.locator('main')).toContainText('You bend bamboo and glue paper.');
  await expect(reader.page.locator(`time[datetime="${closesOn}"]`)).toBeVisible();
  await expect(reader.page.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
    'href',
    'mailto:jobs@example.org?subject=Lantern%20maker',
  );
  await speak(reader.context, server.url, 'ar');
  await reader.page.reload();
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('صانع فوانيس');
  await expect(reader.page.locator('main')).toContainText('تثني الخيزران وتلصق الورق.');

  // The day after the closing date.
  await server.advanceClock(21 * DAY_MS);
  reader.expectProblem(/404/);
  expect((await reader.page.reload())?.status()).toBe(404);
  await reader.page.goto('/careers');
  await expect(reader.page.locator('main')).not.toContainText('صانع فوانيس');
  const { body } = await server.visitor.rest('GET', '/api/client/career/list?pageSize=100');
  expect(JSON.stringify(body['data'])).not.toContain('lantern-maker');
  await openList(page, 'career/view?search=Lantern');
  await expect(rowOf(page, 'Lantern maker')).toContainText('Withdrawn');
});
