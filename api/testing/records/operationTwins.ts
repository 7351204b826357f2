import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { typedDocument } from '../clients/typedDocument.js';
import { allowDefault, operationsOf, publishedName, rowsDocument, type RecordMaker } from './recordMaker.js';

type Fields = Readonly<Record<string, unknown>>;

/** Performs an operation by GraphQL, and by its /api path if it has one, and compares the results. */
export type Twin = () => Promise<void>;

/** The specification's paths and field names of a kind on REST. */
export interface LegacyKind {
  readonly path: string;
  /** Path segments that differ from those of events. */
  readonly words?: Readonly<
    Partial<Record<'create' | 'view' | 'details' | 'update' | 'delete' | `toggle-${Toggle}-status`, string>>
  >;
  /** The legacy name of each form field. */
  readonly names: Readonly<Record<string, string>>;
  readonly client?: string;
  /** The path of one record for visitors, of kinds whose new records they see. */
  readonly details?: string;
}

/** The id of a record on REST. */
export const idOf = (record: unknown) => (record as { readonly _id: string })._id;
export const rowsIn = ({ body }: { readonly body: Fields }) => body['data'] as readonly Fields[];
export const outcomeOf = ({ success, message }: Fields) => [success, message];

/** The standard operations of kinds, by the specification's words for them. */
export function twinsOf(kind: AnyKind, legacy: LegacyKind, maker: RecordMaker): Readonly<Record<string, Twin>> {
  const { admin, visitor } = maker.api;
  const operations = operationsOf(kind);
  const title = kind.titleField;
  const legacyTitle = legacy.names[title] ?? title;
  const pathOf = (word: keyof NonNullable<LegacyKind['words']>) => `${legacy.path}/${legacy.words?.[word] ?? word}`;

  /** Values of a new record, by GraphQL name. */
  const form = () => {
    const input = maker.freshInput(kind);
    return Object.fromEntries(Object.keys(legacy.names).map((name) => [name, input[name]]));
  };
  const renamed = (values: Fields) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [legacy.names[name] ?? name, value]));
  const make = async () => (await admin.request(operations.create, { input: form() })).record.id;
  const read = (id: string) => admin.request(operations.details, { id });
  const localized = (text: unknown) => (kind.translatable.includes(title) ? { en: text } : text);

  const toggled = (toggle: Toggle) => async () => {
    const [one, other] = [await make(), await make()];
    if (toggle === 'default') await allowDefault(kind, admin, [one, other]);
    const before = (await read(one))[toggle];
    const done = await admin.request(operations.toggle(toggle), { id: one });
    expect(done.record[toggle]).toBe(before === false);
    const { body } = await admin.rest('POST', pathOf(`toggle-${toggle}-status`), { _id: other });
    expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
    expect((await read(other))[toggle]).toBe(before === false);
  };

  return {
    create: async () => {
      const [one, other] = [form(), form()];
      const done = await admin.request(operations.create, { input: one });
      const { body } = await admin.rest('POST', pathOf('create'), renamed(other));
      expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
      expect([done.success, (await read(done.record.id))[title]]).toEqual([true, one[title]]);
      expect((await read(idOf(body['data'])))[title]).toBe(other[title]);
      const refused = await admin.request(operations.create, { input: {} });
      const { body: wrong } = await admin.rest('POST', pathOf('create'), {});
      expect([refused.success, wrong['success']]).toEqual([false, false]);
      expect(Object.values(wrong['errors'] as Record<string, Fields>).map(({ message }) => message)).toEqual(
        refused.errors.map(({ message }) => message),
      );
    },
    list: async () => {
      await make();
      const { rows, pageInfo } = await admin.request(operations.list, { page: 1, pageSize: 100 });
      const response = await admin.rest('GET', `${pathOf('view')}?page=1&pageSize=100`);
      expect(rows.length).toBeGreaterThan(0);
      expect([rowsIn(response).map(idOf), response.body['pagination']]).toEqual([rows.map(({ id }) => id), pageInfo]);
    },
    details: async () => {
      const id = await make();
      const record = await read(id);
      const { body } = await admin.rest('GET', `${pathOf('details')}?_id=${id}`);
      expect(body['data']).toMatchObject({
        _id: id,
        version: record['version'],
        [legacyTitle]: localized(record[title]),
      });
    },
    update: async () => {
      const [one, other] = [await make(), await make()];
      const [first, second] = [form()[title], form()[title]];
      const done = await admin.request(operations.update, { id: one, input: { [title]: first } });
      const { body } = await admin.rest('POST', pathOf('update'), { _id: other, [legacyTitle]: second });
      expect([done.success, ...outcomeOf(body)]).toEqual([true, ...outcomeOf({ ...done })]);
      expect(await read(one)).toMatchObject({ [title]: first, version: 2 });
      expect(await read(other)).toMatchObject({ [title]: second, version: 2 });
    },
    delete: async () => {
      const [one, other] = [await make(), await make()];
      const done = await admin.request(operations.delete, { id: one });
      const { body } = await admin.rest('POST', pathOf('delete'), { _id: other });
      expect([done.success, ...outcomeOf(body)]).toEqual([true, ...outcomeOf({ ...done })]);
      for (const id of [one, other]) {
        const { errors } = await admin.graphql(operations.details, { id });
        expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
      }
    },
    ...Object.fromEntries(kind.toggles.map((toggle) => [`toggle ${toggle}`, toggled(toggle)])),
    toggles: async () => {
      for (const toggle of kind.toggles) await toggled(toggle)();
    },
    ...(legacy.client && {
      'public list': async () => {
        const id = await make();
        if (kind.publishing) await admin.request(operations.toggle(kind.publishing), { id, to: true });
        const { rows } = await visitor.request(rowsDocument(publishedName(kind), 'id'));
        expect(rows.length).toBeGreaterThan(0);
        const response = await visitor.rest('GET', `${legacy.client ?? ''}?pageSize=100`);
        expect(rowsIn(response).map(idOf)).toEqual(rows.map(({ id }) => id));
      },
    }),
    ...(legacy.details && {
      'public details': async () => {
        const id = await make();
        // A new record of such a kind is a draft.
        if (kind.publishing) await admin.request(operations.toggle(kind.publishing), { id, to: true });
        const document = typedDocument<{ readonly slug: string }>(
          `query ($id: ID) { published${kind.names.type}(id: $id) { slug } }`,
        );
        const { slug } = await visitor.request(document, { id });
        const { body } = await visitor.rest('POST', legacy.details ?? '', { slug });
        expect(idOf(body['data'])).toBe(id);
      },
    }),
  };
}
