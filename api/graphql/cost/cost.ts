import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import {
  getNamedType,
  isCompositeType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Points of a field with fields of its own, of one without, and by how much each level down is dearer. */
const OBJECT_POINTS = 2;
const VALUE_POINTS = 1;
const LEVEL_FACTOR = 1.5;

/** Rows of a page that count once: what a page of 100 selects counts ten times. */
export const COUNTED_ROWS = 10;

const PAGE_SIZE = 'pageSize';

export interface CostedOperation {
  readonly schema: GraphQLSchema;
  /** Validated. */
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** Memoized costs of operations whose page sizes depend on no variable. Parsed documents are cached, so they serve as keys. */
const known = new WeakMap<OperationDefinitionNode, number>();

/**
 * The cost of an operation, in points of the cost limit: an object counts 2, a value 1, each level down one and a half
 * times as much, and what a paged list selects as often as its page size holds COUNTED_ROWS. Introspection is free.
 */
export function costOf({ schema, document, operation, variables = {} }: CostedOperation): number {
  const cached = known.get(operation);
  if (cached !== undefined) return cached;
  let varies = false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const costs = new Map<string, number>();

  /** The page size that the request names; else the variable's, else the argument's default. */
  const pageSize = (field: FieldNode, usual: unknown): unknown => {
    const value = field.arguments?.find(({ name }) => name.value === PAGE_SIZE)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return usual;
    varies = true;
    const { name } = value;
    const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name.value);
    const { defaultValue } = declared ?? {};
    return variables[name.value] ?? (defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : usual);
  };

  const rowsFactor = (parent: GraphQLNamedType | undefined, field: FieldNode): number => {
    const args = parent && 'getFields' in parent ? parent.getFields()[field.name.value] : undefined;
    const paged = args && 'args' in args ? args.args.find(({ name }) => name === PAGE_SIZE) : undefined;
    if (!paged) return 1;
    const rows = pageSize(field, paged.defaultValue);
    return Math.max(1, Math.min(typeof rows === 'number' ? rows : MAX_PAGE_SIZE, MAX_PAGE_SIZE) / COUNTED_ROWS);
  };

  const fieldCost = (parent: GraphQLNamedType | undefined, field: FieldNode): number => {
    if (!field.selectionSet) return VALUE_POINTS;
    if (field.name.value.startsWith('__')) return 0;
    const definition = parent && 'getFields' in parent ? parent.getFields()[field.name.value] : undefined;
    const type = definition && getNamedType(definition.type);
    return OBJECT_POINTS + LEVEL_FACTOR * rowsFactor(parent, field) * selectionCost(type, field.selectionSet);
  };

  const fragmentCost = (name: string): number => {
    const known = costs.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const cost = fragment ? selectionCost(schema.getType(fragment.typeCondition.name.value), fragment.selectionSet) : 0;
    costs.set(name, cost);
    return cost;
  };

  function selectionCost(type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): number {
    const parent = isCompositeType(type) ? type : undefined;
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + fieldCost(parent, selection);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + fragmentCost(selection.name.value);
      const { typeCondition, selectionSet } = selection;
      return sum + selectionCost(typeCondition ? schema.getType(typeCondition.name.value) : parent, selectionSet);
    }, 0);
  }

  const cost = selectionCost(schema.getRootType(operation.operation) ?? undefined, operation.selectionSet);
  if (!varies) known.set(operation, cost);
  return cost;
}
