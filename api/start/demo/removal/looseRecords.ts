import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { visitor } from '@polyphony/domain/kinds/readMostly/visitor.js';
import { Types, type ClientSession } from 'mongoose';
import { recorded, type AuditEvent } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { eventStore } from '../../../modules/events/event.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { textIn } from '../../../platform/values.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { DemoRecordModel } from './demoRecord.js';
import type { DemoEntry } from './plan.js';
import type { DemoSource } from './sources.js';

/** The event has as many places taken as it has bookings that are not cancelled (ADR-0023). */
async function countPlaces(source: DemoSource, record: StoredRecord, by: 1 | -1, session: ClientSession) {
  const { eventId, status } = record;
  if (source.name !== eventBooking.name || !(eventId instanceof Types.ObjectId)) return;
  const placesTaken = status === 'Cancelled' ? 0 : by;
  await eventStore.changeOne({ _id: eventId }, { $inc: { placesTaken, bookingsMade: by } }, { session });
}

const eventOf = (
  action: 'DELETE' | 'RESTORE',
  source: DemoSource,
  { _id, transactionId, email }: StoredRecord,
): AuditEvent => ({
  action,
  target: {
    kind: source.name,
    id: _id.toHexString(),
    label: textIn(transactionId) ?? textIn(email) ?? '',
  },
});

async function follow(source: DemoSource, record: StoredRecord, { services }: Context): Promise<void> {
  if (source.name === visitor.name) await services.sessions.revokeSessionsOf(record._id.toHexString());
  await services.stamps.changed(source.name);
  if (source.name === eventBooking.name) await services.stamps.changed(eventStore.kind.name);
}

/** Deletes a record that has not changed since it was planned, and keeps a copy. @returns whether it did */
export async function removeLoose({ source, record }: DemoEntry, context: Context): Promise<boolean> {
  const { _id, version } = record;
  const remove = () =>
    inTransaction(async (session) => {
      const { deletedCount } = await source.records().deleteOne({ ...source.scope, _id, version }, { session });
      if (deletedCount === 0) return null;
      await DemoRecordModel.updateOne({ _id }, { $set: { removedAt: new Date(), copy: record } }, { session });
      await countPlaces(source, record, -1, session);
      return record;
    });
  const removed = await recorded(context, eventOf('DELETE', source, record), remove, () =>
    follow(source, record, context),
  );
  return removed !== null;
}

/** Puts the copy of a deleted record back in its place. */
export async function restoreLoose(source: DemoSource, record: StoredRecord, context: Context): Promise<void> {
  const restore = () =>
    inTransaction(async (session) => {
      await source.records().insertOne(record, { session });
      await DemoRecordModel.updateOne({ _id: record._id }, { $set: { removedAt: null, copy: null } }, { session });
      await countPlaces(source, record, 1, session);
      return record;
    });
  await recorded(context, eventOf('RESTORE', source, record), restore, () => follow(source, record, context));
}
