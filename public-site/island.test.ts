import { existsSync, rmSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { serveSite } from './testing/serve.js';
import { buildClient } from './testing/site.js';

const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const inBrowser = existsSync(executablePath) ? describe : describe.skip;
if (inBrowser === describe.skip) console.warn(`NO BROWSER at ${executablePath}: the island is not tried.`);

inBrowser('the search of the categories, in a browser', () => {
  let clientDir: string;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: Browser;

  beforeAll(async () => {
    clientDir = buildClient();
    site = await serveSite(clientDir);
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(clientDir, { recursive: true });
  });

  const open = async (javaScriptEnabled: boolean): Promise<{ page: Page; faults: string[] }> => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${site.url}/event/category`, { waitUntil: 'networkidle' });
    return { page, faults };
  };
  const titles = (page: Page) => page.locator('.card__title').allInnerTexts();

  test('takes over the server’s markup without a fault and finds while one types', async () => {
    const { page, faults } = await open(true);
    await page.getByRole('searchbox').pressSequentially('glaz', { delay: 20 });
    await page.getByText('1 category found').waitFor();
    expect(await titles(page)).toEqual(['Glazing']);
    expect(page.url()).toBe(`${site.url}/event/category?search=glaz`);
    expect(faults).toEqual([]);
  });

  test('shows what the field says, also when one types on and goes back before the answer', async () => {
    const { page } = await open(true);
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue().catch(() => undefined);
    });
    const field = page.getByRole('searchbox');
    await field.fill('walk');
    await page.waitForTimeout(350);
    await field.fill('walks x');
    await field.fill('walk');
    await page.getByText('1 category found').waitFor();
    expect(await titles(page)).toEqual(['Walks']);
  });

  test('says so when the search does not get through, and the form still works', async () => {
    const { page } = await open(true);
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('searchbox').fill('walk');
    await page.getByText('The search did not get through.').waitFor();
    expect(await titles(page)).toEqual(['Workshops', 'Walks']);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/event/category?search=walk');
    expect(await titles(page)).toEqual(['Walks']);
  });

  test('works without scripts: the form, and the change of language, which lasts', async () => {
    const { page } = await open(false);
    await page.getByRole('searchbox').fill('glaz');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/event/category?search=glaz');
    expect(await titles(page)).toEqual(['Glazing']);
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**lang=ar');
    await page.goto(site.url);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });
});
