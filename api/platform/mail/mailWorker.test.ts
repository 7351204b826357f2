import { accountMails } from '../../modules/people/accounts/mailTemplates.js';
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { connectDatabase, type Database } from '../database/database.js';
import { prepareModels } from '../database/models.js';
import { MailWorker } from './mailWorker.js';
import { senderOf } from './outgoing.js';
import { MailModel } from './queuedMail.js';
import { MailQueue } from './mailQueue.js';
import { everyCommandOf } from '../../testing/measures/commands.js';
import { eventually } from '../../testing/runs/eventually.js';
import { SmtpSink, type Refusal } from '../../testing/services/smtpSink.js';
import { mailTransport, smtpOptions } from './transport.js';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const FIRST_PAUSE_MS = 20;

const mailQueue = new MailQueue();
let folder: string;
let database: Database;
let sink: SmtpSink;
const workers: MailWorker[] = [];

const worker = (options: { readonly tryMs?: number; readonly stopMs?: number } = {}) => {
  const transport = mailTransport({ smtpUrl: sink.url, outbox: join(folder, 'outbox') });
  const mailWorker = new MailWorker({
    queue: mailQueue,
    transport,
    from: senderOf('Polyphony <no-reply@example.com>'),
    log,
    firstPauseMs: FIRST_PAUSE_MS,
    ...options,
  });
  workers.push(mailWorker);
  return mailWorker;
};

const send = (to = 'sonam@example.org', code = '482913') =>
  mailQueue.queue({
    to,
    template: accountMails.verificationCode,
    lang: { requested: 'en', default: 'en' },
    data: { name: 'Sonam', code },
  });

const ended = async () => (await MailModel.countDocuments({ state: 'waiting' })) === 0;
/** A mail is sent, then stored, then logged: wait for the last of these that a test checks. */
const logged = (message: string) => lines.filter(({ msg }) => msg === message).length;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-mail-'));
  const uri = process.env['MONGODB_TEST_URI'];
  database = await connectDatabase({
    dataDir: folder,
    monitorCommands: true,
    ...(uri && { uri, name: `mail_${process.pid}` }),
  });
  await prepareModels([MailModel]);
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await MailModel.deleteMany({});
  lines.length = 0;
  sink = await new SmtpSink().start();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((one) => one.stop()));
  await sink.stop();
});

test('a queued mail arrives once and complete, with the right sender and recipient', async () => {
  worker();
  await send();
  await eventually(ended);
  expect(sink.mails).toHaveLength(1);
  const [mail] = sink.mails;
  expect(mail?.recipients).toEqual(['sonam@example.org']);
  expect(mail?.parsed).toMatchObject({
    subject: 'Your verification code',
    from: { value: [{ name: 'Polyphony', address: 'no-reply@example.com' }] },
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/) as unknown,
  });
  expect(mail?.parsed.text).toContain('482913');
  expect(mail?.parsed.html).toContain('482913');
  expect(mail?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
});

test('after delivery the text of a mail is deleted, and no log line has its code or its recipient', async () => {
  worker();
  await send();
  await eventually(() => logged('mail sent') > 0);
  const [stored] = await MailModel.find().lean();
  expect(stored).toMatchObject({
    state: 'sent',
    tries: 1,
    template: 'verificationCode',
    endedAt: expect.any(Date) as unknown,
  });
  expect(JSON.stringify(stored)).not.toContain('482913');
  expect(Object.keys(stored ?? {})).not.toEqual(expect.arrayContaining(['text']));
  expect(lines.map(({ msg }) => msg)).toEqual(['mail sent']);
  expect(JSON.stringify(lines)).not.toMatch(/482913|sonam@/);
});

test.each<[string, Refusal]>([
  ['the recipient', { at: 'recipient', responseCode: 450, message: 'Mailbox busy' }],
  ['the message', { at: 'message', responseCode: 451, message: 'Try later' }],
])('a mail that the server defers with %s is retried until accepted, with the same Message-ID', async (_, refusal) => {
  sink.refusal = refusal;
  worker();
  await send();
  await eventually(() => logged('mail not sent yet') >= 3);
  expect(sink.attempts).toBeGreaterThanOrEqual(3);
  sink.refusal = null;
  await eventually(ended);
  expect(sink.mails).toHaveLength(1);
  expect(await MailModel.findOne().lean()).toMatchObject({ state: 'sent' });
  expect(new Set(sink.offered).size).toBe(1);
});

