import { readdirSync, readFileSync } from 'node:fs';
import { LOOK_NAMES, LOOKS } from '@polyphony/domain/settings/looks.js';
import { EVENTS } from './testing/content.js';
import { siteOver, textOf, type TestContent } from './testing/site.js';
import { textsIn } from './texts/texts.js';

const page = async (settings: TestContent['settings'], path = '/') => (await siteOver({ settings }).get(path)).body;
const part = (html: string, tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';

describe('The header', () => {
  test('PUBLIC-013: has the name, the helpline and, when it is switched on, the language switcher', async () => {
    const header = part(
      await page({
        frontend_website_name: 'Open Workshop',
        helpline_number: '+975 2 32 27 54',
        show_language_switcher: '1',
      }),
      'header',
    );
    expect(header).toContain('<span>Open Workshop</span>');
    expect(header).toContain('href="tel:+9752322754"');
    expect(header).toContain('class="languages"');
    expect(part(await page({ show_language_switcher: '0' }), 'header')).not.toContain('class="languages"');
    expect(part(await page({}), 'header')).not.toContain('tel:');
  });

  test('PUBLIC-014: the header stays in view when it is switched on', async () => {
    expect(await page({ enable_sticky_header: '1' })).toContain('class="header header--sticky"');
    expect(await page({ enable_sticky_header: '0' })).toContain('class="header"');
  });
});

describe('The footer', () => {
  const settings = {
    footer_title: 'About us',
    footer_description: 'We teach by doing.',
    copywrite_text: '© Open Workshop',
    link_one_label: ['Events', 'Nowhere'],
    link_one_value: ['/event', ''],
    link_two_title: 'Learn',
    link_two_label: ['News'],
    link_two_value: ['/news'],
    opening_title: 'When we are here',
    opening_days: ['Monday to Friday'],
    opening_timings: ['9 to 5'],
    contact_address: 'Norzin Lam\nThimphu',
    contact_number: '+975 2 111',
    contact_email: 'us@site.example',
    show_social_links: '1',
    social_github: 'https://github.example/us',
  };

  test('PUBLIC-015: the footer shows the texts, the complete links, the hours and the contact of the settings', async () => {
    const footer = part(await page(settings), 'footer');
    const text = textOf(footer);
    for (const expected of [
      'About us',
      'We teach by doing.',
      '© Open Workshop',
      'Learn',
      'When we are here',
      'Monday to Friday',
      '9 to 5',
      'Norzin Lam',
    ])
      expect(text).toContain(expected);
    expect(footer).toContain('<a href="/event">Events</a>');
    expect(text).not.toContain('Nowhere');
    expect(footer).toContain('href="mailto:us@site.example"');
    expect(footer).toContain('href="https://github.example/us"');
  });

  test('PUBLIC-016: networks are shown while they are switched on, those without an address left out', async () => {
    const two = part(await page({ ...settings, social_tiktok: 'https://tiktok.example/us' }), 'footer');
    expect(two.match(/rel="me noopener"/g)).toHaveLength(2);
    expect(await page({ ...settings, show_social_links: '0' })).not.toContain('github.example');
  });
});

describe('Notices', () => {
  test('PUBLIC-017: the popup has its text when it is switched on, and another mark for another text', async () => {
    const popup = { show_website_popup: '1', popup_content: 'Summer courses\nBook now' };
    const html = part(await page(popup), 'dialog');
    expect(textOf(html)).toContain('Summer courses Book now');
    expect(html).not.toContain(' open');
    const mark = /data-popup="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await page({ ...popup, popup_content: 'Winter courses' })).not.toContain(mark);
    expect(await page({ ...popup, show_website_popup: '0' })).not.toContain('<dialog');
  });

  test.each([
    ['/', true],
    ['/event', true],
    ['/login', false],
    ['/register', false],
    ['/forgot-password', false],
  ])('the popup may come before the page %s: %s', async (path, isVisible) => {
    const settings = { show_website_popup: '1', popup_content: 'Summer courses' };
    const { status, body } = await siteOver({ settings }).get(path);
    expect([status, body.includes('Summer courses')]).toEqual([200, isVisible]);
  });

  test('PUBLIC-018: the cookies agreement has its text and both responses, and a button that takes the response back', async () => {
    const cookies = { show_cookies_agreement: '1', cookies_agreement_text: 'We store your language.' };
    const html = await page(cookies);
    expect(textOf(html)).toContain('We store your language.');
    expect(html).toMatch(/data-answer="accepted".*data-answer="declined"/s);
    expect(part(html, 'footer')).toContain('data-revoke');
    const off = await page({ ...cookies, show_cookies_agreement: '0' });
    expect(off).not.toContain('data-consent');
    expect(off).not.toContain('data-revoke');
  });
});

describe('Colours', () => {
  const settings = {
    primary_color: '#0b6e4f',
    primary_hover_color: '#095c42',
    secondary_color: '#ffd400',
    secondary_hover_color: '#ffaa00',
    gradient_color: '#0b6e4f,#2f9e77',
    toploader_color: '#ff0000',
  };

  test('PUBLIC-019: come from the settings by a style sheet whose address changes with them', async () => {
    const site = siteOver({ settings });
    const html = (await site.get('/')).body;
    const address = /href="(\/theme-[^"]+\.css)"/.exec(html)?.[1] ?? '';
    const sheet = await site.get(address);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': expect.stringContaining('immutable') as unknown,
    });
    for (const expected of [
      '--primary:#0b6e4f',
      '--primary-strong:#095c42',
      '--accent:#ffd400',
      '--accent-strong:#ffaa00',
    ])
      expect(sheet.body).toContain(expected);
    expect(sheet.body).toContain('--gradient:linear-gradient(120deg, #0b6e4f, #2f9e77)');
    expect(html).not.toMatch(/ style=|<style/);
    expect(await page({ ...settings, primary_color: '#123456' })).not.toContain(address);
    const earlier = await siteOver({ settings: { primary_color: '#123456' } }).get(address);
    expect(earlier.headers['cache-control']).toBe('no-cache');
  });

  test('PUBLIC-019: no style but those of looks has their colours, so that a chosen one is seen on all that had them', () => {
    const folder = new URL('./styles/', import.meta.url);
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(20);
    const own = Object.values(LOOKS).flatMap(({ primary, accent }) => [primary, accent]);
    const fixed = sheets.filter((name) => {
      const css = readFileSync(new URL(name, folder), 'utf8').toLowerCase();
      return own.some((colour) => css.includes(colour));
    });
    expect(fixed.sort()).toEqual(LOOK_NAMES.map((name) => `looks/${name}.css`));
  });

  test('PUBLIC-020: the top loader has its colour and is shown by its switch, and a site without colours has no sheet', async () => {
    expect(await page({})).not.toContain('/theme-');
    expect(await page({ show_toploader_switcher: '1' })).toContain('class="top-loader"');
    const coloured = siteOver({ settings });
    const sheet = /\/theme-[^"]+/.exec((await coloured.get('/')).body)?.[0] ?? '';
    expect((await coloured.get(sheet)).body).toContain('--loader:#ff0000');
    expect(await page({})).not.toContain('top-loader');
  });
});

