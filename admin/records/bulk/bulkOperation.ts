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

export interface BulkAnswer {
  readonly success: boolean;
  readonly message: string;
  readonly results: readonly BulkRow[];
}

export type BulkOperation = TypedDocumentNode<
  { readonly result: BulkAnswer },
  { ids: readonly string[]; to?: boolean }
>;

/**
 * The GraphQL operation of a bulk mutation. They differ only in the field's name, so they are created when the user
 * selects rows, and no list's code contains those of its kind.
 * @param sets whether it has an argument for the new value
 */
export function bulkOperation(root: string, sets: boolean): BulkOperation {
  const name = root.charAt(0).toUpperCase() + root.slice(1);
  return parse(`mutation ${name}($ids: [ID!]!${sets ? ', $to: Boolean!' : ''}) {
    result: ${root}(ids: $ids${sets ? ', to: $to' : ''}) { success message results { id success changed message } }
  }`);
}