test('a mail that the server rejects permanently is not retried; the reason is stored and logged', async () => {
  sink.refusal = { at: 'recipient', responseCode: 550, message: 'No such mailbox' };
  worker();
  await send();
  await eventually(() => logged('mail given up') > 0);
  // This later mail was sent, so the first one would have been retried by now.
  sink.refusal = null;
  await send('dawa@example.org');
  await eventually(() => logged('mail sent') > 0);
  expect(sink.attempts).toBe(2);
  const stored = await MailModel.findOne({ state: 'failed' }).lean();
  expect(stored).toMatchObject({ tries: 1, error: expect.stringContaining('No such mailbox') as unknown });
  expect(stored).not.toHaveProperty('dueAt');
  expect(JSON.stringify(stored)).not.toContain('482913');
  expect(lines[0]).toMatchObject({ level: 50, msg: 'mail given up' });
});

test.each<Refusal>([
  { at: 'connection', responseCode: 554, message: 'No SMTP service here' },
  { at: 'sender', responseCode: 550, message: 'Sender not configured' },
  { at: 'sender', responseCode: 530, message: 'Authentication required' },
  { at: 'recipient', responseCode: 530, message: 'Authentication required' },
  { at: 'recipient', responseCode: 503, message: 'Bad sequence of commands' },
])('a mail is retried when the $at is rejected with $responseCode, which is not about the mail', async (refusal) => {
  sink.refusal = refusal;
  worker();
  await send();
  await eventually(() => logged('mail not sent yet') >= 2);
  sink.refusal = null;
  await eventually(ended);
  expect(sink.mails).toHaveLength(1);
});

test('a mail whose content the server rejects permanently is not retried', async () => {
  sink.refusal = { at: 'message', responseCode: 552, message: 'Too large' };
  worker();
  await send();
  await eventually(() => logged('mail given up') > 0);
  expect(await MailModel.findOne().lean()).toMatchObject({ state: 'failed', tries: 1 });
});

test('mails wait while the server is unavailable and are sent when it is back', async () => {
  await sink.stop();
  worker();
  await send();
  await eventually(async () => ((await MailModel.findOne().lean())?.tries ?? 0) >= 2);
  expect((await MailModel.findOne().lean())?.error).toMatch(/ECONNREFUSED/);
  await sink.start();
  await eventually(ended);
  expect(sink.mails).toHaveLength(1);
});

test('mails queued before a stop are sent after the next start', async () => {
  await sink.stop();
  const first = worker();
  await send();
  await eventually(async () => ((await MailModel.findOne().lean())?.tries ?? 0) >= 1);
  await first.stop();
  await send('dawa@example.org');
  await sink.start();
  const commands = await everyCommandOf(async () => {
    first.wake();
    // Later than the poll of a running worker after its wake-up.
    await MailModel.countDocuments();
  });
  expect(commands).toEqual(['aggregate mails']);
  expect(sink.attempts).toBe(0);
  await MailModel.updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } });
  worker();
  await eventually(ended);
  expect(sink.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(['dawa@example.org', 'sonam@example.org']);
});

test('a stop waits for a mail being sent, which arrives once', async () => {
  let release = () => undefined as void;
  sink.hold = new Promise((resolve) => (release = resolve));
  const stopping = worker();
  await send();
  await eventually(() => sink.attempts === 1);
  const stopped = stopping.stop();
  release();
  await stopped;
  expect(await MailModel.findOne().lean()).toMatchObject({ state: 'sent', tries: 1 });
  expect(sink.mails).toHaveLength(1);
});

test('a server may take ten minutes to respond to the end of a message; connecting and greeting may not (RFC 5321 4.5.3.2)', async () => {
  const { socketTimeout, connectionTimeout, greetingTimeout } = smtpOptions('smtp://mail.example.com');
  expect([socketTimeout, connectionTimeout, greetingTimeout]).toEqual([600_000, 10_000, 10_000]);
  sink.hold = new Promise(() => undefined);
  await send();
  await MailModel.updateOne({}, { $set: { usefulUntil: new Date(Date.now() + 86_400_000) } });
  worker({ stopMs: 0 });
  await eventually(() => sink.attempts === 1);
  const leasedMs = ((await MailModel.findOne().lean())?.dueAt?.getTime() ?? 0) - Date.now();
  expect(leasedMs).toBeGreaterThan(600_000);
});

