import type { Message } from '@polyphony/domain/messages/messages.js';
import type { ClientSession, UpdateQuery } from 'mongoose';
import type { Context } from '../../context.js';
import { valuesIn } from '../../platform/values.js';
import { uniquesOf } from '../read/uniqueValues.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { done, isOutcome, refusedFields, WriteRefused, type Outcome } from './outcome.js';
import { effectsOfSave, type SaveEffects } from './participants.js';
import type { Form } from './form.js';
import type { FormValues, RecordRules } from './recordRules.js';
import { bytesOf } from './richTexts.js';
import { idOf, keyOf, refusalsOf, type AppliedWrite, type Operation, type Planned, type Write } from './write.js';

/** A save of values in a record. `Before` is null for a new one. */
export interface Save<Before extends StoredRecord | null> {
  readonly write: Extract<Write, { readonly input: FormValues }>;
  /** Message of a success. */
  readonly message: Message;
  /** The version that the caller loaded; none: any. */
  readonly version?: number | null | undefined;
  /** Values to store, by field or by `field.language`, worked out from the record as it is; or why there are none. */
  readonly changes: (current: Before) => Outcome | FormValues | Promise<Outcome | FormValues>;
  /** The form that the values are of; none: that of the kind. */
  readonly form?: Form;
  /** Writes in the same transaction. */
  readonly alongside?: (session: ClientSession) => Promise<void>;
}

export interface SavePlan<Before extends StoredRecord | null = StoredRecord | null> extends Planned<Before> {
  /** Values that are written: the changes, and what follows from them. */
  readonly values: FormValues;
  readonly condition: FormValues;
  /** Errors that the database decides: see `SaveEffects`. */
  readonly refusals: Required<SaveEffects>['refusals'];
}

/**
 * The operation of a save.
 * @param load finds what it is saved in
 */
export function saving<Before extends StoredRecord | null>(
  store: RecordRules,
  { write, message, version, changes: workOut, form = store.form, alongside }: Save<Before>,
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Before>>,
  context: Context,
): Operation<Before, SavePlan<Before>> {
  return {
    write,
    message,
    version,
    load,
    refusals: (records) => refusalsOf(records, (record) => store.refuseEdit(record, context)),
    plan: async (current) => {
      const changes = await workOut(current);
      if (isOutcome(changes)) return changes;
      if (current && Object.keys(changes).length === 0) return done(message, current);
      return planOf(store, current, changes, context, form);
    },
    make: async (planned, session) => {
      const written: AppliedWrite[] = [];
      for (const { before, ...plan } of planned) {
        await requireNoRefusals([plan], session);
        await makeRoom(store, [plan], session);
        const after = before
          ? await update(store, before, plan, context, session)
          : await insert(store, plan, context, session);
        // A record that has changed meanwhile is not written now: it is worked out again.
        if (!after) continue;
        await alongside?.(session);
        written.push({ before, after });
      }
      return written;
    },
  };
}

/** Plan to write changes, by field or by `field.language`, and what follows from them; or why nothing is written. */
export async function planOf<Before extends StoredRecord | null>(
  store: RecordRules,
  current: Before,
  changes: FormValues,
  context: Context,
  form: Form = store.form,
): Promise<Outcome | SavePlan<Before>> {
  const before = current && valuesAt(current, changes);
  const tooLarge = form.richTexts.refuseSize(changes, current ? bytesOf(current) : 0, before ?? {});
  if (tooLarge.length > 0) return refusedFields(tooLarge);
  const effects = await effectsOfSave(store.kind, current, changes, context);
  return {
    before: current,
    record: current ?? changes,
    changes: store.changes.between(before, changes),
    values: { ...changes, ...effects.values },
    condition: store.steps.precondition?.(changes) ?? {},
    refusals: effects.refusals,
  };
}

/**
 * Makes sure within a transaction that the database still refuses none of the plans.
 * @throws WriteRefused
 */
export async function requireNoRefusals(
  plans: readonly Pick<SavePlan, 'refusals'>[],
  session: ClientSession,
): Promise<void> {
  for (const { refusals } of plans) {
    const errors = await refusals(session);
    if (errors.length > 0) throw new WriteRefused(refusedFields(errors));
  }
}

