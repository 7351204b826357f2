import { object, string, type InferType } from 'yup';
import {
  ENQUIRY_EMAIL_MAX,
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_NAME_MAX,
  ENQUIRY_NOTE_MAX,
  ENQUIRY_PHONE,
} from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { asPlainNumber } from '../text/digits.js';
import { emailRule, optionalId, optionalReference, optionalText, requiredText } from '../validation/rules.js';
import { asTyped } from '../text/typedText.js';

/** Possible steps of an enquiry; its history tells each with who and when. */
export const ENQUIRY_STEPS = ['SENT', 'READ', 'UNREAD', 'ANSWERED', 'REOPENED', 'HANDLED'] as const;
export type EnquiryStep = (typeof ENQUIRY_STEPS)[number];

/** Letters, with the signs that belong to them, and spaces. */
const NAME_PATTERN = /^[\p{L}\p{M} ]+$/u;
/** '+975 17123456': the plus is required, the country code has at most 4 digits (SPEC-D46). */
const PHONE_PATTERN = /^\+\d{1,4} \d{6,15}$/;

const name = (label: Label, wrong: Message) =>
  string()
    .transform(asTyped)
    .max(ENQUIRY_NAME_MAX, wrong)
    .matches(NAME_PATTERN, { message: wrong, excludeEmptyString: true })
    .meta({ label });

/** Values that a visitor sends, and optionally the record they are about: its kind and its id (SPEC-D46, SPEC-D47). */
export const enquiryRules = object({
  firstName: name('labels.firstName', messages.enquiryFirstName).required(messages.enquiryFirstNameRequired),
  lastName: name('labels.lastName', messages.enquiryLastName)
    .transform((typed: unknown) => (typed === '' ? null : typed))
    .nullable()
    .default(null),
  mobileNumber: string()
    .transform(asPlainNumber)
    .required(messages.enquiryPhone)
    .min(ENQUIRY_PHONE.min, messages.enquiryPhone)
    .max(ENQUIRY_PHONE.max, messages.enquiryPhone)
    .matches(PHONE_PATTERN, { message: messages.enquiryPhoneFormat, excludeEmptyString: true })
    .meta({ label: 'labels.mobileNumber' }),
  email: emailRule().max(ENQUIRY_EMAIL_MAX, messages.maxLength('labels.email', ENQUIRY_EMAIL_MAX)),
  problemDescription: requiredText('labels.message', { max: ENQUIRY_MESSAGE_MAX }),
  aboutKind: optionalText('labels.subject', ENQUIRY_NAME_MAX),
  aboutId: optionalId('labels.subject'),
});
export type EnquiryRequest = InferType<typeof enquiryRules>;

/** Values that staff write about an enquiry: who looks after it, and a note. */
export const enquiryHandlingRules = object({
  assigneeId: optionalReference('staffMember', 'labels.assignee'),
  note: optionalText('labels.note', ENQUIRY_NOTE_MAX).meta({ hint: 'events.visibleToStaffOnly', format: 'lines' }),
});
