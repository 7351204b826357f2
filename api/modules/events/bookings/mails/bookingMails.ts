import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import type { event } from '@polyphony/domain/kinds/event.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { unitsOf, type Money } from '@polyphony/domain/money/money.js';
import type { ClientSession, Types } from 'mongoose';
import type { Context } from '../../../../context.js';
import { readersLanguage } from '../../../../identity/users/visitorProfile.js';
import type { MailAttachment } from '../../../../platform/mail/attachment.js';
import { senderWithName, type Address } from '../../../../platform/mail/outgoing.js';
import type { RecordOf } from '../../../../records/schema/record.js';
import type { Services } from '../../../../services.js';
import { siteAddress } from '../../../../platform/siteAddress.js';
import { calendarOf, hasDays, type CalendarEvent } from '../../calendar.js';
import { bookingMails } from './mailTemplates.js';

/** Message of a visitor's mail: that their booking came, that they have their place, that they have it no more. */
export type BookingMail = 'received' | 'confirmed' | 'cancelled';

export interface MailedBooking {
  readonly _id: Types.ObjectId;
  readonly price: { readonly amount: Money };
  readonly transactionId: string;
  /** The language that it was booked in; missing in bookings from before it was stored. */
  readonly language?: string | null;
}

export type MailedEvent = CalendarEvent & Pick<RecordOf<typeof event>, 'infoDateRange'>;

export interface MailedVisitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The one stored for them; null: none. */
  readonly language: string | null;
}

export interface BookingMailSettings {
  readonly publicUrl: string;
  /** Sender of mails, and of the calendars in them. */
  readonly from: Address;
  /** The recipient of mails about what visitors book and cancel; without it, none are sent. */
  readonly staffAddress?: string | undefined;
}

/** A booking's facts as its mails need them, in a reader's language. */
function dataFor(
  booking: MailedBooking,
  event: MailedEvent,
  visitor: MailedVisitor,
  { lang, zone }: { readonly lang: LanguageChoice; readonly zone: string | null },
) {
  const text = (value: Localized | null | undefined) => inLanguage(value, lang);
  return {
    name: `${visitor.firstName} ${visitor.lastName}`,
    event: text(event.name) ?? '',
    days: {
      startsOn: event.startsOn ?? null,
      endsOn: event.endsOn ?? null,
      startTime: event.infoStartTime ?? null,
      endTime: event.infoEndTime ?? null,
      zone,
    },
    daysText: text(event.infoDateRange),
    place: text(event.infoAddressLabel),
    price: { amount: unitsOf(booking.price.amount), currency: booking.price.amount.currency },
    transactionId: booking.transactionId,
  };
}

/** Of the request: its language is for visitors who have none of their own. */
interface MailOptions extends Pick<Context, 'language' | 'languages'> {
  readonly services: Pick<Services, 'bookingMailSettings' | 'mailQueue' | 'siteClock' | 'systemName'>;
  /** The transaction that the booking is written in: call `wakeWorkers` of the mail queue once it is committed. */
  readonly session?: ClientSession;
}

const attached = (calendar: string): MailAttachment => ({
  filename: 'event.ics',
  contentType: 'text/calendar; method=PUBLISH',
  content: calendar,
});

/**
 * Queues what is mailed about a booking: to its visitor in their language, with a calendar once their place is sure, and to those who look after bookings where the visitor did something.
 * @param event as it is stored, so that each reader gets it in their language
 */
export async function queueBookingMail(
  kind: BookingMail,
  booking: MailedBooking,
  event: MailedEvent,
  visitor: MailedVisitor,
  { services, session, language, languages }: MailOptions,
): Promise<void> {
  const { mailQueue, bookingMailSettings, siteClock } = services;
  const { publicUrl, from, staffAddress } = bookingMailSettings;
  const { eventZone } = siteClock;
  // A visitor who books in another language than they logged in with reads the booking's.
  const own = { language: booking.language ?? visitor.language };
  const lang = readersLanguage({ visitor: own }, { language, languages });
  const within = session ? { session } : {};
  const mine = { to: visitor.email, lang, ...within };
  const data = dataFor(booking, event, visitor, { lang, zone: eventZone });

  if (kind === 'received') await mailQueue.queue({ ...mine, template: bookingMails.bookingReceived, data });
  if (kind === 'confirmed') {
    const system = await services.systemName(lang);
    const organizer = senderWithName(from, system);
    const calendar = hasDays(event)
      ? calendarOf([event], { lang, publicUrl, eventZone, system, organizer, generatedAt: new Date() })
      : null;
    const url = siteAddress(publicUrl, `/account/bookings/${booking._id.toHexString()}`, lang);
    await mailQueue.queue({
      ...mine,
      template: bookingMails.bookingConfirmed,
      data: { ...data, calendar: calendar !== null, url },
      attachments: calendar === null ? [] : [attached(calendar)],
    });
  }
  // Only a booking that was never confirmed is cancelled (SPEC-D109): no mail has put it into a calendar.
  if (kind === 'cancelled') await mailQueue.queue({ ...mine, template: bookingMails.bookingCancelled, data });
  // Confirming is the staff's own doing.
  if (!staffAddress || kind === 'confirmed') return;
  const base: LanguageChoice = { requested: baseLanguage(), default: baseLanguage() };
  await mailQueue.queue({
    to: staffAddress,
    lang: base,
    template: bookingMails.bookingForStaff,
    data: {
      ...dataFor(booking, event, visitor, { lang: base, zone: eventZone }),
      kind,
      url: `${publicUrl}/admin/event/booking/view`,
    },
    ...within,
  });
}