/** Deletes what gives way to unique values of plans. */
async function makeRoom(
  store: RecordRules,
  plans: readonly Pick<SavePlan, 'values'>[],
  session: ClientSession,
): Promise<void> {
  const { uniqueKeys, model } = store;
  const { givesWay } = uniqueKeys;
  if (!givesWay) return;
  for (const { key } of uniquesOf(store)) {
    const claimedValues = plans.flatMap(({ values }) => values[key] ?? []);
    if (claimedValues.length > 0)
      await model.collection.deleteMany({ ...givesWay, [key]: { $in: claimedValues } }, { session });
  }
}

/** The document of a new record. */
function documentOf(store: RecordRules, { values }: Pick<SavePlan, 'values'>, context: Context) {
  const [now, author] = [new Date(), authorOf(context)];
  return {
    ...store.scope,
    ...store.form.initial(),
    createdAt: now,
    updatedAt: now,
    ...values,
    createdBy: author,
    updatedBy: author,
  };
}

async function insert(
  store: RecordRules,
  plan: Pick<SavePlan, 'values'>,
  context: Context,
  session: ClientSession,
): Promise<StoredRecord> {
  const [created] = await store.model.create([documentOf(store, plan, context)], { session });
  if (!created) throw new Error('The database returned no new record.');
  return created.toObject<StoredRecord>();
}

/** Update that writes planned changes into a record. */
const updateOf = ({ values }: Pick<SavePlan, 'values'>, context: Context): UpdateQuery<StoredRecord> => ({
  $set: { updatedAt: new Date(), ...values, updatedBy: authorOf(context) },
  $inc: { version: 1 },
});

/**
 * Writes several plans within a transaction, in as many commands as for one.
 * @returns the records by the ids that they have; without those that have changed since they were loaded
 */
export async function writePlans(
  store: RecordRules,
  plans: readonly SavePlan[],
  context: Context,
  session: ClientSession,
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { model, scope } = store;
  await makeRoom(store, plans, session);
  const documents = plans.filter(({ before }) => !before).map((plan) => documentOf(store, plan, context));
  if (documents.length > 0) await model.insertMany(documents, { session });
  const changes = plans.flatMap(({ before, ...plan }) => (before ? [{ before, ...plan }] : []));
  const changed = await writeChanges(store, changes, context, session);
  const next = new Map(
    plans.flatMap((plan) => {
      const key = keyOf(plan);
      return plan.before && !changed.has(key) ? [] : [[key, (plan.before?.version ?? 0) + 1] as const];
    }),
  );
  const written = await model
    .find({ ...scope, _id: { $in: [...next.keys()] } }, null, { session })
    .lean<StoredRecord[]>();
  return new Map(
    written.flatMap((record) => {
      const id = idOf(record);
      return record.version === next.get(id) ? [[id, record] as const] : [];
    }),
  );
}

/** Returns the ids of the records that had not changed since they were loaded. */
async function writeChanges(
  { model, scope }: RecordRules,
  changes: readonly (Pick<SavePlan, 'values' | 'condition'> & { readonly before: StoredRecord })[],
  context: Context,
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  // Any other write of one of them before the transaction ends makes it run again.
  const { matchedCount } = await model.bulkWrite(
    changes.map(({ before: { _id, version }, condition, values }) => ({
      updateOne: { filter: { ...scope, ...condition, _id, version }, update: updateOf({ values }, context) },
    })),
    { session },
  );
  const all = changes.map(({ before }) => before);
  if (matchedCount === changes.length) return new Set(all.map(idOf));
  // Read outside of the transaction, so without what it has just written.
  const found = await model.find({ ...scope, _id: { $in: all.map(({ _id }) => _id) } }, { version: 1 }).lean();
  const versions = new Map(found.map((record) => [idOf(record), record.version]));
  return new Set(all.filter((before) => versions.get(idOf(before)) === before.version).map(idOf));
}

/** Null when the record has changed since it was loaded. */
const update = (
  { model, scope }: RecordRules,
  { _id, version }: StoredRecord,
  plan: Pick<SavePlan, 'values' | 'condition'>,
  context: Context,
  session: ClientSession,
): Promise<StoredRecord | null> =>
  model
    .findOneAndUpdate({ ...scope, ...plan.condition, _id, version }, updateOf(plan, context), {
      returnDocument: 'after',
      session,
    })
    .lean<StoredRecord>();

/** Values that a record holds where the changes, by field or by `field.language`, will be written. */
const valuesAt = (record: StoredRecord, changes: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys(changes).map((path) => {
      const [field = '', lang] = path.split('.');
      return [path, lang === undefined ? record[field] : valuesIn(record[field])?.[lang]];
    }),
  );
