import type { EnquiryRequest } from '@polyphony/domain/contact/enquiry.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { contactStore } from '../../modules/contact/contact.js';
import { submitEnquiry } from '../../modules/contact/enquiries/submit.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { ContextNow } from './demoContent.js';

interface DemoEnquiry extends Pick<EnquiryRequest, 'firstName' | 'mobileNumber' | 'email' | 'problemDescription'> {
  readonly lastName: string | null;
  /** The language that the visitor reads the site in. */
  readonly lang: string;
  /** Slug of the branch that it is for. */
  readonly branch?: string;
}

/** Enquiries of demo visitors, each in a language of the site. */
const enquiries: readonly DemoEnquiry[] = [
  {
    lang: 'en',
    firstName: 'Ugyen',
    lastName: 'Tshering',
    mobileNumber: '+975 17334455',
    email: 'ugyen@example.org',
    problemDescription:
      'I would like to bring my class of 18 pupils to the festival of lanterns. Is there a room where they can leave their bags?',
  },
  {
    lang: 'ar',
    firstName: 'ليلى',
    lastName: 'حداد',
    mobileNumber: '+962 791234567',
    email: 'layla@example.org',
    branch: 'amman',
    problemDescription: 'هل تتوفر ترجمة إلى العربية في ورشة تجليد الكتب؟ وهل المكان مناسب للكراسي المتحركة؟',
  },
  {
    lang: 'en',
    firstName: 'Marie',
    lastName: null,
    mobileNumber: '+33 612345678',
    email: 'marie@example.org',
    problemDescription: 'I booked a place for the indigo day and cannot come. Can a friend use my ticket?',
  },
];

/** Writes enquiries as visitors send them. */
export async function writeDemoEnquiries(contextNow: ContextNow): Promise<void> {
  const context = await contextNow();
  for (const { lang, branch, ...written } of enquiries) {
    const language = { ...context.language, requested: lang };
    const about = branch ? await contactStore.model.findOne({ slug: branch }, { _id: 1 }).lean<StoredRecord>() : null;
    const input = { ...written, ...(about && { aboutKind: 'contact', aboutId: about._id.toHexString() }) };
    const { success, message } = await submitEnquiry(input, { ...context, language });
    if (!success) throw new Error(`Demo content: ${inEnglish(message)}`);
  }
}
