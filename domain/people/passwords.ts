import { string, type StringSchema } from 'yup';
import { PASSWORD_MAX, PROFILE_PASSWORD_MIN, STAFF_PASSWORD } from '../limits.js';
import type { Unread } from '../validation/facts.js';
import { messages } from '../messages/messages.js';

const { min, max } = STAFF_PASSWORD;

/** The characters of which a staff password needs one. */
const CLASSES = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/s;

const staffRules = <Rule extends StringSchema>(password: Rule) =>
  password
    .min(min, messages.minLength('labels.password', min))
    .max(max, messages.maxLength('labels.password', max))
    .matches(CLASSES, { message: messages.staffPasswordClasses, excludeEmptyString: true });

/** The password that a user sets for a member of staff. It is used as typed: blanks at its ends count. */
export const newStaffPassword = () =>
  staffRules(string<Unread<string>>().required(messages.passwordRequired)).meta({
    label: 'labels.password',
    writeOnly: true,
    hint: 'people.n8To15CharactersAn',
  });

const UNCHANGED_WHEN_BLANK = 'people.leaveBlankToKeepThe';

const blankIsNull = (value: unknown, original: unknown) => (original === '' || original === undefined ? null : value);

/** The same on an update: blank leaves the password as it is. */
export const changedStaffPassword = () =>
  staffRules(string())
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'labels.password', hint: UNCHANGED_WHEN_BLANK, writeOnly: true });

/** The password that a user sets on their own profile; blank leaves it as it is. */
export const ownPassword = () =>
  string()
    .min(PROFILE_PASSWORD_MIN, messages.profilePasswordMin)
    .max(PASSWORD_MAX, messages.maxLength('labels.password', PASSWORD_MAX))
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'labels.newPassword', hint: UNCHANGED_WHEN_BLANK });

/** The proof of who is asking: a password typed again. */
export const typedPassword = () =>
  string()
    .max(PASSWORD_MAX, messages.currentPasswordWrong)
    .transform(blankIsNull)
    .nullable()
    .default(null)
    .meta({ label: 'labels.currentPassword', hint: 'people.requiredUnlessYouSignedIn' });
