import type { Types } from 'mongoose';
import { settledTrail } from '../testing/records/settledTrail.js';
import type { AuditFacts } from '../audit/chain.js';
import { typedDocument } from '../testing/clients/typedDocument.js';
import { startKindsApi } from '../testing/records/kindsUnderTest.js';
import { learningModule } from '../testing/records/learningModule.js';
import { draftOperationsOf } from '../testing/records/draftOperations.js';
import { operationsOf, RecordMaker, type Written } from '../testing/records/recordMaker.js';
import { storeOf } from '../testing/records/records.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { gql } from '../testing/generated/gql.js';
import type { TestApi } from '../testing/server/testApi.js';
import { uploadFile } from '../testing/files/uploads.js';

/** Lists of entries within records: identity, languages, rules, files and the audit trail, by the front door. */

const USES = gql(`query UsesInEntries($id: ID!) { file(id: $id) { usedBy { records { fields labels } } } }`);

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}
type Lists = Readonly<Record<'questions' | 'cards' | 'fees' | 'gallery', readonly Entry[]>> & {
  readonly topics: readonly string[];
  readonly keywords: readonly string[];
};

const LISTS = typedDocument<Lists>(
  `query ($id: ID!, $lang: String) { learningModule(id: $id) {
    questions { id question(lang: $lang) answer(lang: $lang) }
    cards { id title(lang: $lang) description(lang: $lang) icon iconFile { id } link categoryId }
    fees { id service(lang: $lang) amount } gallery { id image } topics(lang: $lang) keywords } }`,
);
const operations = operationsOf(learningModule);
const drafts = draftOperationsOf('learningModule');
const make = async (values: object = {}) =>
  (await maker.created(learningModule, { ...maker.freshInput(learningModule), ...values })).record.id;
const update = (id: string, input: object, version?: number) =>
  api.admin.request(operations.update, { id, input, version });
const translate = (id: string, input: object, lang = 'ar') =>
  api.admin.request(operations.translate, { id, lang, input });
const publish = (id: string) => api.admin.request(operations.toggle('active'), { id, to: true });
const read = (id: string, lang = 'en') => api.admin.request(LISTS, { id, lang });
const questionsOf = async (id: string, lang = 'en') => (await read(id, lang)).questions.map(({ question }) => question);
const errorsOf = ({ errors }: Written) => errors.map(({ field, message }) => [field, message]);
const trailOf = async (id: string) => {
  const [entry] = await (
    await settledTrail()
  )
    .find({ 'target.id': id })
    .sort({ seq: -1 })
    .limit(1)
    .lean<AuditFacts[]>();
  const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  return entry?.changes.map(({ field, before, after }) => [field, parsed(before), parsed(after)]);
};

test('entries of every shape are stored and read back, each with an id', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'icon.png', type: 'image/png' });
  const icon = file?.id ?? '';
  const id = await make({
    cards: [{ title: 'Fold', description: null, icon, link: '/fold' }],
    gallery: [{ image: icon }, { image: null }],
    keywords: ['craft', '', ' paper '],
  });
  const { questions, cards, fees, gallery, topics, keywords } = await read(id);
  expect(questions).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), question: 'What do I bring?', answer: '<p>Nothing.</p>' },
    { id: expect.any(String), question: 'Where is it?', answer: null },
  ]);
  expect(cards).toMatchObject([{ title: 'Fold', description: null, icon, iconFile: { id: icon }, link: '/fold' }]);
  expect(fees).toMatchObject([{ service: 'Materials', amount: 120 }]);
  expect(gallery).toEqual([{ id: expect.any(String), image: icon }]);
  expect([topics, keywords]).toEqual([
    ['Paper', 'Thread'],
    ['craft', 'paper'],
  ]);
});

test('a list that is sent replaces order and membership by id; one that is left out keeps its value', async () => {
  const id = await make();
  const { questions } = await read(id);
  const [first, second] = questions as [Entry, Entry];
  await translate(id, { questions: [{ id: first.id, question: 'ماذا أحضر؟' }] });
  const sent = [{ id: second.id, question: 'Where?' }, { question: 'How long?' }, { id: first.id }];
  expect(await update(id, { questions: sent })).toMatchObject({ success: true });
  expect(await questionsOf(id)).toEqual(['Where?', 'How long?', 'What do I bring?']);
  expect(await questionsOf(id, 'ar')).toEqual(['Where?', 'How long?', 'ماذا أحضر؟']);
  expect((await read(id)).questions[2]).toMatchObject({ id: first.id, answer: '<p>Nothing.</p>' });
  await update(id, { title: 'Another title' });
  expect(await questionsOf(id)).toHaveLength(3);
  await update(id, { questions: [] });
  expect(await questionsOf(id)).toEqual([]);
});

