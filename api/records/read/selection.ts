import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';
import { storedFieldsOf } from '../schema/computed.js';

/** Every field named directly under the nodes, fragments opened; @skip and @include are taken as always asked. */
function fieldsUnder(nodes: readonly FieldNode[], info: GraphQLResolveInfo): FieldNode[] {
  const open = (selections: readonly SelectionNode[]): FieldNode[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      const target = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
      return target ? open(target.selectionSet.selections) : [];
    });
  return nodes.flatMap((node) => open(node.selectionSet?.selections ?? []));
}

/** The names of the fields that are selected of a field's value. */
export const selectedFields = (info: GraphQLResolveInfo): readonly string[] =>
  fieldsUnder(info.fieldNodes, info).map(({ name }) => name.value);

/** The selected parts of a page query. */
export interface PageSelection<Field extends string = string> {
  /** Whether the totals are requested. */
  readonly totals: boolean;
  /** Whether the records below the rows are requested. */
  readonly descendants: boolean;
  /** The stored fields to read, as a MongoDB projection; null for all of them. */
  readonly projection: Readonly<Record<Field, 1>> | null;
}

const fieldOf = (type: GraphQLNamedType, name: string) => (isObjectType(type) ? type.getFields()[name] : undefined);

/** Parsed documents are kept and used again, so what a field node selects is worked out once. */
const known = new WeakMap<FieldNode, PageSelection>();

/** Reads from a page field's selection which parts, and which stored fields of the rows, are requested. */
export function pageSelection(info: GraphQLResolveInfo): PageSelection {
  const first = info.fieldNodes[0];
  const cached = info.fieldNodes.length === 1 && first ? known.get(first) : undefined;
  if (cached) return cached;

  const parts = fieldsUnder(info.fieldNodes, info);
  const requested = new Set(parts.map(({ name }) => name.value));
  const rowFields = fieldsUnder(
    parts.filter(({ name }) => name.value === 'rows' || name.value === 'descendants'),
    info,
  );
  const rowType = getNamedType(fieldOf(getNamedType(info.returnType), 'rows')?.type);
  const selection: PageSelection = {
    totals: requested.has('pageInfo'),
    descendants: requested.has('descendants'),
    projection: isObjectType(rowType) ? projectionOf(rowType, rowFields) : null,
  };
  if (info.fieldNodes.length === 1 && first) known.set(first, selection);
  return selection;
}

/** The stored fields of records that another record lists. */
export interface RowSelection<Always extends string = string> {
  /** As a MongoDB projection, of which these are sure to be; null for all of them. */
  readonly projection: PageSelection<Always>['projection'];
  /** Tells it from others in the name of a loader. */
  readonly name: string;
}

const knownRows = new WeakMap<FieldNode, RowSelection>();

/** Reads from a field with records of its own which stored fields of them are requested, beside those that are always read. */
export function rowSelection<const Always extends string>(
  info: GraphQLResolveInfo,
  always: readonly Always[],
): RowSelection<Always> {
  const first = info.fieldNodes[0];
  const cached = info.fieldNodes.length === 1 && first ? knownRows.get(first) : undefined;
  if (cached) return cached;
  const type = getNamedType(info.returnType);
  const requested = isObjectType(type) ? projectionOf(type, fieldsUnder(info.fieldNodes, info)) : null;
  const sure: Readonly<Record<string, 1>> = Object.fromEntries(always.map((name) => [name, 1 as const]));
  const projection = requested && { ...requested, ...sure };
  const selection: RowSelection = { projection, name: projection ? Object.keys(projection).join(' ') : '*' };
  if (info.fieldNodes.length === 1 && first) knownRows.set(first, selection);
  return selection;
}

function projectionOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Record<string, 1> | null {
  const stored = new Set(['_id', 'parentId']);
  for (const { name } of nodes) {
    const field = type.getFields()[name.value];
    if (!field) continue;
    for (const need of storedFieldsOf(field.name, field)) stored.add(need);
  }
  return stored.has('*') ? null : Object.fromEntries([...stored].map((name) => [name, 1]));
}

const knownBelow = new WeakMap<FieldNode, Map<string, PageSelection['projection']>>();

/**
 * Reads from a field which stored fields of the records are requested that it has at a path below it: `['rows', 'post']`.
 * Null: all of them. Without any record there, only those that every record is read with.
 */
export function selectionAt(info: GraphQLResolveInfo, path: readonly string[]): PageSelection['projection'] {
  const first = info.fieldNodes[0];
  const name = path.join(' ');
  const cached = info.fieldNodes.length === 1 && first ? knownBelow.get(first) : undefined;
  const known = cached?.get(name);
  if (known !== undefined) return known;
  let nodes: readonly FieldNode[] = info.fieldNodes;
  let type = getNamedType(info.returnType);
  for (const step of path) {
    nodes = fieldsUnder(nodes, info).filter((node) => node.name.value === step);
    const field = fieldOf(type, step);
    if (!field) throw new Error(`There is no field ${name} below ${info.fieldName}.`);
    type = getNamedType(field.type);
  }
  const projection = isObjectType(type) ? projectionOf(type, fieldsUnder(nodes, info)) : null;
  if (info.fieldNodes.length === 1 && first)
    knownBelow.set(first, (cached ?? new Map<string, PageSelection['projection']>()).set(name, projection));
  return projection;
}
