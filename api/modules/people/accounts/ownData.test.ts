import { readdir, readFile } from 'node:fs/promises';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import mongoose from 'mongoose';
import { verifyChain } from '../../../audit/chain.js';
import { storedTrail } from '../../../audit/trailFile.js';
import { accountMails } from './mailTemplates.js';
import { beginErasure, finishErasure, resumeErasures } from '../../../identity/personalData/erasure.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';
import { UserModel } from '../../../identity/users/user.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { MailModel } from '../../../platform/mail/queuedMail.js';
import { ownDataCalls } from '../../../testing/clients/ownData.js';
import type { TestClient } from '../../../testing/clients/testClient.js';
import { fromElsewhere, visitorAccount } from '../../../testing/clients/visitorAccounts.js';
import { allBookings, book, bookableEvent, step } from '../../../testing/records/bookings.js';
import { sendEnquiry } from '../../../testing/records/enquiries.js';
import { PNG } from '../../../testing/files/sampleFiles.js';
import { failingCommand } from '../../../testing/measures/failingCommands.js';
import { eventually } from '../../../testing/runs/eventually.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    TRUST_PROXY: '1',
    BOOKINGS_EMAIL: 'bookings@test.example',
    ENQUIRIES_EMAIL: 'desk@test.example',
  });
});
afterAll(() => api.close());

const { deleteOwn: DELETE, exportOwn: EXPORT } = ownDataCalls;
const deleteOwn = (client: TestClient, password: string) => client.request(DELETE, { password });

/** Words that nobody else's data has. */
const NAME = { firstName: 'Evergreen', lastName: 'Kingfisher' };
const PHONE = '+975 17998877';
const WORDS = [...Object.values(NAME), PHONE, 'A wheelchair needs room', 'Aisle seat for her', 'Where do I park'];

const idOf = async (email: string) => (await UserModel.findOne({ email }).orFail().lean())._id;

/** Hands in an identity document, as a registration does. */
async function handInDocument(email: string): Promise<string> {
  const key = await api.services.privateFiles.save(PNG);
  const identityFile = { key, type: 'image/png', size: PNG.length };
  await UserModel.updateOne({ email }, { $set: { 'visitor.identityFile': identityFile } });
  return key;
}

/** A visitor with a document, a booking to come, one that is over, and an enquiry. */
async function knownVisitor() {
  const account = await visitorAccount(api, { ...NAME, phone: PHONE });
  const { client, email } = account;
  const document = await handInDocument(email);
  const coming = await bookableEvent(api, { startsOn: '2999-05-01' });
  const over = await bookableEvent(api, { startsOn: '2999-05-01' });
  const first = await book(client, { ...coming, message: 'A wheelchair needs room' });
  const second = await book(client, over);
  const ids = { coming: first.booking?.id ?? '', over: second.booking?.id ?? '' };
  await step(api.admin, 'confirm', { id: ids.coming });
  await step(api.admin, 'confirm', { id: ids.over });
  await step(api.admin, 'note', { id: ids.over, note: 'Aisle seat for her' });
  await mongoose.connection
    .collection('events')
    .updateOne({ _id: new mongoose.Types.ObjectId(over.eventId) }, { $set: { startsOn: '2020-05-01' } });
  await sendEnquiry(api, {
    firstName: NAME.firstName,
    email: email.toUpperCase(),
    problemDescription: 'Where do I park?',
  });
  await api.visitor.graphql(
    'mutation ($email: String!) { logIn(identifier: $email, password: "wrong") { success } }',
    { email },
    fromElsewhere(),
  );
  return { ...account, ids, events: { coming: coming.eventId, over: over.eventId }, document, id: await idOf(email) };
}

/** Every text that is stored, collection by collection, and every file of the outbox. */
async function everythingStored(): Promise<string> {
  const { db } = mongoose.connection;
  const collections = (await db?.listCollections().toArray()) ?? [];
  const documents = await Promise.all(
    collections.map(async ({ name }) => `${name} ${JSON.stringify(await db?.collection(name).find().toArray())}`),
  );
  const names = await readdir(api.mails.folder);
  const mails = await Promise.all(names.map((name) => readFile(`${api.mails.folder}/${name}`, 'utf8')));
  return [...documents, ...mails].join('\n');
}

const FAREWELLS = ['Your account has been deleted', 'تم حذف حسابك'];

