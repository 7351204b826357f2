import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { isReviewed } from '@polyphony/domain/publishing/review.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { bulkOperationsOf, type BulkOutcome } from '../../testing/records/bulkOperations.js';
import { RESTORE_DELETED } from '../../testing/records/deletedRecords.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { checkedFile, linesOf } from '../../testing/records/imports.js';
import { kindsUnderTest, startKindsApi, storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import type { Outcome } from '../../testing/records/payloads.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import type { TestApi } from '../../testing/server/testApi.js';

/**
 * Contract of every kind whose records visitors see: where the settings require reviews, nobody changes what visitors see by any
 * operation, but those who may publish without a review.
 */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const LATER = '2099-03-31T09:30';
const RESTORE_VERSION = typedDocument<Outcome>(
  `mutation ($kind: String!, $id: ID!) { restoreRecordVersion(kind: $kind, id: $id, to: 1) { success message } }`,
);

test('a kind is reviewed if visitors see its records by a switch', () => {
  const reviewed = kindsUnderTest.filter(isReviewed).map(({ name }) => name);
  const others = kindsUnderTest.map(({ name }) => name).filter((name) => !reviewed.includes(name));
  expect(others.filter((name) => !['language', 'file', 'staffMember', 'role'].includes(name))).toEqual([]);
});

describe.each(kindsUnderTest.filter(isReviewed).map((kind) => [kind.name, kind] as const))('%s', (_, kind: AnyKind) => {
  const operations = operationsOf(kind);
  const bulk = bulkOperationsOf(kind);
  const drafts = draftOperationsOf(kind.name);
  const switches = visibleToggles(kind);
  const all: readonly Permission[] = [...kind.permissions.all, 'RESTORE_FROM_BIN'];
  const title = kind.titleField;
  const isTranslated = kind.translatable.includes(title);
  const field = isTranslated ? `${title}.en` : title;
  let editor: TestClient;

  const require = (to: '0' | '1') =>
    api.admin.rest('POST', '/api/website-settings/update', { types: ['reviews_required'], reviews_required: to });
  const stored = (id: string) => storeUnderTest(kind).model.findById(id).lean();

  /** A record that visitors see, in its second version. */
  async function visible(): Promise<string> {
    const { record } = await maker.created(kind);
    for (const toggle of switches) await api.admin.request(operations.toggle(toggle), { id: record.id, to: true });
    const input = { ...maker.freshInput(kind), ...('slug' in record && { slug: record['slug'] }) };
    const { success, errors } = await api.admin.request(operations.update, { id: record.id, input });
    expect([success, errors]).toEqual([true, []]);
    return record.id;
  }
  const hidden = async () => (await maker.created(kind, undefined, editor)).record.id;

  /** Why a write was refused. */
  async function refusal(document: Parameters<TestClient['graphql']>[0], variables: object): Promise<unknown[]> {
    const { errors } = await editor.graphql(document, variables);
    return [errors[0]?.extensions['code'], errors[0]?.message];
  }
  const refusals = ({ results }: BulkOutcome) => results.map(({ success, message }) => [success, message]);
  const FIRST = ['FORBIDDEN', messages.reviewBeforePublishing];
  const ONLY = ['FORBIDDEN', messages.publishersOnly];

  beforeAll(async () => {
    await require('0');
    await maker.makeReferenced(kind);
    editor = await api.staff(...all);
    await require('1');
  });
  afterAll(() => require('0'));

  test('what visitors see is changed by no operation of an editor', async () => {
    const id = await visible();
    const deleted = await visible();
    await api.admin.request(operations.delete, { id: deleted });
    const before = await stored(id);
    const hasDrafts = kind.drafts === true || kind.name === 'cmsPage';
    const CHANGE = hasDrafts ? ['FORBIDDEN', messages.reviewOfChanges] : ONLY;
    const input = { ...maker.freshInput(kind), ...(before?.slug !== undefined && { slug: before.slug }) };

    expect(await refusal(operations.update, { id, input })).toEqual(CHANGE);
    if (isTranslated)
      expect(await refusal(operations.translate, { id, lang: 'ar', input: kind.example.ar })).toEqual(CHANGE);
    for (const toggle of kind.toggles) {
      const result = await refusal(operations.toggle(toggle), { id, to: before?.[toggle] !== true });
      expect([toggle, result]).toEqual([toggle, switches.includes(toggle) ? ONLY : CHANGE]);
      const { results } = await editor.request(bulk.toggle(toggle), { ids: [id], to: before?.[toggle] !== true });
      expect([toggle, results[0]?.success]).toEqual([toggle, false]);
    }
    expect(await refusal(operations.delete, { id })).toEqual(ONLY);
    expect(refusals(await editor.request(bulk.delete, { ids: [id] }))).toEqual([[false, messages.publishersOnly]]);
    expect(await refusal(RESTORE_VERSION, { kind: kind.name, id })).toEqual(CHANGE);
    expect(await refusal(RESTORE_DELETED, { id: deleted })).toEqual(FIRST);
    if (kind.drafts) {
      const { draft } = await editor.request(drafts.save, {
        id,
        values: { [title]: 'Drafted' },
        from: before?.version,
      });
      const revision = draft?.revision;
      expect(await refusal(drafts.publish, { id, revision, version: before?.version })).toEqual(CHANGE);
      expect(await refusal(drafts.schedule, { id, revision, at: LATER, version: before?.version })).toEqual(FIRST);
    }
    const file = `id,${field}\r\n${id},Imported ${maker.tag()}\r\n`;
    const found = await checkedFile(editor, kind, file);
    expect(found.counts).toMatchObject({ rejected: 1, change: 0 });
    expect((await linesOf(editor, found.id))[0]?.errors[0]?.message).toBe(CHANGE[1]);

    expect(await stored(id)).toEqual(before);
    expect(await stored(deleted)).toBeNull();
  });

  test('what an editor creates is hidden, can be changed and deleted, and is published after a review only', async () => {
    const id = await hidden();
    const isVisible = async () => {
      const record = await stored(id);
      return switches.every((toggle) => record?.[toggle] === true);
    };
    expect(await isVisible()).toBe(false);
    const { slug } = (await stored(id)) ?? {};
    const input = { ...maker.freshInput(kind), ...(slug !== undefined && { slug }) };
    expect(await editor.request(operations.update, { id, input })).toMatchObject({ success: true, errors: [] });
    const [last = 'active'] = [...switches].reverse();
    expect(await refusal(operations.toggle(last), { id, to: true })).toEqual(FIRST);
    expect(await refusal(operations.toggle(last), { id })).toEqual(FIRST);
    expect(refusals(await editor.request(bulk.toggle(last), { ids: [id], to: true }))).toEqual([
      [false, messages.reviewBeforePublishing],
    ]);
    if (kind.publishing) {
      const schedule = typedDocument<Outcome>(
        `mutation ($id: ID!, $at: String!) { ${kind.names.schedule}(id: $id, at: $at) { success message } }`,
      );
      expect(await refusal(schedule, { id, at: LATER })).toEqual(FIRST);
      expect(refusals(await editor.request(bulk.schedule, { ids: [id], at: LATER }))).toEqual([
        [false, messages.reviewBeforePublishing],
      ]);
      // What is scheduled is out: it would be published as it is then.
      expect(await api.admin.request(schedule, { id, at: LATER })).toMatchObject({ success: true });
      const changed = { ...maker.freshInput(kind), ...(slug !== undefined && { slug }) };
      expect((await refusal(operations.update, { id, input: changed }))[0]).toBe('FORBIDDEN');
      await api.admin.request(operations.toggle(kind.publishing), { id, to: false });
    }
    expect(await isVisible()).toBe(false);
    expect(await editor.request(operations.delete, { id })).toMatchObject({ success: true });
    expect(await editor.request(RESTORE_DELETED, { id })).toMatchObject({ success: true });

    const request = typedDocument<Outcome>(
      `mutation ($kind: String!, $id: ID!) { requestReview(kind: $kind, id: $id, note: "Please") { success message } }`,
    );
    expect(await editor.request(request, { kind: kind.name, id })).toMatchObject({ success: true });
    const { version } = (await stored(id)) ?? {};
    const approve = typedDocument<Outcome & { review: { request: { state: string } } | null }>(
      `mutation ($kind: String!, $id: ID!, $version: Int!) {
        approveReview(kind: $kind, id: $id, version: $version) { success message review { request { state } } } }`,
    );
    expect((await refusal(approve, { kind: kind.name, id, version }))[0]).toBe('FORBIDDEN');
    const reviewer = await api.staff(...all, 'PUBLISH_WITHOUT_REVIEW');
    expect(await reviewer.request(approve, { kind: kind.name, id, version })).toMatchObject({
      success: true,
      review: { request: { state: 'APPROVED' } },
    });
    expect(await isVisible()).toBe(true);
  });

  test('those who may publish without a review, and all while none is required, change it as before', async () => {
    const id = await visible();
    const reviewer = await api.staff(...all, 'PUBLISH_WITHOUT_REVIEW');
    const { slug } = (await stored(id)) ?? {};
    const inputNow = () => ({ ...maker.freshInput(kind), ...(slug !== undefined && { slug }) });
    expect(await reviewer.request(operations.update, { id, input: inputNow() })).toMatchObject({ success: true });
    await require('0');
    expect(await editor.request(operations.update, { id, input: inputNow() })).toMatchObject({ success: true });
    await require('1');
  });
});
