import { messagesAs } from './messages.js';
import { inEnglish } from './languages.js';

/** The messages as English texts, for tests: `messages.required('labels.email')` is 'Email is required.' */
export const messages = messagesAs(inEnglish);
