import { isDeepStrictEqual } from 'node:util';
import type { ImportValue, ImportValues } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { entryListsOf, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { Types } from 'mongoose';
import { entriesIn, valuesIn, type Values } from '../../platform/values.js';
import type { SentInLanguages } from '../write/formChanges.js';
import type { FormValues } from '../write/recordRules.js';
import type { Translation } from '../write/translations.js';

/** Change by a row in one column of its record. */
export interface LineChange {
  readonly column: string;
  readonly before: ImportValue;
  readonly after: ImportValue;
}

/** Input that a row sends to the write path, as a form would. */
export type LineForm = Pick<SentInLanguages, 'input' | 'texts'>;

/** Between the language and the field in the places of errors: no name of a field has it. */
const IN = ':';
export const placeOf: SentInLanguages['placeOf'] = (field, lang) => `${lang}${IN}${field}`;

/** The column that an error of a form is about: 'name' is of 'name.en', 'questions.1.answer' of 'questions'. */
export function columnAt({ translatable }: AnyKind, place: string): string {
  const [lang, path] = place.includes(IN) ? place.split(IN) : [baseLanguage(), place];
  const [field = ''] = (path ?? '').split('.');
  return translatable.includes(field) ? `${field}.${lang}` : field;
}

/** The texts of an entry by language; one without a language is in the base language. */
export const textsIn = (value: unknown): Values => valuesIn(value) ?? { [baseLanguage()]: value };

const blankToNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Whether an entry says what a stored one does, as far as it says anything. */
const isSameEntry = ({ fields }: EntryList, entry: Values, stored: Values | undefined): boolean =>
  stored !== undefined &&
  entry[ENTRY_ID] === stored[ENTRY_ID] &&
  fields.every(({ name, perLanguage }) => {
    if (!Object.hasOwn(entry, name)) return true;
    if (!perLanguage) return isDeepStrictEqual(blankToNull(entry[name]), blankToNull(stored[name]));
    const before = textsIn(stored[name]);
    return Object.entries(textsIn(entry[name])).every(
      ([lang, text]) => blankToNull(text) === blankToNull(before[lang]),
    );
  });

/** The columns of a row that say something else than its record. @param current of a new record null */
export function changesIn(
  kind: Pick<AnyKind, 'rules'>,
  columns: ReadonlyMap<string, ImportColumn>,
  values: ImportValues,
  current: ImportValues | null,
): LineChange[] {
  const lists = new Map(entryListsOf(kind.rules).map((list) => [list.name, list]));
  return Object.entries(values).flatMap(([name, after]) => {
    const column = columns.get(name);
    if (!column || column.holds === 'id') return [];
    const before = current?.[name] ?? null;
    const list = lists.get(name);
    const [stored, imported] = [entriesIn(before), entriesIn(after)];
    const isSame = list
      ? stored.length === imported.length && imported.every((entry, place) => isSameEntry(list, entry, stored[place]))
      : isDeepStrictEqual(before, after);
    return isSame ? [] : [{ column: name, before, after }];
  });
}

/** Entries as forms send them: what each has in one language, those without an id with a new one. */
class ListForms {
  readonly #entries: readonly Values[];
  readonly #before: ReadonlyMap<unknown, Values>;

  constructor(
    private readonly list: EntryList,
    { before, after }: LineChange,
  ) {
    this.#entries = entriesIn(after).map((entry) => ({
      ...entry,
      [ENTRY_ID]: entry[ENTRY_ID] ?? new Types.ObjectId().toHexString(),
    }));
    this.#before = new Map(entriesIn(before).map((entry) => [entry[ENTRY_ID], entry]));
  }

  /** Languages other than the base language in which something differs. */
  languages(): string[] {
    const found = this.#entries.flatMap((entry) =>
      this.#texts().flatMap((name) =>
        Object.entries(textsIn(entry[name]))
          .filter(([lang, text]) => blankToNull(text) !== blankToNull(this.#stored(entry, name)[lang]))
          .map(([lang]) => lang),
      ),
    );
    return [...new Set(found)].filter((lang) => lang !== baseLanguage());
  }

  /** Null where the base language, order and everything that languages share stay as they are. */
  base(): readonly Values[] | null {
    const ids = this.#entries.map((entry) => entry[ENTRY_ID]);
    const entries = this.#entries.map((entry) => this.#in(entry, baseLanguage(), true));
    const isSame =
      isDeepStrictEqual(ids, [...this.#before.keys()]) &&
      entries.every((entry) => {
        const stored = this.#in(this.#before.get(entry[ENTRY_ID]) ?? {}, baseLanguage(), true);
        return Object.entries(entry).every(([name, value]) => blankToNull(value) === blankToNull(stored[name]));
      });
    return isSame ? null : entries;
  }

  translation(lang: string): readonly Values[] {
    return this.#entries.map((entry) => this.#in(entry, lang, false));
  }

  #texts(): string[] {
    return this.list.fields.filter(({ perLanguage }) => perLanguage).map(({ name }) => name);
  }

  #stored(entry: Values, name: string): Values {
    return textsIn(this.#before.get(entry[ENTRY_ID])?.[name]);
  }

  #in(entry: Values, lang: string, withShared: boolean): Values {
    const fields = this.list.fields.filter(({ perLanguage, name }) => {
      if (!Object.hasOwn(entry, name)) return false;
      return perLanguage ? Object.hasOwn(textsIn(entry[name]), lang) : withShared;
    });
    const valueOf = ({ name, perLanguage }: EntryList['fields'][number]) =>
      perLanguage ? textsIn(entry[name])[lang] : entry[name];
    return {
      [ENTRY_ID]: entry[ENTRY_ID],
      ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
    };
  }
}

/** Changes of columns as forms of the record and of its translations. Nothing is sent as a blank text, as inputs send it. */
export function formOf(
  kind: Pick<AnyKind, 'rules' | 'translatable'>,
  columns: ReadonlyMap<string, ImportColumn>,
  changes: readonly LineChange[],
): LineForm {
  const lists = new Map(entryListsOf(kind.rules).map((list) => [list.name, list]));
  const input: Record<string, unknown> = {};
  const texts = new Map<string, FormValues>();
  const translate = (lang: string, field: string, value: unknown) =>
    texts.set(lang, { ...texts.get(lang), [field]: value });
  for (const change of changes) {
    const column = columns.get(change.column);
    if (!column) continue;
    const { field, lang } = column;
    const list = lists.get(field);
    if (list) {
      const forms = new ListForms(list, change);
      const base = forms.base();
      if (base) input[field] = base;
      for (const other of forms.languages()) translate(other, field, forms.translation(other));
    } else if (lang === null || lang === baseLanguage()) input[field] = change.after ?? '';
    else translate(lang, field, change.after ?? '');
  }
  const translations: Translation[] = [...texts].map(([lang, values]) => ({ lang, input: values }));
  return { input: Object.keys(input).length > 0 ? input : null, texts: translations };
}
