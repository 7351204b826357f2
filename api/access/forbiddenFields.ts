import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  Kind,
  OperationTypeNode,
  valueFromAST,
  GraphQLBoolean,
  isInterfaceType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { gatesAt, passes, refusalAt, type Gate, type Holder } from './gates.js';

type Variables = Readonly<Record<string, unknown>>;

export interface ForbiddenField {
  /** Response names from the root; list positions are not known before execution. */
  readonly path: readonly string[];
  readonly gate: Gate;
  readonly node: FieldNode;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly holder: Holder;
  readonly variables: Variables;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /**
   * Fragments visited already: their content does not depend on where they are spread, and some are spread recursively.
   */
  readonly walked: Set<string>;
  readonly found: ForbiddenField[];
}

/** Variables as sent, with the operation's defaults for those left out. */
function variablesOf(operation: OperationDefinitionNode, sent: Variables): Variables {
  const defaults = (operation.variableDefinitions ?? []).map(({ variable, defaultValue }): [string, unknown] => [
    variable.name.value,
    defaultValue ? valueFromAST(defaultValue, GraphQLBoolean) : undefined,
  ]);
  const provided = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(provided) };
}

/** Whether @skip or @include certainly excludes the selection. In doubt it counts as selected. */
function leftOut(node: SelectionNode, variables: Variables): boolean {
  return (node.directives ?? []).some(({ name, arguments: args }) => {
    const value = args?.find((arg) => arg.name.value === 'if')?.value;
    const condition =
      value?.kind === Kind.BOOLEAN ? value.value : value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
    return (name.value === 'skip' && condition === true) || (name.value === 'include' && condition === false);
  });
}

function compositeType(schema: GraphQLSchema, name: string): GraphQLCompositeType | null {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : null;
}

function walkField(walk: Walk, parent: GraphQLCompositeType, node: FieldNode, above: readonly string[]): void {
  const path = [...above, node.alias?.value ?? node.name.value];
  const closed = gatesAt(walk.schema, parent, node.name.value).find((gate: Gate) => !passes(gate, walk.holder));
  if (closed) walk.found.push({ path, gate: closed, node });
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (node.selectionSet && isCompositeType(type)) walkSelections(walk, type, node.selectionSet, path);
}

function walkSelections(
  walk: Walk,
  parent: GraphQLCompositeType,
  set: SelectionSetNode,
  path: readonly string[],
): void {
  for (const node of set.selections) {
    if (leftOut(node, walk.variables)) continue;
    if (node.kind === Kind.FIELD) {
      walkField(walk, parent, node, path);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      const on = node.typeCondition ? compositeType(walk.schema, node.typeCondition.name.value) : parent;
      if (on) walkSelections(walk, on, node.selectionSet, path);
    } else if (!walk.walked.has(node.name.value)) {
      walk.walked.add(node.name.value);
      const fragment = walk.fragments.get(node.name.value);
      const on = fragment && compositeType(walk.schema, fragment.typeCondition.name.value);
      if (on) walkSelections(walk, on, fragment.selectionSet, path);
    }
  }
}

/**
 * The fields that an operation selects and that the caller may not use, including those in fragments: each once per
 * fragment, at the first place that spreads it. Linear in the length of the document.
 * @param variables as the client sent them; they decide @skip and @include only
 */
export function forbiddenFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  holder: Holder,
  variables: Variables = {},
): readonly ForbiddenField[] {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return [];
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const walk: Walk = {
    schema,
    holder,
    variables: variablesOf(operation, variables),
    fragments: new Map(fragments.map((node) => [node.name.value, node])),
    walked: new Set(),
    found: [],
  };
  walkSelections(walk, root, operation.selectionSet, []);
  return walk.found;
}

/**
 * The errors to return in place of a mutation that selects a field the caller may not use, so that it fails as a whole
 * and nothing is written; empty for an allowed operation. Called between validation and execution.
 */
export function refuseForbiddenMutation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  holder: Holder,
  variables: Variables = {},
): readonly GraphQLError[] {
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return [];
  return forbiddenFields(schema, document, operationName, holder, variables).flatMap(({ path, gate, node }) => {
    const refusal = refusalAt(gate, holder);
    return refusal ? [new GraphQLError(refusal.message, { nodes: node, path, extensions: refusal.extensions })] : [];
  });
}
