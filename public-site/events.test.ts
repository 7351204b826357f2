import { CATEGORIES, dayIn, EVENTS, type TestEvent } from './testing/content.js';
import { siteOver, textOf } from './testing/site.js';

const { get } = siteOver();

/** The addresses of a page's links that begin with a path. */
const linksTo = (html: string, start: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(start));

/** The structured data (JSON-LD) of a page with this type. */
const structuredDataOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === type);

describe('[PUBLIC-008] the list of events', () => {
  test('shows each with its dates in English, its category and the lowest price of each currency', async () => {
    const { status, body } = await get('/event');
    expect(status).toBe(200);
    const text = textOf(body);
    expect(text).toMatch(/3 events/);
    expect(text).toMatch(
      /Featured Pottery Raku weekend 15\s–\s16 May 2087 10:00\sAM\s?–\s?5:30\sPM Two days of fire and glaze\. From Nu\.1,500 · \$40/,
    );
    expect(text).toMatch(/Ended Glazing Glaze evening/);
    expect(text).toMatch(/Walks River walk In spring/);
  });

  test('shows that an event is featured beside how few places are left', async () => {
    const few = EVENTS.map((event) => ({ ...event, fields: { ...event.fields, placesLeft: 9 } }));
    const { body } = await siteOver({ events: few }).get('/event');
    expect(body).toContain('<div class="badges"><p class="badge">Featured</p><p class="badge">9 places left</p></div>');
  });

  test('in Arabic writes dates as Arabic does, and falls back to English for what is not translated', async () => {
    const { body } = await get('/event', { cookie: 'language=ar' });
    const text = textOf(body);
    expect(text).toContain('3 فعاليات');
    expect(text).toMatch(/الفخار عطلة الراكو 15\s?–\s?16 مايو 2087 10:00 ص\s–\s5:30 م Two days/);
    expect(text).toMatch(/ابتداءً من Nu\.1,500 · \$40/);
  });

  test('finds by name, keeps what was typed, and is then no page of its own to search engines', async () => {
    const { body } = await get('/event?search=+glaze+');
    expect(textOf(body)).toMatch(/1 event found.*Glaze evening/);
    expect(textOf(body)).not.toContain('River walk');
    expect(body).toMatch(/<input [^>]*value="glaze"/);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(textOf((await get('/event?search=zzz')).body)).toMatch(/Clear search Nothing matches “zzz”/);
  });

  test('leads to the categories, the search kept', async () => {
    const { body } = await get('/event?search=walk');
    expect(linksTo(body, '/event/category')).toEqual([
      '/event/category/workshops?search=walk',
      '/event/category/walks?search=walk',
      '/event/category',
    ]);
    expect(body).toMatch(/<a class="chip" href="\/event\?search=walk" aria-current="page">All events/);
  });

  test('narrows to the days in the address, which links to further pages keep', async () => {
    const text = async (query: string) => textOf((await get(`/event?${query}`)).body);
    expect(await text('from=2087-05-16&to=2087-05-20')).toMatch(/1 event found.*Raku weekend/);
    expect(await text('from=2087-05-17')).toMatch(/0 events found.*Nothing is planned on these dates/);
    expect(await text('from=2087-05-17&search=raku')).toContain('Nothing on these dates matches “raku”.');
    expect(await text('from=2087-13-01&to=soon&when=never')).toContain('3 events');
    const { body } = await get('/event?from=2087-05-16&search=raku');
    expect(linksTo(body, '/event/category/workshops')).toEqual([
      '/event/category/workshops?search=raku&from=2087-05-16',
    ]);
    expect(linksTo(body, '/event?').filter((href) => !href.includes('lang='))).toEqual([
      '/event?search=raku&from=2087-05-16',
      '/event?search=raku',
      ...['week', 'weekend', 'month'].map((period) => `/event?search=raku&when=${period}`),
      '/event?from=2087-05-16',
    ]);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toMatch(/<details class="days" open="">/);
  });

  test('of this week holds what is on today, and marks the period, in both languages', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const site = siteOver({
      events: [raku, { ...raku, slug: 'now', name: { en: 'Now' }, fields: { startsOn: dayIn(0) } }],
    });
    for (const period of ['week', 'month']) {
      const { body } = await site.get(`/event/category/workshops?when=${period}`);
      expect(textOf(body)).toMatch(/1 event found .*Now/);
      expect(body).toMatch(new RegExp(`\\?when=${period}" aria-current="true"`));
    }
    const { body } = await site.get('/event?when=month', { cookie: 'language=ar' });
    expect(body).toMatch(/aria-current="true">هذا الشهر</);
  });

  test('leads to no category without events, except where the address names it', async () => {
    const site = siteOver({ events: EVENTS.filter(({ category }) => category !== 'walks') });
    const walks = '/event/category/walks';
    for (const path of ['/', '/event', '/event/category'])
      expect(linksTo((await site.get(path)).body, walks)).toEqual([]);
    expect(linksTo((await site.get(walks)).body, walks)).not.toEqual([]);
    const glazing = siteOver({ events: EVENTS.filter(({ category }) => category !== 'glazing') });
    expect(linksTo((await glazing.get('/event/category/pottery')).body, '/event/category/glazing')).toEqual([]);
  });

  test('leaves the default category out of the categories to choose from', async () => {
    const categories = CATEGORIES.map((category) => ({ ...category, default: category.slug === 'walks' }));
    expect(linksTo((await siteOver({ categories }).get('/event')).body, '/event/category/')).toEqual([
      '/event/category/workshops',
    ]);
  });

  test('of a category holds its events and those below it, and searches among them', async () => {
    const { body } = await get('/event/category/workshops');
    const text = textOf(body);
    expect(text).toMatch(/Learn by doing\..*Raku weekend.*Glaze evening/);
    expect(text).not.toContain('River walk');
    expect(body).toMatch(/<form class="search" action="\/event\/category\/workshops" method="get">/);
    const found = textOf((await get('/event/category/workshops?search=walk')).body);
    expect(found).toContain('0 events found');
    expect(textOf((await get('/event/category/walks')).body)).toContain('River walk');
  });

  test('marks the category that is shown and those above it', async () => {
    const { body } = await get('/event/category/pottery');
    expect(body).toMatch(/href="\/event\/category\/workshops" aria-current="true"/);
    expect(linksTo(body, '/event/category/glazing')).toHaveLength(1);
  });

  describe('of many events', () => {
    const many = Array.from({ length: 45 }, (_, index): TestEvent => ({
      slug: `e-${index}`,
      category: 'walks',
      name: { en: `Event no. ${index}.` },
    }));
    const site = siteOver({ events: many });

    test.each(['/event', '/event/category/walks'])('%s has pages, each with an address', async (path) => {
      const { body } = await site.get(`${path}?page=2&search=Event`);
      expect(textOf(body)).toMatch(/Event no\. 20\. .*Event no\. 39\./);
      expect(linksTo(body, `${path}?`)).toEqual(
        expect.arrayContaining([`${path}?search=Event`, `${path}?search=Event&page=3`]),
      );
      expect((await site.get(`${path}?page=3`)).body).toContain(
        `<link rel="canonical" href="https://polyphony.example${path}?page=3"/>`,
      );
      expect((await site.get(`${path}?page=4`)).status).toBe(404);
      expect((await site.get(`${path}?page=nonsense`)).status).toBe(200);
    });
  });

  test('shows a message when there is nothing', async () => {
    const { status, body } = await siteOver({ events: [] }).get('/event');
    expect([status, textOf(body)]).toEqual([200, expect.stringContaining('Nothing is planned here yet.')]);
  });
});

