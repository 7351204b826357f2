import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { submitEnquiry } from '../../modules/contact/enquiries/submit.js';
import type { ContextNow } from './demoContent.js';

/** What demo visitors wrote, each in a language of the site. */
const enquiries = [
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
] as const;

/** Writes enquiries as visitors send them. */
export async function writeDemoEnquiries(contextNow: ContextNow): Promise<void> {
  const context = await contextNow();
  for (const { lang, ...input } of enquiries) {
    const language = { ...context.language, asked: lang };
    const { success, message } = await submitEnquiry(input, { ...context, language });
    if (!success) throw new Error(`Demo content: ${inEnglish(message)}`);
  }
}
