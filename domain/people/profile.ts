import { object } from 'yup';
import { STAFF_NAME } from '../limits.js';
import { ownPassword, typedPassword } from './passwords.js';
import { emailRule, picture, requiredText } from '../validation/rules.js';

/** Fields of their own that members of staff may change. Their role is not among them (PROFILE-007). */
export const profileRules = object({
  name: requiredText('labels.name', STAFF_NAME),
  email: emailRule().lowercase(),
  picture: picture('labels.profileImage'),
  password: ownPassword(),
  currentPassword: typedPassword(),
});
