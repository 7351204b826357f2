import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';

/** The result for one of several records. */
export interface BulkRow {
  readonly id: string;
  readonly success: boolean;
  /** Whether its value was different before. */
  readonly changed: boolean;
  readonly message: string;
}

export interface BulkResult {
  readonly success: boolean;
  readonly message: string;
  readonly results: readonly BulkRow[];
}

/** The value that an action is done with. */
export type BulkValue = { to?: boolean; at?: string };

export type BulkOperation = TypedDocumentNode<{ readonly result: BulkResult }, { ids: readonly string[] } & BulkValue>;

const TYPES: Readonly<Record<keyof BulkValue, string>> = { to: 'Boolean', at: 'String' };

/**
 * The GraphQL operation of a bulk mutation. They differ only in the field's name, so they are created when the user
 * selects rows, and no list's code contains those of its kind.
 * @param value the name of its argument beside the ids
 */
export function bulkOperation(root: string, value: keyof BulkValue | null): BulkOperation {
  const [declared, argument] = value ? [`, $${value}: ${TYPES[value]}!`, `, ${value}: $${value}`] : ['', ''];
  const name = root.charAt(0).toUpperCase() + root.slice(1);
  return parse(`mutation ${name}($ids: [ID!]!${declared}) {
    result: ${root}(ids: $ids${argument}) { success message results { id success changed message } }
  }`);
}
