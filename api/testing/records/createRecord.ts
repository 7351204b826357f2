import { randomBytes } from 'node:crypto';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { KindName } from '@polyphony/domain/kinds/names.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { ValidationError } from 'yup';
import type { TestClient } from '../clients/testClient.js';
import { typedDocument } from '../clients/typedDocument.js';
import { PNG } from '../files/sampleFiles.js';
import { uploadFile } from '../files/uploads.js';
import { OUTCOME, type Outcome } from './payloads.js';

/** The values of a kind's form that a test is about; all others have valid ones. */
export type FormChanges<Name extends KindName> = Partial<FormOf<(typeof kinds)[Name]>>;

/** A record as its creation returns it. */
interface CreatedRecord {
  readonly id: string;
  readonly version: number;
  /** The value of the kind's title field. */
  readonly title: string;
}

/** What the server returns when it has written a record, or refused to. */
interface Submitted extends Outcome {
  readonly record: CreatedRecord | null;
}

const kindNamed = (name: KindName): AnyKind => kinds[name];

/** The fields that a form of the kind is refused without; the server makes a slug of the title by itself. */
async function requiredFields({ rules }: AnyKind): Promise<ReadonlySet<string>> {
  const refusal: unknown = await rules.validate({}, { abortEarly: false }).catch((error: unknown) => error);
  const paths = refusal instanceof ValidationError ? refusal.inner.map(({ path = '' }) => path) : [];
  return new Set(paths.filter((path) => path !== 'slug'));
}

/**
 * The smallest valid form of a kind: what the kind requires, as its example has it, under a title of its own. A record of
 * another kind that it requires is created, unless `changes` name one.
 */
async function formOf<Name extends KindName>(
  client: TestClient,
  name: Name,
  changes: FormChanges<Name> = {},
): Promise<Record<string, unknown>> {
  const kind = kindNamed(name);
  const tag = randomBytes(4).toString('hex');
  const required = await requiredFields(kind);
  const form: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(kind.example.en)) {
    const reference = kind.references[field];
    if (field in changes || !required.has(field)) continue;
    if (reference) form[field] = (await createRecord(client, reference.kind)).id;
    else if (field === kind.titleField) form[field] = `${String(value)} ${tag}`;
    else if (field === 'email') form[field] = `${tag}.${String(value)}`;
    else if (kind.unique.includes(field)) form[field] = `${String(value)}-${tag}`;
    else form[field] = value;
  }
  return { ...form, ...changes };
}

/** Submits a form of new values as it is, whether or not it is valid. */
function submitRecord(client: TestClient, name: KindName, input: object): Promise<Submitted> {
  const { names, titleField } = kindNamed(name);
  const record = `record: ${name} { id version title: ${titleField} }`;
  const document = typedDocument<Submitted>(
    `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) { ${OUTCOME} ${record} } }`,
  );
  return client.request(document, { input });
}

/** Creates a record of a kind: with the values of `changes`, and with valid ones where it requires more. */
export async function createRecord<Name extends KindName>(
  client: TestClient,
  name: Name,
  changes: FormChanges<Name> = {},
): Promise<CreatedRecord> {
  if (name === 'file') return uploadedPicture(client);
  const { record, message, errors } = await submitRecord(client, name, await formOf(client, name, changes));
  if (!record) throw new Error(`${message} ${JSON.stringify(errors)}`);
  return record;
}

async function uploadedPicture(client: TestClient): Promise<CreatedRecord> {
  const name = `picture-${randomBytes(4).toString('hex')}.png`;
  const { file, message } = await uploadFile(client, PNG, { name, type: 'image/png' });
  if (!file) throw new Error(message);
  return { id: file.id, version: 1, title: name };
}

const creatorOf =
  <Name extends KindName>(name: Name) =>
  (client: TestClient, changes: FormChanges<Name> = {}): Promise<CreatedRecord> =>
    createRecord(client, name, changes);

export const createBlogCategory = creatorOf('blogCategory');
export const createBlogPost = creatorOf('blogPost');
export const createCareer = creatorOf('career');
export const createCmsPage = creatorOf('cmsPage');
export const createEvent = creatorOf('event');
export const createEventCategory = creatorOf('eventCategory');
export const createEventDifficulty = creatorOf('eventDifficulty');
export const createEventPrice = creatorOf('eventPrice');
/** A language that content can be read in: a new one is switched off. */
export async function createLanguage(
  client: TestClient,
  changes: FormChanges<'language'> = {},
): Promise<CreatedRecord> {
  const created = await createRecord(client, 'language', changes);
  await setSwitch(client, 'language', 'active', created, true);
  return { ...created, version: created.version + 1 };
}
export const createNewsArticle = creatorOf('newsArticle');
export const createNewsCategory = creatorOf('newsCategory');
/** A role, which is nothing without `permissionIds`. */
export const createRole = creatorOf('role');
/** A member of staff with the role of `roleId`. */
export const createStaffMember = creatorOf('staffMember');

/** Adds the language that tests translate into. */
export const createArabic = (client: TestClient): Promise<CreatedRecord> =>
  createLanguage(client, { name: 'Arabic', code: 'ar' });

/** Adds Arabic under its own name, written from right to left. */
export async function createArabicFromRight(client: TestClient): Promise<void> {
  const language = await createLanguage(client, { name: 'العربية', code: 'ar', appLangCode: 'ar' });
  await setSwitch(client, 'language', 'rtl', language, true);
}

/** Turns a switch of a record on or off. @throws Error when that is refused */
export async function setSwitch(
  client: TestClient,
  name: KindName,
  toggle: Toggle,
  { id }: Pick<CreatedRecord, 'id'>,
  to: boolean,
): Promise<void> {
  const document = typedDocument<Outcome>(
    `mutation ($id: ID!, $to: Boolean) { ${kindNamed(name).names.toggle(toggle)}(id: $id, to: $to) { ${OUTCOME} } }`,
  );
  const { success, message } = await client.request(document, { id, to });
  if (!success) throw new Error(message);
}

/** Deletes a record. @throws Error when that is refused */
export async function deleteRecord(
  client: TestClient,
  name: KindName,
  { id }: Pick<CreatedRecord, 'id'>,
): Promise<void> {
  const document = typedDocument<Outcome>(
    `mutation ($id: ID!) { ${kindNamed(name).names.delete}(id: $id) { ${OUTCOME} } }`,
  );
  const { success, message } = await client.request(document, { id });
  if (!success) throw new Error(message);
}
