import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { GraphQLError } from 'graphql';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../../context.js';
import { isPlainAddress } from '../../../platform/mail/address.js';
import { mailTemplates, mailTexts, type MailDetail, type MailLanguage } from '../../../platform/mail/template.js';
import type { StoredEnquiry } from './enquiry.js';

interface EnquiryData extends Pick<
  StoredEnquiry,
  'reference' | 'firstName' | 'lastName' | 'email' | 'mobileNumber' | 'problemDescription'
> {
  /** Name of the record that it is about. */
  readonly about: string | null;
  /** Of the console's enquiries. */
  readonly url: string;
  /** Name of the record whose address the mail goes to; null for the address of the settings. */
  readonly of: string | null;
}

/** Recipient of the notice of an enquiry: the address of the record that it is about, in its language. */
export interface Notified {
  readonly email: string;
  readonly lang: LanguageChoice;
  /** Title of the record in that language. */
  readonly title: string;
}

const labels = {
  en: { name: 'Name', email: 'Email', phone: 'Mobile number', about: 'About', reference: 'Number' },
  ar: { name: 'الاسم', email: 'البريد الإلكتروني', phone: 'رقم الهاتف المحمول', about: 'عن', reference: 'الرقم' },
} as const satisfies Record<MailLanguage, Record<string, string>>;

const nameOf = ({ firstName, lastName }: EnquiryData) => [firstName, lastName].filter(Boolean).join(' ');

const detailsOf = (data: EnquiryData, lang: MailLanguage): MailDetail[] => [
  { label: labels[lang].name, value: nameOf(data) },
  { label: labels[lang].email, value: data.email },
  { label: labels[lang].phone, value: data.mobileNumber },
  { label: labels[lang].about, value: data.about },
  { label: labels[lang].reference, value: data.reference },
];

/** The lines of what the visitor wrote, a paragraph each. */
const linesOf = ({ problemDescription }: EnquiryData) => problemDescription.split(/\s*\n\s*/u).filter(Boolean);

const enquiryMails = mailTemplates({
  enquiryForStaff: mailTexts<EnquiryData>({
    en: (data) => ({
      subject: `New enquiry: ${nameOf(data)}`,
      preview: 'A visitor sent you a message.',
      greeting: 'Hello,',
      paragraphs: ['A visitor sent you this message. Replies to this email go to the visitor.', ...linesOf(data)],
      details: detailsOf(data, 'en'),
      action: { label: 'View enquiries', url: data.url },
      note: data.of
        ? `You are receiving this because it is the email address of ${data.of}.`
        : 'You are receiving this because the setting ENQUIRIES_EMAIL names this address.',
    }),
    ar: (data) => ({
      subject: `استفسار جديد: ${nameOf(data)}`,
      preview: 'كتب إليك أحد الزوار.',
      greeting: 'مرحبًا،',
      paragraphs: ['كتب أحد الزوار ما يلي. الرد على هذه الرسالة يصل إليه.', ...linesOf(data)],
      details: detailsOf(data, 'ar'),
      action: { label: 'عرض الاستفسارات', url: data.url },
      note: data.of
        ? `تصلك هذه الرسالة لأن هذا هو عنوان البريد الإلكتروني المسجّل باسم ${data.of}.`
        : 'تصلك هذه الرسالة لأن الإعداد ENQUIRIES_EMAIL يحدد هذا العنوان.',
    }),
  }),
});

/**
 * Queues the notification of staff about an enquiry; replies to it go to the visitor. Nothing is queued without an address,
 * and no more than the limit: a flood of enquiries is read in the console.
 */
export async function queueEnquiryMail(
  enquiry: StoredEnquiry,
  notified: Notified | null,
  { services, log }: Pick<Context, 'services' | 'log'>,
  session: ClientSession,
): Promise<void> {
  const { enquirySettings, limits, mailQueue } = services;
  const { staffAddress, publicUrl } = enquirySettings;
  const to = notified?.email ?? staffAddress;
  if (!to) return;
  try {
    await limits.consume('enquiryMails', to);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    log.warn({ enquiry: enquiry.reference }, 'too many enquiries: no mail tells of this one');
    return;
  }
  const { about, email } = enquiry;
  await mailQueue.queue({
    to,
    ...(isPlainAddress(email) && { replyTo: email }),
    lang: notified?.lang ?? { requested: BASE_LANGUAGE, default: BASE_LANGUAGE },
    template: enquiryMails.enquiryForStaff,
    data: {
      ...enquiry,
      about: notified?.title ?? about?.title ?? null,
      url: `${publicUrl}/admin/contact/queries`,
      of: notified?.title ?? null,
    },
    session,
  });
}
