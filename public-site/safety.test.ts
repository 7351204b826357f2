import { siteOver } from './testing/site.js';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&\u2028';

const site = siteOver({
  categories: [
    { slug: 'hostile', name: { en: HOSTILE }, description: { en: HOSTILE }, metaTitle: HOSTILE, parent: 'above' },
    { slug: 'above', name: { en: HOSTILE } },
  ],
});

test.each(['/', '/event', '/event?search=script', '/event/category/hostile', '/event/category/above'])(
  'names that carry markup stay text on %s',
  async (url) => {
    const { status, body } = await site.get(url);
    expect(status).toBe(200);
    expect(body).toContain('alert(1)');
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<img');
    for (const [, json = ''] of body.matchAll(/<script type="application\/[a-z+]*json"[^>]*>(.*?)<\/script>/gs)) {
      expect(json).not.toMatch(/[<>\u2028]/);
      expect(() => JSON.parse(json) as unknown).not.toThrow();
    }
  },
);

test.each([
  `/event?search=${encodeURIComponent(HOSTILE)}`,
  `/${encodeURIComponent(HOSTILE)}?a=${encodeURIComponent(HOSTILE)}`,
])('an address that carries markup is shown as text (%#)', async (url) => {
  const { body } = await site.get(url);
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<img');
});

test('the policy allows nothing inline, and the page has nothing inline', async () => {
  const { headers, body } = await siteOver().get('/event');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
  expect(body).not.toMatch(/\son\w+=|<style|\sstyle=|javascript:/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a request id that is no plain word is not repeated', async () => {
  const failing = siteOver({ execute: () => Promise.reject(new Error('x')), report: () => undefined });
  const { body } = await failing.get('/', { 'x-request-id': '<script>alert(1)</script>' });
  expect(body).not.toContain('alert(1)');
});
