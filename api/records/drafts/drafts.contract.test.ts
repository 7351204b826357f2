import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import mongoose, { Types } from 'mongoose';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { kindsOfSuites, startKindsApi } from '../../testing/records/kindsUnderTest.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { operationsOf, RecordMaker, rowsDocument } from '../../testing/records/recordMaker.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { ERASE_DELETED, RESTORE_DELETED } from '../../testing/records/deletedRecords.js';
import type { TestApi } from '../../testing/server/testApi.js';

/**
 * Contract of every kind with drafts: a draft is apart from its record, for those who may change this, until it is
 * published.
 */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

type Values = Readonly<Record<string, unknown>>;

const kinds = kindsOfSuites.filter((kind) => kind.drafts);

test('the kinds whose records are written with care have drafts', () => {
  expect(kinds.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['event', 'blogPost', 'newsArticle', 'course', 'career']),
  );
});

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const operations = operationsOf(kind);
  const drafts = draftOperationsOf(kind.name, `record: ${kind.name} { id version }`);
  const title = kind.titleField;
  const inOrder = 'orderNumber' in kind.rules.fields ? { orderNumber: 'abc' } : {};
  const slugged = 'slug' in kind.rules.fields ? { slug: 'Not a slug!' } : {};
  const arabic = String((kind.example.ar as Values)[title]);
  beforeAll(() => maker.makeReferenced(kind));

  const make = async () => (await maker.created(kind)).record;
  const details = (id: string, lang = 'en') => api.admin.request(operations.details, { id, lang });
  const read = (id: string, client: TestClient = api.admin) => client.request(drafts.read, { id });
  const attempt = (id: string, values: Values, more: Values = {}, client: TestClient = api.admin) =>
    client.graphql(drafts.save, { id, lang: 'en', values, from: 1, revision: null, ...more });
  const save = (id: string, values: Values, more: Values = {}, client: TestClient = api.admin) =>
    client.request(drafts.save, {
      id,
      lang: 'en',
      values,
      from: 1,
      revision: null,
      ...more,
    });
  const saved = async (id: string, values: Values, more: Values = {}) => {
    const { success, draft, errors } = await save(id, values, more);
    expect([success, errors]).toEqual([true, []]);
    return draft?.revision ?? null;
  };
  const publish = (id: string, revision: string | null, more: Values = {}) =>
    api.admin.request(drafts.publish, { id, revision, ...more });
  const codeOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
    errors[0]?.extensions['code'];

  test('a draft is read back as it was saved, and the record has none of it', async () => {
    const record = await make();
    const values = { [title]: `Drafted ${maker.tag()}` };
    await saved(record.id, values);
    expect(await read(record.id)).toEqual({
      revision: expect.any(String),
      languages: [{ lang: 'en', from: 1, values, updatedBy: 'Super Admin' }],
      schedule: null,
    });
    expect(await details(record.id)).toMatchObject({ [title]: record[title], version: 1 });
  });

  test('a draft may break every rule, and is refused on its fields when it is published', async () => {
    const record = await make();
    const revision = await saved(record.id, { [title]: '', ...inOrder, ...slugged });
    const outcome = await publish(record.id, revision);
    expect(outcome.success).toBe(false);
    expect(outcome.errors.map(({ field }) => field)).toEqual(expect.arrayContaining([title]));
    expect((await read(record.id)).revision).toBe(revision);
    expect((await details(record.id))['version']).toBe(1);
  });

  test('a draft is published as a whole, in one version, and is gone then', async () => {
    const record = await make();
    const name = `Published ${maker.tag()}`;
    const first = await saved(record.id, { [title]: name });
    const revision = await saved(record.id, { [title]: arabic }, { lang: 'ar', revision: first });
    expect(await publish(record.id, revision)).toMatchObject({
      success: true,
      message: `${textInEnglish(kind.label)} updated successfully.`,
      record: { version: 2 },
    });
    expect([(await details(record.id))[title], (await details(record.id, 'ar'))[title]]).toEqual([name, arabic]);
    expect(await read(record.id)).toEqual({ revision: null, languages: [], schedule: null });
    expect(codeOf(await api.admin.graphql(drafts.publish, { id: record.id, revision }))).toBe('CONFLICT');
  });

  test('a draft that several people publish at once is published once', async () => {
    const record = await make();
    const revision = await saved(record.id, { [title]: `Once ${maker.tag()}` });
    const responses = await Promise.all(
      ['en', null, 'en'].map((lang) => api.admin.graphql(drafts.publish, { id: record.id, revision, lang })),
    );
    expect(responses.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    expect((await details(record.id))['version']).toBe(2);
  });

  test('a draft is published or stays when the record is changed at the same moment', async () => {
    const record = await make();
    const revision = await saved(record.id, { [title]: `Raced ${maker.tag()}` });
    const update = { id: record.id, input: { [title]: `Racing ${maker.tag()}` } };
    const [published] = await Promise.all([
      api.admin.graphql(drafts.publish, { id: record.id, revision }),
      api.admin.request(operations.update, update),
    ]);
    expect((await read(record.id)).revision).toBe(codeOf(published) === 'CONFLICT' ? revision : null);
  });

  test('one language of a draft is published, and the others stay', async () => {
    const record = await make();
    const first = await saved(record.id, { [title]: 'Stays a draft' });
    const revision = await saved(record.id, { [title]: arabic }, { lang: 'ar', revision: first });
    expect(await publish(record.id, revision, { lang: 'ar' })).toMatchObject({ success: true, record: { version: 2 } });
    expect([(await details(record.id))[title], (await details(record.id, 'ar'))[title]]).toEqual([
      record[title],
      arabic,
    ]);
    const left = await read(record.id);
    expect(left.languages.map(({ lang }) => lang)).toEqual(['en']);
    expect(left.revision).not.toBe(revision);
  });

  test('what is wrong in another language is named by the language, and then nothing is published', async () => {
    const record = await make();
    const first = await saved(record.id, { [title]: `Fine ${maker.tag()}` });
    const revision = await saved(record.id, { [title]: 'x'.repeat(5001) }, { lang: 'ar', revision: first });
    const { success, errors } = await publish(record.id, revision);
    expect([success, errors.map(({ field }) => field)]).toEqual([false, [`ar.${title}`]]);
    expect((await details(record.id))[title]).toBe(record[title]);
  });

  test('a draft of an earlier version is a conflict, unless the caller has seen the later one', async () => {
    const record = await make();
    const name = `Over theirs ${maker.tag()}`;
    const revision = await saved(record.id, { [title]: name });
    await api.admin.request(operations.update, { id: record.id, input: { [title]: `Theirs ${maker.tag()}` } });
    const stale = await api.admin.graphql(drafts.publish, { id: record.id, revision });
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', version: 2 });
    expect((await read(record.id)).revision).toBe(revision);
    expect(await publish(record.id, revision, { version: 2 })).toMatchObject({ success: true, record: { version: 3 } });
    expect((await details(record.id))[title]).toBe(name);
  });

  test('two people who save one draft never overwrite each other silently', async () => {
    const { id } = await make();
    const responses = await Promise.all(['One', 'Two', 'Three'].map((text) => attempt(id, { [title]: text })));
    const refused = responses.filter(({ errors }) => errors.length > 0);
    expect(refused.map(codeOf)).toEqual(['CONFLICT', 'CONFLICT']);
    const { revision } = await read(id);
    expect(await api.admin.request(drafts.discard, { id, revision })).toMatchObject({
      success: true,
      draft: { revision: null },
    });
    // Neither the discarded one nor the next is mistaken for the other.
    await saved(id, { [title]: 'The next one' });
    expect(codeOf(await attempt(id, { [title]: 'Late' }, { revision }))).toBe('CONFLICT');
    expect(codeOf(await api.admin.graphql(drafts.discard, { id, revision }))).toBe('CONFLICT');
  });

  test('a draft without values is none', async () => {
    const { id } = await make();
    const revision = await saved(id, { [title]: 'Typed' });
    expect(await save(id, {}, { revision })).toMatchObject({ success: true, draft: { revision: null, languages: [] } });
    expect(await read(id)).toEqual({ revision: null, languages: [], schedule: null });
  });

  test('a draft that changes nothing is gone when it is published, and makes no version', async () => {
    const record = await make();
    const revision = await saved(record.id, { [title]: record[title] });
    expect(await publish(record.id, revision)).toMatchObject({ success: true, record: { version: 1 } });
    expect((await read(record.id)).revision).toBeNull();
  });

  test.each<[string, Values, string]>([
    ['an unknown field', { constructor: 'x' }, 'constructor'],
    ['a stored field that no form has', { createdBy: 'x' }, 'createdBy'],
    ['an object in place of a text', { [title]: { en: 'x' } }, title],
    ['lists within a list', { [title]: [['x']] }, title],
    ['a text that is too large to store', { [title]: 'x'.repeat(1_000_001) }, title],
  ])('%s is refused on its field, and nothing is saved', async (_what, values, field) => {
    const { id } = await make();
    const { success, errors } = await save(id, values);
    expect([success, errors.map((error) => error.field)]).toEqual([false, [field]]);
    expect((await read(id)).revision).toBeNull();
  });

  test('a language that nobody can translate into is refused', async () => {
    const { id } = await make();
    const { success, errors } = await save(id, { [title]: 'x' }, { lang: 'xx' });
    expect([success, errors.map(({ field }) => field)]).toEqual([false, ['lang']]);
  });

  test('lists mark the records that have a draft', async () => {
    const [one, other] = [await make(), await make()];
    await saved(one.id, { [title]: 'Typed' });
    const { rows } = await api.admin.request(rowsDocument(kind.plural, 'id hasDraft'));
    const marks = new Map(rows.map(({ id, ['hasDraft']: marked }) => [id, marked]));
    expect([marks.get(one.id), marks.get(other.id)]).toEqual([true, false]);
  });

  test('staff who may only see records can neither read, write nor publish drafts; translators only translations', async () => {
    const { id } = await make();
    const first = await saved(id, { [title]: 'Only for editors' });
    const viewer = await api.staff(kind.permissions.view);
    for (const [text, variables] of [
      [drafts.read, { id }],
      [drafts.save, { id, lang: 'en', values: {}, from: 1, revision: first }],
      [drafts.discard, { id, revision: first }],
      [drafts.publish, { id, revision: first }],
    ] as const) {
      expect(codeOf(await viewer.graphql(text, variables))).toBe('FORBIDDEN');
      expect(codeOf(await api.visitor.graphql(text, variables))).toBe('UNAUTHENTICATED');
    }
    const translator = await api.staff(kind.permissions.translate as Permission);
    expect(codeOf(await attempt(id, { [title]: 'x' }, { revision: first }, translator))).toBe('FORBIDDEN');
    const { draft } = await save(id, { [title]: arabic }, { lang: 'ar', revision: first }, translator);
    expect(draft?.languages.map(({ lang }) => lang)).toEqual(['ar']);
    const whole = { id, revision: draft?.revision };
    expect(codeOf(await translator.graphql(drafts.publish, whole))).toBe('FORBIDDEN');
    expect(codeOf(await translator.graphql(drafts.discard, whole))).toBe('FORBIDDEN');
    expect(await translator.request(drafts.publish, { ...whole, lang: 'ar' })).toMatchObject({ success: true });
    expect((await read(id)).languages.map(({ lang }) => lang)).toEqual(['en']);
  });

  test('a draft comes back with its record from the bin, and is gone once that is deleted for good', async () => {
    const { id } = await make();
    const revision = await saved(id, { [title]: 'Typed before the deletion' });
    await api.admin.request(operations.delete, { id });
    expect(codeOf(await api.admin.graphql(drafts.read, { id }))).toBe('NOT_FOUND');
    expect(await api.admin.request(RESTORE_DELETED, { id })).toMatchObject({ success: true });
    expect((await read(id)).revision).toBe(revision);
    await api.admin.request(operations.delete, { id });
    expect(await api.admin.request(ERASE_DELETED, { id })).toMatchObject({ success: true });
    expect(await mongoose.connection.collection('drafts').countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
  });
});
