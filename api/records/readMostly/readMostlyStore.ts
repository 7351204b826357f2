import {
  refusalOf,
  type ActionSpec,
  type DeleteAction,
  type SetAction,
  type SwitchAction,
  type WriteAction,
} from '@polyphony/domain/kinds/parts/readMostly.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { changesBetween } from '../../audit/changes.js';
import { recorded, type AuditEvent } from '../../audit/trail.js';
import { GraphQLError } from 'graphql';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { inBulk, type BulkPayload } from '../bulk/bulk.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import { conflictWith } from '../write/conflictWith.js';
import { done, invalidFields, refused, refusedFields } from '../write/outcome.js';
import type { Result } from '../write/write.js';
import { ReadMostlyReads } from './readMostlyReads.js';
import type { FieldError } from '../schema/types.js';
import { byStaff, takeStep, type Step } from './steps.js';

/** Arguments that a request gives an action beside the record. */
export interface ActionArgs {
  /** The value wanted of a switch; without it, the stored one flips. */
  readonly to?: boolean | null;
  /** The values that were typed, by field. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** The version that the record was read with: a later one is not overwritten. */
  readonly version?: number | null;
}

/** Values by field. */
type StepValues = Step['set'];

/** Result of an action, and whether the record was otherwise before. */
export type ActionOutcome = Exclude<Result, GraphQLError>;

/** Lists and acts upon the records of a read-mostly kind: each action by the state it needs, with its audit entry. */
export class ReadMostlyStore<Stored extends StoredRecord = StoredRecord> extends ReadMostlyReads<Stored> {
  /**
   * Does an action that the kind declares.
   * @throws NOT_FOUND, and CONFLICT when the record has changed since the given version
   */
  async act(name: string, id: string, args: ActionArgs, context: Context): Promise<ActionOutcome> {
    const action = this.kind.actions[name];
    if (!action) throw new Error(`${this.kind.plural} have no action '${name}'.`);
    if ('sets' in action) return this.#set(action, id, context);
    if ('switches' in action) return this.#flip(action, id, args.to ?? null, context);
    if ('writes' in action) return this.#write(action, id, args, context);
    if ('deletes' in action) return this.#delete(action, id, context);
    throw new Error(`${this.kind.plural}: '${name}' is done by the module itself.`);
  }

  /** Does it to several records sequentially; a refusal for one does not affect the others. */
  actMany(name: string, ids: readonly string[], args: ActionArgs, context: Context): Promise<BulkPayload> {
    return inBulk(ids, context, messages.bulkUpdated, async (valid) => {
      const results = new Map<string, Result>();
      for (const id of valid) results.set(id, await this.#oneOfMany(name, id, args, context));
      return results;
    });
  }

  /** The refusal or the failure of one record prevents none of the others. */
  async #oneOfMany(name: string, id: string, args: ActionArgs, context: Context): Promise<Result> {
    try {
      return await this.act(name, id, args, context);
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      context.log.error({ err: error, id }, 'an action on one of several records failed');
      return refused(messages.somethingWrong);
    }
  }

  /** Takes a record that fits the condition one step on; null when there is none. */
  step(condition: Condition, step: Step, session?: ClientSession): Promise<Stored | null> {
    return takeStep(this.model, { ...this.scope, ...condition }, step, session);
  }

  /** Deletes a record that fits the condition. A kind with whose records something else is deleted overrides this. */
  protected remove(condition: Condition, _context: Context): Promise<Stored | null> {
    return this.model.findOneAndDelete({ ...this.scope, ...condition }).lean<Stored>();
  }

  /** Errors in the typed values, beyond their rules. A kind that looks them up in the database overrides this. */
  protected problems(_action: WriteAction, _typed: StepValues, _context: Context): Promise<readonly FieldError[]> {
    return Promise.resolve([]);
  }

  /** Name of a record in the audit trail. */
  protected targetOf(record: Stored, _action: Pick<ActionSpec, 'audit'>): AuditEvent['target'] {
    return { kind: this.kind.name, id: record._id.toHexString(), label: String(record[this.kind.titleField]) };
  }

