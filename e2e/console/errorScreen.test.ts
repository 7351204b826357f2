import { recordNames } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { mockResponse } from '../support/traffic.js';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('replaces a screen that fails by a title, a description and an illustration, within the console (SHELL-067, ERR-001)', async ({
  signedIn,
}) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/./);
  await mockResponse(page, 'EventCategoryList', {
    page: { __typename: 'EventCategoryPage', rows: 7, pageInfo: null },
  });
  await page.goto('/admin/event/category/view');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Something went wrong.', level: 1 }).waitFor();
  await main.getByText('An unexpected error occurred. Please try again later.', { exact: true }).waitFor();
  expect((await main.locator('svg').first().boundingBox())?.width).toBeGreaterThan(100);
  await picture(page, 'error-screen');
  await page.getByRole('navigation', { name: 'Console' }).waitFor();

  await page.unroute('**/graphql');
  await main.getByRole('button', { name: 'Try again' }).click();
  await recordNames(page).first().waitFor();
});
