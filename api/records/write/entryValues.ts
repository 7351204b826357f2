import { isDeepStrictEqual } from 'node:util';
import {
  entryListsOf,
  isTextList,
  perLanguage,
  type EntryField,
  type EntryList,
} from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID, storedTexts } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { isPresent } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { valuesIn, type Values } from '../../platform/values.js';
import { storedEntries, type StoredEntry } from '../schema/storedEntries.js';
import type { FieldError } from '../schema/types.js';
import { invalid } from './outcome.js';

const inLanguage = (value: unknown, lang: string): unknown => valuesIn(value)?.[lang] ?? null;

/** The text of each language, with that of one of them changed; null: without it. */
const withText = (value: unknown, lang: string, text: unknown): Values => {
  const { [lang]: _, ...others }: Values = valuesIn(value) ?? {};
  return text === null || text === undefined ? others : { ...others, [lang]: text };
};

/** The form's values of an entry, in the base language. */
function formEntry({ fields }: EntryList, entry: StoredEntry): Values {
  const values = fields.map(({ name, perLanguage: localized }) => {
    const value = localized ? inLanguage(entry[name], baseLanguage()) : (entry[name] ?? null);
    return [name, value instanceof Types.ObjectId ? value.toHexString() : value] as const;
  });
  return { [ENTRY_ID]: entry.id, ...Object.fromEntries(values) };
}

/** As a form sends it: without the spaces around it, nothing as ''. */
const asSent = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : value === null || value === undefined ? '' : JSON.stringify(value);

/** Whether a sent entry says what a stored one says, as far as it says anything. */
const hasSameValues = (list: EntryList, sent: Values, stored: Values) =>
  list.fields.every(({ name }) => sent[name] === undefined || asSent(sent[name]) === asSent(stored[name]));

const idOf = (entry: Values): string | null => {
  const id = entry[ENTRY_ID];
  return typeof id === 'string' && id !== '' ? id.toLowerCase() : null;
};

/**
 * The stored entry that each sent one is. A client that knows no ids, as legacy ones, means the entry that says the same,
 * else the one at its place: so a translation stays with its entry when another one is removed.
 */
function matched(list: EntryList, sent: readonly Values[], stored: readonly StoredEntry[]): (StoredEntry | null)[] {
  if (sent.some((entry) => idOf(entry) !== null)) {
    const byId = new Map(stored.map((entry) => [entry.id, entry]));
    return sent.map((entry) => byId.get(idOf(entry) ?? '') ?? null);
  }
  const free = new Set(stored);
  const claim = (entry: StoredEntry | undefined): StoredEntry | null => (entry && free.delete(entry) ? entry : null);
  const same = sent.map((entry) =>
    claim([...free].find((candidate) => hasSameValues(list, entry, formEntry(list, candidate)))),
  );
  return same.map((found, place) => found ?? claim(stored[place]));
}

/** The lists of a kind's records between its forms and the database. */
export class EntryValues {
  readonly lists: readonly EntryList[];
  readonly #texts: readonly (readonly [field: string, rule: unknown])[];

  constructor(kind: Pick<AnyKind, 'rules'>) {
    this.lists = entryListsOf(kind.rules);
    this.#texts = Object.entries(kind.rules.fields).filter(([, rule]) => isTextList(rule));
  }

  /** The lists as a form in the base language holds them. */
  toForm(record: Values): Values {
    return Object.fromEntries(
      this.lists.map((list) => [list.name, storedEntries(record, list).map((entry) => formEntry(list, entry))]),
    );
  }

  /** Sent values whose entries all have an id; what is left out of an entry that is stored keeps its value. */
  identified(input: Values, current: Values | null): Values {
    const lists = this.lists.flatMap((list) => {
      const sent = input[list.name];
      if (!Array.isArray(sent)) return [];
      const entries = sent.map((entry: unknown): Values => ({ ...valuesIn(entry) }));
      const before = matched(list, entries, storedEntries(current, list));
      const complete = entries.map((entry, place) => {
        const stored = before[place];
        const sentValues = Object.entries(entry).filter(([, value]) => value !== undefined);
        const id = idOf(entry) ?? stored?.id ?? new Types.ObjectId().toHexString();
        return { ...(stored && formEntry(list, stored)), ...Object.fromEntries(sentValues), [ENTRY_ID]: id };
      });
      return [[list.name, complete] as const];
    });
    return lists.length === 0 ? input : { ...input, ...Object.fromEntries(lists) };
  }

