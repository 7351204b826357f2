import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { ClientSession } from 'mongoose';
import type { enterIntents, storeIntents } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { together } from '../../platform/values.js';
import type { StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';
import type { Form } from './form.js';
import type { FormValues, RecordRules } from './recordRules.js';
import type { AppliedWrite, Planned, Refusals, Write } from './write.js';

/** Effects of a save that a participant works out from the record as it will be. */
export interface SaveEffects {
  /** Values that are stored with those of the save. */
  readonly values?: FormValues;
  /**
   * Errors that the database decides. With a session, it is within the transaction of the save: what it finds there stays so
   * until the transaction ends.
   */
  readonly refusals?: (session: ClientSession | null) => Promise<readonly FieldError[]>;
}

/** A part of the system that takes part in every write of records. The write path runs its hooks and knows none of its kind. */
export interface WriteParticipant {
  /** Effects of a save of `changes`, by field or by `field.language`. @param current null for a new record */
  readonly saving?: (
    kind: AnyKind,
    current: StoredRecord | null,
    changes: FormValues,
    context: Context,
  ) => SaveEffects | null | Promise<SaveEffects | null>;
  /** The record with what the values of a form bring back that it does not have any more. */
  readonly recalling?: (form: Form, values: FormValues, record: StoredRecord) => Promise<StoredRecord>;
  /** Reasons for which the caller may not make writes that are planned, by their keys (`keyOf`). */
  readonly forbidding?: (
    store: RecordRules,
    write: Write,
    plans: readonly Planned<StoredRecord | null>[],
    context: Context,
  ) => Promise<Refusals>;
  /** Writes of its own in the transaction of a write; `applied` includes other records that the kind changed with it. */
  readonly inTransaction?: (
    store: RecordRules,
    write: Write,
    applied: readonly AppliedWrite[],
    context: Context,
    session: ClientSession,
  ) => Promise<void>;
  /** Effects of a committed write. */
  readonly committed?: (store: RecordRules, applied: readonly AppliedWrite[], context: Context) => Promise<void> | void;
}

/** What takes part in the writes of an app; `start` registers it. */
export interface WriteParticipants {
  /** The audit trail: entries are stored in the transaction of their write, and added to the chain after it. */
  readonly trail: { readonly storeIntents: typeof storeIntents; readonly enterIntents: typeof enterIntents };
  /** In the order in which their hooks run. */
  readonly all: readonly WriteParticipant[];
}

/** The effects that all participants have on a save, together. */
export async function effectsOfSave(
  kind: AnyKind,
  current: StoredRecord | null,
  changes: FormValues,
  context: Context,
): Promise<Required<SaveEffects>> {
  const { all } = context.services.writeParticipants;
  const effects: SaveEffects[] = [];
  for (const { saving } of all) effects.push((await saving?.(kind, current, changes, context)) ?? {});
  return {
    values: together(effects.map(({ values }) => values)),
    refusals: async (session) => {
      const errors: FieldError[] = [];
      for (const { refusals } of effects) if (refusals) errors.push(...(await refusals(session)));
      return errors;
    },
  };
}

/** The record with all that the values of a form bring back. */
export async function withRecalled(
  form: Form,
  values: FormValues,
  record: StoredRecord,
  { services }: Context,
): Promise<StoredRecord> {
  let recalled = record;
  for (const { recalling } of services.writeParticipants.all)
    if (recalling) recalled = await recalling(form, values, recalled);
  return recalled;
}