/** Neither the database nor the outbox names the person, except the confirmation, which the person has received. */
async function expectForgotten(email: string): Promise<void> {
  const words = [...WORDS, email].map((word) => word.toLowerCase());
  const found = (text: string) => words.filter((word) => text.toLowerCase().includes(word));
  for (const { subject, ...mail } of await new Outbox(api.mails.folder).all())
    if (!FAREWELLS.includes(subject)) expect(found(JSON.stringify({ subject, ...mail }))).toEqual([]);
  const { db } = mongoose.connection;
  for (const { name } of (await db?.listCollections().toArray()) ?? []) {
    const stored = JSON.stringify(await db?.collection(name).find().toArray());
    expect([name, found(stored)]).toEqual([name, []]);
  }
}

const placesTaken = async (id: string) =>
  (await mongoose.connection.collection('events').findOne({ _id: new mongoose.Types.ObjectId(id) }))?.[
    'placesTaken'
  ] as unknown;

test('a deleted account leaves nothing that names the person, places given back, and a whole audit trail', async () => {
  const { client, email, password, ids, events, document, id } = await knownVisitor();
  const before = await everythingStored();
  for (const word of [...WORDS, email]) expect([word, before.includes(word)]).toEqual([word, true]);
  await eventually(async () => (await MailModel.countDocuments({ state: 'waiting' })) === 0, 'all mails are sent');

  expect(await deleteOwn(client, password)).toEqual({ success: true, message: messages.accountDeleted, errors: [] });
  const mail = await eventually(
    async () => (await api.mails.all(email)).find(({ subject }) => subject === 'Your account has been deleted'),
    'the confirmation',
  );
  expect(mail.text).toContain('Bookings of past events stay without your name.');
  // The confirmation is what the person has received: the outbox is their mailbox here.
  await eventually(async () => (await MailModel.countDocuments({ to: email })) === 0, 'the mail leaves no record');
  await expectForgotten(email);
  await expect(api.services.privateFiles.read(document)).rejects.toThrow('ENOENT');
  expect(await SessionModel.countDocuments({ userId: id })).toBe(0);
  expect((await client.graphql('{ currentVisitor { id } }')).data).toEqual({ currentVisitor: null });

  const bookings = new Map((await allBookings(api.admin)).map((booking) => [booking.id, booking]));
  expect(bookings.get(ids.coming)).toMatchObject({ status: 'CANCELLED', visitor: null, message: null });
  expect(bookings.get(ids.over)).toMatchObject({ status: 'CONFIRMED', visitor: null, note: null });
  expect([await placesTaken(events.coming), await placesTaken(events.over)]).toEqual([0, 1]);
  const verdict = await verifyChain(storedTrail());
  expect(verdict.fault).toBeNull();
  expect(verdict.redacted).toBeGreaterThan(3);
  const actors = await mongoose.connection
    .collection('auditEntries')
    .find({ 'actor.id': String(id) })
    .toArray();
  expect(actors.map(({ action }) => String(action))).toEqual(
    expect.arrayContaining(['VERIFY_EMAIL', 'SIGN_IN', 'ERASE']),
  );
});

test('a deletion needs the right password, and tries of it are limited', async () => {
  const { client, email } = await visitorAccount(api);
  expect(await deleteOwn(client, '')).toMatchObject({ success: false, errors: [{ field: 'password' }] });
  expect(await deleteOwn(client, 'Wrong-7')).toMatchObject({
    success: false,
    errors: [{ field: 'password', message: messages.currentPasswordWrong }],
  });
  for (let tried = 1; tried < 10; tried += 1) await deleteOwn(client, 'Wrong-7');
  expect((await client.graphql(DELETE, { password: 'Wrong-7' })).errors[0]?.extensions['code']).toBe('RATE_LIMITED');
  expect(await UserModel.countDocuments({ email, 'visitor.erasure': null })).toBe(1);
});

test('the mail of an erasure that an older version began is in the language that it stored as `asked`', async () => {
  const { email } = await visitorAccount(api);
  const id = await idOf(email);
  await beginErasure(id, {}, { requested: 'en', default: 'en' });
  await UserModel.updateOne({ _id: id }, { $set: { 'visitor.erasure.lang': { asked: 'ar', default: 'en' } } });
  await finishErasure(id, accountMails.accountDeleted, api.services);
  expect(JSON.stringify(await api.mails.next(email))).toMatch(/\p{Script=Arabic}/u);
});

