// Generated from domain/kinds by `npm run codegen`. Do not edit; eventCategory.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
  EventCategoryListQuery,
  EventCategoryListQueryVariables,
  EventCategoryRecordQuery,
  EventCategoryRecordQueryVariables,
  EventCategoryOptionsQuery,
  EventCategoryOptionsQueryVariables,
  CreateEventCategoryMutation,
  CreateEventCategoryMutationVariables,
  UpdateEventCategoryMutation,
  UpdateEventCategoryMutationVariables,
  TranslateEventCategoryMutation,
  TranslateEventCategoryMutationVariables,
  DeleteEventCategoryMutation,
  DeleteEventCategoryMutationVariables,
  ToggleEventCategoryActiveMutation,
  ToggleEventCategoryActiveMutationVariables,
  ToggleEventCategoryFeaturedMutation,
  ToggleEventCategoryFeaturedMutationVariables,
  ToggleEventCategoryDefaultMutation,
  ToggleEventCategoryDefaultMutationVariables,
} from '../typed/graphql';

const EventCategoryRow = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventCategoryRow' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategory' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'name' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'lang' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
          },
        ],
        directives: [],
      },
      { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'parentId' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'active' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'featured' }, arguments: [], directives: [] },
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
const EventCategoryDetails = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventCategoryDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategory' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'parentId' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'metaTitle' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'metaImage' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'metaDescription' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'version' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'translations' },
        arguments: [],
        directives: [],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'lang' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
            { kind: 'Field', name: { kind: 'Name', value: 'description' }, arguments: [], directives: [] },
          ],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode;
const EventCategoryListOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventCategoryList' },
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
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategorySort' } },
      directives: [],
    },
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
        alias: { kind: 'Name', value: 'page' },
        name: { kind: 'Name', value: 'eventCategories' },
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
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryRow' }, directives: [] },
                ],
              },
            },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'descendants' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryRow' }, directives: [] },
                ],
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
const EventCategoryRecordOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventCategoryRecord' },
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
        name: { kind: 'Name', value: 'eventCategory' },
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
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryDetails' }, directives: [] },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const EventCategoryOptionsOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventCategoryOptions' },
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
        name: { kind: 'Name', value: 'eventCategoryOptions' },
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
const CreateEventCategoryOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'CreateEventCategory' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategoryInput' } } },
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
        name: { kind: 'Name', value: 'createEventCategory' },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const UpdateEventCategoryOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'UpdateEventCategory' },
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
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategoryInput' } } },
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
        name: { kind: 'Name', value: 'updateEventCategory' },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const TranslateEventCategoryOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'TranslateEventCategory' },
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
      type: {
        kind: 'NonNullType',
        type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventCategoryTranslationInput' } },
      },
      directives: [],
    },
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
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
        name: { kind: 'Name', value: 'translateEventCategory' },
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
            name: { kind: 'Name', value: 'lang' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const DeleteEventCategoryOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'DeleteEventCategory' },
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
        name: { kind: 'Name', value: 'deleteEventCategory' },
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
const ToggleEventCategoryActiveOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventCategoryActive' },
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
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'toggleEventCategoryActive' },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const ToggleEventCategoryFeaturedOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventCategoryFeatured' },
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
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'toggleEventCategoryFeatured' },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const ToggleEventCategoryDefaultOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventCategoryDefault' },
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
        alias: { kind: 'Name', value: 'result' },
        name: { kind: 'Name', value: 'toggleEventCategoryDefault' },
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
              name: { kind: 'Name', value: 'eventCategory' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventCategoryRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;

/** Every standard operation of eventCategories; the answers have the same shape in every kind. */
export const eventCategoryOperations = {
  list: document<EventCategoryListQuery, EventCategoryListQueryVariables>(
    EventCategoryListOperation,
    EventCategoryRow,
    RecordCanParts,
  ),
  details: document<EventCategoryRecordQuery, EventCategoryRecordQueryVariables>(
    EventCategoryRecordOperation,
    EventCategoryDetails,
  ),
  options: document<EventCategoryOptionsQuery, EventCategoryOptionsQueryVariables>(EventCategoryOptionsOperation),
  create: document<CreateEventCategoryMutation, CreateEventCategoryMutationVariables>(
    CreateEventCategoryOperation,
    EventCategoryDetails,
  ),
  update: document<UpdateEventCategoryMutation, UpdateEventCategoryMutationVariables>(
    UpdateEventCategoryOperation,
    EventCategoryDetails,
  ),
  translate: document<TranslateEventCategoryMutation, TranslateEventCategoryMutationVariables>(
    TranslateEventCategoryOperation,
    EventCategoryDetails,
  ),
  delete: document<DeleteEventCategoryMutation, DeleteEventCategoryMutationVariables>(DeleteEventCategoryOperation),
  toggles: {
    active: document<ToggleEventCategoryActiveMutation, ToggleEventCategoryActiveMutationVariables>(
      ToggleEventCategoryActiveOperation,
      EventCategoryRow,
      RecordCanParts,
    ),
    featured: document<ToggleEventCategoryFeaturedMutation, ToggleEventCategoryFeaturedMutationVariables>(
      ToggleEventCategoryFeaturedOperation,
      EventCategoryRow,
      RecordCanParts,
    ),
    default: document<ToggleEventCategoryDefaultMutation, ToggleEventCategoryDefaultMutationVariables>(
      ToggleEventCategoryDefaultOperation,
      EventCategoryRow,
      RecordCanParts,
    ),
  },
} as const;
