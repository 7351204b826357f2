import { isTranslatable, type Sectioned } from '@polyphony/domain/content/section.js';
import { plainText } from '@polyphony/domain/richText/richText.js';
import type { SearchedKind } from '@polyphony/domain/siteSearch.js';
import { entryListsOf, perLanguage } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { entriesIn, isValues, textIn, textsIn, type Values } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { IndexedTexts } from './wordIndex.js';

/** A text of a record in each of its languages. */
export type TextByLanguage = Readonly<Record<string, string>>;

/** The texts of a record that visitors read on its page: its title, and the others in the order of its form. */
export interface RecordTexts {
  readonly title: TextByLanguage;
  readonly others: readonly TextByLanguage[];
}

/** A stored value in each language as plain text; lists of texts as one. */
function byLanguage(value: unknown, isRich = false): TextByLanguage {
  if (!isValues(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([lang, one]) => {
      const text = Array.isArray(one) ? textsIn(one).join('\n') : textIn(one);
      const plain = isRich ? plainText(text) : text;
      return plain ? [[lang, plain] as const] : [];
    }),
  );
}

const isRichText = (rule: unknown): boolean => factsOf(rule).format === 'richText';

/** The texts of the fields and the entries of a kind. */
function* fieldTexts({ kind, unread = [] }: SearchedKind, record: Values): Generator<TextByLanguage> {
  const { translatable, titleField } = kind;
  const { fields } = kind.rules;
  const lists = new Map(entryListsOf(kind.rules).map((list) => [list.name, list]));
  for (const field of Object.keys(fields)) {
    if (field === titleField || unread.includes(field)) continue;
    const list = lists.get(field);
    if (translatable.includes(field)) yield byLanguage(record[field], isRichText(fields[field]));
    else if (list)
      for (const entry of entriesIn(record[field]))
        for (const { name, holds } of perLanguage(list)) yield byLanguage(entry[name], holds === 'richText');
  }
}

/** The texts of the sections of a page. */
function* sectionTexts({ fields, translatable }: Sectioned, record: Values): Generator<TextByLanguage> {
  for (const [key, field] of Object.entries(fields)) {
    if (translatable.includes(key)) yield byLanguage(record[key]);
    else if (field.holds === 'cards')
      for (const entry of entriesIn(record[key]))
        for (const [name, one] of Object.entries(field.fields)) if (isTranslatable(one)) yield byLanguage(entry[name]);
  }
}

/** The texts of a record that visitors read on its page. */
export function textsOf(searched: SearchedKind, record: StoredRecord): RecordTexts {
  const page = searched.sections?.(record.slug);
  const all = [...fieldTexts(searched, record), ...(page ? sectionTexts(page, record) : [])];
  return {
    title: byLanguage(record[searched.kind.titleField]),
    others: all.filter((text) => Object.keys(text).length > 0),
  };
}

/** The same by language, for an index. */
export function indexedTextsOf({ title, others }: RecordTexts): IndexedTexts[] {
  const languages = new Set([title, ...others].flatMap((text) => Object.keys(text)));
  return [...languages].map((lang) => ({
    lang,
    title: title[lang] ?? '',
    texts: others.flatMap((text) => text[lang] ?? []),
  }));
}

/** The stored fields that the texts of a record are in; null: all of them, for sections have fields of their own. */
export function storedFieldsOf({ kind, sections, picture }: SearchedKind): Readonly<Record<string, 1>> | null {
  if (sections) return null;
  const lists = entryListsOf(kind.rules).map(({ name }) => name);
  const { from, to } = kind.range ?? {};
  const names = [
    ...['_id', 'version', 'updatedAt', 'slug', 'orderNumber', 'createdAt', 'firstPublishedAt'],
    ...kind.translatable,
    ...lists,
    ...[picture, from, to].filter((name) => name !== undefined),
  ];
  return Object.fromEntries(names.map((name) => [name, 1]));
}
