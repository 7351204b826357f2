import type { MailTexts } from './generated/mailTexts.js';
import { textsOfGroup } from './groups.js';

export type { MailTexts };

/** The texts of mails in a language. */
export const mailTextsIn = textsOfGroup<MailTexts>('mails');
