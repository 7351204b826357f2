import { page, records } from '../answers.js';
import { methodsOf, type Row } from '../row.js';
import type { View } from '../views.js';

const group = 'Staff roles';

const role: View = {
  name: 'Role',
  type: 'Role',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'name', from: 'name' },
    { name: 'permissionIds', from: 'permissionIds' },
  ],
};

const permission: View = {
  name: 'PermissionRecord',
  type: 'PermissionRecord',
  fields: [
    { name: '_id', from: 'id' },
    { name: 'name', from: 'name' },
    { name: 'group', from: 'group' },
  ],
};

export const people: Row[] = [
  {
    source: 'REST-050',
    path: '/api/user/role/lists',
    methods: methodsOf('/api/user/role/lists'),
    group,
    summary: 'Lists the roles.',
    document: `query roles($page: Int, $pageSize: Int) {
      result: roles(page: $page, pageSize: $pageSize) {
        rows { id name permissionIds } pageInfo { currentPage currentLimit totalPages totalItemsCount }
      }
    }`,
    inputs: [
      { name: 'page', to: 'page' },
      { name: 'pageSize', to: 'pageSize' },
    ],
    answer: page(role),
  },
  {
    source: 'REST-054',
    path: '/api/user/permission/lists',
    methods: methodsOf('/api/user/permission/lists'),
    group,
    summary: 'Lists the permissions a role can hold.',
    document: `query permissions { result: permissions { id name group } }`,
    inputs: [],
    answer: records(permission),
  },
];
