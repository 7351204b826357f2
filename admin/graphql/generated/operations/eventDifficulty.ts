// Generated from domain/kinds by `npm run codegen`. Do not edit; eventDifficulty.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
  EventDifficultyListQuery,
  EventDifficultyListQueryVariables,
  EventDifficultyRecordQuery,
  EventDifficultyRecordQueryVariables,
  EventDifficultyOptionsQuery,
  EventDifficultyOptionsQueryVariables,
  CreateEventDifficultyMutation,
  CreateEventDifficultyMutationVariables,
  UpdateEventDifficultyMutation,
  UpdateEventDifficultyMutationVariables,
  TranslateEventDifficultyMutation,
  TranslateEventDifficultyMutationVariables,
  DeleteEventDifficultyMutation,
  DeleteEventDifficultyMutationVariables,
  ToggleEventDifficultyActiveMutation,
  ToggleEventDifficultyActiveMutationVariables,
  ToggleEventDifficultyDefaultMutation,
  ToggleEventDifficultyDefaultMutationVariables,
} from '../typed/graphql';

const EventDifficultyRow = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventDifficultyRow' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficulty' } },
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
      { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'active' }, arguments: [], directives: [] },
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
const EventDifficultyDetails = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventDifficultyDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficulty' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'orderNumber' }, arguments: [], directives: [] },
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
          ],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode;
const EventDifficultyListOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventDifficultyList' },
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
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficultySort' } },
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
        name: { kind: 'Name', value: 'eventDifficulties' },
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
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyRow' }, directives: [] },
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
const EventDifficultyRecordOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventDifficultyRecord' },
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
        name: { kind: 'Name', value: 'eventDifficulty' },
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
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyDetails' }, directives: [] },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const EventDifficultyOptionsOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventDifficultyOptions' },
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
        name: { kind: 'Name', value: 'eventDifficultyOptions' },
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
const CreateEventDifficultyOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'CreateEventDifficulty' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficultyInput' } } },
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
        name: { kind: 'Name', value: 'createEventDifficulty' },
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
              name: { kind: 'Name', value: 'eventDifficulty' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const UpdateEventDifficultyOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'UpdateEventDifficulty' },
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
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficultyInput' } } },
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
        name: { kind: 'Name', value: 'updateEventDifficulty' },
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
              name: { kind: 'Name', value: 'eventDifficulty' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const TranslateEventDifficultyOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'TranslateEventDifficulty' },
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
        type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventDifficultyTranslationInput' } },
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
        name: { kind: 'Name', value: 'translateEventDifficulty' },
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
              name: { kind: 'Name', value: 'eventDifficulty' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const DeleteEventDifficultyOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'DeleteEventDifficulty' },
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
        name: { kind: 'Name', value: 'deleteEventDifficulty' },
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
const ToggleEventDifficultyActiveOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventDifficultyActive' },
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
        name: { kind: 'Name', value: 'toggleEventDifficultyActive' },
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
              name: { kind: 'Name', value: 'eventDifficulty' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const ToggleEventDifficultyDefaultOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventDifficultyDefault' },
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
        name: { kind: 'Name', value: 'toggleEventDifficultyDefault' },
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
              name: { kind: 'Name', value: 'eventDifficulty' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventDifficultyRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;

/** Every standard operation of eventDifficulties; the answers have the same shape in every kind. */
export const eventDifficultyOperations = {
  list: document<EventDifficultyListQuery, EventDifficultyListQueryVariables>(
    EventDifficultyListOperation,
    EventDifficultyRow,
    RecordCanParts,
  ),
  details: document<EventDifficultyRecordQuery, EventDifficultyRecordQueryVariables>(
    EventDifficultyRecordOperation,
    EventDifficultyDetails,
  ),
  options: document<EventDifficultyOptionsQuery, EventDifficultyOptionsQueryVariables>(EventDifficultyOptionsOperation),
  create: document<CreateEventDifficultyMutation, CreateEventDifficultyMutationVariables>(
    CreateEventDifficultyOperation,
    EventDifficultyDetails,
  ),
  update: document<UpdateEventDifficultyMutation, UpdateEventDifficultyMutationVariables>(
    UpdateEventDifficultyOperation,
    EventDifficultyDetails,
  ),
  translate: document<TranslateEventDifficultyMutation, TranslateEventDifficultyMutationVariables>(
    TranslateEventDifficultyOperation,
    EventDifficultyDetails,
  ),
  delete: document<DeleteEventDifficultyMutation, DeleteEventDifficultyMutationVariables>(
    DeleteEventDifficultyOperation,
  ),
  toggles: {
    active: document<ToggleEventDifficultyActiveMutation, ToggleEventDifficultyActiveMutationVariables>(
      ToggleEventDifficultyActiveOperation,
      EventDifficultyRow,
      RecordCanParts,
    ),
    default: document<ToggleEventDifficultyDefaultMutation, ToggleEventDifficultyDefaultMutationVariables>(
      ToggleEventDifficultyDefaultOperation,
      EventDifficultyRow,
      RecordCanParts,
    ),
  },
} as const;
