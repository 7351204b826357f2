import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { visitorsNamed } from '../../../identity/visitorContacts.js';
import type { Context } from '../../../context.js';
import { pageBounds, pageInfo, type Condition } from '../../../records/read/listQuery.js';
import { objectId } from '../../../records/read/recordReads.js';
import type { PageSelection } from '../../../records/read/selection.js';
import type { PageArgs, PageInfo } from '../../../records/schema/types.js';
import { BookingModel, type StoredBooking } from './booking.js';
import type { EventBookingFilter } from './bookingTypes.js';
import { visitorIn } from './steps.js';

interface BookingPage {
  readonly rows: readonly StoredBooking[];
  readonly pageInfo: PageInfo | null;
}

/** The bookings that match the condition, newest first (SPEC-D39). */
async function page(condition: Condition, asked: PageArgs, selection: PageSelection): Promise<BookingPage> {
  const bounds = pageBounds(asked.page, asked.pageSize);
  const { projection } = selection;
  const [rows, total] = await Promise.all([
    BookingModel.collection
      .find<StoredBooking>(condition, {
        sort: [
          ['createdAt', -1],
          ['_id', -1],
        ],
        skip: bounds.skip,
        limit: bounds.pageSize,
        batchSize: bounds.pageSize + 1,
        ...(projection && { projection }),
      })
      .toArray(),
    selection.totals ? BookingModel.collection.countDocuments(condition) : null,
  ]);
  return { rows, pageInfo: total === null ? null : pageInfo(bounds, total) };
}

/** What a person types to find a booking: a part of its transaction id, its ticket, or who booked. */
async function searched(typed: string | null | undefined): Promise<Condition> {
  const text = typed?.trim().slice(0, SEARCH_MAX);
  if (!text) return {};
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  const visitorId = { $in: await visitorsNamed(pattern) };
  return { $or: [{ transactionId: pattern }, { ticketCode: text.toUpperCase() }, { visitorId }] };
}

export async function allBookings(
  filter: EventBookingFilter | null,
  asked: PageArgs,
  selection: PageSelection,
): Promise<BookingPage> {
  const { searchName, status, paid, eventId } = filter ?? {};
  const condition = {
    ...(await searched(searchName)),
    ...(status && { status }),
    ...(typeof paid === 'boolean' && { paid }),
    ...(eventId && { eventId: objectId(eventId) }),
  };
  return page(condition, asked, selection);
}

/** The signed-in visitor's own bookings: those that stand, or with those that were cancelled. */
export function ownBookings(
  which: 'standing' | 'all',
  asked: PageArgs,
  selection: PageSelection,
  context: Context,
): Promise<BookingPage> {
  const visitorId = new Types.ObjectId(visitorIn(context).userId);
  const standing = { status: { $in: ['Pending', 'Confirmed'] } };
  return page({ visitorId, ...(which === 'standing' && standing) }, asked, selection);
}
