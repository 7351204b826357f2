import { format } from '@polyphony/domain/catalogues/text.js';
import { formatAmount, type Amount } from '@polyphony/domain/money/money.js';
import {
  daysInMail,
  greetingIn,
  mailOf,
  mailTemplates,
  nameInMail,
  type MailDays,
  type MailDetail,
  type MailWriter,
} from '../../../../platform/mail/template.js';

/** A booking as its mails show it. */
interface BookingData {
  /** The visitor's name. */
  readonly name: string;
  /** The event's name, in the reader's language as all of these. */
  readonly event: string;
  readonly days: MailDays;
  /** The days in the organisers' own words, for an event that names none. */
  readonly daysText: string | null;
  readonly place: string | null;
  readonly price: Amount;
  readonly transactionId: string;
}

interface CalendarData extends BookingData {
  /** Whether a calendar file comes with it. */
  readonly calendar: boolean;
}

/** Nothing is paid then, so there is nothing to say of payment. */
const isFree = ({ price }: BookingData): boolean => price.amount === 0;

const detailsOf = (data: BookingData, { texts: { facts }, language }: MailWriter): MailDetail[] => [
  { label: facts.event, value: data.event },
  { label: facts.when, value: daysInMail(data.days, language) ?? data.daysText },
  { label: facts.where, value: data.place },
  { label: facts.price, value: isFree(data) ? facts.free : formatAmount(data.price, language) },
  { label: facts.transactionId, value: isFree(data) ? null : data.transactionId },
];

/** Those who look after bookings see no more of what a visitor typed than can be no message to them. */
const forStaff = (data: BookingData, writer: MailWriter): MailDetail[] => [
  { label: writer.texts.facts.visitor, value: nameInMail(data.name) },
  ...detailsOf({ ...data, transactionId: nameInMail(data.transactionId) }, writer),
];

/** Mails about bookings, to visitors and to those who look after bookings. */
export const bookingMails = mailTemplates({
  bookingReceived: mailOf<BookingData>((data, writer) => {
    const { bookedByYou, bookingReceived: texts } = writer.texts;
    return {
      subject: format(texts.subject, { event: data.event }),
      preview: texts.preview,
      greeting: greetingIn(writer, data.name),
      paragraphs: [texts.thanks, texts.next],
      details: detailsOf(data, writer),
      note: bookedByYou,
    };
  }),

  bookingConfirmed: mailOf<CalendarData & { /** Of the ticket's page. */ readonly url: string }>((data, writer) => {
    const { bookedByYou, bookingConfirmed: texts } = writer.texts;
    return {
      subject: format(texts.subject, { event: data.event }),
      preview: texts.preview,
      greeting: greetingIn(writer, data.name),
      paragraphs: [texts.ticket, ...(data.calendar ? [texts.calendar] : [])],
      details: detailsOf(data, writer),
      action: { label: texts.viewTicket, url: data.url },
      note: bookedByYou,
    };
  }),

  bookingCancelled: mailOf<BookingData>((data, writer) => {
    const { bookedByYou, bookingCancelled: texts } = writer.texts;
    return {
      subject: format(texts.subject, { event: data.event }),
      preview: texts.preview,
      greeting: greetingIn(writer, data.name),
      paragraphs: [texts.cancelled],
      details: detailsOf(data, writer),
      note: bookedByYou,
    };
  }),

  bookingForStaff: mailOf<
    BookingData & { readonly kind: 'received' | 'cancelled'; /** Of the console's bookings. */ readonly url: string }
  >((data, writer) => {
    const { hello, bookingForStaff: texts } = writer.texts;
    const { subject, text } = texts[data.kind];
    return {
      subject: format(subject, { event: data.event }),
      preview: nameInMail(data.name),
      greeting: hello,
      paragraphs: [text],
      details: forStaff(data, writer),
      action: { label: texts.viewBookings, url: data.url },
      note: format(texts.note, { setting: 'BOOKINGS_EMAIL' }),
    };
  }),
});
