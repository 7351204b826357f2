import { object, ref, string, type InferType } from 'yup';
import {
  COUNTRY_MAX,
  PARTICIPANT_CODE_MAX,
  PASSWORD_MAX,
  PHONE_MAX,
  VISITOR_NAME,
  VISITOR_PASSWORD_MIN,
} from '../limits.js';
import { messages } from '../messages/messages.js';
import { asPlainNumber } from '../text/digits.js';
import { emailRule, requiredText } from '../validation/rules.js';
import { asTyped, isBlank } from '../text/typedText.js';

/** The cookie that holds a visitor's sign-in to the public site; the console's is another, so that both can be signed in. */
export const VISITOR_COOKIE = 'visitor';
/** The cookie that holds a browser's sign-in to the console; scripts cannot read it. */
export const SESSION_COOKIE = 'session';

/** The kinds of identity files that are taken, by their media type. */
export const IDENTITY_FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type IdentityFileType = (typeof IDENTITY_FILE_TYPES)[number];

/** Digits with the signs that people write between them; which of them can be called, only calling shows. */
const PHONE = /^\+?\d[\d ().-]{4,}$/;

const newPassword = () =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' && isBlank(typed) ? '' : typed))
    .required(messages.passwordRequired)
    .min(VISITOR_PASSWORD_MIN, messages.minLength('labels.password', VISITOR_PASSWORD_MIN))
    .max(PASSWORD_MAX, messages.maxLength('labels.password', PASSWORD_MAX));

const confirmation = () =>
  string()
    .required(messages.required('labels.passwordConfirmation'))
    .oneOf([ref('password')], messages.passwordsDiffer);

/** As typed or pasted, in any digits: spaces within it are no part of it. */
const code = () =>
  string()
    .transform(asPlainNumber)
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s+/g, '') : typed))
    .required(messages.required('labels.code'))
    .matches(/^\d{6}$/, { message: messages.codeFormat, excludeEmptyString: true });

const profileFields = {
  firstName: requiredText('labels.firstName', VISITOR_NAME),
  lastName: requiredText('labels.lastName', VISITOR_NAME),
  phone: requiredText('labels.phone', { max: PHONE_MAX })
    .transform(asPlainNumber)
    .matches(PHONE, { message: messages.invalid('labels.phone'), excludeEmptyString: true }),
  /** The code of a participant group; which there are, the settings of the site decide. */
  nationality: string()
    .transform(asTyped)
    .uppercase()
    .required(messages.required('labels.nationality'))
    .max(PARTICIPANT_CODE_MAX, messages.invalid('labels.nationality')),
  country: requiredText('labels.country', { max: COUNTRY_MAX }),
};

/** The profile of a visitor, which they may change later. */
export const profileRules = object(profileFields);

export const registrationRules = object({
  ...profileFields,
  email: emailRule(),
  password: newPassword(),
  confirmPassword: confirmation(),
});

export const emailRules = object({ email: emailRule() });
export const verificationRules = object({ email: emailRule(), code: code() });

export const resetRules = object({
  email: emailRule(),
  code: code(),
  password: newPassword(),
  confirmPassword: confirmation(),
});

export const passwordChangeRules = object({
  currentPassword: string().required(messages.required('labels.currentPassword')),
  password: newPassword(),
  confirmPassword: confirmation(),
});

/** The password of a signed-in visitor, typed again before what only its owner may do. */
export const passwordProofRules = object({ password: string().required(messages.passwordRequired) });

export type Registration = InferType<typeof registrationRules>;