  /** Checked values of the base language as they are stored: blank entries are dropped, translations stay (SPEC-D118). */
  toStored(checked: Values, current: Values | null): Values {
    const lists = this.lists.flatMap((list) => {
      const entries = checked[list.name];
      if (!Array.isArray(entries)) return [];
      const before = new Map(storedEntries(current, list).map((entry) => [entry.id, entry]));
      const stored = entries.map((entry: Values): StoredEntry => {
        const id = String(entry[ENTRY_ID]);
        const values = list.fields.map((field) => [field.name, storedValue(field, entry, before.get(id))] as const);
        return { ...Object.fromEntries(values), id };
      });
      return [[list.name, stored.filter((entry) => !isBlank(list, entry))] as const];
    });
    return { ...this.withTexts(checked), ...Object.fromEntries(lists) };
  }

  /** Checked values with their lists of plain texts as they are stored: without blank ones, each tag once. */
  withTexts(checked: Values): Values {
    const texts = this.#texts.flatMap(([name, rule]) => {
      const list = checked[name];
      return Array.isArray(list) ? [[name, storedTexts(rule, list)] as const] : [];
    });
    return { ...checked, ...Object.fromEntries(texts) };
  }

  /** Whether a list says in the base language what it said before. */
  isUnchanged(name: string, stored: unknown, before: Values): boolean | null {
    const list = this.lists.find((one) => one.name === name);
    if (!list) return null;
    return isDeepStrictEqual(this.toForm({ [name]: stored })[name], before[name]);
  }

  /**
   * The lists as they are stored with checked texts in another language; or what is wrong with them.
   * @param current the record that the texts are written into
   */
  translated(
    lang: string,
    checked: Values,
    current: Values,
  ): { readonly value: Values; readonly errors: FieldError[] } {
    const errors: FieldError[] = [];
    const value = this.lists.flatMap((list) => {
      const texts = checked[list.name];
      if (!Array.isArray(texts)) return [];
      const stored = storedEntries(current, list);
      const known = texts.some((entry: Values) => idOf(entry) !== null);
      const byId = new Map(stored.map((entry) => [entry.id, entry]));
      const next = new Map<string, Values>();
      texts.forEach((entry: Values, place) => {
        const of = known ? byId.get(idOf(entry) ?? '') : stored[place];
        if (of) next.set(of.id, entry);
        else errors.push(invalid(`${list.name}.${place}`, messages.entryGone));
      });
      return [[list.name, stored.map((entry) => withTexts(list, entry, lang, next.get(entry.id)))] as const];
    });
    return { value: Object.fromEntries(value), errors };
  }
}

function storedValue(
  { name, holds, perLanguage: localized }: EntryField,
  entry: Values,
  before?: StoredEntry,
): unknown {
  const value = entry[name] ?? null;
  if (localized) return withText(before?.[name], baseLanguage(), value);
  return holds === 'id' && typeof value === 'string' ? new Types.ObjectId(value) : value;
}

const isBlank = ({ fields }: EntryList, entry: StoredEntry): boolean =>
  fields.every(({ name, perLanguage: localized }) => {
    const value = entry[name];
    return localized ? !Object.values(valuesIn(value) ?? {}).some(isPresent) : !isPresent(value) || value === false;
  });

function withTexts(list: EntryList, entry: StoredEntry, lang: string, texts: Values | undefined): StoredEntry {
  const isOther = (name: string) => isPresent(texts?.[name]) || inLanguage(entry[name], lang) !== null;
  const sentFields = perLanguage(list).filter(({ name }) => texts && Object.hasOwn(texts, name) && isOther(name));
  return {
    ...entry,
    ...Object.fromEntries(sentFields.map(({ name }) => [name, withText(entry[name], lang, texts?.[name])])),
  };
}
