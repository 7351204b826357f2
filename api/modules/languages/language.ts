import { language } from '@polyphony/domain/kinds/language.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { Field } from 'type-graphql';
import { Computed } from '../../records/schema/computed.js';
import { Switch } from '../../records/graphql/fields.js';
import { modelOf } from '../../records/schema/model.js';
import { invalid } from '../../records/write/outcome.js';
import { authorOf, RecordBase, type RecordOf, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { Form } from '../../records/write/form.js';
import { oneByOne, type KindSteps, type StateRefusals } from '../../records/write/kindRules.js';
import { RecordStore } from '../../records/store/recordStore.js';
import type { AppliedWrite, Write } from '../../records/write/write.js';
import type { FieldError } from '../../records/schema/types.js';

@Record(language, 'A language the content is written in.')
export class Language extends RecordBase {
  @Switch('Whether content can be read and translated in it; a new one is switched off.', false) active!: boolean;
  @Switch('Whether visitors see it first; exactly one language is the default.', false) default!: boolean;

  @Computed<StoredLanguage>(({ code }) => code === baseLanguage(), { needs: ['code'] })
  @Field(() => Boolean, {
    description: 'Whether content is written in it first; what other languages lack is read in it.',
  })
  readonly base!: boolean;
}

/** A language as it is stored. */
export interface StoredLanguage extends RecordOf<typeof language> {}

class LanguageForm extends Form<StoredLanguage, FormOf<typeof language>> {
  override refuseSave({ code }: FormOf<typeof language>, current: StoredLanguage | null): Promise<FieldError[]> {
    if (!current || code === current.code) return Promise.resolve([]);
    const message = current.code === baseLanguage() ? messages.baseLanguageCode : messages.languageCodeKept;
    return Promise.resolve([invalid('code', message)]);
  }
}

/** Refuses to remove the base language, or the default one, from those of the content. */
function refuseRemoval(record: StoredLanguage): Message | null {
  if (record.code === baseLanguage()) return messages.baseLanguageKept(record.name);
  return record.default ? messages.defaultLanguageKept : null;
}

/** Languages: the base one cannot be removed (SPEC-D28); exactly one language is the default (SPEC-D29). */
class LanguageStore extends RecordStore<typeof language, StoredLanguage> {
  override readonly form = new LanguageForm(this, language);

  override readonly refusals: StateRefusals<StoredLanguage> = {
    delete: refuseRemoval,
    toggle: (record, toggle, to) => {
      if (toggle === 'active' && !to) return refuseRemoval(record);
      if (toggle !== 'default') return null;
      if (!to) return record.default ? messages.defaultLanguageUnset : null;
      return record.active ? null : messages.defaultLanguageInactive;
    },
  };

  override readonly steps: KindSteps<FormOf<typeof language>> = {
    // The rules depend on what other languages are, so switches and deletions of languages wait for one another.
    lease: ({ action }) => (action === 'TOGGLE' || action === 'DELETE' ? 'languages' : null),
    // The default language is set one record at a time: each makes the one before it an ordinary language.
    batches: (write, ids) => (write.action === 'TOGGLE' && write.toggle === 'default' ? oneByOne(ids) : null),
    changedWith: (applied, write, context, session) => this.#changedWith(applied, write, context, session),
  };

  /** The language that was the default one stops being it in the same transaction. */
  async #changedWith(
    applied: readonly AppliedWrite[],
    write: Write,
    context: Context,
    session: ClientSession,
  ): Promise<readonly AppliedWrite[]> {
    const isSet = ({ before }: AppliedWrite) =>
      write.action === 'TOGGLE' ? write.toggle === 'default' : before?.default !== true;
    const next = applied.find((one) => one.after?.default === true && isSet(one))?.after;
    if (!next) return [];
    const others = { _id: { $ne: next._id }, default: true };
    const change = { default: false, updatedAt: new Date(), updatedBy: authorOf(context) };
    const current = await this.model.find(others, null, { session }).lean<StoredRecord[]>();
    await this.model.collection.updateMany(others, { $set: change, $inc: { version: 1 } }, { session });
    return current.map((before) => ({ before, after: { ...before, ...change, version: before.version + 1 } }));
  }
}

export const languageStore = new LanguageStore(language, modelOf(Language));
