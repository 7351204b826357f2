import { object, string } from 'yup';
import { messages } from '../messages/messages.js';
import { emailRule } from '../validation/rules.js';

/** The console's sign-out page. It ends the session when opened; with this parameter it asks for confirmation first. */
export const SIGN_OUT_PATH = '/admin/logout';
export const SIGN_OUT_CONFIRM = 'confirm';

/** The fields of a sign-in form, in the console and on the site: an e-mail address and a password. */
export const signInRules = object({
  email: emailRule(),
  password: string().required(messages.passwordRequired),
});