test('the address of a deleted account can be registered again, as a new one', async () => {
  const { client, email, password } = await visitorAccount(api);
  const id = await idOf(email);
  await deleteOwn(client, password);
  await api.mails.next(email);
  await visitorAccount(api, { email });
  expect(String(await idOf(email))).not.toBe(String(id));
});

test('an account that is being erased signs nobody in, resets no password and books no place', async () => {
  const { client, email, password } = await visitorAccount(api);
  const event = await bookableEvent(api);
  await beginErasure(await idOf(email), {}, { requested: 'en', default: 'en' });
  // Although the session is still cached, the write is refused.
  expect(
    (
      await client.graphql('mutation ($input: BookingInput!) { bookEvent(input: $input) { success } }', {
        input: event,
      })
    ).errors[0]?.extensions['code'],
  ).toBe('UNAUTHENTICATED');
  const logIn =
    'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { success } }';
  expect((await api.visitor.graphql(logIn, { email, password }, fromElsewhere())).data).toEqual({
    logIn: { success: false },
  });
  const mails = (await api.mails.all(email)).length;
  await api.visitor.graphql(
    'mutation ($email: String!) { forgotPassword(email: $email) { success } }',
    { email },
    fromElsewhere(),
  );
  expect(await MailModel.countDocuments({ to: email, template: 'passwordResetCode' })).toBe(0);
  expect((await api.mails.all(email)).length).toBe(mails);
  expect(await resumeErasures(accountMails.accountDeleted, api.services, { olderThanMs: 0 })).toBe(1);
  expect(await UserModel.countDocuments({ email })).toBe(0);
});

test('an erasure that is cut off at any command is finished later, with one mail and each place given back once', async () => {
  const { email, events, id } = await knownVisitor();
  await beginErasure(id, {}, { requested: 'ar', default: 'en' });
  const finish = () => finishErasure(id, accountMails.accountDeleted, api.services);
  const cutOff: string[] = [];
  for (let at = 0; ; at += 1) {
    const { failed } = await failingCommand(at, () => finish().catch(() => undefined));
    if (failed === null) break;
    cutOff.push(failed);
  }
  expect(new Set(cutOff).size).toBeGreaterThan(10);
  await Promise.all([finish(), finish()]);
  expect(await UserModel.countDocuments({ _id: id })).toBe(0);
  expect(await placesTaken(events.coming)).toBe(0);
  const farewells = async () => (await api.mails.all(email)).filter(({ subject }) => subject === 'تم حذف حسابك');
  await eventually(async () => (await farewells()).length > 0, 'the confirmation, in the language of the visitor');
  expect(await farewells()).toHaveLength(1);
  await expectForgotten(email);
  expect((await verifyChain(storedTrail())).fault).toBeNull();
});

test('a download has all that is stored of the person, but what staff noted, and nothing of others', async () => {
  const other = await visitorAccount(api, { firstName: 'Another', lastName: 'Person' });
  const { client, email, password } = await knownVisitor();
  const { success, data } = await client.request(EXPORT, { password });
  expect(success).toBe(true);
  const text = String(data);
  const all = JSON.parse(text) as Record<string, unknown>;
  expect(all['account']).toMatchObject({ ...NAME, email, phone: PHONE, identityDocument: { bytes: PNG.length } });
  expect(text).toContain(`data:image/png;base64,${PNG.toString('base64')}`);
  expect(all['bookings']).toMatchObject([{ status: 'Confirmed' }, { message: 'A wheelchair needs room' }]);
  expect(all['enquiries']).toMatchObject([{ message: 'Where do I park?' }]);
  expect(all['devices']).toHaveLength(1);
  expect(all['log']).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'SIGN_IN', outcome: 'REFUSED' })]),
  );
  expect((all['mails'] as unknown[]).length).toBeGreaterThan(0);
  for (const hidden of ['Aisle seat', 'passwordHash', 'argon2', 'ticketCode":null', other.email, 'Super Admin'])
    expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
});

test('a download needs the password, and is limited', async () => {
  const { client, password } = await visitorAccount(api);
  const exportOwn = (typed: string) => client.graphql(EXPORT, { password: typed });
  expect((await exportOwn('Wrong-7')).data).toMatchObject({ result: { success: false, data: null } });
  for (let done = 0; done < 10; done += 1) await exportOwn(password);
  expect((await exportOwn(password)).errors[0]?.extensions['code']).toBe('RATE_LIMITED');
});
