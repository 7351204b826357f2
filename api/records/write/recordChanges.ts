import { RICH_TEXT_VALUE } from '@polyphony/domain/audit.js';
import type { AnyKind } from '@polyphony/domain/kinds/kind.js';
import { richTextFieldsOf } from '@polyphony/domain/richTextRule.js';
import type { AuditChange } from '../../audit/chain.js';
import { changesBetween } from '../../audit/changes.js';

type Values = Readonly<Record<string, unknown>>;

const RICH_TEXT = JSON.stringify(RICH_TEXT_VALUE);

/** What the audit trail says about the fields of a kind: texts by language ('name.ar'), rich texts as changed only. */
export class RecordChanges {
  readonly #translatable: ReadonlySet<string>;
  readonly #rich: ReadonlySet<string>;

  /** @param keys the fields that are made of others to compare by: they say nothing of their own */
  constructor(
    readonly kind: AnyKind,
    readonly keys: () => readonly string[],
  ) {
    this.#translatable = new Set(kind.translatable);
    this.#rich = new Set(richTextFieldsOf(kind.rules));
  }

  /** The fields that differ. Values are by field, or by `field.language`; those that `after` does not name are unchanged. */
  between(before: Values | null, after: Values | null): AuditChange[] {
    const changes = changesBetween(before && this.#byLanguage(before), after && this.#byLanguage(after));
    const told = changes.filter(({ field }) => !this.keys().includes(field));
    return told.map((change) =>
      this.#rich.has(change.field.split('.')[0] ?? '')
        ? { ...change, before: change.before && RICH_TEXT, after: change.after && RICH_TEXT }
        : change,
    );
  }

  /** What the deletion of a record takes away: what its form and its switches say, in every language. */
  ofDeletion(record: Values): AuditChange[] {
    const fields = [...Object.keys(this.kind.rules.fields), ...this.kind.toggles];
    return this.between(Object.fromEntries(fields.map((field) => [field, record[field]])), null);
  }

  #byLanguage(values: Values): Values {
    return Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) =>
        this.#translatable.has(field) && typeof value === 'object' && value !== null
          ? Object.entries(value).map(([lang, text]) => [`${field}.${lang}`, text] as const)
          : [[field, value] as const],
      ),
    );
  }
}
