import { ENQUIRY_REPEAT_S, RATE_LIMITS } from '@polyphony/domain/limits.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { FOLDED_NAMES, SEARCH_KEYS } from '../../../platform/searchKeys.js';
import { enquiryInput, sendEnquiry, SUBMIT, type Submission } from '../../../testing/records/enquiries.js';
import { fromElsewhere, newEmail } from '../../../testing/clients/visitorAccounts.js';
import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { EnquiryModel } from './enquiry.js';
import { enquiryStore } from './enquiryStore.js';
import { deleteExpired } from './expire.js';

const STAFF = 'hello@site.example';
const QUERY = '/api/client/contact/query';

const DELETIONS = gql(`
  query DeletionsOfEnquiries {
    auditEntries(filter: {kind: "enquiry", action: "DELETE"}) { rows { target { label } changes { field } } }
  }
`);
const NOTES = gql(`
  query NotesOfEnquiries {
    auditEntries(filter: {kind: "enquiry", action: "NOTE"}) { rows { changes { field after } } }
  }
`);
const ACTORS = gql(`
  query ActorsOfDeletions {
    auditEntries(filter: {kind: "enquiry", action: "DELETE"}) { rows { actor { name } target { label } } }
  }
`);
const ASSIGNEES = gql(`query AssigneesOfEnquiries { staffMembers { rows { id } } }`);
const HANDLE = gql(`
  mutation HandleEnquiryWithNote($id: ID!, $assigneeId: String, $note: String, $version: Int) {
    handleEnquiry(id: $id, assigneeId: $assigneeId, note: $note, version: $version) {
      success message errors { field message }
    }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1', ENQUIRIES_EMAIL: STAFF });
});
afterAll(() => api.close());

const LIST = gql(`
  query Enquiries($searchName: String) {
    enquiries(filter: { searchName: $searchName }) {
      rows {
        id reference firstName lastName mobileNumber email problemDescription read answered note version
        about { kind id title } assignee { id name } history { step by byStaff }
      }
    }
  }
`);
const found = async (searchName: string) => (await api.admin.request(LIST, { searchName })).rows;
const one = async (searchName: string) => {
  const [row] = await found(searchName);
  if (!row) throw new Error(`There is no enquiry of ${searchName}.`);
  return row;
};
const submit = async (input: object, headers = fromElsewhere()) => {
  const { data, errors } = await api.visitor.graphql(SUBMIT, { input }, headers);
  return { payload: data?.['submitEnquiry'] as Submission | undefined, code: errors[0]?.extensions['code'] };
};

test('QUERY-001..005, QUERY-013, GQL-030: an enquiry sent without a session is listed with all its fields', async () => {
  const input = enquiryInput();
  expect(await submit(input)).toMatchObject({
    payload: { success: true, message: messages.enquirySent, errors: [] },
  });
  expect(await one(input.email)).toMatchObject({
    ...input,
    reference: expect.stringMatching(/^ENQ-[0-9A-F]{10}$/) as unknown,
    read: false,
    answered: false,
    about: null,
    assignee: null,
    history: [{ step: 'SENT', by: 'Ana', byStaff: false }],
  });
});

test('REST-152, QUERY-012: an enquiry over REST; one with another field is refused and not stored', async () => {
  const input = enquiryInput();
  expect(await api.visitor.rest('POST', QUERY, input, fromElsewhere())).toMatchObject({
    status: 200,
    body: { success: true, message: messages.enquirySent },
  });
  const other = enquiryInput();
  const refused = await api.visitor.rest('POST', QUERY, { ...other, x: 1 }, fromElsewhere());
  expect(refused).toMatchObject({ status: 422, body: { errors: { x: { message: messages.unknownField('x') } } } });
  const wrong = await api.visitor.rest('POST', QUERY, { ...other, firstName: 'A1' }, fromElsewhere());
  expect(wrong).toMatchObject({ status: 422, body: { errors: { firstName: { message: 'Invalid first name' } } } });
  expect([(await found(input.email)).length, await found(other.email)]).toEqual([1, []]);
});

test('REST-145, REST-146, QUERY-014, QUERY-015: staff list enquiries over REST and delete them by the permission', async () => {
  const { email } = await sendEnquiry(api);
  const { id, reference } = await one(email);
  const list = await api.admin.rest('GET', '/api/contact/queries?page=1&pageSize=100');
  expect(list).toMatchObject({ status: 200, body: { pagination: { currentPage: 1, currentLimit: 100 } } });
  expect(list.body['data']).toContainEqual(expect.objectContaining({ _id: id, email, isRead: false }));
  expect((await api.visitor.rest('GET', '/api/contact/queries')).status).toBe(401);
  const remove = async (permission: Permission) =>
    (await api.staff(permission)).rest('POST', '/api/contact/queries/delete', { queryId: id });
  expect((await remove('VIEW_ALL_CONTACT_QUERIES')).status).toBe(403);
  expect((await found(email)).length).toBe(1);
  expect(await remove('DELETE_CONTACT_QUERY')).toMatchObject({
    status: 200,
    body: { success: true, message: 'Enquiry deleted successfully.' },
  });
  expect(await found(email)).toEqual([]);
  const { rows } = await api.admin.request(DELETIONS);
  expect(rows).toContainEqual({ target: { label: reference }, changes: [] });
});

test('staff assign an enquiry with a note, which the audit trail does not repeat', async () => {
  const { email } = await sendEnquiry(api);
  const { id, version } = await one(email);
  const staff = (await api.admin.request(ASSIGNEES)).rows[0];
  const handle = (values: object) => api.admin.request(HANDLE, { id, version, ...values });
  expect(await handle({ assigneeId: 'f'.repeat(24) })).toMatchObject({
    success: false,
    errors: [{ field: 'assigneeId', message: messages.gone('labels.assignee') }],
  });
  expect(await handle({ assigneeId: staff?.id, note: 'Called her: she comes on Monday.' })).toMatchObject({
    success: true,
  });
  expect(await one(email)).toMatchObject({
    read: true,
    assignee: { id: staff?.id },
    note: 'Called her: she comes on Monday.',
    history: [{ step: 'SENT' }, { step: 'HANDLED', byStaff: true }],
  });
  const { rows } = await api.admin.request(NOTES);
  expect(rows[0]).toMatchObject({ changes: expect.arrayContaining([{ field: 'note', after: null }]) as unknown });
  expect(JSON.stringify(rows)).not.toContain('Monday');
});

test('what visitors wrote is read only by those who may read enquiries, also after an action', async () => {
  const { email } = await sendEnquiry(api);
  const { id } = await one(email);
  const answering = await api.staff('ANSWER_CONTACT_QUERY');
  const answer = (fields: string) =>
    answering.graphql(`mutation ($id: ID!) { toggleEnquiryAnswered(id: $id) { success enquiry { ${fields} } } }`, {
      id,
    });
  // The history has the visitor's name.
  for (const fields of ['email', 'history { by }'])
    expect((await answer(fields)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  expect((await answer('answered')).data).toEqual({
    toggleEnquiryAnswered: { success: true, enquiry: { answered: true } },
  });
  expect(await one(email)).toMatchObject({ answered: true, read: true });
});

test('an enquiry is mailed to the address of the setting, and an answer goes to the visitor', async () => {
  const email = newEmail('mailed');
  await sendEnquiry(api, { email, problemDescription: 'First line\n\n<b>Second</b> line' });
  const last = await lastMailAbout(email);
  expect(last.subject).toBe('New enquiry: Ana Li');
  expect(last.text).toContain('First line\n\n<b>Second</b> line');
  expect(String(last.html)).toContain('&lt;b&gt;Second&lt;/b&gt; line');
});

/** Mails come in the order of their sending, which several workers share. */
async function lastMailAbout(email: string) {
  for (;;) {
    const mail = await api.mails.next(STAFF);
    if (mail.replyTo?.text === email) return mail;
  }
}

test('the same enquiry sent twice is acknowledged twice, and stored and mailed once', async () => {
  const input = enquiryInput();
  await sendEnquiry(api, input);
  expect(
    (await submit({ ...input, problemDescription: `  ${input.problemDescription.toUpperCase()} ` })).payload,
  ).toMatchObject({
    success: true,
    message: messages.enquirySent,
  });
  expect((await found(input.email)).length).toBe(1);
});

test('an enquiry with a corrected name or mobile number is stored beside the first one (QUERY-001)', async () => {
  const input = await sendEnquiry(api);
  for (const corrected of [{ mobileNumber: '+975 17123457' }, { firstName: 'Anna' }, { lastName: null }])
    await sendEnquiry(api, { ...input, ...corrected });
  const stored = (await found(input.email)).map(({ mobileNumber }) => mobileNumber);
  expect(stored.sort()).toEqual([...Array.from({ length: 3 }, () => input.mobileNumber), '+975 17123457']);
});

test('the same enquiry is stored again once an hour has passed, and only once', async () => {
  const input = await sendEnquiry(api);
  const hourAgo = Date.now() - ENQUIRY_REPEAT_S * 1000;
  const sentAt = (time: number) =>
    EnquiryModel.collection.updateOne({ email: input.email }, { $set: { createdAt: new Date(time) } });
  await sentAt(hourAgo + 60_000);
  await sendEnquiry(api, input);
  expect((await found(input.email)).length).toBe(1);
  await sentAt(hourAgo - 1);
  await Promise.all([1, 2, 3].map(() => sendEnquiry(api, input)));
  expect((await found(input.email)).length).toBe(2);
});

test('an enquiry is found by words of its names and its e-mail in any order, without accents, and by its telephone number', async () => {
  const { email } = await sendEnquiry(api, { ...enquiryInput(), firstName: 'Émile', lastName: 'Straße Café' });
  const emailsOf = async (typed: string) => (await found(typed)).map((row) => row['email']);
  const [local = ''] = email.split('@');
  for (const typed of ['emile', 'CAFE strasse', `cafe ${local}`])
    expect([typed, await emailsOf(typed)]).toEqual([typed, [email]]);
  const { reference, mobileNumber } = await one(email);
  expect(await emailsOf(reference.toLowerCase())).toEqual([email]);
  expect(await emailsOf(String(mobileNumber).replace(/\D/g, ''))).toContain(email);
});

test('enquiries of an older version are found as they are, and as people type them once they are filled in', async () => {
  const { email } = await sendEnquiry(api, { ...enquiryInput(), firstName: 'Jürgen' });
  await EnquiryModel.collection.updateOne({ email }, { $unset: { [SEARCH_KEYS]: '', [FOLDED_NAMES]: '' } });
  expect([(await found('Jürgen')).length, (await found('jurgen')).length]).toEqual([1, 0]);
  await enquiryStore.fill();
  expect((await found('jurgen')).map((row) => row['email'])).toEqual([email]);
});

test('enquiries are limited by network, and those of the same words from all networks', async () => {
  const one = fromElsewhere();
  const { points } = RATE_LIMITS.enquiryByAddress;
  for (let sent = 0; sent < points; sent += 1) expect((await submit(enquiryInput(), one)).payload?.success).toBe(true);
  expect((await submit(enquiryInput(), one)).code).toBe('RATE_LIMITED');
  const problemDescription = 'Buy our watches';
  for (let sent = 0; sent < RATE_LIMITS.enquiryByContent.points; sent += 1)
    expect((await submit(enquiryInput({ problemDescription }))).payload?.success).toBe(true);
  expect((await submit(enquiryInput({ problemDescription: ' buy OUR  watches' }))).code).toBe('RATE_LIMITED');
});

test('enquiries are deleted when they are older than the setting says, and the trail says which', async () => {
  const { email } = await sendEnquiry(api);
  const retained = await sendEnquiry(api);
  const { reference } = await one(email);
  const days = api.services.enquirySettings.retentionDays;
  const old = new Date(Date.now() - (days + 1) * 24 * 60 * 60_000);
  await EnquiryModel.collection.updateOne({ reference }, { $set: { createdAt: old } });
  // A server that stops ends it.
  expect(await deleteExpired(api.services, new Date(), AbortSignal.abort())).toBe(0);
  expect(await deleteExpired(api.services)).toBe(1);
  expect([await found(email), (await found(retained.email)).length]).toEqual([[], 1]);
  const { rows } = await api.admin.request(ACTORS);
  expect(rows[0]).toEqual({ actor: null, target: { label: reference } });
});
