import { accountTemplates } from './accountTemplates.js';
import { bookingTemplates } from './bookingTemplates.js';
import type { MailTemplate } from './template.js';

/** Every mail that is sent, each in every language; what a mail needs to know is the type of its `data`. */
export const mailTemplates = { ...accountTemplates, ...bookingTemplates } as const;

export type MailTemplateName = keyof typeof mailTemplates;

/** What the mail `Name` needs to know. */
export type MailData<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Data> ? Data : never;
