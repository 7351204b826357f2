// Generated from domain/kinds by `npm run codegen`. Do not edit; language.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
  LanguageListQuery,
  LanguageListQueryVariables,
  LanguageRecordQuery,
  LanguageRecordQueryVariables,
  LanguageOptionsQuery,
  LanguageOptionsQueryVariables,
  CreateLanguageMutation,
  CreateLanguageMutationVariables,
  UpdateLanguageMutation,
  UpdateLanguageMutationVariables,
  DeleteLanguageMutation,
  DeleteLanguageMutationVariables,
  ToggleLanguageActiveMutation,
  ToggleLanguageActiveMutationVariables,
  ToggleLanguageRtlMutation,
  ToggleLanguageRtlMutationVariables,
  ToggleLanguageDefaultMutation,
  ToggleLanguageDefaultMutationVariables,
} from '../typed/graphql';

const LanguageRow = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'LanguageRow' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Language' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'active' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'rtl' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'default' }, arguments: [], directives: [] },
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
const LanguageDetails = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'LanguageDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Language' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'appLangCode' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'version' }, arguments: [], directives: [] },
    ],
  },
} as unknown as FragmentDefinitionNode;
const LanguageListOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'LanguageList' },
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
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'LanguageSort' } },
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
        name: { kind: 'Name', value: 'languages' },
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
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageRow' }, directives: [] }],
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
const LanguageRecordOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'LanguageRecord' },
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
        name: { kind: 'Name', value: 'language' },
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
          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageDetails' }, directives: [] }],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const LanguageOptionsOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'LanguageOptions' },
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
        name: { kind: 'Name', value: 'languageOptions' },
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
const CreateLanguageOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'CreateLanguage' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LanguageInput' } } },
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
        name: { kind: 'Name', value: 'createLanguage' },
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
              name: { kind: 'Name', value: 'language' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const UpdateLanguageOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'UpdateLanguage' },
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
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LanguageInput' } } },
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
        name: { kind: 'Name', value: 'updateLanguage' },
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
              name: { kind: 'Name', value: 'language' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const DeleteLanguageOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'DeleteLanguage' },
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
        name: { kind: 'Name', value: 'deleteLanguage' },
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
const ToggleLanguageActiveOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleLanguageActive' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
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
        name: { kind: 'Name', value: 'toggleLanguageActive' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'to' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
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
              name: { kind: 'Name', value: 'language' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageRow' }, directives: [] }],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const ToggleLanguageRtlOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleLanguageRtl' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
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
        name: { kind: 'Name', value: 'toggleLanguageRtl' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'to' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
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
              name: { kind: 'Name', value: 'language' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageRow' }, directives: [] }],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const ToggleLanguageDefaultOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleLanguageDefault' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
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
        name: { kind: 'Name', value: 'toggleLanguageDefault' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'id' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'to' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
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
              name: { kind: 'Name', value: 'language' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LanguageRow' }, directives: [] }],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;

/** Every standard operation of languages; the answers have the same shape in every kind. */
export const languageOperations = {
  list: document<LanguageListQuery, LanguageListQueryVariables>(LanguageListOperation, LanguageRow, RecordCanParts),
  details: document<LanguageRecordQuery, LanguageRecordQueryVariables>(LanguageRecordOperation, LanguageDetails),
  options: document<LanguageOptionsQuery, LanguageOptionsQueryVariables>(LanguageOptionsOperation),
  create: document<CreateLanguageMutation, CreateLanguageMutationVariables>(CreateLanguageOperation, LanguageDetails),
  update: document<UpdateLanguageMutation, UpdateLanguageMutationVariables>(UpdateLanguageOperation, LanguageDetails),
  delete: document<DeleteLanguageMutation, DeleteLanguageMutationVariables>(DeleteLanguageOperation),
  toggles: {
    active: document<ToggleLanguageActiveMutation, ToggleLanguageActiveMutationVariables>(
      ToggleLanguageActiveOperation,
      LanguageRow,
      RecordCanParts,
    ),
    rtl: document<ToggleLanguageRtlMutation, ToggleLanguageRtlMutationVariables>(
      ToggleLanguageRtlOperation,
      LanguageRow,
      RecordCanParts,
    ),
    default: document<ToggleLanguageDefaultMutation, ToggleLanguageDefaultMutationVariables>(
      ToggleLanguageDefaultOperation,
      LanguageRow,
      RecordCanParts,
    ),
  },
} as const;
