import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { publishes } from '@polyphony/domain/publishing/publishingState.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import { publishing, type PublishingRequest } from '../publishing/publishing.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import { deleting } from '../write/deleting.js';
import { formChanges } from '../write/formChanges.js';
import type { Outcome } from '../write/outcome.js';
import { RecordRules, type FormValues } from '../write/recordRules.js';
import { saving, type Save } from '../write/saving.js';
import { toggling } from '../write/toggling.js';
import type { Translation } from '../write/translations.js';
import { loadNone, type Results } from '../write/write.js';
import { writeRecord, writeRecords } from '../write/writeRecords.js';

/** Step of the switch of a kind with `publishing` when it is set so; without a value, it flips. */
const stepOf = (to: boolean | null | undefined) => (typeof to !== 'boolean' ? 'flip' : to ? 'publish' : 'withdraw');

/**
 * The operations on the records of a kind. Each of them is the write path with steps of its own, so a kind with other rules
 * extends this class and overrides what `RecordRules` declares.
 */
export class RecordStore<
  K extends AnyKind = AnyKind,
  Stored extends StoredRecord = RecordOf<K>,
  Values extends FormValues = FormFor<K>,
> extends RecordRules<K, Stored, Values> {
  /** @param others the texts of further languages, saved in the same write */
  create(input: FormValues, context: Context, others: readonly Translation[] = []): Promise<Outcome> {
    return this.saveNew(context, {
      write: { action: 'CREATE', input },
      message: messages.created(this.kind.label),
      changes: (current) => formChanges(this.form, { input, texts: null, others }, current, context),
    });
  }

  /** @param texts those of another language, and `others` of further ones, saved in the same write: all are, or none */
  update(
    id: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
    texts: Translation | null = null,
    others: readonly Translation[] = [],
  ): Promise<Outcome> {
    return this.save(id, context, {
      write: { action: 'UPDATE', input },
      message: messages.updated(this.kind.label),
      version,
      changes: (current) => formChanges(this.form, { input, texts, others }, current, context),
    });
  }

  translate(
    id: string,
    lang: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
    others: readonly Translation[] = [],
  ): Promise<Outcome> {
    return this.save(id, context, {
      write: { action: 'TRANSLATE', input },
      message: messages.updated(this.kind.label),
      version,
      changes: (current) => formChanges(this.form, { input: null, texts: { lang, input }, others }, current, context),
    });
  }

  /** Sets a switch to `to`, or flips it. */
  toggle(id: string, toggle: Toggle, to: boolean | null | undefined, context: Context): Promise<Outcome> {
    if (publishes(this.kind, toggle)) return this.publish(id, { step: stepOf(to) }, context);
    return writeRecord(this, toggling(this, { toggle, to: to ?? null }, context), id, context);
  }

  delete(id: string, context: Context): Promise<Outcome> {
    return writeRecord(this, deleting(this, context), id, context);
  }

  /** Sets a switch of several records; those that have the value already are not written. */
  toggleMany(ids: readonly string[], toggle: Toggle, to: boolean, context: Context): Promise<Results> {
    if (publishes(this.kind, toggle)) return this.publishMany(ids, { step: stepOf(to) }, context);
    return writeRecords(this, toggling(this, { toggle, to }, context), ids, context);
  }

  deleteMany(ids: readonly string[], context: Context): Promise<Results> {
    return writeRecords(this, deleting(this, context), ids, context);
  }

  /** Publishes, withdraws or schedules a record of a kind with `publishing`. */
  publish(id: string, request: PublishingRequest, context: Context): Promise<Outcome> {
    return writeRecord(this, publishing(this, request, context), id, context);
  }

  publishMany(ids: readonly string[], request: PublishingRequest, context: Context): Promise<Results> {
    return writeRecords(this, publishing(this, request, context), ids, context);
  }

  /** Saves what does not come from the form of the kind. */
  protected save(id: string, context: Context, save: Save<Stored>): Promise<Outcome> {
    return writeRecord(
      this,
      saving(this, save, (ids) => this.load(ids), context),
      id,
      context,
    );
  }

  protected saveNew(context: Context, save: Save<null>): Promise<Outcome> {
    return writeRecord(this, saving(this, save, loadNone, context), null, context);
  }
}
