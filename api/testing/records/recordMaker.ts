import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { capitalize } from '@polyphony/domain/kinds/parts/kindNames.js';
import { PNG } from '../files/sampleFiles.js';
import { typedDocument } from '../clients/typedDocument.js';
import type { TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';
import { gql } from '../generated/gql.js';
import { uploadFile } from '../files/uploads.js';
import { createArabic } from './createRecord.js';
import { OUTCOME, type Outcome } from './payloads.js';

/** What a write of a record of any kind responds with. */
export interface Written extends Outcome {
  record: { id: string; version: number } & Record<string, unknown>;
}

/** Records of any kind in a list. */
interface RecordRows {
  rows: ({ id: string } & Record<string, unknown>)[];
}

/** Records of a tree in a list: its roots, and all that is below these. */
export interface RecordTree extends RecordRows {
  descendants: RecordRows['rows'];
}

export interface RecordPage extends RecordRows {
  pageInfo: { currentPage: number; currentLimit: number; totalPages: number; totalItemsCount: number };
}

const NEWEST_STAFF = gql(`query NewestStaff { staffMembers(pageSize: 1) { rows { email roleId } } }`);
const PERMISSIONS = gql(`query EveryPermission { permissions { id } }`);

/** A list of records with other fields than the standard operations select. @param list its name: 'events' */
export const rowsDocument = (list: string, fields: string) =>
  typedDocument<RecordRows>(`{ ${list}(pageSize: 100) { rows { ${fields} } } }`);
/** The name of a list of a kind as visitors read it. */
export const publishedName = ({ plural }: Pick<AnyKind, 'plural'>) => `published${capitalize(plural)}`;

/** The standard operations of a kind as documents, with everything selected that tests of all kinds look at. */
export const operationsOf = (kind: AnyKind) => {
  const { names } = kind;
  const [perLanguage] = kind.translatable;
  const plain = new Set([
    'id',
    'version',
    'updatedBy',
    kind.titleField,
    ...kind.toggles,
    ...kind.unique,
    ...kind.sortable,
    'createdAt',
    'updatedAt',
  ]);
  const fields = `${[...plain].join(' ')} can { edit editRefusal delete deleteRefusal toggles }`;
  const filter = kind.filters || kind.choices || kind.publishing ? `${names.type}Filter` : 'RecordFilter';
  const write = `{ ${OUTCOME} record: ${kind.name} { ${fields} } }`;
  // The texts of another language, of kinds that have them.
  const [declared, passed] = perLanguage
    ? [`, $lang: String, $translation: ${names.type}TranslationInput`, ', lang: $lang, translation: $translation']
    : ['', ''];
  return {
    list: typedDocument<RecordPage>(
      `query ($page: Int! = 1, $pageSize: Int! = 5, $filter: ${filter}, $sort: ${names.type}Sort) {
        page: ${kind.plural}(page: $page, pageSize: $pageSize, filter: $filter, sort: $sort) {
          rows { ${fields} } pageInfo { currentPage currentLimit totalPages totalItemsCount } } }`,
    ),
    details: typedDocument<Written['record']>(
      perLanguage
        ? `query ($id: ID!, $lang: String) { record: ${kind.name}(id: $id) { ${fields.replace(perLanguage, '')} ${perLanguage}(lang: $lang) } }`
        : `query ($id: ID!) { record: ${kind.name}(id: $id) { ${fields} } }`,
    ),
    create: typedDocument<Written>(
      `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) ${write} }`,
    ),
    update: typedDocument<Written>(
      `mutation ($id: ID!, $input: ${names.type}Input!, $version: Int${declared}) {
        ${names.update}(id: $id, input: $input, version: $version${passed}) ${write} }`,
    ),
    translate: typedDocument<Written>(
      `mutation ($id: ID!, $lang: String!, $input: ${names.type}TranslationInput!, $version: Int) { ${names.translate}(id: $id, lang: $lang, input: $input, version: $version) ${write} }`,
    ),
    delete: typedDocument<Written>(`mutation ($id: ID!) { ${names.delete}(id: $id) ${write} }`),
    toggle: (toggle: AnyKind['toggles'][number]) =>
      typedDocument<Written>(
        `mutation ($id: ID!, $to: Boolean) { ${names.toggle(toggle)}(id: $id, to: $to) ${write} }`,
      ),
    options: `query { ${names.options} { id label disabled } }`,
  };
};

/** Switches records on that are to be the default one of their kind: a new language is off, and cannot be it. */
export async function allowDefault(kind: AnyKind, client: TestClient, ids: readonly string[]): Promise<void> {
  if (!kind.toggles.includes('active')) return;
  for (const id of ids) await client.request(operationsOf(kind).toggle('active'), { id, to: true });
}

/** Makes records of any kind, out of the kinds' own examples. */
export class RecordMaker {
  /** Ids that an example can only name by way of illustration: a role that allows nothing, a permission. */
  #references: Record<string, unknown> = {};
  /** The id of a record of each kind that others refer to. */
  #referenced: Record<string, string> = {};
  #count = 0;

  constructor(readonly api: TestApi) {}

  /** To be called before records are made: adds Arabic, and what examples refer to. */
  async prepare(): Promise<void> {
    const { admin } = this.api;
    await createArabic(admin);
    const { email } = await this.api.staffAccount();
    const { rows } = await admin.request(NEWEST_STAFF);
    const [permission] = await admin.request(PERMISSIONS);
    if (rows[0]?.email !== email) throw new Error('The newest member of staff does not stand first.');
    this.#references = { roleId: rows[0].roleId, permissionIds: [permission?.id] };
  }

  /** Letters only, so that it can also be part of a language code's name. */
  tag(): string {
    this.#count += 1;
    return this.#count.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  }

  /** Makes a record of each kind that this one names, and remembers its id for the examples that name it. */
  async makeReferenced(kind: AnyKind): Promise<void> {
    for (const { kind: name } of Object.values(kind.references)) {
      const other = kinds[name] as AnyKind;
      await this.makeReferenced(other);
      const { record } = await this.created(other);
      this.#referenced = { ...this.#referenced, [name]: record.id };
    }
  }

  /** Makes a record of these values; files are uploaded, and take no more of them than their names. */
  async created(kind: AnyKind, input = this.freshInput(kind), client: TestClient = this.api.admin): Promise<Written> {
    const operations = operationsOf(kind);
    if (!kind.noCreate) return client.request(operations.create, { input });
    const { file, ...outcome } = await uploadFile(client, PNG, {
      name: String(input[kind.titleField]),
      type: 'image/png',
    });
    const record = await client.request(operations.details, { id: file?.id });
    return { ...outcome, record };
  }

  /** A new valid input: the kind's example, with the values that must be unique changed. */
  freshInput(kind: AnyKind): Record<string, unknown> {
    const mark = this.tag();
    const input: Record<string, unknown> = {
      ...kind.example.en,
      [kind.titleField]: `${String(kind.example.en[kind.titleField])} ${mark}`,
    };
    for (const [field, id] of Object.entries(this.#references)) if (field in input) input[field] = id;
    for (const [field, { kind: name }] of Object.entries(kind.references))
      if (field in input && this.#referenced[name]) input[field] = this.#referenced[name];
    if ('email' in input) input['email'] = `${mark}.${String(input['email'])}`;
    if ('slug' in input) input['slug'] = `${String(input['slug'])}-${mark}`;
    if ('code' in input) input['code'] = mark.padStart(2, 'q').slice(-2);
    return input;
  }
}
