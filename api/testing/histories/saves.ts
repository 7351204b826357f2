import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { typedDocument } from '../clients/typedDocument.js';
import { markedFieldsOf, markedListsOf, type MarkedField, type MarkedList } from './texts.js';
import { acknowledge, among, attempt, knownOf, sentVersion, someOf, writeOf, type Turn } from './turn.js';
import type { Known } from './world.js';

type Values = Readonly<Record<string, unknown>>;

/** Values with a new mark each, and those marks. */
export function marked(
  { world }: Turn,
  fields: readonly MarkedField[],
  lang: string,
): { readonly values: Values; readonly marks: readonly string[] } {
  const all = fields.map((field) => ({ field, mark: world.marks.next() }));
  return {
    values: Object.fromEntries(all.map(({ field, mark }) => [field.name, field.put(mark, lang)])),
    marks: all.map(({ mark }) => mark),
  };
}

/** One or two fields of the kind's form that hold free text, of another language those that have texts in it. */
export const someFields = ({ kind, random }: Turn, lang: string): MarkedField[] =>
  someOf(
    random,
    markedFieldsOf(kind).filter(({ perLanguage }) => lang === 'en' || perLanguage),
    random.between(1, 2),
  );

export async function create(turn: Turn): Promise<void> {
  const { world, kind, random } = turn;
  const { names } = kind;
  const title = markedFieldsOf(kind).filter(({ name }) => name === kind.titleField);
  const { values, marks } = marked(turn, title, 'en');
  const parent = kind.tree && random.between(1, 2) === 1 ? knownOf(turn) : null;
  const input = { ...world.maker.freshInput(kind), ...values, ...(parent && { parentId: parent.id }) };
  for (const mark of marks) world.ledger.unknownNew.add(mark);
  const done = await attempt(turn, {
    name: 'create',
    document: `mutation ($input: ${names.type}Input!) { ${names.create}(input: $input) ${writeOf(kind)} }`,
    variables: { input },
    gate: [kind.permissions.add],
    ids: [],
    marks,
  });
  if (!done) return;
  const known: Known = { id: done.record.id, kind, version: 1, isDeleted: false, draft: null };
  world.records.push(known);
  acknowledge(turn, known, done.record, marks);
}

/** An order number, of kinds that have one, and a reference to another record that the sequence has made. */
function otherValues({ world, kind, random }: Turn): Values {
  const order = 'orderNumber' in kind.rules.fields && random.between(1, 3) === 1;
  const references = Object.entries(kind.references).flatMap(([field, { kind: name }]) => {
    const of = world.kinds.find((one) => one.name === name);
    const found = of && !field.includes('.') && random.between(1, 3) === 1 ? among(random, world.of(of)) : null;
    return found ? [[field, found.id] as const] : [];
  });
  return { ...(order && { orderNumber: random.between(1, 90) }), ...Object.fromEntries(references) };
}

/** Saves the form of a record, with its texts in Arabic in the same write or without. */
export async function update(turn: Turn): Promise<void> {
  const { kind, random } = turn;
  const known = knownOf(turn);
  if (!known) return;
  const english = marked(turn, someFields(turn, 'en'), 'en');
  const input = { ...english.values, ...otherValues(turn) };
  const isTranslated = kind.translatable.length > 0 && random.between(1, 3) === 1;
  const arabic = isTranslated ? marked(turn, someFields(turn, 'ar'), 'ar') : null;
  const texts = arabic && { lang: 'ar', translation: arabic.values };
  await save(turn, known, { input, ...texts }, [...english.marks, ...(arabic?.marks ?? [])]);
}

/** @param selection what of the record is selected that shows the marks: those of values that do not apply are not written */
export async function save(
  turn: Turn,
  known: Known,
  values: Values,
  marks: readonly string[],
  selection?: string,
): Promise<void> {
  const { kind } = turn;
  const { names } = kind;
  const [declared, passed] =
    'translation' in values
      ? [`, $lang: String, $translation: ${names.type}TranslationInput`, ', lang: $lang, translation: $translation']
      : ['', ''];
  const done = await attempt(turn, {
    name: 'update',
    document: `mutation ($id: ID!, $input: ${names.type}Input!, $version: Int${declared}) {
      ${names.update}(id: $id, input: $input, version: $version${passed}) ${writeOf(kind, selection)} }`,
    variables: { id: known.id, version: sentVersion(turn, known), ...values },
    gate: [kind.permissions.edit],
    ids: [known.id],
    marks,
  });
  if (!done) return;
  const text = JSON.stringify(done.record);
  const written = selection === undefined ? marks : marks.filter((mark) => text.includes(mark));
  acknowledge(turn, known, done.record, written);
}

