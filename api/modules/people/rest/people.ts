import { role } from '@polyphony/domain/kinds/role.js';
import { staffMember } from '@polyphony/domain/kinds/staffMember.js';
import { records } from '../../../records/rest/responses.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { methodsOf, type Row } from '../../../records/rest/row.js';
import type { View } from '../../../records/rest/views.js';
import { assignedRole } from './auth.js';

const permission: View = {
  name: 'PermissionRecord',
  type: 'PermissionRecord',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'name', from: 'name' },
    { name: 'group', from: 'group' },
  ],
};

const permissionPath = '/api/user/permission/lists';

export const people: Row[] = [
  ...kindRoutes(staffMember, {
    group: 'Staff',
    path: '/api/user',
    rows: {
      view: 'REST-044',
      details: 'REST-045',
      delete: 'REST-046',
      create: 'REST-047',
      update: 'REST-048',
    },
    words: { view: 'get-all-users', details: 'get-user-details', delete: 'delete-user', create: 'create-admin-staff' },
    ids: ['targetId'],
    // Responses have both name and username (SPEC-D9); 'role' is the filter of the list.
    names: { name: 'name', username: 'name', roleId: 'roleId', role: 'roleId' },
    alsoReturned: ['username'],
    more: {
      selection: 'adminAssignedRole { id name }',
      fields: [{ name: 'adminAsignedRole', from: 'adminAssignedRole', view: assignedRole }],
    },
  }),
  ...kindRoutes(role, {
    group: 'Staff roles',
    path: '/api/user/role',
    rows: {
      create: 'REST-049',
      lists: 'REST-050',
      details: 'REST-051',
      update: 'REST-052',
      delete: 'REST-053',
    },
    ids: ['roleId'],
    // The edit record has its id and its permissions under two names each (SPEC-D11).
    names: { permissionIds: 'permissionIds', selectedpermissionIds: 'permissionIds', targetId: 'id' },
    alsoReturned: ['selectedpermissionIds', 'targetId'],
  }),
  {
    source: 'REST-054',
    path: permissionPath,
    methods: methodsOf(permissionPath),
    group: 'Staff roles',
    summary: 'Lists the permissions a role can hold.',
    document: `query permissions { result: permissions { id name group } }`,
    inputs: [],
    response: records(permission),
  },
];
