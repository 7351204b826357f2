// Generated from domain/kinds by `npm run codegen`. Do not edit; role.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
  RoleListQuery,
  RoleListQueryVariables,
  RoleRecordQuery,
  RoleRecordQueryVariables,
  RoleOptionsQuery,
  RoleOptionsQueryVariables,
  CreateRoleMutation,
  CreateRoleMutationVariables,
  UpdateRoleMutation,
  UpdateRoleMutationVariables,
  DeleteRoleMutation,
  DeleteRoleMutationVariables,
} from '../typed/graphql';

const RoleRow = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'RoleRow' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Role' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'permissionIds' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'can' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RecordCanParts' }, directives: [] }],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode;
const RecordCanParts = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'RecordCanParts' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RecordCan' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'edit' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'editRefusal' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'delete' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'deleteRefusal' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'toggles' }, arguments: [], directives: [] },
    ],
  },
} as unknown as FragmentDefinitionNode;
const RoleDetails = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'RoleDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Role' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'permissionIds' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'version' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'can' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'editRefusal' }, arguments: [], directives: [] }],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode;
const RoleListOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'RoleList' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'RecordFilter' } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
      defaultValue: { kind: 'IntValue', value: '1' },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'pageSize' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
      defaultValue: { kind: 'IntValue', value: '5' },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'RoleSort' } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'page' },
        name: { kind: 'Name', value: 'roles' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'filter' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'page' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'pageSize' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'pageSize' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'sort' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'rows' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RoleRow' }, directives: [] }],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'pageInfo' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'Field', name: { kind: 'Name', value: 'currentPage' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'currentLimit' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'totalPages' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'totalItemsCount' }, arguments: [], directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const RoleRecordOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'RoleRecord' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'record' },
        name: { kind: 'Name', value: 'role' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RoleDetails' }, directives: [] }],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const RoleOptionsOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'RoleOptions' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'options' },
        name: { kind: 'Name', value: 'roleOptions' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'lang' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'label' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'disabled' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'reason' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'parentId' }, arguments: [], directives: [] },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const CreateRoleOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'CreateRole' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RoleInput' } } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'createRole' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'input' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'success' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'errors' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'Field', name: { kind: 'Name', value: 'field' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
                ],
              },
            },
            {
              kind: 'Field',
              alias: { kind: 'Name', value: 'record' },
              name: { kind: 'Name', value: 'role' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RoleDetails' }, directives: [] }],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const UpdateRoleOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'UpdateRole' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RoleInput' } } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'updateRole' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'input' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'version' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'success' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'errors' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'Field', name: { kind: 'Name', value: 'field' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
                ],
              },
            },
            {
              kind: 'Field',
              alias: { kind: 'Name', value: 'record' },
              name: { kind: 'Name', value: 'role' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RoleDetails' }, directives: [] }],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const DeleteRoleOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'DeleteRole' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
  ],
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'deleteRole' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
        ],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'success' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'errors' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'Field', name: { kind: 'Name', value: 'field' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'message' }, arguments: [], directives: [] },
                  { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;

/** Every standard operation of roles; the answers have the same shape in every kind. */
export const roleOperations = {
  list: document<RoleListQuery, RoleListQueryVariables>(RoleListOperation, RoleRow, RecordCanParts),
  details: document<RoleRecordQuery, RoleRecordQueryVariables>(RoleRecordOperation, RoleDetails),
  options: document<RoleOptionsQuery, RoleOptionsQueryVariables>(RoleOptionsOperation),
  create: document<CreateRoleMutation, CreateRoleMutationVariables>(CreateRoleOperation, RoleDetails),
  update: document<UpdateRoleMutation, UpdateRoleMutationVariables>(UpdateRoleOperation, RoleDetails),
  delete: document<DeleteRoleMutation, DeleteRoleMutationVariables>(DeleteRoleOperation),
  toggles: {},
} as const;
