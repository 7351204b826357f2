import { string, type StringSchema } from 'yup';
import { PASSWORD_MAX, PROFILE_PASSWORD_MIN, STAFF_PASSWORD } from '../limits.js';
import type { Unread } from '../validation/facts.js';
import { messages } from '../messages/messages.js';

const { min, max } = STAFF_PASSWORD;

/** The characters of which a staff password needs one. */
const CLASSES = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/s;

const staffRules = <Rule extends StringSchema>(password: Rule) =>
  password
    .min(min, messages.minLength('Password', min))
    .max(max, messages.maxLength('Password', max))
    .matches(CLASSES, { message: messages.staffPasswordClasses, excludeEmptyString: true });

/** The password that a user sets for a member of staff. It is used as typed: blanks at its ends count. */
export const newStaffPassword = () =>
  staffRules(string<Unread<string>>().required(messages.passwordRequired)).meta({
    label: 'Password',
    writeOnly: true,
    hint: '8 to 15 characters: an uppercase and a lowercase letter, a digit and one of @$!%*?&',
  });

const UNCHANGED_WHEN_BLANK = 'Leave blank to keep the current password';

const blankIsNull = (value: unknown, original: unknown) => (original === '' || original === undefined ? null : value);

/** The same on an update: blank leaves the password as it is. */
export const changedStaffPassword = () =>
  staffRules(string())
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'Password', hint: UNCHANGED_WHEN_BLANK, writeOnly: true });

/** The password that a user sets on their own profile; blank leaves it as it is. */
export const ownPassword = () =>
  string()
    .min(PROFILE_PASSWORD_MIN, messages.profilePasswordMin)
    .max(PASSWORD_MAX, messages.maxLength('Password', PASSWORD_MAX))
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'New password', hint: UNCHANGED_WHEN_BLANK });

/** The proof of who is asking: a password typed again. */
export const typedPassword = () =>
  string()
    .max(PASSWORD_MAX, messages.currentPasswordWrong)
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'Current password', hint: 'Required unless you signed in within the last ten minutes' });
