import { accountMails } from '../../modules/people/accounts/mailTemplates.js';
import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import mongoose, { type ClientSession } from 'mongoose';
import { pino } from 'pino';
import { eventually } from '../../testing/runs/eventually.js';
import { SmtpSink } from '../../testing/services/smtpSink.js';
import { connectDatabase, type Database } from '../database/database.js';
import { prepareModels } from '../database/models.js';
import { MAIL_ATTACHMENTS, type MailAttachment } from './attachment.js';
import { MailWorker } from './mailWorker.js';
import { senderOf } from './outgoing.js';
import { MailModel } from './queuedMail.js';
import { MailQueue } from './mailQueue.js';
import { mailTransport } from './transport.js';

const mailQueue = new MailQueue();
let folder: string;
let database: Database;
let sink: SmtpSink;
let worker: MailWorker | null = null;

const work = (smtpUrl: string | undefined = sink.url, from = 'Polyphony <no-reply@example.com>') =>
  (worker = new MailWorker({
    queue: mailQueue,
    transport: mailTransport({ smtpUrl, outbox: join(folder, 'outbox') }),
    from: senderOf(from),
    log: pino({ level: 'silent' }),
  }));

const send = (more: { to?: string; attachments?: readonly MailAttachment[]; session?: ClientSession } = {}) =>
  mailQueue.queue({
    to: 'sonam@example.org',
    template: accountMails.addressInUse,
    lang: { requested: 'en', default: 'en' },
    data: { name: 'Sonam' },
    ...more,
  });

const ended = async () => (await MailModel.countDocuments({ state: 'waiting' })) === 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-mail-'));
  const uri = process.env['MONGODB_TEST_URI'];
  database = await connectDatabase({ dataDir: folder, ...(uri && { uri, name: `queue_mail_${process.pid}` }) });
  await prepareModels([MailModel]);
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await MailModel.deleteMany({});
  sink = await new SmtpSink().start();
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await sink.stop();
});

describe('a mail queued in a transaction', () => {
  test('is sent only after the commit, when workers are woken', async () => {
    work();
    await mongoose.connection.transaction(async (session) => {
      await send({ session });
      expect(await MailModel.countDocuments().session(session)).toBe(1);
      expect(await MailModel.countDocuments()).toBe(0);
      // This later mail was sent, so the worker has polled: it would have taken the older one first.
      await send({ to: 'dawa@example.org' });
      await eventually(() => sink.mails.length > 0);
      expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['dawa@example.org']);
      expect(sink.attempts).toBe(1);
    });
    mailQueue.wakeWorkers();
    await eventually(ended);
    expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['dawa@example.org', 'sonam@example.org']);
  });

  test('is not stored when the transaction fails', async () => {
    const failing = mongoose.connection.transaction(async (session) => {
      await send({ session });
      throw new Error('The house is full.');
    });
    await expect(failing).rejects.toThrow('The house is full.');
    expect(await MailModel.countDocuments()).toBe(0);
  });
});

const LONG = 'Northern School of "Crafts", Bilbao; '.repeat(6).slice(0, 200).trim();

describe('the name of the sender', () => {
  const headerOf = (source = '') => /^From: .*(?:\r?\n[ \t].*)*/m.exec(source)?.[0] ?? '';
  async function sentAs(systemName: string, from?: string) {
    const queue = new MailQueue(() => Promise.resolve(systemName));
    const lang = { requested: 'en', default: 'en' };
    await queue.queue({ to: 'sonam@example.org', template: accountMails.addressInUse, lang, data: { name: 'Sonam' } });
    work(sink.url, from);
    await eventually(ended);
    const [mail] = sink.mails;
    return { header: headerOf(mail?.source), ...mail?.parsed.from?.value[0], headers: mail?.parsed.headerLines };
  }

  test.each([
    ['a plain name', 'North School', 'North School'],
    ['quotes, commas and angle brackets', 'The "North" School, <Bilbao> \\ Co.', 'The "North" School, <Bilbao> \\ Co.'],
    ['an address of another', 'Bank <bank@example.net>', 'Bank <bank@example.net>'],
    ['line breaks', 'North\r\nBcc: all@example.org\nSchool', 'North Bcc: all@example.org School'],
    ['Arabic', 'مدرسة الشمال، بلباو', 'مدرسة الشمال، بلباو'],
    ['two hundred characters', LONG, LONG],
    [
      'two hundred Arabic characters',
      'مدرسة '.repeat(34).slice(0, 200).trim(),
      'مدرسة '.repeat(34).slice(0, 200).trim(),
    ],
    ['two hundred letters without a blank', 'ش'.repeat(200), 'ش'.repeat(200)],
  ])('is the installation’s where MAIL_FROM has an address alone: %s', async (_, systemName, name) => {
    const { header, headers, ...from } = await sentAs(systemName, 'no-reply@example.com');
    expect(from).toMatchObject({ name, address: 'no-reply@example.com' });
    expect(headers?.map(({ key }) => key).filter((key) => ['from', 'bcc'].includes(key))).toEqual(['from']);
    // Plain ASCII in lines that no server breaks (RFC 5322 2.1.1).
    expect(header).toMatch(/^[\x20-\x7e\r\n]+$/);
    expect(Math.max(...header.split(/\r?\n/).map(({ length }) => length))).toBeLessThan(998);
  });

  test('is the one that MAIL_FROM gives, whatever the installation is called', async () => {
    const from = await sentAs('North School', 'Events desk <events@example.com>');
    expect(from).toMatchObject({ name: 'Events desk', address: 'events@example.com' });
  });
});

