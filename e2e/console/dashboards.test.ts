import type { Locator, Page } from '@playwright/test';
import { stopClock } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';

/** Milliseconds for which numbers count up (foundations, section 9). */
const COUNT_UP_MS = 4_000;
/** Requests of the console itself on every page. */
const OF_CONSOLE = ['CurrentSession', 'PublishedLanguages', 'SystemBrand', 'CacheCount'];

const brand = (page: Page) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Polyphony' });
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** The drawing of a chart, which is loaded after its widget. */
const drawing = (chart: Locator) => chart.locator('svg:has(text)');
const heightOf = async (element: Locator) => (await element.boundingBox())?.height;
const options = (page: Page) => page.getByRole('option');

/** The requests for data that the page sends from now on: operations of GraphQL, addresses of REST. */
function dataRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') sent.push((request.postDataJSON() as { operationName: string }).operationName);
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  return sent;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** Opens a dashboard and checks that it has these widgets, also as tables, without a request for their data. */
async function openWidgets(page: Page, path: string, titles: readonly string[]): Promise<void> {
  const sent = dataRequests(page);
  await open(page, path);
  for (const title of titles) await widget(page, title).waitFor();
  const tables = page.getByRole('table');
  const alwaysTables = await tables.count();
  const buttons = await page.getByRole('button', { name: /as a table$/ }).all();
  expect(buttons).not.toHaveLength(0);
  for (const button of buttons) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  for (const table of await tables.all()) await expect(table.locator('tbody').first()).toHaveText(/\d/);
  await expect(tables).toHaveCount(alwaysTables + buttons.length);
  for (const button of buttons) await button.click();
  // The console has all it needs once it shows this number.
  await page.getByRole('button', { name: /^Cache: \d+/ }).waitFor();
  expect(sent.filter((request) => !OF_CONSOLE.includes(request))).toEqual([]);
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('shows the e-commerce dashboard with its widgets from samples, and five sources of visits (ROUTE-002, DASH-001, DASH-002, DASH-003, DASH-011, DASH-013, DASH-020)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openWidgets(page, 'dashboard', ['Store visits by source', 'Revenue', 'Top sellers', 'Best-selling products']);
  const legend = widget(page, 'Store visits by source').getByRole('list').getByRole('listitem');
  await expect(legend).toHaveText(['Direct', 'Social', 'Email', 'Other', 'Referrals']);
  await expect(widget(page, 'Top sellers').getByRole('row').last()).toHaveText(/\p{Letter}+.*\d/u);
});

test('shows the analytics dashboard with its widgets from samples, and figures of the chosen period (ROUTE-003, DASH-001, DASH-004..006, DASH-012, DASH-015, DASH-016, DASH-023)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openWidgets(page, 'dashboard/analytics', [
    'Sessions by country',
    'Audience metrics',
    'Top pages',
    'Users by device',
  ]);
  const countries = widget(page, 'Sessions by country');
  await countries.getByRole('button', { name: 'as a table' }).click();
  const cell = countries.getByRole('row', { name: /^Bhutan/ }).getByRole('cell');
  await expect(countries.getByRole('group').getByRole('button')).toHaveText(['All', '1M', '6M', '1Y']);
  await expect(cell).toHaveText('1640');
  await countries.getByRole('button', { name: '1M' }).click();
  await expect(cell).toHaveText('164');

  const audience = widget(page, 'Audience metrics');
  await expect(audience.getByRole('group').getByRole('button')).toHaveText(['All', '1M', '6M', '1Y']);
  await widget(page, 'Users by device').getByRole('combobox').click();
  await expect(options(page)).toHaveText(['Today', 'LastWeek', 'LastMonth', 'CurrentYear']);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  const pages = widget(page, 'Top pages');
  await expect.poll(() => heightOf(pages.locator('.MuiTableContainer-root'))).toBe(380);
  await expect.poll(() => heightOf(drawing(widget(page, 'Top pages by views')))).toBe(300);
  await pages.getByRole('combobox').click();
  await expect(options(page)).toHaveText(['Today', 'LastWeek', 'LastMonth', 'CurrentYear']);
  await page.getByRole('option', { name: 'LastWeek' }).click();
  await pages.getByRole('row', { name: '/event 640 190' }).waitFor();
});

