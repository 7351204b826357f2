import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { verifyChain } from '../../../audit/chain.js';
import { settledTrail } from '../../../testing/records/settledTrail.js';
import { storedTrail } from '../../../audit/trailFile.js';
import { resumeErasures } from '../../../identity/personalData/erasure.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';
import { UserModel } from '../../../identity/users/user.js';
import { FOLDED_NAMES, SEARCH_KEYS } from '../../../platform/searchKeys.js';
import type { TestClient } from '../../../testing/clients/testClient.js';
import {
  fromElsewhere,
  PASSWORD,
  REGISTER,
  registration,
  visitorAccount,
} from '../../../testing/clients/visitorAccounts.js';
import { failingOnce } from '../../../testing/measures/failingCommands.js';
import { allBookings, book, bookableEvent, step } from '../../../testing/records/bookings.js';
import { sendEnquiry } from '../../../testing/records/enquiries.js';
import { gql } from '../../../testing/generated/gql.js';
import { type VisitorAccountFilter } from '../../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { accountMails } from '../accounts/mailTemplates.js';
import { visitorStore } from './visitorStore.js';

const CURRENT = gql(`query CurrentVisitor { currentVisitor { id } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const LIST = gql(`
  query Visitors($filter: VisitorAccountFilter) {
    visitors(pageSize: 100, filter: $filter) {
      rows {
        id name email phone language blocked verifiedAt lastSeenAt bookings enquiries hasIdentityFile
      }
    }
  }
`);
const list = async (filter: VisitorAccountFilter = {}, client: TestClient = api.admin) =>
  (await client.request(LIST, { filter })).rows;
const found = async (searchName: string) => (await list({ searchName })).map(({ email }) => email);
const idOf = async (email: string) => (await UserModel.findOne({ email }).orFail().lean())._id.toHexString();

const BLOCK = 'mutation ($id: ID!, $to: Boolean) { toggleVisitorBlocked(id: $id, to: $to) { success message } }';
const ERASE = 'mutation ($id: ID!) { eraseVisitor(id: $id) { success message } }';
const EXPORT = gql(`mutation ExportVisitor($id: ID!) { exportVisitor(id: $id) { success message data } }`);
const TICKET = gql(`query TicketOfBooking($id: ID!) { ownBooking(id: $id) { ticketCode } }`);
const LABELS = gql(`
  query VisitorsInTheTrail($text: String!) {
    auditEntries(filter: {kind: "visitor", text: $text}) {
      rows { target { label } }
    }
  }
`);
const logIn = async (email: string) => {
  const { data } = await api.visitor.graphql(
    `mutation ($email: String!) { logIn(identifier: $email, password: "${PASSWORD}") { success message token } }`,
    { email },
    fromElsewhere(),
  );
  return data?.['logIn'] as unknown as { success: boolean; message: string; token: string | null };
};
const isSignedIn = async (client: TestClient) => (await client.request(CURRENT)) !== null;
const entriesOf = async (id: string) =>
  (await settledTrail()).find({ 'target.kind': 'visitor', 'target.id': id }).sort({ seq: 1 }).lean();

test('a list says what each visitor booked and wrote, and when they were seen', async () => {
  const { email, client } = await visitorAccount(api, { firstName: 'Counted' });
  const event = await bookableEvent(api);
  await book(client, event);
  await sendEnquiry(api, { email: email.toUpperCase() });
  await sendEnquiry(api, { email, problemDescription: 'And where do I sleep?' });
  const [row, ...others] = await list({ searchName: email });
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    email,
    bookings: 1,
    enquiries: 2,
    language: 'en',
    blocked: false,
    hasIdentityFile: false,
  });
  expect(Date.now() - Date.parse(String(row?.['lastSeenAt']))).toBeLessThan(60_000);
});

test('one who registered and never verified the email is among them, and was never seen', async () => {
  const input = registration({ firstName: 'Unsure' });
  await api.visitor.graphql(REGISTER, { input }, fromElsewhere());
  expect(await list({ searchName: input.email })).toMatchObject([{ verifiedAt: null, lastSeenAt: null, bookings: 0 }]);
});

test('visitors are found as people type: parts of names in any order, without accents, an address or a number', async () => {
  const changes = { firstName: 'Zoë', lastName: 'Müller', phone: '+49 (170) 98-76-543' };
  const { email, client } = await visitorAccount(api, changes);
  for (const typed of ['muller zoe', email, email.slice(2, 12), '98 76543', '0049 170 9876543', '170987'])
    expect([typed, await found(typed)]).toEqual([typed, [email]]);
  for (const typed of ['muller nobody', '.*', '98 76544']) expect([typed, await found(typed)]).toEqual([typed, []]);
  await client.request('mutation { updateVisitorProfile(input: { lastName: "José" }) { success } }');
  expect([await found('zoe jose'), await found('zoe muller')]).toEqual([[email], []]);
});

test('accounts of an older version are found before they are filled in, and after', async () => {
  const { email } = await visitorAccount(api, { firstName: 'Elder' });
  const $unset = { [SEARCH_KEYS]: '', [FOLDED_NAMES]: '', blocked: '', lastSeenAt: '' } as const;
  await UserModel.collection.updateOne({ email }, { $unset });
  expect(await found('elder')).toEqual([email]);
  await visitorStore.fill();
  expect(await list({ searchName: 'elder', blocked: false })).toMatchObject([{ email, blocked: false }]);
  expect((await UserModel.findOne({ email }).orFail().lean()).lastSeenAt).toBeInstanceOf(Date);
});

test('the list is narrowed by the language that visitors read', async () => {
  const { email } = await visitorAccount(api);
  await UserModel.updateOne({ email }, { $set: { 'visitor.language': 'xx' } });
  expect((await list({ language: 'xx' })).map((row) => row.email)).toEqual([email]);
});

test('a visitor is not written for each of their requests, only to be seen at intervals', async () => {
  const { email, client } = await visitorAccount(api);
  const seen = async () => (await UserModel.findOne({ email }).orFail().lean()).lastSeenAt?.getTime();
  const before = await seen();
  for (let i = 0; i < 3; i += 1) await isSignedIn(client);
  expect(await seen()).toBe(before);
  const userId = await UserModel.findOne({ email }).orFail().lean();
  await SessionModel.updateMany({ userId: userId._id }, { $set: { lastSeenAt: new Date(Date.now() - 3_600_000) } });
  await api.services.sessions.invalidateSessionDetails(userId._id.toHexString());
  await isSignedIn(client);
  expect(await seen()).toBeGreaterThan(before ?? 0);
});

test('who is blocked is signed out everywhere at once and told why, and signs in again once unblocked', async () => {
  const { email, client } = await visitorAccount(api);
  const id = await idOf(email);
  expect(await isSignedIn(client)).toBe(true);
  expect(await api.admin.request(BLOCK, { id, to: true })).toMatchObject({ success: true });
  expect(await isSignedIn(client)).toBe(false);
  expect(await logIn(email)).toMatchObject({ success: false, message: messages.accountBlocked, token: null });
  expect((await list({ blocked: true })).map((row) => row.email)).toContain(email);
  await api.admin.request(BLOCK, { id, to: false });
  expect(await logIn(email)).toMatchObject({ success: true });
  const entries = await entriesOf(id);
  expect(entries.filter(({ action }) => action === 'TOGGLE').map(({ changes }) => changes[0]?.after)).toEqual([
    'true',
    'false',
  ]);
});

test('an export has what is stored, with the notes of staff and without the document, and is in the trail', async () => {
  const { email, client } = await visitorAccount(api, { firstName: 'Carried' });
  const event = await bookableEvent(api);
  const { booking } = await book(client, { ...event, message: 'A seat in front' });
  await step(api.admin, 'confirm', { id: booking?.id ?? '' });
  const id = await idOf(email);
  const { data } = await api.admin.request(EXPORT, { id });
  const stored = JSON.parse(data ?? '') as Record<string, unknown>;
  expect(stored).toMatchObject({
    account: { email, firstName: 'Carried' },
    bookings: [{ message: 'A seat in front', status: 'Confirmed' }],
  });
  const { ticketCode } = await client.request(TICKET, { id: booking?.id ?? '' });
  expect(ticketCode).not.toBe('');
  expect(data).not.toContain(ticketCode);
  expect((await entriesOf(id)).map(({ action, actor }) => [action, actor?.role ?? null])).toContainEqual([
    'EXPORT',
    'Super Admin',
  ]);
});

test('exports of one visitor by staff are limited', async () => {
  const { email } = await visitorAccount(api, { firstName: 'Copied' });
  const id = await idOf(email);
  for (let exportCount = 0; exportCount < RATE_LIMITS.exportByAccount.points; exportCount++)
    await api.admin.request(EXPORT, { id });
  expect((await api.admin.graphql(EXPORT, { id })).errors[0]?.extensions['code']).toBe('RATE_LIMITED');
});

test('an erasure removes the account, tells its owner, leaves bookings without a name and names nobody in the trail', async () => {
  const { email, client } = await visitorAccount(api, { firstName: 'Vanishing' });
  const event = await bookableEvent(api, { startsOn: '2999-05-01' });
  const { booking } = await book(client, event);
  await sendEnquiry(api, { email });
  const id = await idOf(email);
  await api.admin.request(BLOCK, { id, to: true });
  expect(await api.admin.request(ERASE, { id })).toEqual({ success: true, message: messages.erased('labels.visitor') });
  expect(await UserModel.exists({ email })).toBeNull();
  expect(await list({ searchName: 'vanishing' })).toEqual([]);
  expect((await api.mails.next(email)).subject).toBeTruthy();
  const left = (await allBookings(api.admin)).find((each) => each.id === booking?.id);
  expect(left).toMatchObject({ visitor: null, status: 'CANCELLED' });
  expect((await logIn(email)).success).toBe(false);
  const entries = await entriesOf(id);
  expect(entries.map(({ action }) => action)).toContain('ERASE');
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${email}|Vanishing`, 'i'));
  expect((await verifyChain(storedTrail())).fault).toBeNull();
  expect((await api.admin.graphql(ERASE, { id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
});

test('of two people who erase one visitor at once, one does', async () => {
  const { email } = await visitorAccount(api);
  const id = await idOf(email);
  const responses = await Promise.all([1, 2, 3].map(() => api.admin.graphql(ERASE, { id })));
  const codes = responses.map(({ data, errors }) => errors[0]?.extensions['code'] ?? data?.['eraseVisitor']);
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(2);
  expect(await UserModel.exists({ email })).toBeNull();
  expect((await entriesOf(id)).filter(({ action, outcome }) => action === 'ERASE' && outcome === 'DONE')).toHaveLength(
    1,
  );
});

test('an erasure that is cut off is one all the same: nobody finds the visitor, and it is finished later', async () => {
  const { email, client } = await visitorAccount(api, { firstName: 'Halfway' });
  const id = await idOf(email);
  await failingOnce('delete users', async () =>
    expect(await api.admin.request(ERASE, { id })).toMatchObject({ success: true }),
  );
  expect(await UserModel.exists({ email })).not.toBeNull();
  expect([await found('halfway'), await isSignedIn(client)]).toEqual([[], false]);
  for (const document of [ERASE, EXPORT, BLOCK])
    expect((await api.admin.graphql(document, { id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  await resumeErasures(accountMails.accountDeleted, api.services, { olderThanMs: 0 });
  expect(await UserModel.exists({ email })).toBeNull();
});

test('members of staff are never found, blocked, exported or erased by it', async () => {
  const { email } = await api.staffAccount('VIEW_AUDIT_LOG');
  const id = await idOf(email);
  expect(await found(email)).toEqual([]);
  for (const document of [BLOCK, EXPORT, ERASE, 'query ($id: ID!) { visitor(id: $id) { id } }'])
    expect((await api.admin.graphql(document, { id })).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  const many = 'mutation ($ids: [ID!]!) { toggleVisitorsBlocked(ids: $ids, to: true) { success } }';
  expect(await api.admin.request(many, { ids: [id] })).toMatchObject({ success: false });
  expect(await UserModel.findOne({ email }).lean()).toMatchObject({ email, blocked: false });
});

test('each permission opens its own, and none of the others', async () => {
  const { email } = await visitorAccount(api, { firstName: 'Guarded' });
  const id = await idOf(email);
  const client = await api.staff('VIEW_ALL_VISITORS');
  expect((await list({ searchName: 'guarded' }, client)).map((row) => row.email)).toEqual([email]);
  for (const document of [BLOCK, EXPORT, ERASE])
    expect((await client.graphql(document, { id })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  const blocker = await api.staff('BLOCK_VISITOR');
  expect(await blocker.request(BLOCK, { id, to: true })).toMatchObject({ success: true });
  const mutationWithName = 'mutation ($id: ID!) { toggleVisitorBlocked(id: $id) { visitor { id blocked name } } }';
  expect((await blocker.graphql(mutationWithName, { id })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

test('the log says of whom to those alone who may see visitors', async () => {
  const { email } = await visitorAccount(api, { firstName: 'Logged' });
  await api.admin.request(BLOCK, { id: await idOf(email), to: true });
  const labels = async (client: TestClient) =>
    (await client.request(LABELS, { text: email })).rows.map(({ target }) => target.label);
  expect(await labels(await api.signIn.as('Auditor'))).toEqual([]);
  expect(await labels(await api.staff('VIEW_AUDIT_LOG', 'VIEW_ALL_VISITORS'))).toContain(email);
});
