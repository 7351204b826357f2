import { format } from '@polyphony/domain/catalogues/text.js';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { GraphQLError } from 'graphql';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../../context.js';
import { isPlainAddress } from '../../../platform/mail/address.js';
import { mailOf, mailTemplates, type MailDetail, type MailWriter } from '../../../platform/mail/template.js';
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

const nameOf = ({ firstName, lastName }: EnquiryData) => [firstName, lastName].filter(Boolean).join(' ');

const detailsOf = (data: EnquiryData, { texts: { facts } }: MailWriter): MailDetail[] => [
  { label: facts.visitor, value: nameOf(data) },
  { label: facts.email, value: data.email },
  { label: facts.phone, value: data.mobileNumber },
  { label: facts.about, value: data.about },
  { label: facts.reference, value: data.reference },
];

/** The lines of what the visitor wrote, a paragraph each. */
const linesOf = ({ problemDescription }: EnquiryData) => problemDescription.split(/\s*\n\s*/u).filter(Boolean);

const enquiryMails = mailTemplates({
  enquiryForStaff: mailOf<EnquiryData>((data, writer) => {
    const { hello, enquiryForStaff: texts } = writer.texts;
    return {
      subject: format(texts.subject, { name: nameOf(data) }),
      preview: texts.preview,
      greeting: hello,
      paragraphs: [texts.intro, ...linesOf(data)],
      details: detailsOf(data, writer),
      action: { label: texts.viewEnquiries, url: data.url },
      note: data.of
        ? format(texts.noteOfRecord, { title: data.of })
        : format(texts.noteOfSetting, { setting: 'ENQUIRIES_EMAIL' }),
    };
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
    lang: notified?.lang ?? { requested: baseLanguage(), default: baseLanguage() },
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