test('a client that sends no ids keeps the translations of the entries that say the same', async () => {
  const id = await make({ questions: [{ question: 'A' }, { question: 'B' }, { question: 'C' }] });
  await translate(id, { questions: [{ question: 'أ' }, { question: 'ب' }, { question: 'ج' }] });
  await update(id, { questions: [{ question: 'B' }, { question: 'C, more exactly' }] });
  expect(await questionsOf(id, 'ar')).toEqual(['ب', 'C, more exactly']);
  await update(id, { questions: [{ question: 'B, too' }, { question: 'C, more exactly' }] });
  expect(await questionsOf(id, 'ar')).toEqual(['ب', 'C, more exactly']);
});

test('an entry that a form brings back after another save removed it has its translations, as they were last', async () => {
  const id = await make({ questions: [{ question: 'Where?' }, { question: 'When?' }] });
  const [where, when] = (await read(id)).questions as [Entry, Entry];
  await translate(id, { questions: [{ id: where.id, question: 'أين' }, { id: when.id }] });
  await translate(id, {
    questions: [
      { id: where.id, question: 'أين؟' },
      { id: when.id, question: 'متى؟' },
    ],
  });
  await update(id, { questions: [{ id: where.id, question: 'Where?' }] });
  await update(id, { questions: [] });
  const texts = [when, where].map(({ id: of, question }) => ({ id: of, question }));
  await update(id, { questions: [...texts, { id: 'ab'.repeat(12), question: 'How?' }] });
  expect(await questionsOf(id, 'ar')).toEqual(['متى؟', 'أين؟', 'How?']);
});

test('an entry that a draft brings back when it is published has its translations, too', async () => {
  const id = await make({ questions: [{ question: 'Where?' }] });
  const [where] = (await read(id)).questions as [Entry];
  await translate(id, { questions: [{ id: where.id, question: 'أين؟' }] });
  const { record } = await update(id, { questions: [] });
  const values = { questions: [{ id: where.id, question: 'Where?' }] };
  const { draft } = await api.admin.request(drafts.save, { id, from: record.version, values });
  const published = await api.admin.request(drafts.publish, { id, revision: draft?.revision });
  expect([published.success, await questionsOf(id, 'ar')]).toEqual([true, ['أين؟']]);
});

test('an update that changes no list is none', async () => {
  const id = await make();
  const { questions, cards, fees } = await read(id);
  const { record } = await update(id, { questions, fees, cards: cards.map(({ iconFile: _, ...card }) => card) });
  expect(record.version).toBe(1);
});

test('texts of entries fall back one by one, lists of texts as a whole, and a blank translation is taken back', async () => {
  const id = await make();
  const { questions } = await read(id);
  const [first] = questions as [Entry];
  const texts = [{ id: first.id, question: 'ماذا؟', answer: '<p>لا شيء</p>' }];
  await translate(id, { questions: texts, topics: ['ورق'] });
  const arabic = await read(id, 'ar');
  expect(arabic.questions.map(({ question }) => question)).toEqual(['ماذا؟', 'Where is it?']);
  expect(arabic.topics).toEqual(['ورق']);
  await translate(id, { questions: [{ id: first.id, question: ' ' }], topics: [] });
  const again = await read(id, 'ar');
  expect(again.questions[0]).toMatchObject({ question: 'What do I bring?', answer: '<p>لا شيء</p>' });
  expect(again.topics).toEqual(['Paper', 'Thread']);
});

test('an update saves entries and their texts in another language in one version', async () => {
  const id = await make();
  const { questions } = await read(id);
  const existingId = questions[1]?.id;
  const fresh = 'ab'.repeat(12);
  const outcome = await api.admin.request(operations.update, {
    id,
    input: { questions: [{ id: fresh, question: 'New?' }, { id: existingId }] },
    version: 1,
    lang: 'ar',
    translation: { questions: [{ id: fresh, question: 'جديد؟' }] },
  });
  expect(outcome).toMatchObject({ success: true, record: { version: 2 } });
  expect(await questionsOf(id, 'ar')).toEqual(['جديد؟', 'Where is it?']);
});

