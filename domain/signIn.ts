import { object, string } from 'yup';
import { messages } from './messages.js';
import { emailRule } from './rules.js';

/** What the sign-in form of the console sends: an e-mail address and a password. */
export const signInRules = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
});
