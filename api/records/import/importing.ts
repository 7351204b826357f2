import { messages } from '@polyphony/domain/messages/messages.js';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { together } from '../../platform/values.js';
import type { StoredRecord } from '../schema/record.js';
import { formChanges } from '../write/formChanges.js';
import { done, isOutcome } from '../write/outcome.js';
import type { RecordStore } from '../store/recordStore.js';
import { planOf, requireNoRefusals, writePlans, type SavePlan } from '../write/saving.js';
import { keyOf, refusalsOf, type AppliedWrite, type Operation } from '../write/write.js';
import { placeOf, type LineForm } from './lineForm.js';

/** Write of rows of a file: new records, or changes of those that are there. */
export interface ImportWrite {
  readonly action: 'create' | 'change';
  /** By the id of the record, of a new one the id that it will have. */
  readonly forms: ReadonlyMap<string, LineForm>;
  /** The version that each record has to have. */
  readonly versions: ReadonlyMap<string, number>;
  /** Writes that are made in the same transaction. */
  readonly alongside?: (session: ClientSession, written: readonly AppliedWrite[]) => Promise<void>;
}

/** Pictures within texts are files: an import names those of the library, and adds none, so that its check writes nothing. */
export const withoutNewFiles = (context: Context): Context => ({
  ...context,
  services: {
    ...context.services,
    fileLibrary: {
      ...context.services.fileLibrary,
      checkFile: () => Promise.resolve({ refusal: messages.importPicture }),
    },
  },
});

/** The operation by which rows of a file are written: planned like forms of the kind, made in one transaction. */
export function importing(
  store: RecordStore,
  { action, forms, versions, alongside }: ImportWrite,
  outer: Context,
): Operation<StoredRecord | null, SavePlan> {
  const context = withoutNewFiles(outer);
  const { label } = store.kind;
  const isNew = action === 'create';
  const message = isNew ? messages.created(label) : messages.updated(label);
  const input = together([...forms.values()].map((form) => form.input));
  return {
    write: { action: isNew ? 'CREATE' : 'UPDATE', input },
    message,
    version: isNew ? null : versions,
    load: async (ids) => (isNew ? new Map(ids.map((id) => [id, null])) : store.load(ids)),
    refusals: (records) => refusalsOf(records, (record) => store.refuseEdit(record, context)),
    plan: async (current, id) => {
      const form = forms.get(id);
      if (!form) throw new Error(`No row writes the record '${id}'.`);
      const changes = await formChanges(store.form, { ...form, placeOf, whole: true }, current, context);
      if (isOutcome(changes)) return changes;
      if (current && Object.keys(changes).length === 0) return done(message, current);
      const plan = await planOf(store, current, changes, context);
      if ('success' in plan) return plan;
      if (current) return form.input ? plan : { ...plan, event: { action: 'TRANSLATE' } };
      const _id = new Types.ObjectId(id);
      return { ...plan, key: id, record: { ...plan.record, _id }, values: { ...plan.values, _id } };
    },
    make: async (planned, session) => {
      await requireNoRefusals(planned, session);
      const records = await writePlans(store, planned, context, session);
      const written = planned.flatMap((plan): AppliedWrite[] => {
        const key = keyOf(plan);
        const after = records.get(key);
        return after ? [{ key, before: plan.before, after }] : [];
      });
      await alongside?.(session, written);
      return written;
    },
  };
}