export async function translate(turn: Turn): Promise<void> {
  const known = knownOf(turn);
  if (!known) return;
  const { values, marks } = marked(turn, someFields(turn, 'ar'), 'ar');
  await saveTexts(turn, known, values, marks);
}

async function saveTexts(turn: Turn, known: Known, input: Values, marks: readonly string[]): Promise<void> {
  const { names, permissions } = turn.kind;
  const done = await attempt(turn, {
    name: 'translate',
    document: `mutation ($id: ID!, $lang: String!, $input: ${names.type}TranslationInput!, $version: Int) {
      ${names.translate}(id: $id, lang: $lang, input: $input, version: $version) ${writeOf(turn.kind)} }`,
    variables: { id: known.id, lang: 'ar', input, version: sentVersion(turn, known) },
    gate: [permissions.edit, permissions.translate],
    ids: [known.id],
    marks,
  });
  if (done) acknowledge(turn, known, done.record, marks);
}

interface Entries {
  readonly version: number;
  readonly entries: readonly { readonly id: string }[];
}

const ENTRIES_MAX = 4;

/** Adds, changes, moves and removes entries of a list, or translates them. */
export async function editEntries(turn: Turn): Promise<void> {
  const { world, person, kind, random } = turn;
  const known = knownOf(turn);
  const chosen = among(random, markedListsOf(kind));
  if (!known || !chosen) return;
  const { list } = chosen;
  const document = typedDocument<Entries>(
    `query ($id: ID!) { record: ${kind.name}(id: $id) { version entries: ${list.name} { id } } }`,
  );
  const { value } = await world.request(person, document, { id: known.id });
  if (!value) return;
  const ids = value.entries.map(({ id }) => id);
  const marks: string[] = [];
  const put = (fields: readonly MarkedField[], lang: string): Values => {
    const one = marked(turn, fields, lang);
    marks.push(...one.marks);
    return one.values;
  };
  if (chosen.fields.some(({ perLanguage }) => perLanguage) && random.between(1, 3) === 1) {
    const fields = chosen.fields.filter(({ perLanguage }) => perLanguage);
    const entries = ids.map((id) => ({ [ENTRY_ID]: id, ...put(fields, 'ar') }));
    return saveTexts(turn, known, { [list.name]: entries }, marks);
  }
  const entries = edited(turn, chosen, ids, put);
  const selection = `${list.name} { ${chosen.fields.map(({ name }) => name).join(' ')} }`;
  await save(turn, known, { input: { [list.name]: entries } }, marks, selection);
}

function edited(
  { random }: Turn,
  { fields }: MarkedList,
  ids: readonly string[],
  put: (fields: readonly MarkedField[], lang: string) => Values,
): Values[] {
  const retained = someOf(random, ids, random.between(1, ENTRIES_MAX)).map((id) => ({
    [ENTRY_ID]: id,
    ...(random.between(1, 2) === 1 && put(fields.slice(0, 1), 'en')),
  }));
  return retained.length < ENTRIES_MAX && random.between(1, 2) === 1 ? [...retained, put(fields, 'en')] : retained;
}

/** Puts a record of a tree below another one, or among the roots. */
export async function move(turn: Turn): Promise<void> {
  const known = knownOf(turn);
  const above = turn.random.between(1, 3) === 1 ? null : knownOf(turn);
  if (known) await save(turn, known, { input: { parentId: above?.id ?? null } }, []);
}

/** Gives a record the values of an earlier version. */
export async function restoreVersion(turn: Turn): Promise<void> {
  const { kind, random } = turn;
  const known = knownOf(turn);
  if (!known) return;
  const done = await attempt(turn, {
    name: 'restore a version of',
    document: typedDocument<{
      readonly version: number;
    }>(`mutation ($kind: String!, $id: ID!, $to: Int!, $version: Int) {
      restoreRecordVersion(kind: $kind, id: $id, to: $to, version: $version) { success message errors { field message } version } }`),
    variables: {
      kind: kind.name,
      id: known.id,
      to: random.between(1, known.version),
      version: sentVersion(turn, known),
    },
    gate: [kind.permissions.edit, kind.permissions.translate],
    ids: [known.id],
  });
  if (!done) return;
  known.version = Math.max(known.version, done.version);
  turn.world.ledger.maybe([known.id]);
}

export const hasEntries = (kind: AnyKind): boolean => markedListsOf(kind).length > 0;
