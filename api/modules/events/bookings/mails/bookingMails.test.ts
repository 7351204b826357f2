import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { connectDatabase, type Database } from '../../../../platform/database/database.js';
import { MailWorker } from '../../../../platform/mail/mailWorker.js';
import { MailModel, type QueuedMail } from '../../../../platform/mail/queuedMail.js';
import { siteClock } from '../../../../platform/siteClock.js';
import { MailQueue } from '../../../../platform/mail/mailQueue.js';
import { mailTransport } from '../../../../platform/mail/transport.js';
import { prepareModels } from '../../../../platform/database/models.js';
import { eventually } from '../../../../testing/runs/eventually.js';
import { SmtpSink } from '../../../../testing/services/smtpSink.js';
import { queueBookingMail, type BookingMail, type BookingMailSettings, type MailedEvent } from './bookingMails.js';

const STAFF = 'events@site.example';
const from = { name: '', address: 'no-reply@site.example' };
const base = { publicUrl: 'https://site.example', from };
const mailQueue = new MailQueue();
const services = {
  mailQueue,
  bookingMailSettings: { ...base, staffAddress: STAFF },
  siteClock: siteClock(undefined),
  systemName: () => Promise.resolve('North School'),
};
const language = { requested: 'en', default: 'en' };
const languages = [
  { code: 'en', default: true },
  { code: 'ar', default: false },
];

const event: MailedEvent = {
  ticketId: 'EVT-7KQ2M9XH',
  slug: 'bookbinding-weekend',
  name: { en: 'Bookbinding weekend', ar: 'عطلة تجليد الكتب' },
  shortDescription: null,
  infoAddressUrl: null,
  infoAddressLabel: { en: 'The Old Press' },
  infoDateRange: { en: 'Some day in May' },
  startsOn: '2027-05-15',
  endsOn: '2027-05-16',
  infoStartTime: '10:00',
  infoEndTime: '17:30',
  version: 3,
  createdAt: new Date('2027-01-01T00:00:00Z'),
  updatedAt: new Date('2027-02-01T00:00:00Z'),
};
const booking = {
  _id: new Types.ObjectId(),
  price: { amount: { minorUnits: 12_500_000, currency: 'BTN' } },
  transactionId: 'TXN-7KQ2M9XH4RTV',
};
const visitor = { firstName: 'Sonam', lastName: 'Wangmo', email: 'sonam@example.org', language: 'ar' as string | null };

interface More {
  readonly event?: Partial<MailedEvent>;
  readonly visitor?: Partial<typeof visitor>;
  readonly bookingMailSettings?: BookingMailSettings;
  readonly active?: typeof languages;
  readonly bookedIn?: string;
  readonly siteClock?: typeof services.siteClock;
}
const queue = (
  kind: BookingMail,
  { event: days, visitor: reader, active = languages, bookedIn, ...settings }: More = {},
) =>
  queueBookingMail(
    kind,
    { ...booking, ...(bookedIn && { language: bookedIn }) },
    { ...event, ...days },
    { ...visitor, ...reader },
    { services: { ...services, ...settings }, language, languages: active },
  );
const queued = (to: string) => MailModel.findOne({ to }).lean<QueuedMail>();
const calendarIn = (mail: QueuedMail | null) => {
  const [attachment] = mail?.attachments ?? [];
  if (!attachment) throw new Error('The mail has no calendar.');
  const entry = new ICAL.Component(ICAL.parse(attachment.content) as unknown[]).getFirstSubcomponent('vevent');
  return (name: string, parameter?: string) =>
    parameter
      ? entry?.getFirstProperty(name)?.getFirstParameter(parameter)
      : String(entry?.getFirstPropertyValue(name));
};

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-booking-mail-'));
  const uri = process.env['MONGODB_TEST_URI'];
  database = await connectDatabase({ dataDir: folder, ...(uri && { uri, name: `booking_mail_${process.pid}` }) });
  await prepareModels([MailModel]);
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await MailModel.deleteMany({});
});

test('the server mails a new booking to its visitor in their language, and to the staff in the base language', async () => {
  await queue('received');
  expect(await MailModel.countDocuments()).toBe(2);
  const mine = await queued(visitor.email);
  expect(mine).toMatchObject({ template: 'bookingReceived', lang: 'ar', subject: 'وصلنا حجزك: عطلة تجليد الكتب' });
  expect(mine?.text).toContain('Nu.1,25,000');
  expect(mine).not.toHaveProperty('attachments');
  const theirs = await queued(STAFF);
  expect(theirs).toMatchObject({
    template: 'bookingForStaff',
    lang: 'en',
    subject: 'New booking: Bookbinding weekend',
  });
  expect(theirs?.text).toContain('Name: Sonam Wangmo');
  expect(theirs?.text).toContain('https://site.example/admin/event/booking/view');
});

test('mails about a booking are in the language that it was booked in, whatever the log-in was in', async () => {
  await queue('confirmed', { bookedIn: 'en' });
  const mail = await queued(visitor.email);
  expect(mail).toMatchObject({ lang: 'en', subject: 'Your booking is confirmed: Bookbinding weekend' });
  expect(calendarIn(mail)('summary')).toBe('Bookbinding weekend');
});

