import type { Doc, Value } from '../bson/value.js';
import type { MatchContext } from '../query/matcher.js';

/** One operator on one field: the field's new value, or KEEP to leave it as it is, or undefined to remove it. */
export type FieldOperator = (current: Value, operand: Value, at: FieldContext) => Value;
export const KEEP = Symbol('keep');

export interface FieldContext {
  readonly path: string;
  readonly match: MatchContext;
  readonly doc: Doc;
  readonly inserting: boolean;
}
