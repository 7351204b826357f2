import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';
import { accountMails } from '../../modules/people/accounts/mailTemplates.js';
import { readdir, stat } from 'node:fs/promises';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { readSettings } from '../settings.js';
import { renderMail } from './render.js';
import { nameInMail, type MailTemplate } from './template.js';
import { bookingMails } from '../../modules/events/bookings/mails/mailTemplates.js';

const time = new Date('2026-03-04T05:06:00Z');
const booking = {
  name: 'Sonam',
  event: 'Bind <on> "your" own book',
  days: { startsOn: '2027-05-15', endsOn: '2027-05-16', startTime: '10:00', endTime: '17:30', zone: null },
  daysText: null,
  place: 'The Old Press, Norzin Lam, Thimphu',
  price: { amount: 125_000, currency: 'BTN' },
  transactionId: 'TXN-7KQ2M9XH4RTV',
} as const;
const templates = { ...accountMails, ...bookingMails };
type TemplateName = keyof typeof templates;
type DataOf<Name extends TemplateName> = (typeof templates)[Name] extends MailTemplate<infer Data> ? Data : never;
const data: { readonly [Name in TemplateName]: DataOf<Name> } = {
  verificationCode: { name: 'Sonam', code: '012345' },
  passwordResetCode: { name: 'Sonam', code: '012345' },
  passwordChanged: { name: 'Sonam', time },
  accountDeleted: { name: 'Sonam' },
  addressInUse: { name: 'Sonam' },
  bookingReceived: booking,
  bookingConfirmed: { ...booking, calendar: true, url: 'https://site.example/account/bookings/1?lang=en&b=2' },
  bookingCancelled: booking,
  bookingForStaff: { ...booking, kind: 'received', url: 'https://site.example/admin/event/booking/view' },
};
const names = Object.keys(templates) as TemplateName[];
// A name ties template and data together; the compiler cannot follow it through the two tables.
const render = <Name extends TemplateName>(name: Name, requested: string, fallback = 'en') =>
  renderMail(templates[name] as unknown as MailTemplate<DataOf<Name>>, data[name], { requested, default: fallback });