describe('the page of an event', () => {
  test('shows what it is, when and where, and what it costs by nationality and type', async () => {
    const { status, body } = await get('/event/raku-weekend');
    expect(status).toBe(200);
    const text = textOf(body);
    expect(text).toMatch(/We fire in the open\./);
    expect(text).toMatch(/Date 15\s–\s16 May 2087 Time 10:00\sAM\s?–\s?5:30\sPM Place The Old Kiln, Paro View on map/);
    expect(text).toMatch(
      /Bhutanese Early bird Fresher Nu\.1,500 Regular Reviewer Nu\.1,25,000 International Regular Reviewer \$40/,
    );
    expect(linksTo(body, 'https://maps')).toEqual(['https://maps.example/kiln?a=1&b=2']);
    expect(textOf(body)).toMatch(/Home Events Pottery Raku weekend/);
  });

  test('gives the headings of its texts the level below the heading that they are under', async () => {
    const texts = {
      aboutDescription: { en: '<h2>Clay</h2><h3>Glaze</h3>' },
      benefitDetailsOneHeading: { en: 'A pot' },
      benefitDetailsOneDescription: { en: '<h2>To keep</h2>' },
      infoTargetAudienceDescription: { en: '<h3>Beginners</h3>' },
    };
    const [raku] = EVENTS;
    if (!raku) throw new Error('There is no event.');
    const { body } = await siteOver({ events: [{ ...raku, texts }] }).get('/event/raku-weekend');
    const levels = (words: string) => new RegExp(`<(h\\d)>${words}</h`).exec(body)?.[1];
    expect(['Clay', 'Glaze', 'A pot', 'To keep', 'Beginners'].map(levels)).toEqual(['h3', 'h4', 'h3', 'h4', 'h3']);
  });

  test('names the head of each price for those who listen to its cells', async () => {
    const { body } = await get('/event/raku-weekend');
    const ids = [...body.matchAll(/<th [^>]*id="([^"]+)"/g)].map(([, id]) => id);
    const headerIds = [...body.matchAll(/<td [^>]*headers="([^"]+)"/g)].map(([, headers = '']) => headers.split(' '));
    expect(headerIds).toHaveLength(6);
    for (const heads of headerIds) expect(heads.filter((id) => ids.includes(id))).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('shows no time of an event that names only its end, which would be read as its beginning (SPEC-D40)', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const site = siteOver({ events: [{ ...raku, fields: { ...raku.fields, infoStartTime: null } }] });
    for (const path of ['/event', '/event/raku-weekend']) {
      const text = textOf((await site.get(path)).body);
      expect([path, /16 May 2087/.test(text), /5:30/.test(text)]).toEqual([path, true, false]);
    }
  });

  test('links to the booking form, which browsers do not prefetch and search engines do not list', async () => {
    const { body } = await get('/event/raku-weekend');
    const links = [...body.matchAll(/<a [^>]*href="\/event\/raku-weekend\/book"[^>]*>([^<]+)<\/a>/g)];
    expect(links.map(([, label]) => label)).toEqual(['Book a place', 'Book a place']);
    for (const [link] of links) expect(link).toContain('rel="nofollow"');
  });

  test('offers no way to book before there is a price, and says that booking opens soon', async () => {
    const { body } = await get('/event/river-walk');
    expect(linksTo(body, '/event/river-walk/book')).toEqual([]);
    expect(textOf(body).match(/Booking opens soon\./g)).toHaveLength(2);
  });

  test('says when there are prices for one nationality only', async () => {
    const [first] = EVENTS;
    const prices = first?.prices?.filter(({ nationality }) => nationality === 'BHUTANESE');
    const { body } = await siteOver({ events: first ? [{ ...first, prices }] : [] }).get(`/event/${first?.slug}`);
    expect(textOf(body)).toContain('Tickets are currently on sale for one group only: Bhutanese.');
    expect(textOf((await get(`/event/${first?.slug}`)).body)).not.toContain('Tickets are currently');
  });

  test('offers it for one’s calendar, and the list all of them, in the language that is read', async () => {
    expect(linksTo((await get('/event/raku-weekend')).body, '/event/raku-weekend.ics')).toEqual([
      '/event/raku-weekend.ics',
    ]);
    const arabic = { cookie: 'language=ar' };
    expect(linksTo((await get('/event/raku-weekend', arabic)).body, '/event/raku-weekend.ics')).toEqual([
      '/event/raku-weekend.ics?lang=ar',
    ]);
    expect(linksTo((await get('/event', arabic)).body, '/events.ics')).toEqual(['/events.ics?lang=ar']);
    for (const path of ['/event/glaze-evening', '/event/river-walk'])
      expect((await get(path)).body).not.toContain('.ics');
  });

  test('names the zone of the times where one is set, for readers elsewhere and events online', async () => {
    const { get: zoned } = siteOver({ eventZone: 'Asia/Thimphu' });
    const TIMES = /10:00\sAM\s–\s5:30\sPM/;
    const { body } = await zoned('/event/raku-weekend');
    expect(textOf(body)).toMatch(new RegExp(`${TIMES.source} \\(Bhutan Time, UTC\\+6\\)`));
    const arabic = (await zoned('/event/raku-weekend', { cookie: 'language=ar' })).body;
    expect(textOf(arabic)).toContain('(توقيت بوتان، UTC+6)');
    const plain = textOf((await get('/event/raku-weekend')).body);
    expect([TIMES.test(plain), plain.includes('UTC')]).toEqual([true, false]);
  });

  test('of an event that is over says that it is over, and offers no place', async () => {
    const { body } = await get('/event/glaze-evening');
    expect(textOf(body)).toMatch(/Ended .*This event is over\./);
    expect(linksTo(body, '/event/glaze-evening/book')).toEqual([]);
  });

  test('shows how many places are left once they are few, and no booking when none is left', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const having = (placesLeft: number) => siteOver({ events: [{ ...raku, fields: { ...raku.fields, placesLeft } }] });
    const few = having(3);
    expect(textOf((await few.get('/event')).body)).toMatch(/3 places left Pottery Raku weekend/);
    const fewPage = (await few.get('/event/raku-weekend', { cookie: 'language=ar' })).body;
    expect(textOf(fewPage)).toContain('بقيت 3 أماكن');
    expect(fewPage).toContain('"availability":"https://schema.org/LimitedAvailability"');
    const full = having(0);
    expect(textOf((await full.get('/event')).body)).toMatch(/Fully booked Pottery Raku weekend/);
    const fullPage = (await full.get('/event/raku-weekend')).body;
    expect(textOf(fullPage)).toMatch(/Fully booked .*All places of this event are taken\./);
    expect(linksTo(fullPage, '/event/raku-weekend/book')).toEqual([]);
    expect(fullPage).toContain('"availability":"https://schema.org/SoldOut"');
  });

  test('has structured data of an event for search engines, with times in the zone of its place', async () => {
    const { body } = await get('/event/raku-weekend', { cookie: 'language=ar' });
    const url = 'https://polyphony.example/event/raku-weekend';
    const offer = (name: string, price: number, priceCurrency: string) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency,
      availability: 'https://schema.org/InStock',
      url: `${url}/book`,
    });
    expect(structuredDataOf(body, 'Event')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'عطلة الراكو',
      description: 'Raku in Paro.',
      url: `${url}?lang=ar`,
      inLanguage: 'ar',
      startDate: '2087-05-15T10:00',
      endDate: '2087-05-16T17:30',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'The Old Kiln, Paro',
        address: 'The Old Kiln, Paro',
        hasMap: 'https://maps.example/kiln?a=1&b=2',
      },
      organizer: { '@type': 'Organization', name: 'بوليفوني', url: 'https://polyphony.example' },
      offers: [offer('Regular', 40, 'USD'), offer('Early bird', 1500, 'BTN'), offer('Regular', 125000, 'BTN')],
    });
    const zoned = await siteOver({ eventZone: 'Asia/Thimphu' }).get('/event/raku-weekend');
    expect(structuredDataOf(zoned.body, 'Event')).toMatchObject({
      startDate: '2087-05-15T10:00+06:00',
      endDate: '2087-05-16T17:30+06:00',
    });
    expect(structuredDataOf(body, 'BreadcrumbList')).toBeDefined();
    expect(body).toContain(`<link rel="alternate" hrefLang="en" href="${url}"/>`);
    expect(structuredDataOf((await get('/event/river-walk')).body, 'Event')).toBeUndefined();
  });

  test('has the event’s own meta texts in its head', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const titled = { ...raku, fields: { ...raku.fields, metaTitle: 'Raku near Paro', metaKeywords: 'raku, "kiln"' } };
    const { body } = await siteOver({ events: [titled] }).get('/event/raku-weekend');
    expect(body).toContain('<title>Raku near Paro · Polyphony</title>');
    expect(body).toContain('<meta name="description" content="Raku in Paro."/>');
    expect(body).toContain('<meta name="keywords" content="raku, &quot;kiln&quot;"/>');
    expect((await get('/event/raku-weekend')).body).not.toContain('name="keywords"');
  });

  test('has its title in the language of the page rather than a meta title in another one', async () => {
    const [raku] = EVENTS;
    if (!raku) throw new Error('No event to try it on.');
    const titleIn = async (metaTitle: Readonly<Record<string, string>>, path: string) => {
      const event = { ...raku, texts: { ...raku.texts, metaTitle } };
      const { body } = await siteOver({ events: [event] }).get(path);
      return /<title>(.*?) · /.exec(body)?.[1];
    };
    const [english, arabic] = ['/event/raku-weekend', '/event/raku-weekend?lang=ar'];
    expect(await titleIn({ en: 'Raku near Paro' }, english)).toBe('Raku near Paro');
    expect(await titleIn({ en: 'Raku near Paro' }, arabic)).toBe('عطلة الراكو');
    expect(await titleIn({ en: 'Raku near Paro', ar: 'راكو قرب بارو' }, arabic)).toBe('راكو قرب بارو');
  });

  test('is the not-found page for an unknown event', async () => {
    expect((await get('/event/nothing')).status).toBe(404);
    expect((await get('/event/raku-weekend/more')).status).toBe(404);
  });
});

test('the login page names the event that a visitor wants to book, and offers an account beside it', async () => {
  const { body } = await get('/login?next=%2Fevent%2Fraku-weekend%2Fbook');
  expect(textOf(body)).toContain('Log in to book Raku weekend');
  expect(body).toMatch(/<a class="button button--quiet" href="\/register\?next=%2Fevent%2Fraku-weekend%2Fbook"/);
  expect(textOf((await get('/login?lang=ar&next=%2Fevent%2Fraku-weekend%2Fbook')).body)).toContain(
    'سجّل الدخول لحجز عطلة الراكو',
  );
  for (const address of ['/login', '/login?next=%2Fevent%2Fnone%2Fbook', '/login?next=%2Faccount'])
    expect((await get(address)).body).toContain('<h1>Log in</h1>');
});
