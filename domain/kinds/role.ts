import { array, object, string } from 'yup';
import { ROLE_NAME, ROLE_PERMISSIONS_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { OBJECT_ID_PATTERN, requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { asTyped } from '../text/typedText.js';

export const role = defineKind({
  name: 'role',
  plural: 'roles',
  label: 'labels.role',
  permission: {
    one: 'STAFF_ROLE',
    many: 'STAFF_ROLES',
    group: 'STAFF',
    view: 'VIEW_STAFF_ROLES',
    choosers: ['ADD_STAFF', 'EDIT_STAFF', 'VIEW_ALL_STAFFS'],
  },
  titleField: 'name',
  toggles: [],
  translatable: [],
  unique: ['name'],
  sortable: ['name', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', 1],
    ['_id', 1],
  ],
  rules: object({
    name: requiredText('labels.roleName', ROLE_NAME),
    permissionIds: array()
      .of(string().transform(asTyped).defined())
      .default([])
      .min(1, messages.rolePermissionRequired)
      .max(ROLE_PERMISSIONS_MAX, messages.permissionInvalid)
      // On the list itself: a form has one place for it, not one a permission.
      .test('ids', messages.permissionInvalid, (ids) => ids.every((id) => OBJECT_ID_PATTERN.test(id)))
      .meta({ label: 'labels.permissions' }),
  }),
  example: { en: { name: 'Editors', permissionIds: ['65f0c0ffee0c0ffee0c0ffee'] } },
});
