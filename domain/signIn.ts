import { object, string } from 'yup';
import { EMAIL_MAX } from './limits.js';
import { messages } from './messages.js';

/** What the sign-in form of the console sends: an e-mail address and a password. */
export const signInRules = object({
  email: string()
    .trim()
    .required(messages.required('Email'))
    .email(messages.emailInvalid)
    .max(EMAIL_MAX, messages.maxLength('Email', EMAIL_MAX)),
  password: string().required(messages.passwordRequired),
});
