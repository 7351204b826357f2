import { object } from 'yup';
import { STAFF_NAME } from '../limits.js';
import { messages } from '../messages/messages.js';
import { changedStaffPassword, newStaffPassword } from '../people/passwords.js';
import { emailRule, picture, requiredId, requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';

const fields = {
  name: requiredText('labels.name', STAFF_NAME),
  email: emailRule().lowercase(),
  password: newStaffPassword(),
  roleId: requiredId('labels.role', messages.roleInvalid),
  picture: picture('labels.picture'),
};

/** A user of the console. Visitors' accounts are users, too, but not members of staff. */
export const staffMember = defineKind({
  name: 'staffMember',
  plural: 'staffMembers',
  label: 'labels.staff',
  permission: {
    one: 'STAFF',
    many: 'STAFFS',
    group: 'STAFF',
    choosers: ['VIEW_ALL_CONTACT_QUERIES', 'ANSWER_CONTACT_QUERY'],
  },
  // Personal data is deleted at once.
  deletedForGood: true,
  titleField: 'name',
  subtitleField: 'email',
  toggles: [],
  translatable: [],
  unique: ['email'],
  sortable: ['name', 'email', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filters: ['roleId'],
  rules: object(fields),
  updateRules: object({ ...fields, password: changedStaffPassword() }),
  example: {
    en: {
      name: 'Pema Lhamo',
      email: 'pema@example.com',
      password: 'Mountain-7!',
      roleId: '65f0c0ffee0c0ffee0c0ffee',
      picture: null,
    },
  },
});
