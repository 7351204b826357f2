import type { TypedDocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode, type NameNode, type TypeNode } from 'graphql';

/** What became of one of several records. */
export interface BulkRow {
  readonly id: string;
  readonly success: boolean;
  /** Whether it was otherwise before. */
  readonly changed: boolean;
  readonly message: string;
}

export interface BulkAnswer {
  readonly success: boolean;
  readonly message: string;
  readonly results: readonly BulkRow[];
}

export type BulkOperation = TypedDocumentNode<
  { readonly result: BulkAnswer },
  { ids: readonly string[]; to?: boolean }
>;

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });
const required = (type: TypeNode & { kind: Kind.NAMED_TYPE | Kind.LIST_TYPE }): TypeNode => ({
  kind: Kind.NON_NULL_TYPE,
  type,
});
const named = (name: string) => ({ kind: Kind.NAMED_TYPE, name: nameOf(name) }) as const;
const field = (name: string, selected?: ReturnType<typeof plain>) =>
  ({ kind: Kind.FIELD, name: nameOf(name), ...(selected && { selectionSet: selected }) }) as const;
const plain = (...names: readonly string[]) =>
  ({
    kind: Kind.SELECTION_SET,
    selections: names.map((name) => ({ kind: Kind.FIELD, name: nameOf(name) }) as const),
  }) as const;

const IDS = required({ kind: Kind.LIST_TYPE, type: required(named('ID')) });
const TO = required(named('Boolean'));

/**
 * The operation on several records that a root field is. They are alike but for the field's name, so they are made when
 * somebody selects something, and no list brings along those of its kind.
 * @param sets whether it takes the value to set
 */
export function bulkOperation(root: string, sets: boolean): BulkOperation {
  const variables = [['ids', IDS] as const, ...(sets ? [['to', TO] as const] : [])];
  const variable = (name: string) => ({ kind: Kind.VARIABLE, name: nameOf(name) }) as const;
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.MUTATION,
        name: nameOf(root.charAt(0).toUpperCase() + root.slice(1)),
        variableDefinitions: variables.map(([name, type]) => ({
          kind: Kind.VARIABLE_DEFINITION,
          variable: variable(name),
          type,
        })),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [
            {
              kind: Kind.FIELD,
              alias: nameOf('result'),
              name: nameOf(root),
              arguments: variables.map(([name]) => ({
                kind: Kind.ARGUMENT,
                name: nameOf(name),
                value: variable(name),
              })),
              selectionSet: {
                kind: Kind.SELECTION_SET,
                selections: [
                  field('success'),
                  field('message'),
                  field('results', plain('id', 'success', 'changed', 'message')),
                ],
              },
            },
          ],
        },
      },
    ],
  };
  return document;
}
