import { object, string } from 'yup';
import { messages } from './messages.js';
import { emailRule } from './rules.js';

/** The console's sign-out, which ends the session as it opens; with this query, only when the user says so there. */
export const SIGN_OUT_PATH = '/admin/logout';
export const SIGN_OUT_CONFIRM = 'confirm';

/** What a sign-in form sends, the console's and the site's: an e-mail address and a password. */
export const signInRules = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
});