describe.each(names)('%s', (name) => {
  test.each(Object.keys(CATALOGUES))('reads right in %s', (lang) => {
    const dir = lang === 'ar' ? 'rtl' : 'ltr';
    const mail = render(name, lang);
    expect(mail.lang).toBe(lang);
    expect(mail.html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(mail.subject).toBeTruthy();
    // Nothing that a mail program would have to fetch, and nothing that a reader's text could add.
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|undefined|<on>/);
    for (const part of [mail.text, mail.html]) expect(part).toContain('Sonam');
    if (lang === 'ar') for (const part of [mail.subject, mail.text]) expect(part).toMatch(/\p{Script=Arabic}/u);
  });

  test('says in plain text all that its HTML says', () => {
    const { subject, text, html } = render(name, 'en');
    const visibleText = html
      .slice(html.indexOf('<body'))
      .replace(/<div style="display: none.*?<\/div>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    const words = (part: string) => new Set(part.split(/[^\p{L}\p{N}<>]+/u).filter(Boolean));
    const textWords = words(`Polyphony ${subject} ${text}`);
    expect([...words(visibleText)].filter((word) => !textWords.has(word))).toEqual([]);
  });
});

test('a mail in a language without templates is in the default one, then in English', () => {
  expect(render('addressInUse', 'ja', 'ar').lang).toBe('ar');
  expect(render('addressInUse', 'ja', 'dz').lang).toBe('en');
  expect(render('addressInUse', '__proto__', 'constructor').lang).toBe('en');
});

test.each([
  ['Sonam Wangmo', 'Sonam Wangmo'],
  ['سونام', 'سونام'],
  ["O'Neill", "O'Neill"],
  ['Sonam\r\nBcc: x@example.org', ''],
  ['You won! www.evil.example', ''],
  ['visit evil.com', ''],
  ['https://evil', ''],
  ['x'.repeat(61), ''],
])('a mail shows a name only when it cannot be a message: %j', (name, displayed) => {
  expect(nameInMail(name)).toBe(displayed);
});

test('a name of the installation in several lines is one line above a mail', () => {
  const sender = 'North\r\nBcc: everybody@example.org';
  const { html } = renderMail(accountMails.addressInUse, data.addressInUse, { requested: 'en', default: 'en' }, sender);
  expect(html).toContain('<bdi>North Bcc: everybody@example.org</bdi>');
});

describe('what a booking’s mails tell', () => {
  const renderBooking = (more: object, lang = 'en') =>
    renderMail(bookingMails.bookingReceived, { ...booking, ...more }, { requested: lang, default: 'en' });
  // ICU decides whether spaces surround the dash of a range; a time's is held by word joiners.
  const textOf = (more: object, lang?: string) => renderBooking(more, lang).text.replace(/[ \u2060]?–[ \u2060]?/g, '–');
  const when = (days: object) => /^When: (.*)$/m.exec(textOf({ days: { ...booking.days, ...days } }))?.[1];

  test('event, days, place, price and number, each in a line', () => {
    expect(textOf({})).toContain(
      [
        'Event: Bind <on> "your" own book',
        'When: 15–16 May 2027, 10:00 AM–5:30 PM',
        'Where: The Old Press, Norzin Lam, Thimphu',
        'Price: Nu.1,25,000',
        'Payment reference: TXN-7KQ2M9XH4RTV',
      ].join('\n'),
    );
    expect(textOf({ price: { amount: 40, currency: 'USD' } }, 'ar')).toContain('السعر: $40');
    expect(textOf({}, 'ar')).toMatch(/الموعد: 15–16 مايو 2027، 10:00\sص–5:30\sم/);
  });

  test.each([
    [{ endsOn: null }, '15 May 2027, 10:00 AM–5:30 PM'],
    [{ endsOn: '2027-05-15', endTime: null }, '15 May 2027, 10:00 AM'],
    [{ startTime: null }, '15–16 May 2027'],
    [{ endsOn: '2028-01-02', startTime: null }, '15 May 2027–2 January 2028'],
    [{ startsOn: null }, undefined],
  ])('days %j read %j', (days, text) => {
    expect(when(days)).toBe(text);
  });

  test('the organisers’ words stand for days that are not named', () => {
    expect(renderBooking({ days: { ...booking.days, startsOn: null }, daysText: 'Every Friday' }).text).toContain(
      'When: Every Friday',
    );
  });

  test('no text of a user becomes a header, a line of its own, a tag or another direction', () => {
    const bad = 'Ink\r\nBcc: x@example.org\u2028\u202Enext <img src=x onerror="y">';
    const { subject, text, html } = renderBooking({ event: bad, transactionId: bad, place: bad });
    expect(subject).toBe('We have your booking: Ink Bcc: x@example.org next <img src=x onerror="y">');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/^Bcc|[\u2028\u202E\r]/m);
    expect(html).not.toMatch(/<img|onerror="/);
  });

  test('a visitor can leave those who look after bookings no message', () => {
    const typed = { name: 'You won: www.evil.example', transactionId: 'go to https://evil.example' };
    const { subject, text, html } = renderMail(
      bookingMails.bookingForStaff,
      { ...data.bookingForStaff, ...typed },
      { requested: 'en', default: 'en' },
    );
    for (const part of [subject, text, html]) expect(part).not.toContain('evil');
  });
});

test.each(['a@example.org, b@example.org', 'Events <a@example.org>', 'a@example.org\r\nBcc: b@example.org', 'events'])(
  'BOOKINGS_EMAIL %j stops the start: it is one plain address',
  async (BOOKINGS_EMAIL) => {
    await expect(readSettings({ BOOKINGS_EMAIL })).rejects.toThrow('BOOKINGS_EMAIL: must be one plain email address.');
  },
);

describe('without SMTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  test('a mail becomes a file in the outbox, which only its owner can read', async () => {
    const to = 'reader@example.org';
    await api.services.mailQueue.queue({
      to,
      template: accountMails.passwordResetCode,
      lang: { requested: 'ar', default: 'en' },
      data: data.passwordResetCode,
    });
    const mail = await api.mails.next(to);
    expect(mail.text).toContain('012345');
    expect(mail.subject).toMatch(/\p{Script=Arabic}/u);
    expect(await api.mails.all(to)).toHaveLength(1);
    const { folder } = api.mails;
    const modes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(`${folder}/${name}`)).mode),
    );
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600]);
  });
});
