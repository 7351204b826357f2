import { RICH_TEXT_VALUE } from '@polyphony/domain/audit.js';
import { entryListsOf, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import { asReadBy } from '@polyphony/domain/validation/fieldFacts.js';
import type { AuditChange } from '../../audit/chain.js';
import { changesBetween, formatAuditValue } from '../../audit/changes.js';
import { entryChanges } from './entryChanges.js';
import { storedEntries } from '../schema/storedEntries.js';

type Values = Readonly<Record<string, unknown>>;

const RICH_TEXT = JSON.stringify(RICH_TEXT_VALUE);

/**
 * What the audit trail says about the fields of a kind: texts by language ('name.ar'), rich texts as changed only, lists of
 * entries by what was done to each entry ('questions.2.answer.ar').
 */
export class RecordChanges {
  readonly #translatable: ReadonlySet<string>;
  readonly #rich: ReadonlySet<string>;
  readonly #lists: readonly EntryList[];

  /** @param keys the fields that are made of others to compare by: they say nothing of their own */
  constructor(
    readonly kind: AnyKind,
    readonly keys: readonly string[],
  ) {
    this.#translatable = new Set(kind.translatable);
    this.#rich = new Set(richTextFieldsOf(kind.rules));
    this.#lists = entryListsOf(kind.rules);
  }

  /** The fields that differ. Values are by field, or by `field.language`; those that `after` does not name are unchanged. */
  between(before: Values | null, after: Values | null): AuditChange[] {
    const plain = (values: Values | null) => values && this.#byLanguage(this.#withoutLists(values));
    const changes = changesBetween(plain(before), plain(after));
    const listed = changes.filter(({ field }) => !this.keys.includes(field));
    const auditedChanges = listed.map((change) =>
      this.#rich.has(change.field.split('.')[0] ?? '')
        ? { ...change, before: change.before && RICH_TEXT, after: change.after && RICH_TEXT }
        : change,
    );
    return [...auditedChanges, ...this.#inLists(before, after)];
  }

  #inLists(before: Values | null, after: Values | null): AuditChange[] {
    return this.#lists
      .filter(({ name }) => name in (after ?? before ?? {}))
      .flatMap((list) => entryChanges(list, storedEntries(before, list), storedEntries(after, list)))
      .map(({ field, ...values }) => ({
        field,
        before: formatAuditValue(field, values.before),
        after: formatAuditValue(field, values.after),
      }));
  }

  #withoutLists(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).filter(([field]) => !this.#lists.some(({ name }) => name === field)),
    );
  }

  /** Values that the deletion of a record takes away: what its form and its switches say, in every language. */
  ofDeletion(record: Values): AuditChange[] {
    return this.between(this.#inTrail(record), null);
  }

  /** Values that the restoration of a record brings back. */
  ofRestoration(record: Values): AuditChange[] {
    return this.between(null, this.#inTrail(record));
  }

  #inTrail(record: Values): Values {
    const fields = [...Object.keys(this.kind.rules.fields), ...this.kind.toggles];
    return Object.fromEntries(fields.map((field) => [field, record[field]]));
  }

  #byLanguage(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) =>
        this.#translatable.has(field) && typeof value === 'object' && value !== null
          ? Object.entries(value).map(([lang, text]) => [`${field}.${lang}`, text] as const)
          : [[field, asReadBy(this.kind.rules.fields[field], value)] as const],
      ),
    );
  }
}
