import { isDeepStrictEqual } from 'node:util';
import { entryListsOf, perLanguage, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { Types } from 'mongoose';
import { entriesIn, valuesIn } from '../../platform/values.js';
import type { Values } from './row.js';

/** A form whose texts are apart by language, as operations take them. */
export interface FormByLanguage {
  /** Values that are the same in every language, and the texts in the base language. */
  readonly base: Values;
  /** Texts of the other languages, by code. */
  readonly texts: ReadonlyMap<string, Values>;
}

/** Whether a form has texts by language, `{ title: { en: 'Attic', ar: '…' } }`, as responses have them. */
export const hasLanguages = (kind: AnyKind, form: Values): boolean =>
  kind.translatable.some((field) => valuesIn(form[field])) ||
  entryListsOf(kind.rules).some((list) =>
    entriesIn(form[list.name]).some((entry) => perLanguage(list).some(({ name }) => valuesIn(entry[name]))),
  );

/** Entries by language; those of the base language have their other values, too. */
function entriesByLanguage(list: EntryList, entries: readonly Values[], plain: string): Map<string, Values[]> {
  const localized = perLanguage(list).map(({ name }) => name);
  const languages = new Set([
    baseLanguage(),
    plain,
    ...entries.flatMap((entry) => localized.flatMap((name) => Object.keys(valuesIn(entry[name]) ?? {}))),
  ]);
  return new Map(
    [...languages].map((lang) => [
      lang,
      entries.map((entry) =>
        Object.fromEntries(
          Object.entries(entry).flatMap(([name, value]) => {
            if (!localized.includes(name)) return lang === baseLanguage() || name === ENTRY_ID ? [[name, value]] : [];
            const texts = valuesIn(value) ?? { [plain]: value };
            return lang in texts ? [[name, texts[lang]]] : [];
          }),
        ),
      ),
    ]),
  );
}

/** Entries with an id each, so that texts in other languages find a new one. */
const identified = (entries: readonly Values[]): Values[] =>
  entries.map((entry) => ({ ...entry, [ENTRY_ID]: entry[ENTRY_ID] ?? new Types.ObjectId().toHexString() }));

/**
 * Takes a form apart by language.
 * @param plain the language of texts that are sent without one
 * @param isNew whether it is of a new record, whose entries nobody knows yet
 */
export function byLanguage(
  kind: AnyKind,
  form: Values,
  { plain = baseLanguage(), isNew = false }: { readonly plain?: string | undefined; readonly isNew?: boolean } = {},
): FormByLanguage {
  const base: Record<string, unknown> = {};
  const texts = new Map<string, Record<string, unknown>>();
  const put = (lang: string, field: string, value: unknown) => {
    if (lang === baseLanguage()) base[field] = value;
    else texts.set(lang, { ...texts.get(lang), [field]: value });
  };
  const lists = entryListsOf(kind.rules);
  for (const [field, value] of Object.entries(form)) {
    const list = lists.find(({ name }) => name === field);
    if (kind.translatable.includes(field)) {
      for (const [lang, text] of Object.entries(valuesIn(value) ?? { [plain]: value })) put(lang, field, text);
    } else if (!list || !Array.isArray(value)) {
      // A form in another language brings texts alone of lists.
      if (!list || plain === baseLanguage()) base[field] = value;
    } else if (perLanguage(list).length === 0) {
      if (plain === baseLanguage()) base[field] = value;
    } else {
      const sent = entriesIn(value);
      const several = hasLanguages(kind, { [field]: value });
      const some = isNew || sent.some((entry) => typeof entry[ENTRY_ID] === 'string');
      for (const [lang, entries] of entriesByLanguage(list, several && some ? identified(sent) : sent, plain))
        if (lang === plain || several) put(lang, field, entries);
    }
  }
  return { base, texts };
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null) || ((one ?? '') === '' && (other ?? '') === '');

/** Whether entries say what those of the record say, as far as they say anything. */
const sameEntries = (sent: unknown, stored: readonly Values[], complete: boolean): boolean => {
  const entries = entriesIn(sent);
  const known = entries.some((entry) => typeof entry[ENTRY_ID] === 'string');
  if (complete && entries.length !== stored.length) return false;
  return entries.every((entry, place) => {
    const of = known && !complete ? stored.find(({ id }) => id === entry[ENTRY_ID]) : stored[place];
    const sentValues = Object.entries(entry).filter(([, value]) => value !== undefined);
    if (!of) return sentValues.every(([name, value]) => name === ENTRY_ID || isSame(value, null));
    return sentValues.every(([name, value]) => isSame(value, of[name]));
  });
};

/** The texts of a record, or of an entry, in a language. */
const textsOf = ({ translations }: Values, lang: string): Values =>
  entriesIn(translations).find(({ lang: code }) => code === lang) ?? {};

/** The values of the form that differ from the record: a client that sends back what it has read changes nothing. */
export function changedIn(kind: AnyKind, { base, texts }: FormByLanguage, record: Values): FormByLanguage {
  const lists = entryListsOf(kind.rules);
  const differs =
    (lang: string) =>
    ([field, value]: readonly [string, unknown]) => {
      const list = lists.find(({ name }) => name === field);
      const isBase = lang === baseLanguage();
      if (!list) {
        return !isSame(
          value,
          isBase && !kind.translatable.includes(field) ? record[field] : textsOf(record, lang)[field],
        );
      }
      const stored = entriesIn(record[field]).map((entry) => {
        const { id } = entry;
        return { ...(isBase ? entry : { id }), ...textsOf(entry, lang) };
      });
      return !sameEntries(value, stored, isBase);
    };
  const changed = (lang: string, form: Values): Values =>
    Object.fromEntries(Object.entries(form).filter(differs(lang)));
  return {
    base: changed(baseLanguage(), base),
    texts: new Map(
      [...texts]
        .map(([lang, form]) => [lang, changed(lang, form)] as const)
        .filter(([, form]) => Object.keys(form).length > 0),
    ),
  };
}