test('what is wrong with an entry is said on its field, and nothing is stored', async () => {
  const id = await make();
  const absent = 'f'.repeat(24);
  const twice = { id: absent, question: 'Twice' };
  for (const [input, errors] of [
    [{ questions: [{ question: 'Good' }, { question: ' ' }] }, [['questions.1.question', 'Question is required.']]],
    [{ questions: [twice, twice] }, [['questions.1', 'This entry is sent twice.']]],
    [{ questions: [{ id: '7', question: 'Bad id' }] }, [['questions.0.id', 'The id is not valid.']]],
    [
      { cards: Array.from({ length: 5 }, () => ({ title: 'Card' })) },
      [['cards', 'Cards cannot have more than 4 entries.']],
    ],
    [{ fees: [{ amount: 'many' }] }, [['fees.0.amount', 'Amount must be a valid number']]],
    [{ cards: [{ title: 'Card', icon: absent }] }, [['cards.0.icon', 'Icon does not exist.']]],
    [{ cards: [{ title: 'Card', categoryId: absent }] }, [['cards.0.categoryId', 'Category does not exist.']]],
    [{ topics: ['x'.repeat(21)] }, [['topics', 'Topics cannot have entries of more than 20 characters.']]],
  ] as const) {
    expect(errorsOf(await update(id, input))).toEqual(errors);
  }
  expect(errorsOf(await translate(id, { questions: [{ id: absent, question: 'من؟' }] }))).toEqual([
    ['questions.0', 'This entry no longer exists.'],
  ]);
  const tooLong = await translate(id, { questions: [{ question: 'x'.repeat(301) }] });
  expect(errorsOf(tooLong)).toEqual([['questions.0.question', 'Question cannot exceed 300 characters.']]);
  expect(await questionsOf(id)).toEqual(['What do I bring?', 'Where is it?']);
});

test('rich texts of entries are cleaned, and the files that entries name are in use', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'used.png', type: 'image/png' });
  const image = file?.id ?? '';
  const id = await make({
    questions: [{ question: 'Safe?', answer: '<p onclick="x()">Yes<script>x()</script></p>' }],
    gallery: [{ image }],
  });
  expect((await read(id)).questions[0]?.['answer']).toBe('<p>Yes</p>');
  const stored = await storeOf(learningModule).model.collection.findOne<{ fileIds: Types.ObjectId[] }>(
    { slug: { $exists: true }, fileIds: { $ne: [] } },
    { sort: { _id: -1 } },
  );
  expect(stored?.fileIds.map(String)).toEqual([image]);
  const uses = await api.admin.request(USES, { id: image });
  expect(uses.usedBy.records).toEqual([{ fields: ['gallery.0.image'], labels: ['Image'] }]);
});

test('the audit trail has a line for each entry that was added, removed, moved or changed', async () => {
  const id = await make({ questions: ['A', 'B', 'C', 'D'].map((question) => ({ question, answer: '<p>Yes.</p>' })) });
  const [a, b, c, d] = (await read(id)).questions as [Entry, Entry, Entry, Entry];
  await update(id, { questions: [d, a, { ...b, question: 'B?' }, { question: 'E' }] });
  expect(await trailOf(id)).toEqual([
    ['questions.3', { 'question.en': 'C', 'answer.en': '[rich text]' }, null],
    ['questions.1', { place: 4, title: 'D' }, { place: 1, title: 'D' }],
    ['questions.3.question.en', 'B', 'B?'],
    ['questions.4', null, { 'question.en': 'E' }],
  ]);
  await translate(id, { questions: [{ id: a.id, question: 'أ', answer: '<p>نعم</p>' }] });
  expect(await trailOf(id)).toEqual([
    ['questions.2.question.ar', null, 'أ'],
    ['questions.2.answer.ar', null, '[rich text]'],
  ]);
  expect(c.id).toHaveLength(24);
});

test('a stale version of a list is a conflict', async () => {
  const id = await make();
  await update(id, { questions: [] });
  const { errors } = await api.admin.graphql(operations.update, { id, version: 1, input: { questions: [] } });
  expect(errors[0]?.extensions['code']).toBe('CONFLICT');
});

