import type { Page } from '@playwright/test';
import { newsLooks, pageLooks } from '../screens/siteLooks.js';
import { OPTIONS } from '../screens/looking.js';
import { expectAccessible, speak } from '../support/accessibility.js';
import { expect, test } from '../support/fixtures.js';
import { languagesOf } from '../screens/lookVisits.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { chooseLook } from './chooseLook.js';

test.use({ serverEnv: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' } });

const cards = (page: Page) => page.locator('main .card__title').allInnerTexts();

test('reads news and posts by category, tag and search, each in the address, without JavaScript (PUBLIC-004, BLOG-007)', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/news');
  expect((await cards(page)).length).toBe(20);
  await page.getByRole('searchbox').fill('hundred notebooks');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/news?search=hundred+notebooks');
  await page.getByRole('link', { name: 'What a hundred notebooks taught us' }).click();
  await page.waitForURL('**/blog/what-a-hundred-notebooks-taught-us');
  await expect(page.locator('.text__meta')).toContainText('minute read');

  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link').first().click();
  await page.waitForURL('**/news/tag/**');
  expect(await cards(page)).toContain('What a hundred notebooks taught us');

  await page.goto('/blog/what-a-hundred-notebooks-taught-us');
  await page.locator('.neighbour').first().click();
  await page.waitForURL(/\/(?:news|blog)\/[a-z0-9-]+$/);
  await expect(page.locator('h1')).not.toHaveText('What a hundred notebooks taught us');
});

interface Entry {
  readonly id: string | undefined;
  readonly updated: string | undefined;
  readonly links: number;
  readonly language: string | null;
}

test('finds feeds in the head of a page, which a strict parser reads in each language (PUBLIC-004, PUBLIC-023)', async ({
  server,
  visitor,
}) => {
  const { page } = await visitor();
  for (const lang of ['en', 'ar']) {
    await page.goto(`/news?lang=${lang}`);
    const href = (type: string) => page.locator(`head link[rel=alternate][type="${type}"]`).getAttribute('href');
    const [atom, json] = [await href('application/atom+xml'), await href('application/feed+json')];
    const text = await (await fetch(new URL(atom ?? '', server.url))).text();
    const read = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const root = parsed.documentElement;
      const textOf = (of: Element, name: string) =>
        [...of.children].find(({ localName }) => localName === name)?.textContent ?? undefined;
      return {
        name: `${root.namespaceURI} ${root.localName}`,
        language: root.getAttribute('xml:lang'),
        required: ['id', 'title', 'updated'].map((name) => textOf(root, name) !== undefined),
        entries: [...root.children]
          .filter(({ localName }) => localName === 'entry')
          .map((entry) => ({
            id: textOf(entry, 'id'),
            updated: textOf(entry, 'updated'),
            links: [...entry.children].filter((link) => link.getAttribute('rel') === 'alternate').length,
            language: entry.getAttribute('xml:lang'),
          })),
      };
    }, text);
    expect(read).toMatchObject({
      name: 'http://www.w3.org/2005/Atom feed',
      language: lang,
      required: [true, true, true],
    });
    const entries: readonly Entry[] = read.entries;
    expect(entries).toHaveLength(20);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(20);
    for (const { id, updated, links } of entries) {
      expect(id).toMatch(/^tag:[^,]+,\d{4}-\d{2}-\d{2}:(?:post|article)\/[0-9a-f]{24}\/[a-z]{2}$/);
      expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
      expect(links).toBe(1);
    }
    const feed = await (await fetch(new URL(json ?? '', server.url))).json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: lang });
    expect(feed.items).toHaveLength(20);
  }
});

for (const language of languagesOf(turn, 0, inAllWays))
  test(`the pages of news and posts, and those that editors fill in, meet WCAG 2.2 AA (${language}, TURN=${turn})`, async ({
    server,
    visitor,
  }) => {
    const { page, context, expectProblem } = await visitor(OPTIONS);
    expectProblem(/\b422\b/);
    await speak(context, server.url, language);
    await chooseLook(server);
    await expectAccessible(page, [...newsLooks, ...pageLooks], 0, server);
  });
