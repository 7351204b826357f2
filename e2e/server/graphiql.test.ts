import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

/** The explorer at /graphql and the REST reference at /api/docs; a window with any refusal of the policy fails its test (problems.ts). */

test.use({ serverEnv: { INTROSPECTION: '1' } });

async function open(page: Page): Promise<void> {
  await page.goto('/graphql');
  await page.getByRole('button', { name: /Execute query/ }).waitFor();
  // The editor gets its query after the button is there; run before that, there is nothing to run.
  await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('publishedLanguages');
}

test('GraphiQL runs the first of three example queries and shows the documentation of the schema', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await open(page);
  await expect(page.getByRole('tab')).toContainText(['Languages', 'Events', 'EventCategories']);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"code": "en"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByRole('link', { name: 'publishedLanguages' })).toBeVisible();
});

test('GraphiQL sends the session of signed-in staff, and opens its settings', async ({ signedIn }) => {
  const { page } = await signedIn();
  await open(page);
  const editor = page.getByRole('region', { name: 'Query Editor' });
  await expect(editor).toContainText('publishedLanguages');
  await editor.getByText('publishedLanguages').click();
  await page.keyboard.press('ControlOrMeta+a');
  // GraphiQL sends the name of the tab's operation until it has parsed the next one.
  await page.keyboard.insertText('query Languages { eventCategories { pageInfo { totalItemsCount } } }');
  await expect(editor).not.toContainText('publishedLanguages');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"totalItemsCount": 0');
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone, GraphiQL shows the result below the query', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } });
  await open(page);
  await page.getByRole('button', { name: /Execute query/ }).click();
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result).toContainText('"code": "en"');
  const query = await page.getByRole('region', { name: 'Query Editor' }).boundingBox();
  const resultBox = await result.boundingBox();
  expect(resultBox?.y).toBeGreaterThan((query?.y ?? 0) + (query?.height ?? 0));
  expect(resultBox?.width).toBeGreaterThan(250);
});

test('the REST reference finds an operation by search and calls it, and requests nothing from another host', async ({
  visitor,
  server,
}) => {
  const { page } = await visitor({ colorScheme: 'dark' });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== new URL(server.url).origin) foreign.push(url);
  });
  await page.goto('/api/docs');
  await page.getByRole('searchbox', { name: /Find operations/ }).fill('get client language');
  const operation = page.locator('.opblock');
  await expect(operation).toHaveCount(1);
  await operation.getByRole('button', { name: /^GET/ }).click();
  await expect(operation).toContainText(`curl -X GET '${server.url}/api/client/language/list'`);
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"success": true');
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  expect(foreign).toEqual([]);
});

test('without JavaScript, the REST reference links to its document and to the GraphQL schema', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polyphony REST API');
  await expect(page.getByRole('link', { name: '/api/openapi.json' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'GraphQL schema' })).toBeVisible();
});