describe('Global SEO', () => {
  const meta_image = {
    url: '/media/64b000000000000000000001/site.png?v=1',
    fileType: 'image/png',
    width: 200,
    height: 200,
    placeholder: null,
    focusX: 0.5,
    focusY: 0.5,
    altText: null,
  };
  const settings = {
    meta_title: 'Open Workshop: learn by doing',
    meta_description: 'What you can learn with us.',
    meta_keywords: 'courses,events',
    meta_image,
    site_moto: 'Learn by doing',
  };
  const metaOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1];

  test.each([
    ['/', 'Open Workshop: learn by doing', 'Open Workshop: learn by doing'],
    ['/event', 'Events · Polyphony', 'Events'],
    ['/event/category', 'Event categories · Polyphony', 'Event categories'],
  ])('PUBLIC-021: the head of %s has what nobody wrote for the page', async (path, title, shared) => {
    const html = await page(settings, path);
    expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(title);
    expect(metaOf(html, 'og:title')).toBe(shared);
    for (const name of ['description', 'og:description'])
      expect(metaOf(html, name)).toBe('What you can learn with us.');
    expect(metaOf(html, 'keywords')).toBe('courses,events');
    expect(metaOf(html, 'og:image')).toContain('/media/64b000000000000000000001/site.png');
  });

  test('PUBLIC-021: what a record or an editor wrote for a page overrides it', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const metaImageFile = { ...meta_image, url: '/media/64b000000000000000000002/raku.png?v=1' };
    const metas = {
      metaTitle: 'Raku near Paro',
      metaDescription: 'Fire and glaze.',
      metaKeywords: 'raku',
      metaImageFile,
    };
    const site = siteOver({
      settings,
      events: [{ ...raku, fields: { ...raku.fields, ...metas } }],
      pages: { home: { 'home-section-1-banner-sub-heading': 'Come in.' } },
    });
    const event = (await site.get('/event/raku-weekend')).body;
    expect(['og:title', 'description', 'keywords'].map((name) => metaOf(event, name))).toEqual([
      'Raku near Paro',
      'Fire and glaze.',
      'raku',
    ]);
    expect(metaOf(event, 'og:image')).toContain('/media/64b000000000000000000002/raku.png');
    expect(metaOf((await site.get('/')).body, 'description')).toBe('What you can learn with us.');
    expect(metaOf((await site.get('/event/category/workshops')).body, 'description')).toBe('Learn by doing.');
  });

  test.each([
    ['home', '/', 'Workshops in Paro', 'Workshops in Paro · Polyphony'],
    ['event', '/event', 'Every workshop', 'Every workshop · Polyphony'],
    ['news-and-blogs', '/news', 'What is new', 'What is new · Polyphony'],
    ['careers', '/careers', 'Work with us', 'Work with us · Polyphony'],
    ['courses', '/courses', 'Learn a craft', 'Learn a craft · Polyphony'],
    ['contact-us', '/contact-us', 'Write to us', 'Write to us · Polyphony'],
    ['about-us', '/about-us', 'Who we are', 'Who we are · Polyphony'],
    ['offers', '/offers', 'This month', 'This month · Polyphony'],
  ])(
    'the page %s has the meta texts and the picture that an editor gave it, before all others',
    async (slug, path, metaTitle, title) => {
      const metaImageFile = { ...meta_image, url: '/media/64b000000000000000000003/page.png?v=1' };
      const pageMetas = { [slug]: { metaTitle, metaDescription: 'In short.', metaImageFile } };
      const html = (await siteOver({ settings, pageMetas }).get(path)).body;
      expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(title);
      expect(metaOf(html, 'og:title')).toBe(metaTitle);
      expect(metaOf(html, 'description')).toBe('In short.');
      expect(metaOf(html, 'og:image')).toContain('/media/64b000000000000000000003/page.png');
    },
  );

  test('a meta text of a page that is in another language is left out', async () => {
    const fallbacks = [{ field: 'metaTitle', lang: 'en' }];
    const pageMetas = { event: { metaTitle: 'Every workshop', metaDescription: 'كل الورش.', fallbacks } };
    const html = (await siteOver({ settings, pageMetas }).get('/event?lang=ar')).body;
    expect(metaOf(html, 'og:title')).toBe(textsIn('ar').events.title);
    expect(metaOf(html, 'description')).toBe('كل الورش.');
  });

  test('PUBLIC-021: without a description in the settings a page has its own words, or those of the product', async () => {
    expect(metaOf(await page({}, '/event'), 'description')).toBe(textsIn('en').events.lead);
    expect(metaOf(await page({}), 'og:title')).toBe('Polyphony');
    const pages = { home: { 'home-section-1-banner-sub-heading': 'Come in.' } };
    expect(metaOf((await siteOver({ pages }).get('/')).body, 'description')).toBe('Come in.');
  });
});

test('names of the settings are used wherever the site names itself', async () => {
  const { body } = await siteOver({ settings: { frontend_website_name: 'Open Workshop' } }).get('/event');
  expect(body).toContain('<meta property="og:site_name" content="Open Workshop"/>');
  expect(body).toContain(' · Open Workshop</title>');
});
