import type { AuditChange } from '../../audit/chain.js';
import { mayHold } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';

/** A change without its values, for readers who may not see the record. */
export const withoutValues = ({ field }: AuditChange): AuditChange => ({ field, before: null, after: null });

/**
 * Entries whose person or record has the text in its name; names that are withheld are not searched. An index leaves few
 * entries to check.
 */
export function namedCondition(readable: ReadonlySet<string>, text: string | null | undefined): Condition {
  const typed = typedText(text);
  const pattern = typedPattern(text);
  if (!typed || !pattern) return {};
  return {
    ...mayHold(typed),
    $or: [{ 'actor.name': pattern }, { 'target.kind': { $in: [...readable] }, 'target.label': pattern }],
  };
}