  /** Consequences of an action that was written. A kind with more than its stamp overrides this. */
  protected follow(_action: Pick<ActionSpec, 'audit'>, _record: Stored, { services }: Context): Promise<unknown> {
    return Promise.resolve(services.stamps.changed(this.kind.name));
  }

  /** The write of an action. A kind that writes something else with it overrides this. */
  protected write(_action: ActionSpec, condition: Condition, step: Step, _context: Context) {
    return this.step(condition, step);
  }

  /**
   * Writes a step with its entry in the audit trail, and publishes that the kind has changed.
   * @returns null when `write` wrote nothing
   */
  async audited(
    action: Pick<ActionSpec, 'audit'>,
    record: Stored,
    set: Step['set'],
    write: () => Promise<Stored | null>,
    context: Context,
  ): Promise<Stored | null> {
    const { unlogged = [] } = this.kind;
    const target = this.targetOf(record, action);
    const before = Object.fromEntries(Object.keys(set).map((field) => [field, record[field]]));
    const changes = changesBetween(before, set).map((change) =>
      unlogged.includes(change.field) ? { field: change.field, before: null, after: null } : change,
    );
    const event = { action: action.audit, target, changes };
    return recorded(context, event, write, (written) => this.follow(action, written, context));
  }

  /** Writes the step if the record is still in the state that the action needs; null when it is not. */
  #take(action: ActionSpec, record: Stored, condition: Condition, step: Step, context: Context) {
    const state = action.when ? { [action.when.field]: action.when.is } : {};
    const write = () => this.write(action, { _id: record._id, ...state, ...condition }, step, context);
    return this.audited(action, record, step.set, write, context);
  }

  async #set(action: SetAction, id: string, context: Context): Promise<ActionOutcome> {
    const record = await this.get(id);
    const refusal = refusalOf(action, record);
    if (refusal) return refused(refusal);
    const { when, sets, step, success } = action;
    const written = await this.#take(action, record, {}, { step, by: byStaff(context), set: sets }, context);
    // A concurrent write came first.
    return written ? done(success, written) : refused(when?.otherwise ?? messages.somethingWrong);
  }

  /** Two users who flip at once both count. */
  async #flip(action: SwitchAction, id: string, to: boolean | null, context: Context): Promise<ActionOutcome> {
    const { switches, step, success } = action;
    for (;;) {
      const record = await this.get(id);
      const refusal = refusalOf(action, record);
      if (refusal) return refused(refusal);
      const now = record[switches] === true;
      const value = to ?? !now;
      if (value === now) return { ...done(success, record), changed: false };
      const transition = { step: value ? step.on : step.off, by: byStaff(context), set: { [switches]: value } };
      const written = await this.#take(action, record, { [switches]: record[switches] }, transition, context);
      if (written) return done(success, written);
    }
  }

  async #write(
    action: WriteAction,
    id: string,
    { input = {}, version = null }: ActionArgs,
    context: Context,
  ): Promise<ActionOutcome> {
    const { value, errors } = await validate(action.writes, input);
    if (errors) return refusedFields(invalidFields(errors));
    const problems = await this.problems(action, value, context);
    if (problems.length > 0) return refusedFields(problems);
    const record = await this.get(id);
    const refusal = refusalOf(action, record);
    if (refusal) return refused(refusal);
    const transition = { step: action.step, by: byStaff(context), set: value };
    const written = await this.#take(action, record, version === null ? {} : { version }, transition, context);
    if (written) return done(action.success, written);
    const current = await this.get(id);
    const changed = refusalOf(action, current);
    if (changed) return refused(changed);
    throw conflictWith(this.kind.label, current);
  }

  async #delete(action: DeleteAction, id: string, context: Context): Promise<ActionOutcome> {
    const record = await this.get(id);
    const refusal = refusalOf(action, record);
    if (refusal) return refused(refusal);
    const state = action.when ? { [action.when.field]: action.when.is } : {};
    const remove = () => this.remove({ ...state, _id: record._id }, context);
    const deleted = await this.audited(action, record, {}, remove, context);
    if (deleted) return { success: true, message: action.success, errors: [], record: null };
    // A concurrent write came first, with another step or with the same.
    await this.get(id);
    return refused(action.when?.otherwise ?? messages.somethingWrong);
  }
}