test('visitors read the entries in their language, and no translations', async () => {
  const id = await make();
  const [first] = (await read(id)).questions as [Entry];
  await translate(id, { questions: [{ id: first.id, question: 'ماذا؟' }] });
  await publish(id);
  const document = `query ($id: ID) { publishedLearningModule(id: $id) {
    questions { question(lang: "ar") } fallbacks(lang: "ar") { field lang } } }`;
  expect(await api.visitor.request(document, { id })).toMatchObject({
    questions: [{ question: 'ماذا؟' }, { question: 'Where is it?' }],
    fallbacks: expect.arrayContaining([{ field: 'questions.1.question', lang: 'en' }]),
  });
  const hidden = `query ($id: ID) { publishedLearningModule(id: $id) { questions { translations { lang } } } }`;
  expect((await api.visitor.graphql(hidden, { id })).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

describe('over REST', () => {
  const path = '/api/learning-module';
  const bodyOf = () => ({ title: `Paper ${maker.tag()}`, slug: `paper-${maker.tag()}` });

  test('entries are sent and returned under the names of their module, texts in every language', async () => {
    const created = await api.admin.rest('POST', `${path}/create`, {
      ...bodyOf(),
      faqs: [{ faq_question: 'When?', faq_answer: '<p>Now</p>' }],
      fees: JSON.stringify([{ service: 'Glue', amount: '7' }]),
      topics: ['Paper'],
    });
    const data = created.body['data'] as Record<string, Record<string, unknown>[]> & { _id: string };
    const faq = data['faqs']?.[0];
    expect(faq).toEqual({
      _id: expect.any(String),
      faq_question: { en: 'When?' },
      faq_answer: { en: '<p>Now</p>' },
    });
    expect(data).toMatchObject({ fees: [{ service: { en: 'Glue' }, amount: 7 }], topics: { en: ['Paper'] } });
    const updated = await api.admin.rest('POST', `${path}/update`, {
      moduleId: data._id,
      faqs: [{ faq_question: 'Why?' }, { _id: faq?.['_id'], faq_question: 'When?' }],
      translateData: { lang: 'ar', faqs: [{ _id: faq?.['_id'], faq_question: 'متى؟' }], topics: ['ورق'] },
    });
    expect(updated.body['data']).toMatchObject({
      faqs: [{ faq_question: { en: 'Why?' } }, { faq_question: { en: 'When?', ar: 'متى؟' } }],
      topics: { en: ['Paper'], ar: ['ورق'] },
    });
    await publish(data._id);
    const list = await api.visitor.rest('GET', `/api/client/learning-module/list?searchName=Paper&lang=ar&pageSize=50`);
    const rows = list.body['data'] as { _id: string; faqs: { faq_question: string }[] }[];
    const row = rows.find(({ _id }) => _id === data._id);
    expect(row?.faqs.map(({ faq_question: question }) => question)).toEqual(['Why?', 'متى؟']);
  });

  test('a form sends entries by bracketed names, and errors come back by the names that it sent', async () => {
    const fields = { ...bodyOf(), 'faqs[1][faq_question]': 'Second', 'faqs[0][faq_question]': 'First' };
    const send = (more: Record<string, string>) =>
      fetch(`${api.url}${path}/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${api.admin.token ?? ''}` },
        body: new URLSearchParams({ ...fields, ...more }),
      });
    // A field that entries do not have is ignored.
    const blank = await send({ 'faqs[1][faq_question]': '', 'faqs[0][colour]': 'red' });
    expect([blank.status, await blank.json()]).toMatchObject([
      422,
      { errors: { 'faqs.1.faq_question': { message: 'Question is required.' } } },
    ]);
    const saved = (await (await send({})).json()) as { data: { faqs: { faq_question: { en: string } }[] } };
    expect(saved.data.faqs.map(({ faq_question: { en } }) => en)).toEqual(['First', 'Second']);
  });

  test('the OpenAPI document describes the fields of entries', async () => {
    const document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
      components: { schemas: Record<string, { properties: Record<string, { items?: { $ref?: string } }> }> };
    };
    const { schemas } = document.components;
    expect(schemas['LearningModule']?.properties['faqs']?.items).toEqual({
      $ref: '#/components/schemas/LearningModuleQuestions',
    });
    expect(Object.keys(schemas['LearningModuleQuestions']?.properties ?? {})).toEqual([
      '_id',
      'faq_question',
      'faq_answer',
    ]);
  });
});