test('shows the CRM dashboard with its widgets from samples, the radar of Monthly and the forecast of Nov 2021 (ROUTE-004, DASH-001, DASH-007..010, DASH-014, DASH-016, DASH-017..019, DASH-021, DASH-022)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openWidgets(page, 'dashboard/crm', [
    'Balance overview',
    'Deal type',
    'Upcoming activities',
    'Sales forecast',
    'Tasks',
  ]);
  await widget(page, 'Balance overview').getByRole('combobox').click();
  await expect(options(page)).toHaveText(['Today', 'LastWeek', 'LastMonth', 'CurrentYear']);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  const deals = widget(page, 'Deal type');
  for (const series of ['Pending', 'Loss', 'Won']) await deals.getByText(series, { exact: true }).first().waitFor();
  await expect(deals.getByRole('combobox')).toHaveText('Monthly');
  await deals.getByRole('combobox').click();
  await expect(options(page)).toHaveText(['Today', 'Weekly', 'Monthly', 'Yearly']);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);

  const forecast = widget(page, 'Sales forecast');
  await expect.poll(() => heightOf(drawing(forecast))).toBe(400);
  await drawing(forecast).hover();
  await expect(page.getByRole('tooltip').locator('td', { hasText: '$' }).first()).toHaveText(/^\$\d+k$/);
  await expect(forecast.getByRole('combobox')).toHaveText('Nov 2021');
  await forecast.getByRole('combobox').click();
  await expect(options(page)).toHaveText(['Oct 2021', 'Nov 2021', 'Dec 2021', 'Jan 2022']);
});

test('labels the horizontal axis of every chart, however tall the font is', async ({ signedIn }) => {
  const { page } = await signedIn();
  const labels: readonly (readonly [path: string, title: string, label: string])[] = [
    ['dashboard', 'Revenue', 'Jan'],
    ['dashboard/analytics', 'Audience metrics', 'Jan'],
    ['dashboard/analytics', 'Sessions by country', '0'],
    ['dashboard/analytics', 'Top pages by views', '0'],
    ['dashboard/crm', 'Balance overview', 'Jan'],
    ['dashboard/crm', 'Sales forecast', 'Nov 2021'],
  ];
  // As tall as Noto Sans and its kind get at this size, on machines whose own fonts are lower.
  await page.addInitScript(() => {
    const measure = Object.getOwnPropertyDescriptor(SVGGraphicsElement.prototype, 'getBBox')?.value as () => DOMRect;
    SVGGraphicsElement.prototype.getBBox = function (this: SVGGraphicsElement) {
      const { x, y, width, height } = measure.call(this);
      return new DOMRect(x, y, width, Math.max(height, 28));
    };
  });
  for (const [path, title, label] of labels) {
    await open(page, path);
    const axis = drawing(widget(page, title)).locator('.MuiChartsAxis-directionX');
    await expect(axis.getByText(label, { exact: true }).first(), `${title} at /admin/${path}`).toBeVisible();
  }
});

test('counts numbers up for four seconds on the dashboard that the logo opens, or at once with reduced motion (SHELL-045, DASH-024)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.clock.install();
  await open(page, 'dashboard/crm');
  await brand(page).waitFor();
  await stopClock(page);
  const number = widget(page, 'Revenue').locator('dd').first().locator('[aria-hidden]');
  const countUp = async () => {
    await brand(page).click();
    await page.waitForURL('**/admin/dashboard');
    await number.waitFor();
  };
  await countUp();
  await expect(number).toHaveText('0');
  // The first step is taken once the page has begun to count.
  let passed = 0;
  const step = async () => {
    await page.clock.runFor(20);
    passed += 20;
    return number.textContent();
  };
  await expect.poll(step).not.toBe('0');
  await page.clock.runFor(COUNT_UP_MS - 100 - passed);
  await expect(number).toHaveText(/^(?:6,\d|7,[0-4])\d\d$/);
  await page.clock.runFor(passed + 200);
  await expect(number).toHaveText('7,585');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await widget(page, 'Tasks').waitFor();
  await countUp();
  await expect(number).toHaveText('7,585');
});
