import { CATALOGUES } from '../catalogues/catalogues.js';
import { baseLanguage } from '../baseLanguage.js';
import { labelIn } from '../messages/languages.js';
import { folded } from '../text/folded.js';
import { ID_COLUMN, type ImportColumn } from './columns.js';

/** A heading without case, blanks and marks: 'Name *' is 'name'. */
const bare = (heading: string): string => folded(heading).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The languages of the console, in which its labels are. */
const LABEL_LANGUAGES = Object.keys(CATALOGUES);

/** Names for any title. */
const titles = () =>
  LABEL_LANGUAGES.flatMap((language) => [labelIn('labels.name', language), labelIn('labels.title', language)]);

/** Names that people use for a language: 'ar', 'Arabic', 'العربية'. */
function languageNames(code: string): string[] {
  const names = [...LABEL_LANGUAGES, code].flatMap((reader) => {
    try {
      return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? [];
    } catch {
      // A code of the site's own that is no language of the standard.
      return [];
    }
  });
  return [code, ...names];
}

/**
 * Names that a heading may use for a column: its key; the label of its field; for the title of a record also those of
 * every title.
 * @param languages what the languages of the columns are called, by their codes
 */
function namesOf(
  { name, field, lang, label }: ImportColumn,
  titleField: string,
  languages: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const isBase = lang === baseLanguage();
  const inLanguages = (texts: readonly string[]) =>
    lang === null
      ? texts
      : [
          ...(isBase ? texts : []),
          ...texts.flatMap((text) => (languages.get(lang) ?? []).map((language) => `${text} ${language}`)),
        ];
  return [
    [name, ...(isBase ? [field] : []), ...(name === ID_COLUMN.name ? ['_id'] : [])],
    inLanguages(LABEL_LANGUAGES.map((language) => labelIn(label, language))),
    inLanguages(field === titleField ? titles() : []),
  ];
}

/** Finds the columns of a kind by the headings of a table: by key or by label, in the languages of the console. */
export class Headings {
  readonly #exact: ReadonlyMap<string, ImportColumn>;
  /** The columns by keys, by labels and by what titles are called, in this order; null for what two columns are called. */
  readonly #names: readonly Map<string, ImportColumn | null>[] = [new Map(), new Map(), new Map()];

  constructor(columns: readonly ImportColumn[], titleField: string) {
    const base = columns.filter(({ lang }) => lang === baseLanguage());
    this.#exact = new Map([
      ...base.map((column) => [column.field, column] as const),
      ...columns.map((column) => [column.name, column] as const),
    ]);
    const codes = new Set(columns.flatMap(({ lang }) => lang ?? []));
    const languages = new Map([...codes].map((code) => [code, languageNames(code)] as const));
    for (const column of columns)
      for (const [at, names] of namesOf(column, titleField, languages).entries())
        for (const name of names) note(this.#names[at], name, column);
  }

  /** The column with this key, letter by letter. */
  exact(heading: string): ImportColumn | null {
    return this.#exact.get(heading.trim()) ?? null;
  }

  /** The column that a heading calls by its key or its label; null for none, and for what two columns are called. */
  find(heading: string): ImportColumn | null {
    const key = bare(heading);
    if (key === '') return null;
    const exact = this.exact(heading);
    if (exact) return exact;
    return this.#names.find((names) => names.has(key))?.get(key) ?? null;
  }
}

function note(names: Map<string, ImportColumn | null> | undefined, name: string, column: ImportColumn): void {
  const key = bare(name);
  const other = names?.get(key);
  names?.set(key, other === undefined || other === column ? column : null);
}
