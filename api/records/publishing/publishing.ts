import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { isPast, lastDayOf } from '@polyphony/domain/publishing/lastDay.js';
import { afterStep, type PublishingStep, type PublishingToggle } from '@polyphony/domain/publishing/publishingState.js';
import { dayIn } from '@polyphony/domain/timeZone.js';
import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { ClientSession } from 'mongoose';
import type { AuditEvent } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { authorOf, schedulerOf, type Author, type Scheduler, type StoredRecord } from '../schema/record.js';
import { done, refused } from '../write/outcome.js';
import type { FormValues, RecordRules } from '../write/recordRules.js';
import { refusalsOf, type AppliedWrite, type Operation, type Planned, type Write } from '../write/write.js';

interface PublishingPlan extends Planned {
  readonly values: FormValues;
  /** The person who is noted as the record's author. */
  readonly author: Author | null;
}

/** Request of a caller about a record; 'flip': the opposite of what the record is, as a switch without a value. */
export type PublishingRequest = PublishingStep | { readonly step: 'flip' };

const writeOf = (toggle: PublishingToggle, request: PublishingRequest): Write => {
  switch (request.step) {
    case 'schedule':
      return { action: 'SCHEDULE', at: request.at };
    case 'due':
      return { action: 'PUBLISH' };
    case 'end':
      return { action: 'TOGGLE', toggle, to: false };
    case 'flip':
      return { action: 'TOGGLE', toggle, to: null };
    default:
      return { action: 'TOGGLE', toggle, to: request.step === 'publish' };
  }
};

/**
 * The switch that publishes the records of a kind.
 * @throws Error for a kind whose records have no states
 */
export function publishingToggleOf({ name, publishing }: AnyKind): PublishingToggle {
  if (!publishing) throw new Error(`Records of ${name} are not published.`);
  return publishing;
}

/**
 * Publishes records, withdraws or schedules them, by the table of `afterStep`. Each is written on the condition that it has
 * not changed since it was loaded: of several processes that publish what is due, one does, and has the entry in the audit
 * trail. A record that is as wanted already is left as it is.
 */
export function publishing(
  store: RecordRules,
  request: PublishingRequest,
  context: Context,
): Operation<StoredRecord, PublishingPlan> {
  const message = request.step === 'schedule' ? messages.scheduled(store.kind.label) : messages.statusUpdated;
  const now = context.services.siteClock.now();
  const toggle = publishingToggleOf(store.kind);
  const stepFor = (record: StoredRecord): PublishingStep => {
    if (request.step === 'flip') return { step: record[toggle] === true ? 'withdraw' : 'publish' };
    // Its last day was changed after it was scheduled.
    return request.step === 'due' && endedBy(store, record, now, context) ? { step: 'withdraw' } : request;
  };
  const refusalOf = (record: StoredRecord): Message | null => {
    const step = stepFor(record);
    const shows = step.step === 'publish' || step.step === 'schedule' || step.step === 'due';
    const refusal = store.refuseToggle(record, toggle, shows);
    if (refusal || !shows || !endedBy(store, record, step.step === 'schedule' ? step.at : now, context)) return refusal;
    const { kind } = store;
    return messages.publishingEnded(labelOf(kind.rules, kind.lastDay ?? ''), lastDayOf(kind, record) ?? '');
  };

  const write = async ({ before, values, author }: PublishingPlan, session: ClientSession): Promise<AppliedWrite[]> => {
    const set = { ...values, updatedAt: new Date(), updatedBy: author };
    const { _id, version } = before;
    const result = await store.model.collection.updateOne(
      { ...store.scope, _id, version },
      { $set: set, $inc: { version: 1 } },
      { session },
    );
    if (result.modifiedCount !== 1) return [];
    return [{ before, after: { ...before, ...set, version: version + 1 } }];
  };

  return {
    write: writeOf(toggle, request),
    message,
    load: (ids) => store.load(ids),
    refusals: (records) => refusalsOf(records, refusalOf),
    plan: (current) => {
      const step = stepFor(current);
      const fields = afterStep(toggle, current, step, now);
      if (!fields && step.step === 'schedule') return refused(messages.schedulePublished);
      const scheduledBy = step.step === 'schedule' ? schedulerOf(context) : null;
      const before = { [toggle]: current[toggle] === true, publishAt: current.publishAt ?? null };
      const changes = fields
        ? store.changes.between(before, { [toggle]: fields[toggle], publishAt: fields.publishAt })
        : [];
      if (!fields || changes.length === 0) return { ...done(message, current), changed: false };
      const who = current.scheduledBy ?? null;
      return {
        before: current,
        record: current,
        changes,
        event: eventOf(step, fields[toggle] === before[toggle], who),
        values: { ...fields, scheduledBy },
        author: authorFor(step, current, context),
      };
    },
    make: async (planned, session) => {
      const written: AppliedWrite[] = [];
      for (const plan of planned) written.push(...(await write(plan, session)));
      if (request.step === 'schedule' && written.length > 0) context.services.scheduledTimes.add(request.at);
      return written;
    },
  };
}

/**
 * Values that show a record to visitors in a write of something else; or why it cannot be shown.
 * @param record as it will be
 */
export function valuesThatPublish(store: RecordRules, record: StoredRecord, context: Context): FormValues | Message {
  const { kind } = store;
  const toggle = publishingToggleOf(kind);
  const now = context.services.siteClock.now();
  const refusal = store.refuseToggle(record, toggle, true);
  if (refusal) return refusal;
  if (endedBy(store, record, now, context))
    return messages.publishingEnded(labelOf(kind.rules, kind.lastDay ?? ''), lastDayOf(kind, record) ?? '');
  return { ...afterStep(toggle, record, { step: 'publish' }, now), scheduledBy: null };
}

/** Whether the last day of a record is over at a moment, by the clocks of the site. */
const endedBy = ({ kind }: RecordRules, record: StoredRecord, at: Date, { services: { siteClock } }: Context) =>
  isPast(kind, record, dayIn(siteClock.timeZone, at));

/** Author of the change: of what is due, its scheduler; and nobody becomes the author of what the server ends. */
function authorFor({ step }: PublishingStep, current: StoredRecord, context: Context): Author | null {
  const who = current.scheduledBy ?? null;
  if (step === 'due') return who && { id: who.id, name: who.name };
  return authorOf(context) ?? current.updatedBy;
}

/** Event of a step in the audit trail, where that is something else than the write: who had scheduled what is due. */
function eventOf(step: PublishingStep, unscheduled: boolean, who: Scheduler | null): Partial<AuditEvent> {
  if (step.step === 'due') return { actor: who };
  return step.step === 'withdraw' && unscheduled ? { action: 'UNSCHEDULE' } : {};
}
