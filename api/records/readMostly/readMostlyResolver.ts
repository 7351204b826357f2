import type { ActionSpec, AnyReadMostlyKind } from '@polyphony/domain/kinds/parts/readMostly.js';
import { BULK_MAX, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { Resolver, type ClassType } from 'type-graphql';
import { BulkPayload } from '../bulk/bulk.js';
import { addMutation, type Argument } from '../schema/addMutation.js';
import { addQuery } from '../schema/addQuery.js';
import { refuseHidden } from '../read/refuseHidden.js';
import { pageSelection } from '../read/selection.js';
import { sortStep, type SortArg } from '../schema/listTypes.js';
import type { Outcome } from '../write/outcome.js';
import { storedAt, type FilterValues, type ReadMostlyReads } from './readMostlyReads.js';
import { ReadMostlyStore, type ActionArgs } from './readMostlyStore.js';
import { readMostlyTypes, type ReadMostlyTypes } from './readMostlyTypes.js';

/** The GraphQL payload of an action: the record is under the name that its kind gives it. */
export const payloadOf = ({ payloadField }: AnyReadMostlyKind, { record, ...rest }: Outcome) => ({
  ...rest,
  [payloadField]: record,
});

/**
 * The operations of a read-mostly kind: its list, one of its records, and its actions, for one record and for several. A
 * module extends it and adds what it does in its own way.
 * @param reads a store, where the kind has actions
 */
export function readMostlyResolver(reads: ReadMostlyReads, recordClass: ClassType): ClassType {
  const { kind } = reads;
  const types = readMostlyTypes(kind, recordClass);

  @Resolver()
  class ReadMostlyResolver {}
  const proto = ReadMostlyResolver.prototype;

  addQuery<ListArgs>(proto, {
    name: kind.plural,
    description: kind.description,
    gate: [kind.permission.view],
    returns: types.page,
    args: listArguments(types),
    run: (context, info, page, pageSize, filter, sort) => {
      const narrowed = Object.entries(kind.filterBy).flatMap(([name, spec]) =>
        filter?.[name] === undefined ? [] : [storedAt(name, spec)?.split('.')[0]],
      );
      refuseHidden(info, context, kind.type, [sort?.field, ...narrowed]);
      return reads.listed({ page, pageSize }, filter ?? null, sortStep(sort), pageSelection(info), context);
    },
  });
  if (kind.details) {
    addQuery<[id: string]>(proto, {
      name: kind.name,
      description: 'One record, or a NOT_FOUND error.',
      gate: [kind.permission.view],
      returns: recordClass,
      args: [ID_ARGUMENT],
      run: (_context, _info, id) => reads.get(id),
    });
  }
  if (isStore(reads)) addActions(proto, reads, types.payload);
  return ReadMostlyResolver;
}

const isStore = (reads: ReadMostlyReads): reads is ReadMostlyStore => reads instanceof ReadMostlyStore;

type ListArgs = [page: number, pageSize: number, filter?: FilterValues | null, sort?: SortArg | null];

const listArguments = ({ filter, sort }: ReadMostlyTypes): Argument[] => [
  {
    name: 'page',
    type: () => GraphQLInt,
    defaultValue: 1,
    description: 'The page, from 1. A page past the last one is empty.',
  },
  {
    name: 'pageSize',
    type: () => GraphQLInt,
    defaultValue: DEFAULT_PAGE_SIZE,
    description: `Rows a page, clamped to 1..${MAX_PAGE_SIZE}.`,
  },
  { name: 'filter', type: () => filter, nullable: true, description: 'Without it, everything.' },
  ...(sort
    ? [{ name: 'sort', type: () => sort, nullable: true, description: "Without it, the list's own order." }]
    : []),
];

const ID_ARGUMENT: Argument = { name: 'id', type: () => GraphQLID, description: 'Database object id.' };
const IDS_ARGUMENT: Argument = {
  name: 'ids',
  type: () => [GraphQLID],
  description: `Database object ids, at most ${BULK_MAX}; one named twice counts once.`,
};

/** An action takes the value of a switch, or what was typed and the version that it was typed for. */
function actionOf(action: ActionSpec): { readonly args: Argument[]; readonly read: (values: unknown[]) => ActionArgs } {
  if ('switches' in action) {
    const description = 'The value wanted; without it, the stored one flips.';
    return {
      args: [{ name: 'to', type: () => GraphQLBoolean, nullable: true, description }],
      read: ([to]) => ({ to: typeof to === 'boolean' ? to : null }),
    };
  }
  if (!('writes' in action)) return { args: [], read: () => ({}) };
  const fields = Object.entries(action.inputs);
  const typed = fields.map(([name, description]) => ({ name, type: () => GraphQLString, nullable: true, description }));
  const description = 'The version it was loaded with; a later one is a CONFLICT.';
  return {
    args: [...typed, { name: 'version', type: () => GraphQLInt, nullable: true, description }],
    read: (values) => {
      const version = values[fields.length];
      return {
        input: Object.fromEntries(fields.map(([name], index) => [name, values[index] ?? undefined])),
        version: typeof version === 'number' ? version : null,
      };
    },
  };
}

function addActions(proto: object, store: ReadMostlyStore, payload: ClassType): void {
  const { kind } = store;
  for (const [name, action] of Object.entries(kind.actions)) {
    if ('own' in action) continue;
    const gate = [action.gate];
    const { args, read } = actionOf(action);
    addMutation<[id: string, ...values: unknown[]]>(proto, {
      name: kind.fields[name] ?? name,
      description: action.description,
      returns: payload,
      gate,
      args: [ID_ARGUMENT, ...args],
      run: async (context, id, ...values) => payloadOf(kind, await store.act(name, id, read(values), context)),
    });
    const many = kind.manyFields[name];
    if (!many) continue;
    addMutation<[ids: readonly string[], to?: boolean]>(proto, {
      name: many,
      description: `Of several at once. ${action.description}`,
      returns: BulkPayload,
      gate,
      args: 'switches' in action ? [IDS_ARGUMENT, TO_ARGUMENT] : [IDS_ARGUMENT],
      run: (context, ids, to) => store.actMany(name, ids, { to: to ?? null }, context),
    });
  }
}

const TO_ARGUMENT: Argument = { name: 'to', type: () => GraphQLBoolean, description: 'The value wanted.' };
