import { EVENTS } from './testing/content.js';
import { siteOver } from './testing/site.js';

/** An image of the library as the API returns it. */
const picture = (name: string, width: number, more: Readonly<Record<string, unknown>> = {}) => ({
  url: `/media/64b000000000000000000001/${name}?v=2`,
  fileType: 'image/jpeg',
  width,
  height: width / 2,
  placeholder: 'data:image/webp;base64,AAAA',
  focusX: 0.5,
  focusY: 0.5,
  altText: ({ lang }: { lang: string }) => (lang === 'ar' ? 'فرن' : 'A kiln'),
  ...more,
});

const pictured = (fields: Readonly<Record<string, unknown>>) =>
  siteOver({ events: EVENTS.map((event) => ({ ...event, fields: { ...event.fields, ...fields } })) });

const tagsIn = (html: string, tag: string): string[] => html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];

describe('a card of the list of events', () => {
  test('has the sizes and formats that a card needs, a blurred preview, and its dimensions', async () => {
    const { body } = await pictured({ featuredImageFile: picture('a.jpg', 2000) }).get('/event');
    const at = (name: string) => `/media/64b000000000000000000001/${name}?v=2`;
    expect(tagsIn(body, 'source').slice(0, 2)).toEqual([
      expect.stringContaining(`srcSet="${at('320.avif')} 320w, ${at('640.avif')} 640w, ${at('960.avif')} 960w"`),
      expect.stringContaining('type="image/webp"'),
    ]);
    const [blur, first] = tagsIn(body, 'img');
    expect(blur).toMatch(/src="data:image\/webp;base64,AAAA" alt="" aria-hidden="true"/);
    expect(first).toContain(`src="${at('960.jpg')}" alt="A kiln" width="2000" height="1000"`);
    expect(body).not.toContain('1280.');
  });

  test('loads the first picture at once and the others when they come near', async () => {
    const { body } = await pictured({ featuredImageFile: picture('a.jpg', 2000) }).get('/event');
    const loading = tagsIn(body, 'img').flatMap((tag) => /loading="(\w+)"/.exec(tag)?.[1] ?? []);
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
    expect(body.match(/fetchPriority="high"/g)).toHaveLength(1);
  });

  test('has the alt text in the language of the page, and an empty one if there is none', async () => {
    const { get } = pictured({ featuredImageFile: picture('a.jpg', 2000) });
    expect((await get('/event?lang=ar')).body).toContain('alt="فرن"');
    const silent = pictured({ featuredImageFile: picture('a.jpg', 2000, { altText: () => null }) });
    for (const tag of tagsIn((await silent.get('/event')).body, 'img')) expect(tag).toContain(' alt=""');
  });

  test('shows the placeholder picture where there is none, or no picture', async () => {
    for (const file of [null, picture('a.mp4', 2000, { fileType: 'video/mp4' })]) {
      const { body } = await pictured({ featuredImageFile: file }).get('/event');
      expect(
        body.match(/class="picture card__picture picture--filled picture--none" aria-hidden="true"/g),
      ).toHaveLength(3);
      expect(tagsIn(body, 'img')).toEqual([]);
    }
  });

  test('varies the placeholder by the category and by the date', async () => {
    const events = EVENTS.map((event, at) => ({ ...event, fields: { startsOn: `2087-0${at + 1}-01` } }));
    const { body } = await siteOver({ events }).get('/event');
    const drawn = [...body.matchAll(/picture--none" aria-hidden="true" data-hue="(\d)" data-motif="(\d)"/g)];
    expect(new Set(drawn.map(([, hue]) => hue)).size).toBeGreaterThan(1);
    expect(new Set(drawn.map(([, , motif]) => motif)).size).toBeGreaterThan(1);
  });

  test('has the focal point in attributes for the style sheet, of the middle none', async () => {
    const frame = async (focusX: number, focusY: number) => {
      const { body } = await pictured({ featuredImageFile: picture('a.jpg', 2000, { focusX, focusY }) }).get('/event');
      expect(body).not.toContain(' style=');
      return tagsIn(body, 'span').find((tag) => tag.includes('card__picture'));
    };
    const classes = 'class="picture card__picture picture--filled"';
    expect(await frame(0.07, 1)).toBe(`<span ${classes} data-focus-x="07" data-focus-y="100">`);
    expect(await frame(0, 0.29)).toBe(`<span ${classes} data-focus-x="00" data-focus-y="29">`);
    expect(await frame(0.5, 0.5)).toBe(`<span ${classes}>`);
  });

  test.each(['image/gif', 'image/svg+xml'])('shows a picture of type %s as it is', async (fileType) => {
    const { body } = await pictured({ featuredImageFile: picture('a', 2000, { fileType, placeholder: null }) }).get(
      '/event',
    );
    expect(tagsIn(body, 'source')).toEqual([]);
    expect(tagsIn(body, 'img')[0]).toContain('src="/media/64b000000000000000000001/a?v=2"');
  });
});

describe('the page of an event', () => {
  test('names for shared links and search engines its meta picture, else its banner', async () => {
    const bannerImageFile = picture('banner.jpg', 1000);
    const shared = async (fields: Readonly<Record<string, unknown>>) => {
      const { body } = await pictured(fields).get('/event/raku-weekend');
      const image = /"image":"([^"]+)"/.exec(body)?.[1];
      const tags = tagsIn(body, 'meta').filter((tag) => /og:image|twitter/.test(tag));
      return { image, tags };
    };
    const banner = await shared({ bannerImageFile });
    const url = 'https://polyphony.example/media/64b000000000000000000001/shared-50-50.jpg?v=2';
    expect(banner.image).toBe(url);
    expect(banner.tags).toEqual([
      `<meta property="og:image" content="${url}"/>`,
      '<meta property="og:image:width" content="952"/>',
      '<meta property="og:image:height" content="500"/>',
      '<meta property="og:image:alt" content="A kiln"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ]);
    expect((await shared({ bannerImageFile, metaImageFile: picture('meta.png', 200) })).image).toContain('/meta.png');
    const svg = picture('a.svg', 2000, { fileType: 'image/svg+xml' });
    expect(await shared({ metaImageFile: svg })).toEqual({
      image: undefined,
      tags: [
        '<meta property="og:image" content="https://polyphony.example/shared.png"/>',
        '<meta property="og:image:width" content="1200"/>',
        '<meta property="og:image:height" content="630"/>',
        '<meta name="twitter:card" content="summary_large_image"/>',
      ],
    });
  });

  test('shares its picture cropped around the focal point, and a small one as it is', async () => {
    const sharedIn = async (bannerImageFile: object) => {
      const { body } = await pictured({ bannerImageFile }).get('/event/raku-weekend');
      return tagsIn(body, 'meta').flatMap(
        (tag) => /og:image(?::width|:height)?" content="([^"]+)"/.exec(tag)?.[1] ?? [],
      );
    };
    const at = (name: string) => `https://polyphony.example/media/64b000000000000000000001/${name}?v=2`;
    const large = picture('banner.jpg', 3000, { focusX: 0.1, focusY: 1 });
    expect(await sharedIn(large)).toEqual([at('shared-10-100.jpg'), '1200', '630']);
    const small = picture('banner.jpg', 400, { focusX: 0.1 });
    expect(await sharedIn(small)).toEqual([at('320.jpg'), '320', '160']);
  });

  test('shows its featured picture in the banner when it has no banner picture', async () => {
    const { body } = await pictured({ featuredImageFile: picture('featured.jpg', 3000) }).get('/event/raku-weekend');
    expect(body).toMatch(/class="picture hero__picture picture--filled">.*?1920\.jpg/);
  });

  test('loads its banner before all else, and the pictures of its sections when they come near', async () => {
    const { body } = await pictured({
      bannerImageFile: picture('banner.jpg', 3000, { placeholder: null }),
      aboutImageFile: picture('about.jpg', 3000, { placeholder: null }),
    }).get('/event/raku-weekend');
    const [banner, about] = tagsIn(body, 'img');
    expect(banner).toMatch(/1920\.jpg.*loading="eager" fetchPriority="high"/);
    expect(about).toMatch(/1280\.jpg.*loading="lazy"/);
  });
});
