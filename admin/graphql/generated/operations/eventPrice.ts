// Generated from domain/kinds by `npm run codegen`. Do not edit; eventPrice.graphql beside it is the same to read.
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { document } from '../../document';
import type {
  EventPriceListQuery,
  EventPriceListQueryVariables,
  EventPriceRecordQuery,
  EventPriceRecordQueryVariables,
  EventPriceOptionsQuery,
  EventPriceOptionsQueryVariables,
  CreateEventPriceMutation,
  CreateEventPriceMutationVariables,
  UpdateEventPriceMutation,
  UpdateEventPriceMutationVariables,
  TranslateEventPriceMutation,
  TranslateEventPriceMutationVariables,
  DeleteEventPriceMutation,
  DeleteEventPriceMutationVariables,
  ToggleEventPriceActiveMutation,
  ToggleEventPriceActiveMutationVariables,
} from '../typed/graphql';

const EventPriceRow = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventPriceRow' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPrice' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'label' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'lang' },
            value: { kind: 'Variable', name: { kind: 'Name', value: 'lang' } },
          },
        ],
        directives: [],
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'event' },
        arguments: [],
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
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'nationality' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'priceType' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'amount' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'currency' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'active' }, arguments: [], directives: [] },
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
const EventPriceDetails = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'EventPriceDetails' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPrice' } },
  directives: [],
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'eventId' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'nationality' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'priceType' }, arguments: [], directives: [] },
      { kind: 'Field', name: { kind: 'Name', value: 'amount' }, arguments: [], directives: [] },
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
            { kind: 'Field', name: { kind: 'Name', value: 'label' }, arguments: [], directives: [] },
          ],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode;
const EventPriceListOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventPriceList' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPriceFilter' } },
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
      type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPriceSort' } },
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
        name: { kind: 'Name', value: 'eventPrices' },
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
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceRow' }, directives: [] },
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
const EventPriceRecordOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventPriceRecord' },
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
        name: { kind: 'Name', value: 'eventPrice' },
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
          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceDetails' }, directives: [] }],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const EventPriceOptionsOperation = {
  kind: 'OperationDefinition',
  operation: 'query',
  name: { kind: 'Name', value: 'EventPriceOptions' },
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
        name: { kind: 'Name', value: 'eventPriceOptions' },
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
const CreateEventPriceOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'CreateEventPrice' },
  variableDefinitions: [
    {
      kind: 'VariableDefinition',
      variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPriceInput' } } },
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
        name: { kind: 'Name', value: 'createEventPrice' },
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
              name: { kind: 'Name', value: 'eventPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const UpdateEventPriceOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'UpdateEventPrice' },
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
      type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPriceInput' } } },
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
        name: { kind: 'Name', value: 'updateEventPrice' },
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
              name: { kind: 'Name', value: 'eventPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const TranslateEventPriceOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'TranslateEventPrice' },
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
        type: { kind: 'NamedType', name: { kind: 'Name', value: 'EventPriceTranslationInput' } },
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
        name: { kind: 'Name', value: 'translateEventPrice' },
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
              name: { kind: 'Name', value: 'eventPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceDetails' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;
const DeleteEventPriceOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'DeleteEventPrice' },
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
        name: { kind: 'Name', value: 'deleteEventPrice' },
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
const ToggleEventPriceActiveOperation = {
  kind: 'OperationDefinition',
  operation: 'mutation',
  name: { kind: 'Name', value: 'ToggleEventPriceActive' },
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
        name: { kind: 'Name', value: 'toggleEventPriceActive' },
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
              name: { kind: 'Name', value: 'eventPrice' },
              arguments: [],
              directives: [],
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'FragmentSpread', name: { kind: 'Name', value: 'EventPriceRow' }, directives: [] },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as OperationDefinitionNode;

/** Every standard operation of eventPrices; the answers have the same shape in every kind. */
export const eventPriceOperations = {
  list: document<EventPriceListQuery, EventPriceListQueryVariables>(
    EventPriceListOperation,
    EventPriceRow,
    RecordCanParts,
  ),
  details: document<EventPriceRecordQuery, EventPriceRecordQueryVariables>(
    EventPriceRecordOperation,
    EventPriceDetails,
  ),
  options: document<EventPriceOptionsQuery, EventPriceOptionsQueryVariables>(EventPriceOptionsOperation),
  create: document<CreateEventPriceMutation, CreateEventPriceMutationVariables>(
    CreateEventPriceOperation,
    EventPriceDetails,
  ),
  update: document<UpdateEventPriceMutation, UpdateEventPriceMutationVariables>(
    UpdateEventPriceOperation,
    EventPriceDetails,
  ),
  translate: document<TranslateEventPriceMutation, TranslateEventPriceMutationVariables>(
    TranslateEventPriceOperation,
    EventPriceDetails,
  ),
  delete: document<DeleteEventPriceMutation, DeleteEventPriceMutationVariables>(DeleteEventPriceOperation),
  toggles: {
    active: document<ToggleEventPriceActiveMutation, ToggleEventPriceActiveMutationVariables>(
      ToggleEventPriceActiveOperation,
      EventPriceRow,
      RecordCanParts,
    ),
  },
} as const;
