import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import type { Page } from '@playwright/test';
import { field, openListWithClock, recordNames, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { holdBack } from '../support/traffic.js';

const LIST = 'event/category/view';
const FORM = 'event/category/create';
/**
 * Milliseconds until a response counts as slow, and until the console first tries to reconnect
 * (admin/graphql/connection.ts).
 */
const [SLOW_MS, RETRY_MS] = [5_000, 2_000];
const notice = (page: Page) => page.locator('[data-connection]');
const becomes = (page: Page, state: string) => expect(notice(page)).toHaveAttribute('data-connection', state);

/** Searches a list whose clock is stopped, up to the request. */
async function search(page: Page, text: string): Promise<void> {
  const requested = page.waitForRequest('**/graphql');
  await page.getByLabel('Search by name').fill(text);
  await page.clock.runFor(DEBOUNCE_MS);
  await requested;
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('keeps what is typed while the browser is offline, says so, and saves it once it is online', async ({
  signedIn,
}) => {
  const { page, context, expectProblem } = await signedIn();
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`/admin/${FORM}`);
  await field(page, 'Category name').fill('Written on a train');
  await context.setOffline(true);
  await notice(page).getByText("You're offline.", { exact: false }).waitFor();
  await notice(page).getByText('What you typed is still here.', { exact: false }).waitFor();
  await picture(page, 'offline-form');
  await submitButton(page).click();
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, 'Category name')).toHaveValue('Written on a train');
  await context.setOffline(false);
  await becomes(page, 'fine');
  await submitButton(page).click();
  await expectToast(page, 'Category created successfully.');
});

test('reconnects by itself after the server was unreachable, and then loads the list', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED|\b502\b/);
  await openListWithClock(page, LIST);
  await page.route('**/{graphql,health}', (route) => route.abort('connectionfailed'));
  await search(page, 'Festi');
  await notice(page).getByText('The server cannot be reached.', { exact: false }).waitFor();
  await page.getByRole('alert').waitFor();
  await picture(page, 'unreachable-list');
  await page.unroute('**/{graphql,health}');
  await page.clock.runFor(RETRY_MS);
  await recordNames(page).getByText('Festivals').waitFor();
  await becomes(page, 'fine');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reconnects at once on request, also after a gateway responded for the server', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/\b502\b/);
  await openListWithClock(page, LIST);
  await page.route('**/{graphql,health}', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await search(page, 'Work');
  await becomes(page, 'unreachable');
  await page.unroute('**/{graphql,health}');
  // With a stopped clock, the console does not try by itself.
  await notice(page).getByRole('button', { name: 'Try now' }).click();
  await becomes(page, 'fine');
});

test('says that the server is slow when a response takes longer than five seconds, until it arrives', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openListWithClock(page, LIST);
  const { release } = await holdBack(page, 'EventCategoryList');
  await search(page, 'Festi');
  await page.clock.runFor(SLOW_MS - 1);
  await becomes(page, 'fine');
  await page.clock.runFor(1);
  await notice(page).getByText('The server is taking longer than usual', { exact: false }).waitFor();
  await picture(page, 'slow');
  release();
  await becomes(page, 'fine');
});
