import { formatMoney } from '@polyphony/domain/events/money.js';
import {
  daysInMail,
  hello,
  mailTemplates,
  mailTexts,
  nameInMail,
  type MailDays,
  type MailDetail,
  type MailLanguage,
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
  readonly price: { readonly amount: number; readonly currency: string };
  readonly transactionId: string;
}

interface CalendarData extends BookingData {
  /** Whether a calendar file comes with it. */
  readonly calendar: boolean;
}

const labels = {
  en: {
    visitor: 'Name',
    event: 'Event',
    when: 'When',
    where: 'Where',
    price: 'Price',
    transactionId: 'Payment reference',
  },
  ar: {
    visitor: 'الاسم',
    event: 'الفعالية',
    when: 'الموعد',
    where: 'المكان',
    price: 'السعر',
    transactionId: 'مرجع الدفع',
  },
} as const satisfies Record<MailLanguage, Record<string, string>>;

const detailsOf = (data: BookingData, lang: MailLanguage): MailDetail[] => [
  { label: labels[lang].event, value: data.event },
  { label: labels[lang].when, value: daysInMail(data.days, lang) ?? data.daysText },
  { label: labels[lang].where, value: data.place },
  { label: labels[lang].price, value: formatMoney(data.price.amount, data.price.currency) },
  { label: labels[lang].transactionId, value: data.transactionId },
];

/** Those who look after bookings see no more of what a visitor typed than can be no message to them. */
const forStaff = (data: BookingData, lang: MailLanguage): MailDetail[] => [
  { label: labels[lang].visitor, value: nameInMail(data.name) },
  ...detailsOf({ ...data, transactionId: nameInMail(data.transactionId) }, lang),
];

const why = {
  en: 'You are receiving this because a place was booked with your account. If it was not you, change your password and tell us.',
  ar: 'وصلتك هذه الرسالة لأن مكانًا حُجز بحسابك. إن لم تكن أنت من حجزه، فغيّر كلمة مرورك وأخبرنا.',
};

/** Mails about bookings, to visitors and to those who look after bookings. */
export const bookingMails = mailTemplates({
  bookingReceived: mailTexts<BookingData>({
    en: (data) => ({
      subject: `We have your booking: ${data.event}`,
      preview: 'We will email you once it is confirmed.',
      greeting: hello.en(data.name),
      paragraphs: [
        'Thank you for your booking. We have reserved a place for you.',
        'We will email you once it is confirmed.',
      ],
      details: detailsOf(data, 'en'),
      note: why.en,
    }),
    ar: (data) => ({
      subject: `وصلنا حجزك: ${data.event}`,
      preview: 'سنراسلك عند تأكيده.',
      greeting: hello.ar(data.name),
      paragraphs: ['شكرًا لك: وصلنا حجزك، وقد حفظنا لك مكانًا.', 'سنراسلك عند تأكيده.'],
      details: detailsOf(data, 'ar'),
      note: why.ar,
    }),
  }),

  bookingConfirmed: mailTexts<CalendarData & { /** Of the ticket's page. */ readonly url: string }>({
    en: (data) => ({
      subject: `Your booking is confirmed: ${data.event}`,
      preview: 'Your ticket is ready.',
      greeting: hello.en(data.name),
      paragraphs: [
        'Your place is confirmed. Bring your ticket, printed or on your phone. Its code is scanned at the door.',
        ...(data.calendar ? ['Open the attached file to add the event to your calendar.'] : []),
      ],
      details: detailsOf(data, 'en'),
      action: { label: 'View ticket', url: data.url },
      note: why.en,
    }),
    ar: (data) => ({
      subject: `تم تأكيد حجزك: ${data.event}`,
      preview: 'تذكرتك جاهزة.',
      greeting: hello.ar(data.name),
      paragraphs: [
        'تم تأكيد مكانك. أحضر تذكرتك معك مطبوعة أو على هاتفك: سيُمسح رمزها عند المدخل.',
        ...(data.calendar ? ['افتح الملف المرفق لإضافة الفعالية إلى تقويمك.'] : []),
      ],
      details: detailsOf(data, 'ar'),
      action: { label: 'عرض التذكرة', url: data.url },
      note: why.ar,
    }),
  }),

  bookingCancelled: mailTexts<BookingData>({
    en: (data) => ({
      subject: `Your booking has been cancelled: ${data.event}`,
      preview: 'Your place has been released.',
      greeting: hello.en(data.name),
      paragraphs: ['Your booking has been cancelled. Your place has been released.'],
      details: detailsOf(data, 'en'),
      note: why.en,
    }),
    ar: (data) => ({
      subject: `أُلغي حجزك: ${data.event}`,
      preview: 'أُخلي مكانك.',
      greeting: hello.ar(data.name),
      paragraphs: ['أُلغي حجزك، وأُخلي مكانك.'],
      details: detailsOf(data, 'ar'),
      note: why.ar,
    }),
  }),

  bookingForStaff: mailTexts<
    BookingData & { readonly kind: 'received' | 'cancelled'; /** Of the console's bookings. */ readonly url: string }
  >({
    en: (data) => ({
      ...{
        received: { subject: `New booking: ${data.event}`, paragraphs: ['A visitor has booked a place.'] },
        cancelled: { subject: `Booking cancelled: ${data.event}`, paragraphs: ['A visitor has cancelled a booking.'] },
      }[data.kind],
      preview: nameInMail(data.name),
      greeting: 'Hello,',
      details: forStaff(data, 'en'),
      action: { label: 'View bookings', url: data.url },
      note: 'You are receiving this because the setting BOOKINGS_EMAIL names this address.',
    }),
    ar: (data) => ({
      ...{
        received: { subject: `حجز جديد: ${data.event}`, paragraphs: ['حجز أحد الزوار مكانًا.'] },
        cancelled: { subject: `أُلغي حجز: ${data.event}`, paragraphs: ['ألغى أحد الزوار حجزًا.'] },
      }[data.kind],
      preview: nameInMail(data.name),
      greeting: 'مرحبًا،',
      details: forStaff(data, 'ar'),
      action: { label: 'عرض الحجوزات', url: data.url },
      note: 'تصلك هذه الرسالة لأن الإعداد BOOKINGS_EMAIL يحدد هذا العنوان.',
    }),
  }),
});
