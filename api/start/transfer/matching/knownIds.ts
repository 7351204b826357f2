import type { ImportValue, ImportValues } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import { file } from '@polyphony/domain/kinds/file.js';
import { withFileTokens } from '@polyphony/domain/richText/richText.js';
import { entryListsOf, type EntryField } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { entriesIn, isValues, type Values } from '../../../platform/values.js';
import { ADDRESSES, type FormColumns } from '../archivedRecord.js';

/** What a text of a field is: the id of a record of a kind, a rich text, or neither. */
interface Holding {
  readonly reference: string | undefined;
  readonly isRich: boolean;
}

/** Ids of an archive's records in the installation, where those are other ones, by kind. */
export class KnownIds {
  readonly #byKind = new Map<string, Map<string, string>>();

  add(kind: string, archived: string, here: string): void {
    const ids = this.#byKind.get(kind) ?? new Map<string, string>();
    this.#byKind.set(kind, ids.set(archived, here));
  }

  *all(): Generator<{ readonly kind: string; readonly archived: string; readonly here: string }> {
    for (const [kind, ids] of this.#byKind) for (const [archived, here] of ids) yield { kind, archived, here };
  }

  /** Number of records of a kind with another id. */
  count(kind: string): number {
    return this.#byKind.get(kind)?.size ?? 0;
  }

  /** The id of a record in the installation. */
  idOf(kind: string, archived: string): string {
    return this.#byKind.get(kind)?.get(archived) ?? archived;
  }

  /** The values of a record with the ids that the records they name have in the installation. */
  within(values: ImportValues, forms: readonly FormColumns[]): ImportValues {
    if (this.#byKind.size === 0) return values;
    const own = forms.flatMap(({ form, columns }) =>
      columns.map(
        (column) => [column.name, this.#inColumn(form.spec.rules, column, values[column.name] ?? null)] as const,
      ),
    );
    return { ...values, ...Object.fromEntries(own) };
  }

  #inColumn(
    rules: FormColumns['form']['spec']['rules'],
    { field, holds, reference, format }: ImportColumn,
    value: ImportValue,
  ): ImportValue {
    const list = holds === 'entries' && entryListsOf(rules).find(({ name }) => name === field);
    if (list && Array.isArray(value))
      return entriesIn(value).map((entry) => ({ ...entry, ...this.#inEntry(list.fields, entry) }));
    const what = { reference, isRich: format === 'richText' };
    if (typeof value === 'string') return this.#inOne(what, value);
    return Array.isArray(value) ? value.map((one: unknown) => this.#in(what, one)) : value;
  }

  #inEntry(fields: readonly EntryField[], entry: Values): Values {
    const present = fields.filter(({ name }) => Object.hasOwn(entry, name));
    return Object.fromEntries(
      present.map(({ name, rule, holds }) => {
        const { reference } = factsOf(rule);
        return [name, this.#in({ reference, isRich: holds === 'richText' }, entry[name])];
      }),
    );
  }

  /** One id, a list of them, a text, or the texts of all languages. */
  #in(what: Holding, value: unknown): unknown {
    if (typeof value === 'string') return this.#inOne(what, value);
    if (Array.isArray(value)) return value.map((one) => this.#in(what, one));
    if (!isValues(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([lang, text]) => [lang, this.#in(what, text)]));
  }

  #inOne({ reference, isRich }: Holding, value: string): string {
    if (reference !== undefined) return this.idOf(reference, value);
    return isRich ? this.#inText(value) : value;
  }

  #inText(html: string): string {
    return withFileTokens(
      html,
      (id) => ADDRESSES.token(id),
      (id) => this.idOf(file.name, id),
    );
  }
}
