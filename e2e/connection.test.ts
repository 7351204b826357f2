import type { Page } from 'playwright-core';
import { field, openList, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { holdBack } from './traffic.js';

const LIST = 'event/category/view';
const FORM = 'event/category/create';
const said = (page: Page) => page.locator('[data-connection]');
const stateOf = (page: Page) => said(page).getAttribute('data-connection');
const becomes = (page: Page, state: string) => eventually(async () => expect(await stateOf(page)).toBe(state));

journeys('A connection that is lost or slow', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('offline, it says so and that what was typed is still there; back again, it can be saved', async () => {
    const { page, context, expectProblem } = await the.staff();
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/admin/${FORM}`);
    await field(page, 'Category Name').fill('Written on a train');
    await context.setOffline(true);
    await said(page).getByText('You are offline.', { exact: false }).waitFor();
    await said(page).getByText('What you typed is still here.', { exact: false }).waitFor();
    await picture(page, 'offline-form');
    await submitButton(page).click();
    await eventually(async () => expect(await submitButton(page).isEnabled()).toBe(true));
    expect(await field(page, 'Category Name').inputValue()).toBe('Written on a train');
    await context.setOffline(false);
    await becomes(page, 'fine');
    await submitButton(page).click();
    await toast(page, 'Category created successfully.').waitFor();
  });

  it('while the server cannot be reached it tries again by itself, and then loads what is missing', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/ERR_CONNECTION_FAILED|ERR_FAILED|\b502\b/);
    await openList(page, LIST);
    await page.route('**/{graphql,health}', (route) => route.abort('connectionfailed'));
    await page.getByLabel('Search by name').fill('Festi');
    await said(page).getByText('The server cannot be reached.', { exact: false }).waitFor();
    await page.getByRole('alert').waitFor();
    await picture(page, 'unreachable-list');
    await page.unroute('**/{graphql,health}');
    await page.getByRole('row').filter({ hasText: 'Festivals' }).waitFor();
    await becomes(page, 'fine');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is tried at once when someone asks for it, also where a gateway answers in the server’s place', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/\b502\b/);
    await openList(page, LIST);
    let tries = 0;
    page.on('request', (request) => (tries += new URL(request.url()).pathname === '/health' ? 1 : 0));
    await page.route('**/{graphql,health}', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.getByLabel('Search by name').fill('Work');
    await becomes(page, 'unreachable');
    // The pauses between its own tries grow: the next one is then eight seconds away.
    await eventually(async () => expect(tries).toBe(2), 20_000);
    await page.unroute('**/{graphql,health}');
    const asked = page.waitForRequest('**/health', { timeout: 4_000 });
    await said(page).getByRole('button', { name: 'Try now' }).click();
    await asked;
    await becomes(page, 'fine');
  });

  it('slow, it says so after five seconds, until the answer is there', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const { release } = await holdBack(page, 'EventCategoryList');
    await page.getByLabel('Search by name').fill('Festi');
    await page.waitForTimeout(3_000);
    expect(await stateOf(page)).toBe('fine');
    await said(page).getByText('The server takes longer than usual', { exact: false }).waitFor();
    await picture(page, 'slow');
    release();
    await becomes(page, 'fine');
  });
});
