import type { Doc, Value } from '../bson/value.js';
import type { CollectionIndex } from '../store/index.js';
import type { SortField } from './sort.js';

/** Plan by which a query's records are found: through an index's key ranges, or by looking at every record. */
export interface Plan {
  readonly index: CollectionIndex | undefined;
  /** low <= key < high, in the order they are to be read. */
  readonly ranges: readonly (readonly [low: string, high: string])[];
  readonly reverse: boolean;
  /** The records come in the sort's order already. */
  readonly sorted: boolean;
  /** Every record in the ranges matches the filter: it need not be looked into. */
  readonly covered: boolean;
  /** The plans of an $or's branches: what they find together, each record once. */
  readonly branches?: readonly Plan[];
  /** Maximum number of index entries (or records) in the ranges. */
  readonly entries: number;
  /** Plan to use instead once this one has looked at as many records as that would. */
  readonly otherwise?: Plan;
}

export interface PlanRequest {
  readonly filter: Doc;
  readonly sort: readonly SortField[];
  /** An index's name or key, or { $natural }. */
  readonly hint?: Value;
  /** Number of records that are wanted from the beginning of the order; all of them when it is not said. */
  readonly wanted?: number;
}
