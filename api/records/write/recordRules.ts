import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import { deriveSlug } from '@polyphony/domain/slug.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import { RecordReads } from '../read/recordReads.js';
import type { FieldError } from '../schema/types.js';

/** Values of a form, by field name; a field left out keeps its value. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a store asks about its kind before and after a write; the answers here are those of a kind without rules of its own. */
export abstract class RecordRules extends RecordReads {
  /** Rules that need the database (an existing parent, say). `current` is null for a new record. */
  protected async refuseSave(
    _next: FormValues,
    _current: StoredRecord | null,
    _context: Context,
  ): Promise<FieldError[]> {
    return Promise.resolve([]);
  }

  /** Why this person may not touch this very record, although their role allows the operation; null when they may. */
  forbids(_record: StoredRecord, _context: Context): Promise<Message | null> {
    return Promise.resolve(null);
  }

  /** Why the record in its state cannot be changed; null when it can. */
  refuseEdit(_record: StoredRecord, _context: Context): Message | null | Promise<Message | null> {
    return null;
  }

  /** Why the record in its state cannot be deleted; null when it can. */
  refuseDelete(record: StoredRecord, _context: Context): Message | null | Promise<Message | null> {
    return record['default'] === true ? messages.defaultKept(this.kind.label) : null;
  }

  /** Why the switch of the record cannot be set so; null when it can. */
  refuseToggle(_record: StoredRecord, _toggle: Toggle, _to: boolean): Message | null {
    return null;
  }

  /**
   * What must still be true of the stored record when the changes (null: its deletion) are written. When it is not, the
   * write is worked out again, so that `refuseSave` or `refuseDelete` says why.
   */
  protected mustHold(_changes: FormValues | null): Condition {
    return {};
  }

  /** What was sent, before the rules see it: with what follows from it, without what does not apply. */
  protected prepare(
    given: FormValues,
    current: StoredRecord | null,
    _context: Context,
  ): FormValues | Promise<FormValues> {
    const title = given[this.kind.titleField];
    // A slug that is absent is derived from the name; an empty one is an error (SPEC-D36).
    const derives = !current && 'slug' in this.kind.rules.fields && given['slug'] === undefined;
    return derives && typeof title === 'string' ? { ...given, slug: deriveSlug(title) } : given;
  }

  /** What is stored of checked values, where that is something else: the hash of a password, a key to compare by. */
  protected toStored(values: FormValues): FormValues | Promise<FormValues> {
    return values;
  }

  /** What a new record holds beside what its form says. */
  protected initial(): FormValues {
    return {};
  }

  /** The fields whose values unique keys are made of, where the key is another field. */
  protected readonly keyFields: Readonly<Record<string, string>> = {};

  /** What follows from a write that is done. `before` is null for a new record, `after` for one that is gone. */
  protected written(
    _before: StoredRecord | null,
    _after: StoredRecord | null,
    _context: Context,
  ): void | Promise<void> {
    return undefined;
  }

  /** The form's values as they are stored, in the base language. */
  protected toForm(record: StoredRecord): FormValues {
    const plain = (value: unknown): unknown => {
      if (value instanceof Types.ObjectId) return value.toHexString();
      return Array.isArray(value) ? value.map(plain) : (value ?? null);
    };
    return Object.fromEntries(
      Object.keys(this.kind.rules.fields).map((field) => {
        const value = record[field];
        if (this.kind.translatable.includes(field))
          return [field, (value as Localized | null)?.[BASE_LANGUAGE] ?? null];
        return [field, plain(value)];
      }),
    );
  }
}
