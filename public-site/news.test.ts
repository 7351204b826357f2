import { STORIES } from './testing/stories.js';
import { siteOver, textOf, type TestContent } from './testing/site.js';

const { get } = siteOver();

/** The structured data of a page, by its type. */
const dataOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((one) => one['@type'] === type);
const metaOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`, 'g'))].map(
    ([, value]) => value,
  );

describe('the list of news and posts', () => {
  test('shows both kinds, the newest first, each at its own address (PUBLIC-004, SPEC-D78)', async () => {
    const { status, body } = await get('/news');
    expect(status).toBe(200);
    expect(textOf(body)).toMatch(
      /3 stories .*3 March 2027 The doors open again .*1 March 2027 What a hundred notebooks .*Five kinds of glue/,
    );
    expect(body).toContain('href="/news/doors-open"');
    expect(body).toContain('href="/blog/hundred-notebooks"');
    expect(body).toContain('<a href="/news" aria-current="page"><bdi>News</bdi></a>');
  });

  test('is filtered by category through plain links (PUBLIC-004)', async () => {
    const { body } = await get('/news');
    expect(body).toContain('<a class="chip" href="/news/category/workshop">');
    const craft = await get('/blog/category/craft');
    expect(textOf(craft.body)).toMatch(/Craft .*2 stories/);
    expect(textOf(craft.body)).not.toContain('The doors open');
    expect(craft.body).toContain('<a class="chip" href="/blog/category/craft" aria-current="page">');
    expect((await get('/news/category/craft')).status).toBe(404);
  });

  test('is filtered by a tag, however it is written, and has no page for a tag that no text has', async () => {
    const { body } = await get('/news/tag/paper');
    expect(textOf(body)).toMatch(/Tagged “Paper” .*2 stories/);
    expect((await get('/news/tag/%D8%AA%D8%AC%D9%84%D9%8A%D8%AF?lang=ar')).status).toBe(200);
    expect((await get('/news/tag/nothing')).status).toBe(404);
  });

  test.each([
    ['/news/tag/Paper', '/news/tag/paper'],
    ['/news/tag/C%2B%2B?lang=ar&page=2', '/news/tag/c%2B%2B?lang=ar&page=2'],
    ['/news/tag/Re:Act', '/news/tag/re%3Aact'],
    ['/news/tag/E%CC%81', '/news/tag/%C3%A9'],
  ])('has one address for a tag: %s leads to %s, and that one no further', async (path, address) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location: address } });
    for (const written of [address, address.replaceAll('%3A', ':').replaceAll('%2B', '+')])
      expect([200, 404]).toContain((await get(written)).status);
  });

  test('is the same page for search engines, whichever characters of a tag are encoded', async () => {
    const canonical = '<link rel="canonical" href="https://polyphony.example/news/tag/paper"/>';
    for (const path of ['/news/tag/paper', '/news/tag/p%61per']) expect((await get(path)).body).toContain(canonical);
  });

  test('is searched on pages that no search engine lists, and links to its other pages', async () => {
    const { body } = await get('/news?search=glue');
    expect(textOf(body)).toMatch(/1 story found .*Five kinds of glue/);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    const many = Array.from({ length: 50 }, (_, at) => ({ ...STORIES[2], kind: 'post', slug: `glue-${at}` }) as const);
    const site = siteOver({ stories: many as typeof STORIES });
    const second = (await site.get('/news?page=2')).body;
    expect(second).toContain('rel="prev" href="/news"');
    expect(second).toContain('<link rel="canonical" href="https://polyphony.example/news?page=2"/>');
    expect((await site.get('/news?page=9')).status).toBe(404);
  });

  test('has posts at /blog, which leads to it', async () => {
    const { status, headers } = await get('/blog');
    expect([status, headers['location']]).toEqual([303, '/news']);
  });
});

describe('the page of a text', () => {
  test('shows its day in the time zone of the site, its reading time, tags and source (BLOG-001, BLOG-006, BLOG-007, BLOG-008)', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(textOf(body)).toMatch(
      /What a hundred notebooks taught us About hundred-notebooks\. 1 March 2027 Updated 2 March 2027 4 minute read/,
    );
    expect(body).toContain('<a class="tag" href="/news/tag/bookbinding" rel="tag">');
    expect(textOf(body)).toContain('Source: The workshop');
    const east = siteOver({ eventZone: 'Asia/Thimphu' });
    expect(textOf((await east.get('/news/doors-open')).body)).toContain('4 March 2027');
  });

  test('has a table of contents when it is long, whose links lead to its headings', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(textOf(body)).toMatch(/Contents Thread &amp; needle The third fold Paper/);
    const ids = [...body.matchAll(/<h[23] id="(text-[^"]+)"/g)].map(([, id]) => id);
    const links = [...body.matchAll(/href="#(text-[^"]+)"/g)].map(([, id]) => decodeURIComponent(id ?? ''));
    expect(ids).toEqual(['text-thread-needle', 'text-the-third-fold', 'text-paper']);
    expect(links).toEqual(ids);
    // One heading of the first level, and no gap below it.
    expect([...body.matchAll(/<h([1-6])\b/g)].map(([, level]) => level).slice(0, 5)).toEqual(['1', '2', '2', '3', '2']);
    expect((await get('/news/doors-open')).body).not.toContain('id="contents"');
  });

  test('leads to the texts before and after it, and to those like it', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(body).toMatch(/rel="prev" href="\/blog\/glue"/);
    expect(body).toMatch(/rel="next" href="\/news\/doors-open"/);
    expect(textOf(body)).toMatch(/You may also like .*Five kinds of glue/);
  });

  test('marks what is read in another language with that language (PUBLIC-023)', async () => {
    const { body } = await get('/blog/hundred-notebooks?lang=ar');
    expect(body).toContain('<h1 lang="en" dir="ltr">');
    expect(body).toMatch(/<div lang="en" dir="ltr" class="rich rich--text">/);
    // Its tags are translated.
    expect(body).toMatch(/<a class="tag" [^>]*><bdi>تجليد<\/bdi>/);
    expect(textOf(body)).toContain('قراءة 4 دقائق');
  });

  test('is not there for the other kind, or under a slug that no text has', async () => {
    for (const path of ['/news/hundred-notebooks', '/blog/doors-open', '/news/none', '/blog/none'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('what programs read of a text (PUBLIC-021)', () => {
  const LOGO = {
    url: '/media/9/token/logo.svg?v=1',
    fileType: 'image/svg+xml',
    width: 240,
    height: 60,
    placeholder: null,
    focusX: 0.5,
    focusY: 0.5,
    altText: null,
  };

  test('is its title, its own description, and where it is in each language', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(metaOf(body, 'description')).toEqual(['Thread tears at the third fold.']);
    const at = 'https://polyphony.example/blog/hundred-notebooks';
    expect(body).toContain(`<link rel="canonical" href="${at}"/>`);
    // It has no Arabic title.
    expect(body).not.toContain('rel="alternate" hrefLang=');
    expect((await get('/blog/hundred-notebooks?lang=ar')).body).toContain(`<link rel="canonical" href="${at}"/>`);
    const { body: translated } = await get('/news/doors-open?lang=ar');
    const articleUrl = 'https://polyphony.example/news/doors-open';
    expect(translated).toContain(`<link rel="canonical" href="${articleUrl}?lang=ar"/>`);
    expect(translated).toContain(`<link rel="alternate" hrefLang="ar" href="${articleUrl}?lang=ar"/>`);
    expect(translated).toContain(`<link rel="alternate" hrefLang="x-default" href="${articleUrl}"/>`);
  });

  test('is an article with a picture that is wide enough for a large card', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(metaOf(body, 'og:type')).toEqual(['article']);
    expect(metaOf(body, 'og:image')).toEqual([
      'https://polyphony.example/media/000000000000000000000001/token/shared-50-50.jpg?v=1',
    ]);
    expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(metaOf(body, 'og:image:alt')).toEqual(['Notebooks on a shelf']);
    expect(metaOf(body, 'twitter:card')).toEqual(['summary_large_image']);
    expect(metaOf(body, 'article:published_time')).toEqual(['2027-03-01T08:00:00.000Z']);
    expect(metaOf(body, 'article:modified_time')).toEqual(['2027-03-02T08:00:00.000Z']);
    expect(metaOf(body, 'article:section')).toEqual(['Craft']);
    expect(metaOf(body, 'article:tag')).toEqual(['Bookbinding', 'Paper']);
  });

  test('is structured data of the type of its kind, and the way to it', async () => {
    const { body } = await get('/blog/hundred-notebooks');
    expect(dataOf(body, 'BlogPosting')).toMatchObject({
      '@context': 'https://schema.org',
      headline: 'What a hundred notebooks taught us',
      image: [{ '@type': 'ImageObject', width: { value: 1200, unitCode: 'E37' }, height: { value: 630 } }],
      datePublished: '2027-03-01T08:00:00.000Z',
      dateModified: '2027-03-02T08:00:00.000Z',
      author: { '@type': 'Organization', name: 'The workshop' },
      publisher: { '@type': 'Organization', name: 'Polyphony' },
      mainEntityOfPage: { '@id': 'https://polyphony.example/blog/hundred-notebooks' },
      articleSection: 'Craft',
      keywords: ['Bookbinding', 'Paper'],
      inLanguage: 'en',
    });
    expect(dataOf(body, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://polyphony.example/' },
        { position: 2, item: 'https://polyphony.example/news' },
        { position: 3, item: 'https://polyphony.example/blog/category/craft' },
        { position: 4, name: 'What a hundred notebooks taught us' },
      ],
    });
    expect(dataOf((await get('/news/doors-open')).body, 'NewsArticle')).toMatchObject({
      headline: 'The doors open again',
    });
  });

  test('names the site and its logo as the settings do', async () => {
    const publisherWith = async (settings: TestContent['settings']) =>
      dataOf((await siteOver({ settings }).get('/news/doors-open')).body, 'NewsArticle')?.['publisher'];
    expect(await publisherWith({})).not.toHaveProperty('logo');
    expect(await publisherWith({ frontend_website_name: 'Open Workshop', logo_dark_image: LOGO })).toMatchObject({
      name: 'Open Workshop',
      logo: { '@type': 'ImageObject', url: 'https://polyphony.example/media/9/token/logo.svg?v=1' },
    });
  });
});

describe('feeds', () => {
  test.each([
    ['/news/feed.xml', 'application/atom+xml', 3],
    ['/blog/category/craft/feed.xml', 'application/atom+xml', 2],
    ['/news/category/workshop/feed.json', 'application/feed+json', 1],
  ])('%s is a feed of the texts of its list', async (path, type, count) => {
    const { status, headers, body, cookies } = await get(path);
    expect([status, headers['content-type'], cookies]).toEqual([200, `${type}; charset=utf-8`, []]);
    expect(body.match(/"content_(?:html|text)"|<entry/g)).toHaveLength(count);
    expect((await get(path, { 'if-none-match': headers['etag'] ?? '' })).status).toBe(304);
  });

  test('are in one language, which their address names, and set no cookie', async () => {
    const { headers, body, cookies } = await get('/news/feed.json?lang=ar');
    expect([headers['content-language'], cookies]).toEqual(['ar', []]);
    const feed = JSON.parse(body) as { feed_url: string; home_page_url: string; items: Record<string, unknown>[] };
    expect(feed).toMatchObject({
      language: 'ar',
      feed_url: 'https://polyphony.example/news/feed.json?lang=ar',
      home_page_url: 'https://polyphony.example/news?lang=ar',
    });
    expect(feed.items.map(({ language, url }) => [language, url])).toEqual([
      [undefined, 'https://polyphony.example/news/doors-open?lang=ar'],
      ['en', 'https://polyphony.example/blog/hundred-notebooks?lang=ar'],
      ['en', 'https://polyphony.example/blog/glue?lang=ar'],
    ]);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(3);
  });

  test('know a text by the same id in whichever time zone the site is', async () => {
    const idsIn = async (eventZone: string | null) => {
      const feed = await siteOver({ eventZone }).get('/news/feed.json');
      return (JSON.parse(feed.body) as { items: { id: string }[] }).items.map(({ id }) => id);
    };
    const ids = await idsIn(null);
    expect(ids[0]).toContain(',2027-03-03:');
    for (const zone of ['Asia/Thimphu', 'Pacific/Kiritimati', 'Pacific/Honolulu'])
      expect(await idsIn(zone)).toEqual(ids);
  });

  test('have whole texts, whose addresses lead to this site from anywhere', async () => {
    const { items } = JSON.parse((await get('/news/feed.json')).body) as { items: Record<string, string>[] };
    expect(items[1]?.['content_html']).toContain('src="https://polyphony.example/media/1/a.png"');
  });

  test('are named by the pages whose texts they have', async () => {
    const { body } = await get('/blog/category/craft?lang=ar');
    expect(body).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="Craft · [^"]+" href="\/blog\/category\/craft\/feed\.xml\?lang=ar"\/>/,
    );
    expect((await get('/blog/glue')).body).toContain('href="/news/feed.json"');
  });

  test('are missing for a category that is missing', async () => {
    expect((await get('/news/category/craft/feed.xml')).status).toBe(404);
  });
});
