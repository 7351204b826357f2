import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { fromElsewhere } from '../../../testing/clients/visitorAccounts.js';
import { enquiryInput, SUBMIT, type Submission } from '../../../testing/records/enquiries.js';
import { RecordMaker } from '../../../testing/records/recordMaker.js';
import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';

const STAFF = 'hello@site.example';

const LANGUAGES = gql(`query IdsOfLanguages { languages { rows { id code } } }`);
const SUBJECTS = gql(`
  query SubjectOfEnquiry($filter: EnquiryFilter) { enquiries(filter: $filter) { rows { about { kind id } } } }
`);

let api: TestApi;
let maker: RecordMaker;
let arabic: string;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1', ENQUIRIES_EMAIL: STAFF });
  maker = new RecordMaker(api);
  await maker.prepare();
  for (const kind of [kinds.blogPost, kinds.newsArticle]) await maker.makeReferenced(kind);
  const { rows } = await api.admin.request(LANGUAGES);
  arabic = rows.find(({ code }) => code === 'ar')?.id ?? '';
});
afterAll(() => api.close());

/** Creates a record of a kind, which visitors see. @returns its id */
async function createVisible(kind: AnyKind, changes: object): Promise<string> {
  const { record } = await maker.created(kind, { ...maker.freshInput(kind), ...changes });
  if (kind.publishing) await toggle(kind, kind.publishing, record.id, true);
  return record.id;
}
const toggle = (kind: AnyKind, name: 'active' | 'published' | 'form', id: string, to: boolean) =>
  api.admin.request(`mutation ($id: ID!, $to: Boolean) { ${kind.names.toggle(name)}(id: $id, to: $to) { success } }`, {
    id,
    to,
  });
const submit = async (aboutKind: string, aboutId: string, changes: object = {}) => {
  const input = enquiryInput({ aboutKind, aboutId, ...changes });
  const { data } = await api.visitor.graphql(SUBMIT, { input }, fromElsewhere());
  return { input, payload: data?.['submitEnquiry'] as Submission | undefined };
};
const aboutOf = async (email: string) =>
  (await api.admin.request(SUBJECTS, { filter: { searchName: email } })).rows.map(({ about }) => about);
const refusal = { success: false, errors: [{ field: 'aboutId', message: messages.enquiriesClosed }] };

test.each([kinds.blogPost, kinds.newsArticle] as readonly AnyKind[])(
  'an enquiry about a text names it, and is refused without the flag and while the text is hidden: %p',
  async (kind) => {
    const [open, closed] = [
      await createVisible(kind, { isFormActive: true }),
      await createVisible(kind, { isFormActive: false }),
    ];
    const { input, payload } = await submit(kind.name, open);
    expect(payload).toMatchObject({ success: true, message: messages.enquirySent });
    expect(await aboutOf(input.email)).toEqual([{ kind: kind.name, id: open }]);
    await toggle(kind, 'active', open, false);
    for (const id of [closed, open]) {
      const refused = await submit(kind.name, id);
      expect([refused.payload, await aboutOf(refused.input.email)]).toEqual([expect.objectContaining(refusal), []]);
    }
  },
);

test('PUBLIC-024: an enquiry for a branch names it, and is refused while its form is off (CONTACT-028)', async () => {
  const id = await createVisible(kinds.contact, {});
  const { input, payload } = await submit('contact', id);
  expect([payload?.success, await aboutOf(input.email)]).toEqual([true, [{ kind: 'contact', id }]]);
  await toggle(kinds.contact, 'form', id, false);
  const refused = await submit('contact', id);
  expect([refused.payload, await aboutOf(refused.input.email)]).toEqual([expect.objectContaining(refusal), []]);
  const { status, body } = await api.visitor.rest('POST', '/api/client/contact/query', refused.input, fromElsewhere());
  expect([status, body['errors']]).toEqual([422, { aboutId: { message: messages.enquiriesClosed } }]);
});

test('the server notifies a branch of its enquiries in its language, with the visitor as the reply address', async () => {
  const contactEmail = 'filial@branch.example';
  const id = await createVisible(kinds.contact, { title: 'The Quay', contactEmail, languageId: arabic });
  await api.admin.request(
    'mutation ($id: ID!) { translateContact(id: $id, lang: "ar", input: { title: "الرصيف" }) { success } }',
    { id },
  );
  const { input } = await submit('contact', id);
  const mail = await api.mails.next(contactEmail);
  expect([mail.replyTo?.text, mail.subject]).toEqual([input.email, 'استفسار جديد: Ana Li']);
  expect(mail.text).toContain(input.problemDescription);
  expect(mail.text).toContain('عن: الرصيف');
});

test('a branch without an address leaves its enquiries to that of the settings', async () => {
  const id = await createVisible(kinds.contact, { title: 'The Hill', contactEmail: '' });
  const { input } = await submit('contact', id);
  for (;;) {
    const mail = await api.mails.next(STAFF);
    // Texts send to the same address.
    if (mail.replyTo?.text !== input.email) continue;
    expect(mail.text).toContain('About: The Hill');
    break;
  }
});

test.each([
  ['of an unknown kind', 'constructor', 'f'.repeat(24)],
  ['of a kind that takes none', 'language', 'f'.repeat(24)],
  ['that does not exist', 'contact', 'f'.repeat(24)],
  ['without an id', 'contact', ''],
  ['without a kind', '', 'f'.repeat(24)],
])('an enquiry is refused about a record %s', async (_title, kind, id) => {
  expect((await submit(kind, id)).payload).toMatchObject(refusal);
});