const calendar: MailAttachment = {
  filename: 'event.ics',
  contentType: 'text/calendar; method=PUBLISH',
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nX-NAME:تجليد\r\nEND:VCALENDAR\r\n',
};
const list: MailAttachment = { filename: 'list.csv', contentType: 'text/csv; charset=utf-8', content: 'é,1\r\n' };

function expectBoth({ attachments, text, html }: ParsedMail): void {
  expect(text).toContain('Sonam');
  expect(html).toContain('Sonam');
  const [inline, ...files] = attachments.map(({ contentType, filename, content }) => ({
    contentType,
    filename,
    content: content.toString('utf8'),
  }));
  // An inline part has the mail's line ends, which in the outbox are those of this operating system.
  expect({ ...inline, content: inline?.content.replace(/\r?\n/g, '\r\n') }).toEqual({
    contentType: 'text/calendar',
    filename: undefined,
    content: calendar.content,
  });
  expect(files).toEqual([
    { contentType: 'text/csv', filename: 'list.csv', content: list.content },
    { contentType: 'application/ics', filename: 'event.ics', content: calendar.content },
  ]);
}

describe('attachments', () => {
  test('arrive unchanged, a calendar where mail programs look for one, and are then deleted', async () => {
    await send({ attachments: [calendar, list] });
    expect(JSON.stringify(await MailModel.findOne().lean())).toContain('VCALENDAR');
    work();
    await eventually(ended);
    const [mail] = sink.mails;
    if (!mail) throw new Error('No mail came.');
    expectBoth(mail.parsed);
    // A third alternative beside the two texts (RFC 6047 2.4).
    expect(mail.source).toMatch(
      /multipart\/alternative[^]*text\/plain[^]*text\/html[^]*text\/calendar;[^]*method=PUBLISH/,
    );
    const stored = await MailModel.findOne().lean();
    expect(stored).toMatchObject({ state: 'sent' });
    expect(Object.keys(stored ?? {})).not.toEqual(expect.arrayContaining(['attachments']));
  });

  test('are in the file of the outbox as well', async () => {
    await send({ attachments: [calendar, list] });
    work('');
    await eventually(ended);
    const [name = ''] = (await readdir(join(folder, 'outbox'))).filter((file) => file.endsWith('.eml'));
    expectBoth(await simpleParser(await readFile(join(folder, 'outbox', name))));
  });

  test('a mail without any has none, in the queue and on the wire', async () => {
    await send();
    expect(Object.keys((await MailModel.findOne().lean()) ?? {})).not.toContain('attachments');
    work();
    await eventually(ended);
    expect(sink.mails[0]?.parsed.attachments).toEqual([]);
    expect(sink.mails[0]?.source).not.toContain('multipart/mixed');
  });

  test.each<[string, readonly MailAttachment[]]>([
    ['too many', Array.from({ length: MAIL_ATTACHMENTS.max + 1 }, () => list)],
    ['too large, in bytes', [{ ...list, content: 'é'.repeat(MAIL_ATTACHMENTS.bytes / 2 + 1) }]],
    ['named with a header', [{ ...list, filename: 'a.csv"\r\nBcc: x@example.org' }]],
    ['named with a path', [{ ...list, filename: '../a.csv' }]],
    ['of a type with a header', [{ ...list, contentType: 'text/csv\r\nBcc: x@example.org' }]],
  ])('%s: nothing is queued', async (_, attachments) => {
    await expect(send({ attachments })).rejects.toThrow(RangeError);
    expect(await MailModel.countDocuments()).toBe(0);
  });
});
