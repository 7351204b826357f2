import { object, string } from 'yup';
import { messages } from './messages.js';
import { emailRule } from './rules.js';

/** What a sign-in form sends, the console's and the site's: an e-mail address and a password. */
export const signInRules = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
});