test('a mail that is of use for minutes, as one with a code, is soon tried by another process', async () => {
  sink.hold = new Promise(() => undefined);
  await send();
  await MailModel.updateOne({}, { $set: { usefulUntil: new Date(Date.now() + 600_000) } });
  worker({ stopMs: 0 });
  await eventually(() => sink.attempts === 1);
  const leased = await MailModel.findOne().lean();
  expect(leased?.tries).toBe(1);
  expect((leased?.dueAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(120_000);
});

test('an attempt that takes too long closes its connection before the mail is tried again', async () => {
  sink.hold = new Promise(() => undefined);
  worker({ tryMs: 300, stopMs: 0 });
  await send();
  await eventually(() => logged('mail not sent yet') > 0);
  expect(await MailModel.findOne().lean()).toMatchObject({
    error: expect.stringMatching(/aborted.*timeout/) as unknown,
  });
  await eventually(() => sink.closed >= 1);
});

test('a stop does not wait for a server that is silent: the attempts are aborted, and soon due again', async () => {
  sink.hold = new Promise(() => undefined);
  const stopping = worker({ stopMs: 50 });
  // As many as one process sends at once, and one more that waits for them.
  for (let n = 0; n < 5; n += 1) await send(`reader${n}@example.org`);
  await eventually(() => sink.attempts === 4);
  await stopping.stop();
  await eventually(() => sink.closed === 4);
  const mails = await MailModel.find().lean();
  expect(mails.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'waiting'));
  expect(mails.filter(({ error }) => error?.includes('The server was stopped.'))).toHaveLength(4);
  for (const { dueAt } of mails) expect(dueAt?.getTime()).toBeLessThan(Date.now() + 10_000);
});

test('each mail is sent by one of several processes', async () => {
  const all = [worker(), worker(), worker()];
  await Promise.all(Array.from({ length: 30 }, (_, n) => send(`reader${n}@example.org`)));
  for (const one of all) one.wake();
  await eventually(ended);
  expect(sink.mails).toHaveLength(30);
  expect(new Set(sink.mails.map(({ parsed }) => parsed.messageId)).size).toBe(30);
});

test('the mail of a crashed process is sent by another one once its lease has expired', async () => {
  await send();
  // The state left by a crashed process: an attempt that never ended.
  const dead = { dueAt: new Date(Date.now() + 60_000) };
  await MailModel.updateOne({}, { $set: dead, $inc: { tries: 1 } });
  const other = worker();
  await send('dawa@example.org');
  await eventually(() => logged('mail sent') === 1);
  expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['dawa@example.org']);
  await MailModel.updateOne({ state: 'waiting' }, { $set: { dueAt: new Date() } });
  other.wake();
  await eventually(ended);
  expect(sink.mails.flatMap(({ recipients }) => recipients)).toEqual(['dawa@example.org', 'sonam@example.org']);
  expect(await MailModel.findOne({ tries: 2 }).lean()).toMatchObject({ state: 'sent' });
});

test('an expired code is not sent', async () => {
  await send();
  await MailModel.updateOne({}, { $set: { usefulUntil: new Date(Date.now() - 1) } });
  worker();
  await eventually(ended);
  expect(sink.attempts).toBe(0);
  expect(await MailModel.findOne().lean()).toMatchObject({ state: 'failed' });
});

test.each([
  ['a list', 'a@example.org, b@example.org'],
  ['an array', ['a@example.org', 'b@example.org']],
  ['an object', { address: 'a@example.org' }],
  ['a header', 'a@example.org\r\nBcc: b@example.org'],
  ['a name', 'Sonam <a@example.org>'],
  ['a group', 'all:a@example.org;'],
  ['a null byte', 'a\u0000@example.org'],
  ['nothing', ''],
])('%s is no address: nothing is queued', async (_, to) => {
  await expect(send(to as string)).rejects.toThrow('exactly one plain address');
  expect(await MailModel.countDocuments()).toBe(0);
});
