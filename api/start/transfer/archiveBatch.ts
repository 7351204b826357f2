import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { withoutNewFiles } from '../../records/import/importing.js';
import { changesIn, formOf, placeOf } from '../../records/import/lineForm.js';
import { withChanges, type StoredRecord } from '../../records/schema/record.js';
import { conflictWith } from '../../records/write/conflictWith.js';
import { formChanges } from '../../records/write/formChanges.js';
import { done, isOutcome, refused, type Outcome } from '../../records/write/outcome.js';
import type { FormValues } from '../../records/write/recordRules.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import { isChanged } from '../../records/write/touched.js';
import { planOf, writePlans, type SavePlan } from '../../records/write/saving.js';
import { idOf, keyOf, type AppliedWrite, type Operation } from '../../records/write/write.js';
import { archivedValues } from './archivedRecord.js';
import { blankRecord, type IncomingRecord } from './readRecord.js';

/** Records of an archive that are written together. */
export interface ArchiveBatch {
  readonly store: RecordRules;
  readonly action: 'create' | 'change';
  /** By id. */
  readonly incoming: ReadonlyMap<string, IncomingRecord>;
  /** Values known of the bytes of files, by the id of their record: stored with it, in place of those carried. */
  readonly contents: ReadonlyMap<string, FormValues>;
  /** The versions of records that have another id in the archive: they are written as long as they are as the check has seen them. */
  readonly versions: Map<string, number>;
}

/**
 * The operation by which records of an archive are written: planned like forms of the kind, with their ids, their switches and
 * their times. Records that say the same already are not written.
 */
export function batchOperation(
  { store, action, incoming, contents, versions }: ArchiveBatch,
  outer: Context,
): Operation<StoredRecord | null, SavePlan> {
  const context = withoutNewFiles(outer);
  const isNew = action === 'create';
  const { label, rules } = store.kind;
  const message = isNew ? messages.created(label) : messages.updated(label);
  // Whatever the forms may change, so that the write holds the leases of all of it.
  const input = Object.fromEntries(Object.keys(rules.fields).map((field) => [field, null]));
  return {
    write: { action: isNew ? 'CREATE' : 'UPDATE', input },
    message,
    load: async (ids) => (isNew ? new Map(ids.map((id) => [id, null])) : store.load(ids)),
    refusals: () => Promise.resolve(new Map()),
    plan: async (current, id) => {
      const record = incoming.get(id);
      if (!record) throw new Error(`The archive has no record '${id}'.`);
      const seen = versions.get(id);
      if (current && seen !== undefined && current.version !== seen) return conflictWith(store.kind.label, current);
      const changes = await changesOf(record, current, context);
      if (isOutcome(changes)) return changes;
      const beside = { ...record.switches, ...record.carried, ...contents.get(id) };
      const all = { ...changes, ...differing(beside, current) };
      const times = timesOf(record);
      // A record that is made here for itself was made at another time, by which lists are ordered.
      const isElsewhere = seen !== undefined && Object.keys(differing(times, current)).length > 0;
      if (current && Object.keys(all).length === 0 && !isElsewhere) return done(message, current);
      const reason = switchRefusal(
        store,
        record,
        { ...(current ?? blankRecord(id)), ...withChanges(current ?? {}, all) },
        current,
      );
      if (reason) return refused(reason);
      const plan = await planOf(store, current, all, context);
      if ('success' in plan) return plan;
      if (current) return { ...plan, values: { ...plan.values, ...times } };
      const _id = new Types.ObjectId(id);
      return { ...plan, key: id, record: { ...plan.record, _id }, values: { ...plan.values, ...times, _id } };
    },
    make: async (planned, session) => {
      const records = await writePlans(store, planned, context, session);
      return planned.flatMap((plan): AppliedWrite[] => {
        const after = records.get(keyOf(plan));
        return after ? [{ key: keyOf(plan), before: plan.before, after }] : [];
      });
    },
    changedWith: (others) => {
      for (const { after } of others) if (after && versions.has(idOf(after))) versions.set(idOf(after), after.version);
    },
  };
}

/** Changes that its forms make, by field or by `field.language`; or the problem with it. */
async function changesOf(
  { values, forms }: IncomingRecord,
  current: StoredRecord | null,
  context: Context,
): Promise<Outcome | FormValues> {
  let changes: FormValues = {};
  for (const { form, columns } of forms) {
    const before = current && (await archivedValues({ form, columns }, current));
    const own = Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null]));
    const byName = new Map(columns.map((column) => [column.name, column]));
    const others = changesIn(form.spec, byName, own, before);
    const here = await form.fromArchive(own);
    if (!here) return refused(messages.permissionInvalid);
    const sent = formOf(
      form.spec,
      byName,
      others.map((change) => ({ ...change, after: here[change.column] ?? null })),
    );
    // A new record is checked as a whole, also where its form says nothing.
    const input = current ? sent.input : (sent.input ?? {});
    const found = await formChanges(form, { ...sent, input, placeOf, whole: true, wasStored: true }, current, context);
    if (isOutcome(found)) return found;
    changes = { ...changes, ...found };
  }
  return changes;
}

/** Reason for which the record as it will be cannot have its switches so. */
function switchRefusal(
  store: RecordRules,
  { switches }: IncomingRecord,
  next: StoredRecord,
  current: StoredRecord | null,
): Message | null {
  for (const toggle of store.kind.toggles) {
    const to = switches[toggle] === true;
    const reason = (current?.[toggle] === true) === to ? null : store.refuseToggle(next, toggle, to);
    if (reason) return reason;
  }
  return null;
}

const differing = (values: FormValues, current: StoredRecord | null): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !current || isChanged(current[field], value)));

const timesOf = ({ createdAt, updatedAt }: IncomingRecord): FormValues =>
  createdAt === null || updatedAt === null ? {} : { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
