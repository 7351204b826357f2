import { cleanRichText } from '@polyphony/domain/richText/cleanRichText.js';
import { event } from '@polyphony/domain/kinds/event.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import { rmSync } from 'node:fs';
import { buildClient, siteOver } from './testing/site.js';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&\u2028';

let clientDir: string;
beforeAll(() => {
  clientDir = buildClient();
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const site = siteOver({
  categories: [
    { slug: 'hostile', name: { en: HOSTILE }, description: { en: HOSTILE }, metaTitle: HOSTILE, parent: 'above' },
    { slug: 'above', name: { en: HOSTILE } },
  ],
  events: [
    {
      slug: 'hostile',
      category: 'hostile',
      name: { en: HOSTILE },
      // The API returns rich texts cleaned, and all others as they are.
      texts: Object.fromEntries(
        event.translatable
          .filter((field) => field !== 'name')
          .map((field) => [
            field,
            { en: richTextFieldsOf(event.rules).includes(field) ? cleanRichText(HOSTILE) : HOSTILE },
          ]),
      ),
      fields: { startsOn: '2087-05-15', metaTitle: HOSTILE, metaDescription: HOSTILE },
      prices: [
        {
          id: 'a',
          nationality: 'BHUTANESE',
          priceType: 'FRESHER',
          amount: 1,
          currency: 'BTN',
          label: HOSTILE,
          fallbacks: [],
        },
      ],
    },
  ],
});

test.each([
  '/',
  '/event',
  '/event?search=script',
  '/event/hostile',
  '/event/category',
  '/event/category?search=script',
  '/event/category/hostile',
  '/event/category/above',
])('names that carry markup stay text on %s', async (url) => {
  const { status, body } = await site.get(url);
  expect(status).toBe(200);
  expect(body).toContain('alert(1)');
  expect(body).not.toContain('<script>');
  // A cleaned text may show a picture, which does nothing; everything else is words, but for pictures of the library.
  expect(body).not.toMatch(/<img[^>]*\son\w+=/);
  const words = body.replace(/<div class="rich">.*?<\/div>/gs, '').replace(/<img src="\/media\/[^>]*>/g, '');
  expect(words).not.toContain('<img');
  for (const [, json = ''] of body.matchAll(/<script type="application\/[a-z+]*json"[^>]*>(.*?)<\/script>/gs)) {
    expect(json).not.toMatch(/[<>\u2028]/);
    expect(() => JSON.parse(json) as unknown).not.toThrow();
  }
});

test.each([
  `/event?search=${encodeURIComponent(HOSTILE)}`,
  `/${encodeURIComponent(HOSTILE)}?a=${encodeURIComponent(HOSTILE)}`,
])('an address that carries markup is shown as text (%#)', async (url) => {
  const { body } = await site.get(url);
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<img');
});

test('a page has nothing inline, and every script carries the nonce of its request', async () => {
  const { body } = await siteOver({ clientDir }).get('/event/category', {}, 'word-of-this-request');
  expect(body).not.toMatch(/\son\w+=|<style|\sstyle=|javascript:/);
  const scripts = [...body.matchAll(/<script(?! type="application)[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(1);
  for (const tag of scripts) expect(tag).toContain(' nonce="word-of-this-request"');
});

test('a page that says the same is unchanged, whatever its nonce', async () => {
  const one = await siteOver({ clientDir }).get('/event', {}, 'word-of-the-first');
  const again = await siteOver({ clientDir }).get(
    '/event',
    { 'if-none-match': one.headers['etag'] ?? '' },
    'another-word',
  );
  expect([one.status, again.status, again.body]).toEqual([200, 304, '']);
});

test('the site does not repeat a request id that is not a plain word', async () => {
  const failing = siteOver({ execute: () => Promise.reject(new Error('x')), report: () => undefined });
  const { body } = await failing.get('/', { 'x-request-id': '<script>alert(1)</script>' });
  expect(body).not.toContain('alert(1)');
});
