import { CAREERS } from './testing/careers.js';
import { siteOver, textOf } from './testing/site.js';

const { get } = siteOver({ today: '2027-03-05' });

/** The structured data of a page, by its type. */
const dataOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((one) => one['@type'] === type);

describe('the list of vacancies', () => {
  test('shows what is open, how many people are looked for and until when (PUBLIC-005)', async () => {
    const { status, body } = await get('/careers');
    expect(status).toBe(200);
    expect(textOf(body)).toMatch(
      /Work with us .*2 open positions .*Letterpress printer .*You run two presses.*2 vacancies .*Apply by 31 May 2027 .*Featured .*Mountain guide/,
    );
    expect(body).toContain('href="/careers/printer"');
    expect(body).toContain('<link rel="canonical" href="https://polyphony.example/careers"/>');
  });

  test('is in the language of the visitor, and marks what falls back to English (PUBLIC-005, PUBLIC-023)', async () => {
    const { body } = await get('/careers?lang=ar');
    expect(textOf(body)).toMatch(/اعمل معنا .*وظيفتان متاحتان .*طابع بالحروف/);
    expect(body).toMatch(/<h2 class="card__title" lang="en" dir="ltr"><a href="\/careers\/guide">/);
  });

  test('links to its other pages, and to none after the last one', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...CAREERS[1]!, slug: `guide-${at}` }));
    const site = siteOver({ careers: many });
    expect((await site.get('/careers?page=2')).body).toContain('rel="prev" href="/careers"');
    expect((await site.get('/careers?page=3')).status).toBe(404);
  });

  test('shows a message when nothing is open', async () => {
    expect(textOf((await siteOver({ careers: [] }).get('/careers')).body)).toContain('no open position');
  });
});

describe('a vacancy', () => {
  test('shows its text and where to apply, with the job as the subject of the mail', async () => {
    const { body } = await get('/careers/printer');
    expect(textOf(body)).toMatch(/Letterpress printer .*What you bring/);
    expect(body).toContain('<a class="button" href="mailto:jobs@example.org?subject=Letterpress%20printer">');
    expect((await get('/careers/guide')).body).toContain('<a class="button" href="https://example.org/guides">');
  });

  test('has the headings of its text below its name, without gaps', async () => {
    const jobDescription = { en: '<h3>What you bring</h3><h5>Patience</h5><h3>What we offer</h3>' };
    const { body } = await siteOver({ careers: [{ ...CAREERS[1]!, jobDescription }] }).get('/careers/guide');
    expect(body).toContain('<h2>What you bring</h2><h3>Patience</h3><h2>What we offer</h2>');
  });

  test.each([undefined, null, '', 'javascript:alert(1)', 'call us'])(
    'leads to the contact page when its link is %j',
    async (applyLink) => {
      const site = siteOver({ careers: [{ ...CAREERS[1]!, fields: { applyLink } }] });
      const { body } = await site.get('/careers/guide');
      expect(body).toContain('<a class="button" href="/contact-us">Write to us</a>');
      expect(body).not.toContain('javascript:');
    },
  );

  test.each([
    [null, '2027-05-31T23:59'],
    ['Asia/Thimphu', '2027-05-31T23:59+06:00'],
  ])('is a JobPosting for search engines, valid to the end of its last day in the zone %s', async (eventZone, end) => {
    const { body } = await siteOver({ eventZone }).get('/careers/printer');
    expect(dataOf(body, 'JobPosting')).toMatchObject({
      title: 'Letterpress printer',
      description: expect.stringContaining('<p>You run two presses.</p>') as string,
      datePosted: '2027-03-02T08:00:00.000Z',
      validThrough: end,
      totalJobOpenings: 2,
      hiringOrganization: { '@type': 'Organization', name: 'Polyphony', sameAs: 'https://polyphony.example' },
      url: 'https://polyphony.example/careers/printer',
    });
    expect(dataOf(body, 'JobPosting')?.['hiringOrganization']).not.toHaveProperty('logo');
    expect(dataOf(body, 'BreadcrumbList')).toBeDefined();
  });

  test('says on its last day that it is the last one', async () => {
    const on = (today: string) => siteOver({ today }).get('/careers/printer');
    expect(textOf((await on('2027-05-31')).body)).toContain('Last day to apply');
    expect(textOf((await on('2027-05-30')).body)).not.toContain('Last day to apply');
  });

  test('is not found once visitors do not see it', async () => {
    expect((await get('/careers/nothing')).status).toBe(404);
  });
});

describe('what people say', () => {
  test('is on the home page, each with its stars as a text (TESTI-014)', async () => {
    const { body } = await get('/');
    expect(textOf(body)).toMatch(
      /What people say .*I left with a book\. .*Deki Wangmo .*Teacher .*We liked the lanterns\. .*A class of eighteen/,
    );
    expect(body.match(/role="img" aria-label="[^"]*stars"/g)).toEqual(['role="img" aria-label="4.5 of 5 stars"']);
    expect(textOf((await get('/?lang=ar')).body)).toMatch(/ماذا يقول الناس .*عدت بكتاب\. .*ديكي وانغمو/);
  });

  test('is not there without anything said', async () => {
    expect((await siteOver({ testimonials: [] }).get('/')).body).not.toContain('testimonials');
  });
});
