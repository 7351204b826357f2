import { openList } from './console.js';
import { house, journeys, picture } from './harness.js';
import { answerInstead } from './traffic.js';

const LIST = 'event/category/view';

journeys('A screen that fails', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('SHELL-067 ERR-001 is replaced by a title, a description and an illustration; the rest of the console stays', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/./);
    await answerInstead(page, 'EventCategoryList', {
      page: { __typename: 'EventCategoryPage', rows: 7, pageInfo: null },
    });
    await page.goto(`/admin/${LIST}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Something went wrong.', level: 1 }).waitFor();
    await main.getByText('An unexpected error occurred. Please try again later.', { exact: true }).waitFor();
    const picturebox = await main.locator('svg').first().boundingBox();
    expect(picturebox?.width).toBeGreaterThan(100);
    await picture(page, 'error-screen');
    await page.getByRole('navigation', { name: 'Console' }).waitFor();

    await page.unroute('**/graphql');
    await main.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.record-name').first().waitFor();
    await openList(page, LIST);
  });
});
