import { mayHold } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';

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
