import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';

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

/**
 * The operation on several records that a root field is. They are alike but for the field's name, so they are made when
 * somebody selects something, and no list brings along those of its kind.
 * @param sets whether it takes the value to set
 */
export function bulkOperation(root: string, sets: boolean): BulkOperation {
  const name = root.charAt(0).toUpperCase() + root.slice(1);
  return parse(`mutation ${name}($ids: [ID!]!${sets ? ', $to: Boolean!' : ''}) {
    result: ${root}(ids: $ids${sets ? ', to: $to' : ''}) { success message results { id success changed message } }
  }`);
}
