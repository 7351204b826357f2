import { isTranslatable, type KeyedFields, type Sectioned } from '@polyphony/domain/content/section.js';
import type { CardsField, ContentField } from '@polyphony/domain/content/fields.js';
import type { ContentByField } from '@polyphony/domain/content/flat.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { Types } from 'mongoose';
import { entriesIn, valuesIn, type Values } from '../../platform/values.js';
import { inOneLanguage, type LocalizedRead } from '../../records/read/localizedRead.js';
import { storedEntries } from '../../records/schema/storedEntries.js';

const plain = (value: unknown): unknown => (value instanceof Types.ObjectId ? value.toHexString() : (value ?? null));

const isOwnOfLanguages = ({ translatable }: Sectioned, key: string): boolean => translatable.includes(key);

const cardsIn = (record: Values, key: string, { fields }: CardsField, read: LocalizedRead): Values[] =>
  storedEntries(record, { name: key }).map((entry) => ({
    id: entry.id,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isTranslatable(field) ? read(valuesIn(entry[name])) : plain(entry[name]),
      ]),
    ),
  }));

function valueIn(
  page: Sectioned,
  record: Values,
  [key, field]: readonly [string, ContentField],
  read: LocalizedRead,
): unknown {
  if (field.holds === 'cards') return cardsIn(record, key, field, read);
  return isOwnOfLanguages(page, key) ? read(valuesIn(record[key])) : plain(record[key]);
}

/** The content of a record in one language, by field. Pictures and links are the same in every language (SPEC-D32). */
export const contentIn = (page: Sectioned, record: Values, read: LocalizedRead): ContentByField =>
  Object.fromEntries(Object.entries(page.fields).map((entry) => [entry[0], valueIn(page, record, entry, read)]));

/** The content in exactly this language. */
export const ownContent = (page: Sectioned, record: Values, lang: string): ContentByField =>
  contentIn(page, record, inOneLanguage(lang));

/** Codes of the languages that the content has texts in, the base language first. */
function languagesOf(page: Sectioned, record: Values): string[] {
  const texts = page.translatable.map((key) => record[key]);
  const inCards = Object.entries(page.fields).flatMap(([key, field]) =>
    field.holds === 'cards' ? storedEntries(record, { name: key }).flatMap((entry) => Object.values(entry)) : [],
  );
  const codes = [...texts, ...inCards].flatMap((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Types.ObjectId) ? Object.keys(value) : [],
  );
  return [...new Set([baseLanguage(), ...codes])];
}

/**
 * The content in all languages, as the details of a record have it: what is of the base language or of all languages by its key, the
 * texts in `translations`, those of cards below each card.
 */
export function contentDetails(page: Sectioned, record: Values): Values {
  const languages = languagesOf(page, record);
  const byLanguage = languages.map((lang) => [lang, ownContent(page, record, lang)] as const);
  const translations = byLanguage.map(([lang, content]) => ({
    lang,
    ...Object.fromEntries(page.translatable.map((key) => [key, content[key]])),
  }));
  const translatedCards = (key: string, fields: KeyedFields) => {
    const lists = byLanguage.map(([lang, content]) => [lang, entriesIn(content[key])] as const);
    const [, base = []] = lists[0] ?? [];
    return base.map((card, place) => ({
      ...card,
      translations: lists.map(([lang, list]) => ({
        lang,
        ...Object.fromEntries(
          Object.entries(fields).flatMap(([name, field]) =>
            isTranslatable(field) ? [[name, list[place]?.[name]]] : [],
          ),
        ),
      })),
    }));
  };
  const cards = Object.entries(page.fields).flatMap(([key, field]) =>
    field.holds === 'cards' ? [[key, translatedCards(key, field.fields)] as const] : [],
  );
  return { ...ownContent(page, record, baseLanguage()), ...Object.fromEntries(cards), translations };
}

/** The ids of the pictures that the content names, each once. */
export function picturesIn(page: Sectioned, record: Values): Types.ObjectId[] {
  const ids = Object.entries(page.fields).flatMap(([key, field]): unknown[] => {
    if (field.holds === 'image') return [record[key]];
    if (field.holds !== 'cards') return [];
    const names = Object.entries(field.fields).flatMap(([name, { holds }]) => (holds === 'image' ? [name] : []));
    return storedEntries(record, { name: key }).flatMap((entry) => names.map((name) => entry[name]));
  });
  const known = ids.flatMap((id) => (id instanceof Types.ObjectId ? [[id.toHexString(), id] as const] : []));
  return [...new Map(known).values()];
}
