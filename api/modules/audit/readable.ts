import { searchWords } from '@polyphony/domain/text/folded.js';
import { FOLDED_NAMES, holdsWords, mayHold } from '../../platform/searchKeys.js';
import { typedPattern, typedText, type Condition } from '../../records/read/listQuery.js';

/**
 * Entries whose person or record has the text in its name; names that are withheld are not searched. An index leaves few
 * entries to check.
 */
export function nameCondition(readable: ReadonlySet<string>, text: string | null | undefined): Condition {
  const words = searchWords(typedText(text) ?? '');
  const pattern = typedPattern(text);
  if (words.length === 0 || !pattern) return {};
  const ofReadableKind = { 'target.kind': { $in: [...readable] } };
  return {
    ...mayHold(words),
    $or: [
      { [`${FOLDED_NAMES}.actor`]: holdsWords(words) },
      { ...ofReadableKind, [`${FOLDED_NAMES}.target`]: holdsWords(words) },
      // Entries of an older version, until they are filled in.
      { [FOLDED_NAMES]: null, 'actor.name': pattern },
      { [FOLDED_NAMES]: null, ...ofReadableKind, 'target.label': pattern },
    ],
  };
}