describe.each(['received', 'confirmed', 'cancelled'] as const)('the mail of a booking that is %s', (kind) => {
  const textTo = async (to: string) => (await queued(to))?.text?.replaceAll('\u2060', '');
  const ZONED = '10:00 AM–5:30 PM (Bhutan Time, UTC+6)';

  test('the time in it names its zone where one is set, with the offset of the day', async () => {
    await queue(kind, { bookedIn: 'en', siteClock: siteClock('Asia/Thimphu') });
    expect(await textTo(visitor.email)).toContain(ZONED);
    if (kind !== 'confirmed') expect(await textTo(STAFF)).toContain(ZONED);
  });

  test('the time in it names its zone in Arabic as well', async () => {
    await queue(kind, { siteClock: siteClock('Asia/Thimphu') });
    expect(await textTo(visitor.email)).toContain('(توقيت بوتان، UTC+6)');
  });
});

test('a confirmed one brings the link to the ticket and the event for the calendar, and tells the staff nothing', async () => {
  await queue('confirmed');
  expect(await MailModel.countDocuments()).toBe(1);
  const mail = await queued(visitor.email);
  expect(mail).toMatchObject({ template: 'bookingConfirmed', lang: 'ar' });
  expect(mail?.text).toContain(`https://site.example/account/bookings/${booking._id.toHexString()}?lang=ar`);
  expect(mail?.text).toContain('الملف المرفق');
  const calendar = calendarIn(mail);
  expect([calendar('uid'), calendar('status'), calendar('summary')]).toEqual([
    'EVT-7KQ2M9XH@site.example',
    'CONFIRMED',
    'عطلة تجليد الكتب',
  ]);
  expect(calendar('organizer')).toBe('mailto:no-reply@site.example');
});

test.each([
  ['the installation’s', base, 'North School'],
  ['the one that the operator gave', { ...base, from: { ...from, name: 'Events "desk"' } }, "Events 'desk'"],
])('the organizer in the calendar of a mail has a name: %s', async (_, bookingMailSettings, name) => {
  await queue('confirmed', { bookingMailSettings });
  expect(calendarIn(await queued(visitor.email))('organizer', 'cn')).toBe(name);
});

test('a mail to a visitor whose language was deactivated is in the default one, with its calendar and its link (SPEC-D31)', async () => {
  await queue('confirmed', { active: languages.slice(0, 1) });
  const mail = await queued(visitor.email);
  expect(mail).toMatchObject({ lang: 'en', subject: 'Your booking is confirmed: Bookbinding weekend' });
  expect(mail?.text).toMatch(new RegExp(`/account/bookings/${booking._id.toHexString()}$`, 'm'));
  expect(calendarIn(mail)('summary')).toBe('Bookbinding weekend');
});

test('the mail of a cancellation leaves the calendar alone, where another booking of the event may be, and notifies the staff', async () => {
  await queue('cancelled', { visitor: { language: 'en' } });
  const mail = await queued(visitor.email);
  expect(mail).toMatchObject({
    template: 'bookingCancelled',
    subject: 'Your booking has been cancelled: Bookbinding weekend',
  });
  expect(mail).not.toHaveProperty('attachments');
  expect(mail?.text).not.toMatch(/attached|ticket/);
  expect(await queued(STAFF)).toMatchObject({ subject: 'Booking cancelled: Bookbinding weekend' });
});

test('an event that names no day comes without a calendar, in its organisers’ words', async () => {
  await queue('confirmed', { event: { startsOn: null }, visitor: { language: null } });
  const mail = await queued(visitor.email);
  expect(mail).not.toHaveProperty('attachments');
  expect(mail?.lang).toBe('en');
  expect(mail?.text).toContain('When: Some day in May');
  expect(mail?.text).not.toContain('attached');
});

test('without BOOKINGS_EMAIL the staff get no mail', async () => {
  for (const kind of ['received', 'cancelled'] as const) await queue(kind, { bookingMailSettings: base });
  expect(await MailModel.distinct('to')).toEqual([visitor.email]);
});

test('a booking that comes to nothing is mailed to nobody; one that is written goes out, calendar and all', async () => {
  const sink = await new SmtpSink().start();
  const worker = new MailWorker({
    queue: mailQueue,
    transport: mailTransport({ smtpUrl: sink.url, outbox: folder }),
    from,
    log: pino({ level: 'silent' }),
  });
  const write = (fails: boolean) =>
    mongoose.connection.transaction(async (session) => {
      for (const kind of ['received', 'confirmed'] as const)
        await queueBookingMail(kind, booking, event, visitor, { services, session, language, languages });
      if (fails) throw new Error('The house is full.');
    });
  try {
    await expect(write(true)).rejects.toThrow('The house is full.');
    expect(await MailModel.countDocuments()).toBe(0);
    await write(false);
    mailQueue.wakeWorkers();
    await eventually(() => sink.mails.length >= 3);
    const mails = sink.mails.map(({ parsed }) => parsed);
    expect(mails).toHaveLength(3);
    const confirmed = mails.find(({ subject }) => subject?.startsWith('تم تأكيد حجزك'));
    expect(confirmed?.attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar', 'application/ics']);
    const [inline, file] = confirmed?.attachments ?? [];
    expect(inline?.content.equals(file?.content ?? Buffer.of())).toBe(true);
  } finally {
    await worker.stop();
    await sink.stop();
  }
});
